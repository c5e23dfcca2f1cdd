import { formatPercent } from '@estrada/domain/formats/index';

/** The annual CET as it is shown everywhere, "25,78%". The record carries it as a percentage, "25.78". */
export function showCet(cetAnnualPct: string): string {
  return formatPercent(Number(cetAnnualPct) / 100);
}
