import { type Language, pickText } from '@estrada/domain/errors/index';
import {
  type ProposalStatus,
  proposalStatuses,
  withdrawalEvents,
  withdrawnName,
} from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';

const isKnown = (status: string): status is ProposalStatus => Object.hasOwn(proposalStatuses, status);

/** The name of a status; an unknown code is shown unchanged. */
export function statusName(status: string, language: Language): string {
  if (!isKnown(status)) return status;
  return language === 'en' ? proposalStatuses[status].en : proposalStatuses[status].pt;
}

/** Whether the client has withdrawn from the contract of a proposal, before its payment or after it. */
export const isWithdrawn = ({ timeline }: Pick<ProposalDetail, 'timeline'>): boolean =>
  timeline.some(({ event }) => withdrawalEvents.some((one) => one === event));

/** The status of a proposal in words, as its page names it. */
export const statusInWords = (proposal: Pick<ProposalDetail, 'status' | 'timeline'>, language: Language): string =>
  isWithdrawn(proposal) ? pickText(withdrawnName, language) : statusName(proposal.status, language);

/** The same as text in the colour of its meaning. */
export function ProposalBadge({ proposal }: { proposal: Pick<ProposalDetail, 'status' | 'timeline'> }) {
  return <StatusBadge status={proposal.status} isWithdrawn={isWithdrawn(proposal)} size="lg" />;
}

/** The status of a proposal as text, in the colour of its meaning. */
export function StatusBadge({
  status,
  isWithdrawn: hasEnded = false,
  size = 'md',
}: {
  status: string;
  /** the client has withdrawn, which is what it is called then */
  isWithdrawn?: boolean;
  size?: 'md' | 'lg';
}) {
  const { language } = useLanguage();
  if (hasEnded)
    return (
      <StatusPill tone={withdrawnName.colour} size={size} canWrap>
        {pickText(withdrawnName, language)}
      </StatusPill>
    );
  const tone = isKnown(status) ? proposalStatuses[status].colour : 'neutral';
  return (
    <StatusPill tone={tone} size={size} canWrap>
      {statusName(status, language)}
    </StatusPill>
  );
}
