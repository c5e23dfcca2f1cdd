import { useAct } from '@estrada/web/calls/use-act.ts';
import { ReasonDialog } from '@estrada/web/records/form/reason-dialog.tsx';
import type { ProposalRef } from './proposal-ref.ts';
import { stale } from './stale.ts';

/** Asks why before a move of the provider's after the contract, named by the status that it leads to. */
export function MoveReasonDialog({
  proposal,
  target,
  words,
  danger = false,
  onClose,
}: {
  proposal: ProposalRef;
  target: 'PU' | 'OCM';
  words: Parameters<typeof ReasonDialog>[0]['words'];
  danger?: boolean;
  onClose: () => void;
}) {
  const move = useAct('changeProposalStatus', { reload: stale });
  return (
    <ReasonDialog
      subject={proposal.number}
      words={words}
      danger={danger}
      send={({ reason }) =>
        move.run({ params: { id: proposal.id, status: target }, body: { version: proposal.version, reason } })
      }
      onClose={onClose}
    />
  );
}
