import { addDays, type CalendarDate } from '../calendar/index.ts';
import { decidedStatuses } from './credit-decisions.ts';
import { proposalTable } from './proposal.table.ts';
import { editableStatuses } from './proposal-changes.ts';
import type { ProposalStatus } from './statuses.ts';

/** The statuses in which the end of a validity takes a proposal back to the dealer. */
export const expirableStatuses: readonly ProposalStatus[] = [
  ...new Set(proposalTable.flatMap(({ event, from }) => (event === 'expire' ? from : []))),
];

/** What a proposal stands on, each with its last day; null: the credit decision has no end of its own. */
export type Validities = { readonly srsValidUntil: CalendarDate | null; readonly tableValidUntil: CalendarDate };

/** What ends first. */
export type Ending = { readonly what: 'decision' | 'table'; readonly on: CalendarDate };

/** What of a proposal ends first, and on which last day; of one day it is the decision, which nobody can recalculate away. */
export function firstEnding({ srsValidUntil, tableValidUntil }: Validities): Ending {
  return srsValidUntil !== null && srsValidUntil <= tableValidUntil
    ? { what: 'decision', on: srsValidUntil }
    : { what: 'table', on: tableValidUntil };
}

/** Where a proposal stands on its price table alone: what was decided on it is over, or still to come. */
export const tableBoundStatuses: readonly ProposalStatus[] = editableStatuses;

/** Where it stands on a credit decision too: what ends first of the two, ends the proposal. */
export const decisionBoundStatuses: readonly ProposalStatus[] = [
  ...decidedStatuses.filter((status) => status !== 'DC'),
  'AVF',
  'AF',
  'PU',
];

/** The day after which a proposal can go no further as it stands; null: none. */
export function expiresOnOf(proposal: Validities & { readonly status: ProposalStatus }): CalendarDate | null {
  if (tableBoundStatuses.includes(proposal.status)) return proposal.tableValidUntil;
  return decisionBoundStatuses.includes(proposal.status) ? firstEnding(proposal).on : null;
}

/** So many days before its end a validity is announced. */
export const announcedBefore = { first: 7, last: 1 } as const;
export type AnnouncedBefore = (typeof announcedBefore)[keyof typeof announcedBefore];

/**
 * Which announcement of an end is due on a day. Whoever comes late makes the one whose time it is: the first on any day between the
 * two, the last on the last day itself, and none once it is over.
 */
export function announcementDue(endsOn: CalendarDate, today: CalendarDate): AnnouncedBefore | null {
  if (endsOn < today || endsOn > addDays(today, announcedBefore.first)) return null;
  return endsOn <= addDays(today, announcedBefore.last) ? announcedBefore.last : announcedBefore.first;
}
