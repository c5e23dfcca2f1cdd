import { useAct } from '@estrada/web/calls/use-act.ts';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { PersonOfSelfie } from './person-of-selfie.ts';
import { staleHere } from './stale-here.ts';
import { strings } from './strings.ts';

/** Erases a selfie at the request of the person it shows, with the reason. */
export function EraseDialog({
  person: { signerId, signerName },
  proposal,
  onClose,
}: {
  person: PersonOfSelfie;
  proposal: ProposalRef;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const act = useAct('eraseSelfie', { reload: staleHere });
  return (
    <ReasonDialog
      subject={signerName}
      danger
      words={{
        title: t('erase.title'),
        text: t('erase.text'),
        label: t('why'),
        submit: t('erase'),
        done: t('erased'),
      }}
      send={({ reason }) => act.run({ params: { id: proposal.id, signerId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
