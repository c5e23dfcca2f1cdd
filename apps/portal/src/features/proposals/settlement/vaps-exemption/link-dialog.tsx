import { useAct } from '@estrada/web/calls/use-act.ts';
import { LinkDialog } from '@estrada/web/links/link-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ProposalRef } from '../proposal-ref.ts';
import { strings } from './strings.ts';

/** The link by which the client exempts the products. */
export function ExemptionLinkDialog({ proposal, onClose }: { proposal: ProposalRef; onClose: () => void }) {
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
