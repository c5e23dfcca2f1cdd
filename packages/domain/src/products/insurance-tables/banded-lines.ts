import type { CalendarDate } from '../../calendar/index.ts';
import { type DaysInForce, makeDayClash } from '../../uploads/lines-over-days.ts';
import type { MessageKey } from '../../validation/messages.ts';

/** What a kind of line says: the choices that it is for, and the bands that it covers, both ends included. */
export type LineShape<Line> = {
  /** Fields that name what the line is for. A person type of null is for both. */
  choices: readonly (keyof Line & string)[];
  /** Fields with the lowest and the highest value of a band; null where the line has no such band. */
  bands: readonly (readonly [lowest: keyof Line & string, highest: keyof Line & string])[];
};

type Fault<Line> = { column: keyof Line & string; reason: MessageKey };

/** The problem of a line on its own: a band or a period that ends before it begins. */
export function checkBandedLine<Line extends DaysInForce>({ bands }: LineShape<Line>, line: Line): Fault<Line> | null {
  const turned = bands.find(([lowest, highest]) => {
    const [from, to] = endsOf(line, lowest, highest);
    return from !== null && to !== null && to < from;
  });
  if (turned) return { column: turned[1], reason: 'range.order' };
  return line.validUntil < line.effectiveFrom ? { column: 'validUntil', reason: 'date.beforeStart' } : null;
}

/**
 * Checks the lines of a file one after the other: no choice may have two lines on a day. Stores the lines of a whole
 * file.
 */
export function makeBandOverlapCheck<Line extends DaysInForce>({
  choices,
  bands,
}: LineShape<Line>): (line: Line) => Fault<Line> | null {
  const named = choices.filter((field) => field !== 'personType');
  const hasPerson = named.length < choices.length;
  const personOf = (line: Line) => (line as { personType?: string | null }).personType ?? null;
  const clashes = makeDayClash<Line>(
    (line) => named.map((field) => line[field] ?? '').join('|'),
    (one, other) =>
      (!hasPerson || personOf(one) === null || personOf(other) === null || personOf(one) === personOf(other)) &&
      bands.every(([lowest, highest]) => overlap(endsOf(one, lowest, highest), endsOf(other, lowest, highest))),
  );
  const column = bands[0]?.[0] ?? ('effectiveFrom' as keyof Line & string);
  return (line) => (clashes(line) ? { column, reason: 'line.overlaps' } : null);
}

type End = number | null;
type Ends = readonly [from: End, to: End];
const endsOf = <Line>(line: Line, lowest: keyof Line, highest: keyof Line): Ends => [
  line[lowest] as End,
  line[highest] as End,
];
/** A line without a band covers all of it. */
const overlap = ([from, to]: Ends, [otherFrom, otherTo]: Ends): boolean =>
  from === null || to === null || otherFrom === null || otherTo === null || (from <= otherTo && otherFrom <= to);

/** Whether a line is valid on a day. */
export const isValidOn = ({ effectiveFrom, validUntil }: DaysInForce, day: CalendarDate): boolean =>
  effectiveFrom <= day && day <= validUntil;

/** Whether a line is for a person: for theirs, or for both types. */
export const isForPerson = ({ personType }: { personType: 'PF' | 'PJ' | null }, person: 'PF' | 'PJ'): boolean =>
  personType === null || personType === person;
