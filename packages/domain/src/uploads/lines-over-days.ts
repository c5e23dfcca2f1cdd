import type { CalendarDate } from '../calendar/index.ts';

/** The first and last day of a line, both included. */
export interface DaysInForce {
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
}

const shareADay = (one: DaysInForce, other: DaysInForce): boolean =>
  one.effectiveFrom <= other.validUntil && other.effectiveFrom <= one.validUntil;

/**
 * Checks the lines of a file one after the other, and stores them: true where an earlier line conflicts on the same
 * days.
 *
 * @param groupOf lines of different groups never conflict
 * @param speaksOf whether two lines of a group have the same subject; all do by default
 */
export function makeDayClash<Line extends DaysInForce>(
  groupOf: (line: Line) => string,
  speaksOf: (one: Line, other: Line) => boolean = () => true,
): (line: Line) => boolean {
  const seen = new Map<string, Line[]>();
  return (line) => {
    const name = groupOf(line);
    const group = seen.get(name);
    if (group?.some((other) => shareADay(line, other) && speaksOf(line, other))) return true;
    if (group) group.push(line);
    else seen.set(name, [line]);
    return false;
  };
}
