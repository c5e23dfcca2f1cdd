import type { Language } from '@estrada/domain/errors/index';
import { type ProposalStatus, proposalStatuses, type StatusColour } from '@estrada/domain/proposals/index';
import { Badge } from '@mantine/core';
import { useLanguage } from '../../app/i18n/use-language.ts';

const colours: Readonly<Record<StatusColour, string>> = {
  neutral: 'gray',
  info: 'petrol',
  success: 'green',
  warning: 'ipe',
  danger: 'red',
};

const isKnown = (status: string): status is ProposalStatus => Object.hasOwn(proposalStatuses, status);

/** What a status is called; a code nobody knows is shown as it is. */
export function statusName(status: string, language: Language): string {
  if (!isKnown(status)) return status;
  return language === 'en' ? proposalStatuses[status].en : proposalStatuses[status].pt;
}

/** The status of a proposal in words, coloured by what it means. */
export function StatusBadge({ status, size = 'md' }: { status: string; size?: 'md' | 'lg' }) {
  const { language } = useLanguage();
  const colour = isKnown(status) ? proposalStatuses[status].colour : 'neutral';
  return (
    <Badge color={colours[colour]} size={size} className="proposal-status" style={{ minWidth: 0 }}>
      {statusName(status, language)}
    </Badge>
  );
}
