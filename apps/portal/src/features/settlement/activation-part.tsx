import { formatMoney } from '@estrada/domain/formats/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { MoveReasonDialog } from './move-reason-dialog.tsx';
import { strings } from './strings.ts';

/** What the activation still requires, the activation itself, and its confirmation by the provider. */
export function ActivationPart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { missing, status, payableCents } = settlement;
  const { ask, modal } = useConfirmAction();
  const [isRefusing, setRefusing] = useState(false);
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
    <PanelPart title={t('activation.title')}>
      {missing.length > 0 ? (
        <div>
          <Text size="sm">{t(status === 'WFA' ? 'activation.missingToConfirm' : 'activation.missing')}</Text>
          <ul className="settlement-missing">
            {missing.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Text size="sm">{t(textOf(status))}</Text>
      )}
      <Acts
        settlement={settlement}
        onActivate={askActivation}
        onConfirm={askConfirmation}
        onRefuse={() => setRefusing(true)}
      />
      {modal}
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
      {can.activate && status === 'PU' ? <Button onClick={onActivate}>{t('activate')}</Button> : null}
      {can.confirmActivation ? <Button onClick={onConfirm}>{t('confirm')}</Button> : null}
      {can.refuseActivation ? (
        <Button variant="subtle" color="red" onClick={onRefuse}>
          {t('refuse')}
        </Button>
      ) : null}
    </Group>
  );
}

function textOf(status: string) {
  if (status === 'AF') return 'activation.later';
  if (status === 'PU') return 'activation.ready';
  return status === 'WFA' ? 'activation.waiting' : 'activation.done';
}
