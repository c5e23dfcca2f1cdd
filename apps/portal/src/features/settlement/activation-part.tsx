import { formatMoney } from '@estrada/domain/formats/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmActivation } from './funding/confirm-activation.tsx';
import { MoveReasonDialog } from './move-reason-dialog.tsx';
import { activationSentenceOf } from './state-sentences.ts';
import { strings } from './strings.ts';

/** What the activation still requires, the activation itself, and its confirmation by the provider. */
export function ActivationPart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { payableCents } = settlement;
  const { ask, modal } = useConfirmAction();
  const [isRefusing, setRefusing] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  const hasOpenItems = settlement.checklist.some(({ needsReason }) => needsReason);
  const activate = useAct('activateProposal', { reload: staleReads });
  const move = useAct('changeProposalStatus', { reload: staleReads });
  const params = { id: proposal.id };
  const body = { version: proposal.version };
  const askActivation = () =>
    ask({
      title: t('activate'),
      subject: proposal.number,
      text: t('activate.text'),
      confirmLabel: t('activate'),
      act: () => activate.run({ params, body }),
      done: t('activated'),
    });
  const askConfirmation = () =>
    ask({
      title: t('confirm'),
      subject: proposal.number,
      confirmLabel: t('confirm'),
      text: t('confirm.text', { amount: formatMoney(payableCents) }),
      act: () => move.run({ params: { ...params, status: 'AV' }, body }),
      done: t('confirmed'),
    });
  return (
    <PanelPart id="settlement-activation" title={t('activation.title')}>
      <Text size="sm">{t(activationSentenceOf(settlement))}</Text>
      <Acts
        settlement={settlement}
        onActivate={askActivation}
        onConfirm={hasOpenItems ? () => setExplaining(true) : askConfirmation}
        onRefuse={() => setRefusing(true)}
      />
      {modal}
      {isExplaining ? (
        <ConfirmActivation settlement={settlement} proposal={proposal} onClose={() => setExplaining(false)} />
      ) : null}
      {isRefusing ? (
        <MoveReasonDialog
          proposal={proposal}
          target="PU"
          words={{
            title: t('refuse'),
            text: t('refuse.text'),
            label: t('refuse.reason'),
            submit: t('refuse'),
            done: t('refused'),
          }}
          danger
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </PanelPart>
  );
}

function Acts({
  settlement: { can, status },
  onActivate,
  onConfirm,
  onRefuse,
}: {
  settlement: Settlement;
  onActivate: () => void;
  onConfirm: () => void;
  onRefuse: () => void;
}) {
  const t = useStrings(strings);
  return (
    <Group gap="sm" className="estrada-part-acts">
      {can.activate && status === 'PU' ? (
        <PageAct rank={70} onClick={onActivate}>
          {t('activate')}
        </PageAct>
      ) : null}
      {can.confirmActivation ? (
        <PageAct rank={70} onClick={onConfirm}>
          {t('confirm')}
        </PageAct>
      ) : null}
      {can.refuseActivation ? (
        <PageAct danger onClick={onRefuse}>
          {t('refuse')}
        </PageAct>
      ) : null}
    </Group>
  );
}
