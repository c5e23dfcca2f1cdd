import { type CalendarDate, daysBetween } from '../calendar/index.ts';
import { type AnnouncedBefore, announcedBefore, announcementDue } from '../proposals/expiry.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { type LienFacts, lienStatusOn } from './lien.ts';

/** A deadline after the contract, or a pending answer. */
type ClockKind = 'lien' | 'withdrawal' | 'signature' | 'lienUnanswered' | 'paymentUnanswered' | 'envelopeUnanswered';

/** The deadlines after the contract that are announced to the seller, besides that of the lien. */
export const announcedClocks = ['withdrawal', 'signature', 'selfie'] as const;
export type AnnouncedClock = (typeof announcedClocks)[number];

/** A clock: the last day of something, or since when an answer is pending. */
export type Clock =
  | { readonly kind: 'lien' | 'withdrawal' | 'signature'; readonly endsOn: CalendarDate; readonly daysLeft: number }
  | { readonly kind: Exclude<ClockKind, 'lien' | 'withdrawal' | 'signature'>; readonly since: string };

/** A future day, as a clock. */
export const countdown = (
  kind: 'lien' | 'withdrawal' | 'signature',
  endsOn: CalendarDate,
  today: CalendarDate,
): Clock => ({ kind, endsOn, daysLeft: daysBetween(today, endsOn) });

/** The statuses that need a lien: for the activation and for its confirmation. */
export const lienWatchedStatuses: readonly ProposalStatus[] = ['PU', 'WFA'];

/** The announcement of a lien's end that is due on a day, like that of other ends; null: none. */
export function lienAnnouncementDue(lien: LienFacts, today: CalendarDate): AnnouncedBefore | null {
  if (lien.lapsesOn === null || lienStatusOn(today, lien) !== 'REGISTERED') return null;
  return announcementDue(lien.lapsesOn, today);
}

/**
 * The announcement of another end after the contract that is due on a day; null: none. A period of at most a week is
 * announced only on the day before: a week before its end it has barely begun.
 */
export function clockAnnouncementDue(
  clock: AnnouncedClock,
  endsOn: CalendarDate,
  today: CalendarDate,
): AnnouncedBefore | null {
  const due = announcementDue(endsOn, today);
  return clock === 'signature' || due === announcedBefore.last ? due : null;
}
