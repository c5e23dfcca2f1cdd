import type { CalendarDate } from '../../calendar/index.ts';

/** A row that holds from one day to another, both included; `validUntil` null holds until further notice. */
export type DatedRow = { effectiveFrom: CalendarDate; validUntil: CalendarDate | null };

/** Whether a dated row holds on a day. */
export function isInForce({ effectiveFrom, validUntil }: DatedRow, today: CalendarDate): boolean {
  return effectiveFrom <= today && (validUntil === null || validUntil >= today);
}
