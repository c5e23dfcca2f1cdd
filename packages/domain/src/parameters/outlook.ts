import { addDays, type CalendarDate } from '../calendar/index.ts';
import { type DatedRow, isInForce } from '../simulation/tables/in-force.ts';
import { inSequence } from './parameter-row.ts';

/** The values in the simulations of one state: today, tomorrow, and from the next day of a change. */
export type ParameterOutlook<Row> = {
  today: Row | null;
  tomorrow: Row | null;
  /** `row` null: from that day on no simulation of the state is possible */
  nextChange: { on: CalendarDate; row: Row | null } | null;
};

/**
 * The effect of the rows of one kind and state on the simulations of the coming days; the same check as the quote's.
 */
export function parameterOutlook<Row extends DatedRow>(
  rows: readonly Row[],
  today: CalendarDate,
): ParameterOutlook<Row> {
  const on = (day: CalendarDate) => rows.find((row) => isInForce(row, day)) ?? null;
  const current = on(today);
  const changeDay = current
    ? current.validUntil && addDays(current.validUntil, 1)
    : inSequence(rows).find((row) => row.effectiveFrom > today)?.effectiveFrom;
  return {
    today: current,
    tomorrow: on(addDays(today, 1)),
    nextChange: changeDay ? { on: changeDay, row: on(changeDay) } : null,
  };
}
