import { formatPercent } from '@estrada/domain/formats/index';

/** A rate, a fraction in text, with the four decimals of the percentage that domain rules require. */
export function showRate(rate: string): string {
  return formatPercent(Number(rate), 4);
}
