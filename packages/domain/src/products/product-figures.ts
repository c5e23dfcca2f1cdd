import { addDays, type CalendarDate, daysBetween } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';

/** Maximum days of a period of figures: twelve months. */
export const maxFigureDays = 366;

/** Dealers and sellers that the figures list, those with the most sales first; the extraction has all of them. */
export const listedInFigures = 50;

/** The problems of a period of figures; its first day must not be after the last, nor in the future. */
export function figurePeriodProblems(
  { initialDate, finalDate }: { initialDate: CalendarDate; finalDate: CalendarDate },
  today: CalendarDate,
): FieldProblem[] {
  if (initialDate > today) return [{ path: 'initialDate', key: 'date.future' }];
  if (finalDate < initialDate) return [{ path: 'finalDate', key: 'date.beforeStart' }];
  if (daysBetween(initialDate, finalDate) >= maxFigureDays)
    return [{ path: 'finalDate', key: 'range.tooLong', params: { max: maxFigureDays } }];
  return [];
}

/** The period of the figures before one is chosen: the current month and the two before it. */
export function usualFigurePeriod(today: CalendarDate): { initialDate: CalendarDate; finalDate: CalendarDate } {
  const firstOfMonth = (day: CalendarDate) => `${day.slice(0, 7)}-01`;
  const previous = (day: CalendarDate) => firstOfMonth(addDays(firstOfMonth(day), -1));
  return { initialDate: previous(previous(today)), finalDate: today };
}

/** An amount per sale in centavos, half up; null without sales. */
export const perSale = (cents: number, sales: number): number | null =>
  sales === 0 ? null : Math.floor((2 * cents + sales) / (2 * sales));
