import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

const isKnownStatus = (code: string): code is ProposalStatus => Object.hasOwn(proposalStatuses, code);

/** The name of the status next to a dot in its colour; an unknown code is shown unchanged. */
export function StatusName({ code }: { code: string }) {
  const { language } = useLanguage();
  if (!isKnownStatus(code)) return code;
  const { pt, en, colour } = proposalStatuses[code];
  return (
    <span className="estrada-home-status" data-colour={colour}>
      {language === 'en' ? en : pt}
    </span>
  );
}
