import { formatCet, formatInstant, preventAmountBreaks, whatsAppAddress } from '@estrada/domain/formats/index';
import { describePayments, firstNameOf, summarisePayments } from '@estrada/domain/simulation/index';
import { lastMinuteOf } from '@estrada/domain/simulation/offer/last-minute';
import type { CustomerLink } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { QrCode } from '@estrada/web/links/qr-code.tsx';
import { useSentText } from '@estrada/web/messages/client-messages.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { clientOf } from '../../model/draft.ts';
import { customerOfferPath } from '../../public-pages.ts';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';

/**
 * The address that opens WhatsApp with a prepared text for the client, with their phone number if known. The instalment
 * is never sent without its CET (CMN 4.881/2020).
 */
function useMessage(url: string): string {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, item } = useSharedSimulator();
  const client = clientOf(draft);
  const name = firstNameOf(client.name);
  const words = {
    vehicle: draft.vehicleLabel,
    payments: item ? preventAmountBreaks(describePayments(summarisePayments(item), language, 'exact')) : '',
    cet: item ? formatCet(item.cetAnnualPct) : '',
    url,
  };
  const text = name ? t('link.message', { ...words, name }) : t('link.messageNoName', words);
  return whatsAppAddress(client.phone ?? '', text);
}

/**
 * A new link: created by a button, then copied, scanned or sent, its secret shown only once; or sent by the portal to the
 * client alone.
 *
 * @param known the current links of the simulation: one that is no longer valid must not be sent
 */
export function NewLink({ id, known }: { id: string; known: readonly CustomerLink[] }) {
  const t = useStrings(strings);
  const { draft } = useSharedSimulator();
  const make = useAct('makeCustomerLink', { reload: ['listCustomerLinks', 'readOfferMessages'] });
  const sending = useAct('sendOfferLink', { reload: ['listCustomerLinks', 'readOfferMessages'] });
  const textOf = useSentText();
  const [sentText, setSentText] = useState<string | null>(null);
  const client = clientOf(draft);
  const [lastMade, setMade] = useState<{ link: CustomerLink; url: string } | null>(null);
  const hasEnded = known.some((link) => link.id === lastMade?.link.id && link.state !== 'open');
  const made = hasEnded ? null : lastMade;

  async function create(): Promise<void> {
    const version = draft.saved?.version;
    if (version === undefined) return;
    const { link, token } = await make.run({ params: { id }, body: { version } });
    setMade({ link, url: `${window.location.origin}${customerOfferPath}#${token}` });
  }

  async function send(): Promise<void> {
    const version = draft.saved?.version;
    if (version === undefined) return;
    setSentText(null);
    setSentText(textOf(await sending.run({ params: { id }, body: { version } })));
  }

  const [field] = make.error?.fields ?? [];
  return (
    <>
      {make.error ? (
        <Alert color="red" variant="light" role="alert">
          <p>{field?.message ?? make.error.words}</p>
          <small>{make.error.code}</small>
        </Alert>
      ) : null}
      {sending.error ? (
        <Alert color="red" variant="light" role="alert">
          <p>{sending.error.fields?.[0]?.message ?? sending.error.words}</p>
          <small>{sending.error.code}</small>
        </Alert>
      ) : null}
      {sentText ? <p role="status">{sentText}</p> : null}
      {made ? <ReadyLink key={made.link.id} {...made} /> : null}
      <Group>
        <Button
          variant={made ? 'default' : 'filled'}
          loading={make.isBusy}
          onClick={() => void create().catch(() => undefined)}
        >
          {t(made ? 'link.again' : 'link.make')}
        </Button>
        {client.name && (client.phone || client.email) ? (
          <Button variant="default" loading={sending.isBusy} onClick={() => void send().catch(() => undefined)}>
            {t('link.sendByPortal')}
          </Button>
        ) : null}
      </Group>
    </>
  );
}

function ReadyLink({ link, url }: { link: CustomerLink; url: string }) {
  const t = useStrings(strings);
  const whatsApp = useMessage(url);
  const [isCopied, setCopied] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => address.current?.select(), []);

  async function copy(): Promise<void> {
    address.current?.select();
    // if the browser has no clipboard API (a page without https), the selected text can be copied manually
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <section className="customer-link-ready" aria-label={t('link.address')}>
      <div>
        <p role="status">{t('link.ready')}</p>
        <div className="customer-link-address">
          <TextInput ref={address} label={t('link.address')} value={url} readOnly />
          <Button variant="default" onClick={() => void copy()} aria-live="polite">
            {t(isCopied ? 'link.copied' : 'link.copy')}
          </Button>
        </div>
        <Button component="a" href={whatsApp} target="_blank" rel="noopener noreferrer">
          {t('link.whatsapp')}
        </Button>
        <p className="customer-link-note">{t('link.until', { date: formatInstant(lastMinuteOf(link.expiresAt)) })}</p>
      </div>
      <QrCode className="customer-link-qr" text={url} label={t('link.qr')} />
    </section>
  );
}
