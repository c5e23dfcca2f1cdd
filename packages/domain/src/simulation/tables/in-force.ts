import type { CalendarDate } from '../../calendar/index.ts';

/** A row that is valid from one day to another, both included; `validUntil` null is unlimited. */
export type DatedRow = { effectiveFrom: CalendarDate; validUntil: CalendarDate | null };

/** Whether a dated row is in force on a day. */
export function isInForce({ effectiveFrom, validUntil }: DatedRow, today: CalendarDate): boolean {
  return effectiveFrom <= today && (validUntil === null || validUntil >= today);
}
