import '../insurance.css';
import { insurerTitle, isFromBroker } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { UnderOwnPolicy } from '@estrada/web/frame/own-policy.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { insuranceReads } from '../use-insurance.ts';
import { forgetLeft, storeLeft } from './left-for-payment.ts';

/** in the address, because the page may have to be loaded again to be allowed to show the insurer's page */
const openName = 'pagamento';

/** The insurer's own page, on which the client authorises the payment. What came of it is read from the server. */
export function PaymentFrame({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const [search, setSearch] = useSearchParams();
  const number = record.brokerProposalNumber;
  const turn = (isOpen: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set(openName, 'aberto');
        else next.delete(openName);
        return next;
      },
      { replace: true },
    );
  if (!record.can.openPaymentPage || number === null) return null;
  return (
    <section className="insurance-card" aria-labelledby="insurance-payment-page">
      <Title order={3} size="h4" id="insurance-payment-page">
        {t('frame.title', { provider: insurerTitle(record.provider) })}
      </Title>
      <Text size="sm">{t('frame.text')}</Text>
      {search.has(openName) ? (
        <UnderOwnPolicy paths={[paths.insurances]}>
          <OpenFrame record={record} number={number} onClose={() => turn(false)} />
        </UnderOwnPolicy>
      ) : (
        <Group>
          <Button variant="light" onClick={() => turn(true)}>
            {t('frame.open')}
          </Button>
        </Group>
      )}
    </section>
  );
}

function OpenFrame({ record, number, onClose }: { record: InsuranceDetail; number: string; onClose: () => void }) {
  const t = useStrings(strings);
  const { user } = useSignedIn();
  const { run, error } = useAct('readPaymentFrame');
  const [link, setLink] = useState<URL | null>(null);
  const [isReported, setReported] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const reload = useReload();
  const { id, insuranceType: type, provider } = record;

  const open = useRef(run);
  open.current = run;
  useEffect(() => {
    let isWanted = true;
    open.current({ params: { type, provider, brokerProposalNumber: number } }).then(
      ({ linkIframe }) => {
        if (!isWanted) return;
        storeLeft({ id, number, username: user.username });
        setLink(new URL(linkIframe));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id, type, provider, number, user.username]);

  useEffect(() => {
    if (link === null || isReported) return;
    const listen = (event: MessageEvent) => {
      const expected = {
        origin: link.origin,
        ownOrigin: window.location.origin,
        window: frame.current?.contentWindow ?? null,
        number,
        provider,
      };
      if (!isFromBroker(event, expected)) return;
      // once: a repeated message has nothing to add
      setReported(true);
      void reload(...insuranceReads);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [link, isReported, number, provider, reload]);

  if (error)
    return (
      <Text role="alert" c="var(--mantine-color-error)">
        {error.words}
      </Text>
    );
  return (
    <>
      {isReported ? <p role="status">{t('frame.reported')}</p> : null}
      {link ? (
        <iframe
          ref={frame}
          className="insurance-frame"
          src={link.href}
          title={t('frame.title', { provider: insurerTitle(provider) })}
          // its own origin is needed for its cookies and to tell its messages from others; it cannot leave the frame
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          allow=""
        />
      ) : (
        <p role="status">{t('frame.loading')}</p>
      )}
      <Group>
        <Button
          variant="default"
          onClick={() => {
            forgetLeft();
            void reload(...insuranceReads);
            onClose();
          }}
        >
          {t('frame.close')}
        </Button>
      </Group>
    </>
  );
}
