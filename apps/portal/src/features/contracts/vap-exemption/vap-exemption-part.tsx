import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { VapExemption } from '@estrada/endpoints/index';
import { PanelPart, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { LinkDialog } from '@estrada/web/links/link-dialog.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** The link by which the client exempts the products. */
function ExemptionLinkDialog({ proposal, onClose }: { proposal: ProposalRef; onClose: () => void }) {
  const t = useStrings(strings);
  const { run } = useAct('makeVapExemptionLink', { reload: ['readVapExemption'] });
  return (
    <LinkDialog
      words={{
        title: t('link.title'),
        text: t('link.text'),
        code: t('link.code'),
        copied: t('copied'),
        valid: (time) => t('link.valid', { time }),
      }}
      make={() => run({ params: { id: proposal.id } })}
      onClose={onClose}
    />
  );
}

/** How often a pending confirmation is polled: the client may be sitting next to the seller. */
const waitingMs = 8_000;
const tones = { NONE: 'neutral', ASKED: 'info', CONFIRMED: 'success' } as const;

/**
 * The exemption of the products from the electronic signature: its status, and the link by which the client confirms
 * it.
 */
export function VapExemptionPart({ proposal }: { proposal: ProposalRef }) {
  const { data } = useCall(
    'readVapExemption',
    { params: { id: proposal.id } },
    { refetchInterval: ({ state }) => (state.data?.state === 'ASKED' ? waitingMs : false) },
  );
  return data && data.products.length > 0 ? <Exemption exemption={data} proposal={proposal} /> : null;
}

function Exemption({
  exemption: { state, products, expiresAt, confirmedAt, lapsedOf, madeByName, isOut, canAsk },
  proposal,
}: {
  exemption: VapExemption;
  proposal: ProposalRef;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const names = products.map(({ labelPt, labelEn }) => pickText({ pt: labelPt, en: labelEn }, language)).join(', ');
  const name = madeByName ?? '';
  return (
    <PanelPart title={t('title')}>
      <p className="estrada-part-status">
        <StatusPill tone={tones[state]}>{t(state)}</StatusPill>
        {state === 'CONFIRMED' && confirmedAt ? (
          <Text span>{t('confirmed', { at: formatInstant(confirmedAt), name })}</Text>
        ) : null}
        {state === 'ASKED' && expiresAt ? (
          <Text span>{t('asked', { time: formatInstant(expiresAt), name })}</Text>
        ) : null}
      </p>
      {lapsedOf ? <Text size="sm">{t('lapsed', { at: formatInstant(lapsedOf) })}</Text> : null}
      <Text size="sm" c="dimmed">
        {t('explain', { products: names })} {t('keeps')} {isOut ? t('isOut') : ''}
      </Text>
      {canAsk ? (
        <Group gap="xs" className="estrada-part-acts">
          <PageAct onClick={() => setOpen(true)}>{t(state === 'ASKED' ? 'again' : 'link')}</PageAct>
        </Group>
      ) : null}
      {isOpen ? <ExemptionLinkDialog proposal={proposal} onClose={() => setOpen(false)} /> : null}
    </PanelPart>
  );
}
