import { useAct } from '@estrada/web/calls/use-act.ts';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';

/** Prompts for the reason of a provider's move after the contract, labelled by its target status. */
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
  const move = useAct('changeProposalStatus', { reload: staleReads });
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
