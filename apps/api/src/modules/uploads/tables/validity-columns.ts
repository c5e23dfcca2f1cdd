import type { CalendarDate } from '@estrada/domain/calendar/index';
import { dateColumn } from '@estrada/domain/uploads/index';

/** The first and last day of a line, both included. */
export const validityColumns = {
  effectiveFrom: dateColumn({
    name: 'inicio_vigencia',
    about: { pt: 'Primeiro dia de validade da linha', en: 'First day on which the line is valid' },
    example: '01/01/2026',
  }),
  validUntil: dateColumn({
    name: 'fim_vigencia',
    about: { pt: 'Último dia de validade da linha', en: 'Last day on which the line is valid' },
    example: '31/12/2099',
  }),
};

/** A line of prices that has ended when its table takes effect: most likely its year is wrong. */
export const checkEnd = (row: { validUntil: string }, day: CalendarDate) =>
  row.validUntil < day ? ({ column: 'validUntil', reason: 'validity.ended' } as const) : null;

/** The problem of a line's days. */
export const checkDays = (row: { effectiveFrom: string; validUntil: string }) =>
  row.validUntil < row.effectiveFrom ? ({ column: 'validUntil', reason: 'date.beforeStart' } as const) : null;
