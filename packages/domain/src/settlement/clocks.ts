import { type CalendarDate, daysBetween } from '../calendar/index.ts';
import { type AnnouncedBefore, announcedBefore, announcementDue } from '../proposals/expiry.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';
import { type LienFacts, lienStatusOn } from './lien.ts';

/** What runs out after the contract, or who is waited for. */
type ClockKind = 'lien' | 'withdrawal' | 'signature' | 'lienUnanswered' | 'paymentUnanswered' | 'envelopeUnanswered';

/** The ends after the contract that are announced to the seller, beside that of the lien. */
export const announcedClocks = ['withdrawal', 'signature', 'selfie'] as const;
export type AnnouncedClock = (typeof announcedClocks)[number];

/** A clock: the last day on which something holds, or since when nobody answers. */
export type Clock =
  | { readonly kind: 'lien' | 'withdrawal' | 'signature'; readonly endsOn: CalendarDate; readonly daysLeft: number }
  | { readonly kind: Exclude<ClockKind, 'lien' | 'withdrawal' | 'signature'>; readonly since: string };

/** A day that comes, as a clock. */
export const countdown = (
  kind: 'lien' | 'withdrawal' | 'signature',
  endsOn: CalendarDate,
  today: CalendarDate,
): Clock => ({ kind, endsOn, daysLeft: daysBetween(today, endsOn) });

/** The statuses in which a lien that lapses would be missed: it is wanted for the activation and for its confirmation. */
export const lienWatchedStatuses: readonly ProposalStatus[] = ['PU', 'WFA'];

/** Which announcement of a lien's end is due on a day, as that of other ends; null: none. */
export function lienAnnouncementDue(lien: LienFacts, today: CalendarDate): AnnouncedBefore | null {
  if (lien.lapsesOn === null || lienStatusOn(today, lien) !== 'REGISTERED') return null;
  return announcementDue(lien.lapsesOn, today);
}

/**
 * Which announcement of another end after the contract is due on a day; null: none. What lasts a week at most is announced on the day
 * before alone: a week before its end it has hardly begun.
 */
export function clockAnnouncementDue(
  clock: AnnouncedClock,
  endsOn: CalendarDate,
  today: CalendarDate,
): AnnouncedBefore | null {
  const due = announcementDue(endsOn, today);
  return clock === 'signature' || due === announcedBefore.last ? due : null;
}
