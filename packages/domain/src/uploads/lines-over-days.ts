import type { CalendarDate } from '../calendar/index.ts';

/** The days on which a line holds, both included. */
export interface DaysInForce {
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
}

const shareADay = (one: DaysInForce, other: DaysInForce): boolean =>
  one.effectiveFrom <= other.validUntil && other.effectiveFrom <= one.validUntil;

/**
 * Looks at the lines of a file one after the other, and remembers them: true where a line before says something else for the
 * same days.
 *
 * @param groupOf lines of different groups have nothing to do with each other
 * @param speaksOf whether two lines of a group speak of the same thing; all do where nothing is said
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
