import { useAct } from '@estrada/web/calls/use-act.ts';
import { LinkDialog } from '@estrada/web/links/link-dialog.tsx';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { PersonOfSelfie } from './person-of-selfie.ts';
import { staleHere } from './stale-here.ts';
import { strings } from './strings.ts';

/** A selfie link of one signer. */
export function SelfieLinkDialog({
  person: { signerId, signerName: name },
  proposal,
  onClose,
}: {
  person: PersonOfSelfie;
  proposal: ProposalRef;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { run } = useAct('makeSelfieLink', { reload: staleHere });
  return (
    <LinkDialog
      words={{
        title: t('pictures.title', { name }),
        text: t('link.text', { name }),
        code: t('link.code', { name }),
        copied: t('copied', { name }),
        valid: (time) => t('link.valid', { time }),
      }}
      make={() => run({ params: { id: proposal.id, signerId } })}
      onClose={onClose}
    />
  );
}
