import type { Language } from '@estrada/domain/errors/index';
import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { StatusPill } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

const isKnown = (status: string): status is ProposalStatus => Object.hasOwn(proposalStatuses, status);

/** The name of a status; an unknown code is shown unchanged. */
export function statusName(status: string, language: Language): string {
  if (!isKnown(status)) return status;
  return language === 'en' ? proposalStatuses[status].en : proposalStatuses[status].pt;
}

/** The status of a proposal as text, in the colour of its meaning. */
export function StatusBadge({ status, size = 'md' }: { status: string; size?: 'md' | 'lg' }) {
  const { language } = useLanguage();
  const tone = isKnown(status) ? proposalStatuses[status].colour : 'neutral';
  return (
    <StatusPill tone={tone} size={size} canWrap>
      {statusName(status, language)}
    </StatusPill>
  );
}
