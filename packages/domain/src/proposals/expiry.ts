import { addDays, type CalendarDate } from '../calendar/index.ts';
import { decidedStatuses } from './credit-decisions.ts';
import { proposalTable } from './proposal.table.ts';
import { editableStatuses } from './proposal-changes.ts';
import type { ProposalStatus } from './statuses.ts';

/** The statuses in which the end of a validity returns a proposal to the dealer. */
export const expirableStatuses: readonly ProposalStatus[] = [
  ...new Set(proposalTable.flatMap(({ event, from }) => (event === 'expire' ? from : []))),
];

/** What a proposal depends on, each with its last day; null: the credit decision has no end of its own. */
export type Validities = { readonly srsValidUntil: CalendarDate | null; readonly tableValidUntil: CalendarDate };

/** The earliest end. */
export type Ending = { readonly what: 'decision' | 'table'; readonly on: CalendarDate };

/**
 * The earliest end of a proposal, and its last day; on the same day the decision counts, because a recalculation cannot
 * renew it.
 */
export function firstEnding({ srsValidUntil, tableValidUntil }: Validities): Ending {
  return srsValidUntil !== null && srsValidUntil <= tableValidUntil
    ? { what: 'decision', on: srsValidUntil }
    : { what: 'table', on: tableValidUntil };
}

/** The statuses that depend only on the price table: the decision is over, or still to come. */
export const tableBoundStatuses: readonly ProposalStatus[] = editableStatuses;

/** The statuses that also depend on a credit decision: the earlier of the two ends, ends the proposal. */
export const decisionBoundStatuses: readonly ProposalStatus[] = [
  ...decidedStatuses.filter((status) => status !== 'DC'),
  'AVF',
  'AF',
  'PU',
];

/** The last day on which a proposal can proceed as it is; null: none. */
export function expiresOnOf(proposal: Validities & { readonly status: ProposalStatus }): CalendarDate | null {
  if (tableBoundStatuses.includes(proposal.status)) return proposal.tableValidUntil;
  return decisionBoundStatuses.includes(proposal.status) ? firstEnding(proposal).on : null;
}

/** A validity is announced this many days before its end. */
export const announcedBefore = { first: 7, last: 1 } as const;
export type AnnouncedBefore = (typeof announcedBefore)[keyof typeof announcedBefore];

/**
 * The announcement of an end that is due on a day. A late run makes the one that fits the day: the first on any day
 * between the two, the last on the last day itself, and none once it is over.
 */
export function announcementDue(endsOn: CalendarDate, today: CalendarDate): AnnouncedBefore | null {
  if (endsOn < today || endsOn > addDays(today, announcedBefore.first)) return null;
  return endsOn <= addDays(today, announcedBefore.last) ? announcedBefore.last : announcedBefore.first;
}
