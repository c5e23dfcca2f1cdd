import type { CalendarDate } from '../calendar/index.ts';

/** A line of the tier table for the client's kind of person and tier, with the risk-price rule that it names. */
export type TierLine = {
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
  /** null where the line names none */
  rule: { effectiveFrom: CalendarDate; validUntil: CalendarDate; enabled: boolean } | null;
};

const isInForceOn = ({ effectiveFrom, validUntil }: Omit<TierLine, 'rule'>, today: CalendarDate): boolean =>
  effectiveFrom <= today && today <= validUntil;

/**
 * Whether the bureau's tier prices on a day: one of its lines in the tier table must be in force, and so must the
 * line's rule, if it names one. Without a tier table the bureau's answer is sufficient.
 *
 * @param lines of the tier, in the table in force; null where no tier table is in force
 */
export const tierPrices = (lines: readonly TierLine[] | null, today: CalendarDate): boolean =>
  lines === null ||
  lines.some(
    (line) => isInForceOn(line, today) && (line.rule === null || (line.rule.enabled && isInForceOn(line.rule, today))),
  );

/** The id of a tier: its code without `TR`. */
export const tierIdOf = (tierCode: string): string => tierCode.replace(/^TR/, '');
