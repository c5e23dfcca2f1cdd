import { type CalendarDate, daysBetween } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';

export const extractionFormats = ['xlsx', 'csv'] as const;
export type ExtractionFormat = (typeof extractionFormats)[number];
/** An extraction has the states of an upload: waiting, processing, then success or error. */
export type ExtractionStatus = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** Maximum days of an extraction, both ends included (docs/specification/reports.md#period). */
export const maxRangeDays = 15;

/** The problems of an extraction's period; the first day must not be after the last, nor in the future. */
export function checkExtractionRange(
  { initialDate, finalDate }: { initialDate: CalendarDate; finalDate: CalendarDate },
  today: CalendarDate,
): FieldProblem[] {
  if (initialDate > today) return [{ path: 'initialDate', key: 'date.future' }];
  if (finalDate < initialDate) return [{ path: 'finalDate', key: 'date.beforeStart' }];
  if (daysBetween(initialDate, finalDate) >= maxRangeDays) return [{ path: 'finalDate', key: 'range.tooLong' }];
  return [];
}
