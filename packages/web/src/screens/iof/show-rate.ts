import { formatPercent } from '@estrada/domain/formats/index';

/** A rate with every decimal that it has and two at least: "0.000082" is 0,0082%. */
export function showRate(fraction: string): string {
  const places = (fraction.split('.')[1] ?? '').length;
  return formatPercent(Number(fraction), Math.max(places - 2, 2));
}
