import { formatDate, formatInstant } from '@estrada/domain/formats/index';

/** Writes a calendar date or an instant, whichever the record carries: "31/01/2026" or "31/01/2026 14:05". */
export function showMoment(moment: string): string {
  return moment.includes('T') ? formatInstant(moment) : formatDate(moment);
}

/** Writes the day only, in São Paulo's calendar. */
export function showDay(moment: string): string {
  return showMoment(moment).slice(0, 10);
}
