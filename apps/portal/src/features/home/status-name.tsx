import { type ProposalStatus, proposalStatuses, withdrawnName } from '@estrada/domain/proposals/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

const isKnownStatus = (code: string): code is ProposalStatus => Object.hasOwn(proposalStatuses, code);

/** The name of the status, or that the client has withdrawn, next to a dot in its colour; an unknown code is shown unchanged. */
export function StatusName({ code, isWithdrawn = false }: { code: string; isWithdrawn?: boolean }) {
  const { language } = useLanguage();
  if (!isKnownStatus(code)) return code;
  const { pt, en, colour } = isWithdrawn ? withdrawnName : proposalStatuses[code];
  return (
    <span className="estrada-home-status" data-colour={colour}>
      {language === 'en' ? en : pt}
    </span>
  );
}
