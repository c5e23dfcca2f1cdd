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
 * Whether a tier that the bureau has given prices on a day: by the tier table one of its lines must hold, and so must the rule
 * that the line names, if it names one. Without any tier table the bureau's word stands alone.
 *
 * @param lines of the tier, in the table in force; null where no tier table is in force
 */
export const tierPrices = (lines: readonly TierLine[] | null, today: CalendarDate): boolean =>
  lines === null ||
  lines.some(
    (line) => isInForceOn(line, today) && (line.rule === null || (line.rule.enabled && isInForceOn(line.rule, today))),
  );
