import { formatPercent } from '@estrada/domain/formats/index';

/** The annual CET of an item ("25.78") as it is shown: "25,78%". */
export function showCet(cetAnnualPct: string): string {
  return formatPercent(Number(cetAnnualPct) / 100);
}

/** A rate, a fraction in text, with the four decimals of the percentage that domain rules ask for. */
export function showRate(rate: string): string {
  return formatPercent(Number(rate), 4);
}
