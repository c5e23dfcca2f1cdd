import type { Money } from '../money/index.ts';
import { centsToDecimal } from '../money/index.ts';

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/**
 * Formats centavos as reais: 123456 → "R$ 1.234,56". Implemented with an ordinary space, so that API, PDF and browser
 * agree.
 *
 * @throws {MoneyError} when the amount is not a whole number of centavos
 */
export function formatMoney(cents: Money): string {
  const [whole = '', fraction = ''] = centsToDecimal(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}R$ ${groupThousands(whole)},${fraction}`;
}

/**
 * Prevents line breaks within amounts and their counts, for a screen: "36 × R$ 1.900,00 + final R$ 500,00". Stored,
 * mailed or printed text has ordinary spaces.
 */
export const preventAmountBreaks = (text: string): string =>
  text.replace(/( × )?R\$ /g, (sign) => sign.replaceAll(' ', '\u00a0'));

/**
 * Writes a fraction as a percentage with a decimal comma: 0.0149 → "1,49%". Halves are rounded away from zero.
 *
 * @throws {RangeError} when the fraction is not finite
 */
export function formatPercent(fraction: number, decimals = 2): string {
  if (!Number.isFinite(fraction)) throw new RangeError(`not a fraction: ${fraction}`);
  const scaled = Math.abs(fraction) * 100 * 10 ** decimals;
  // 0.01005 * 100 is 1.0049999999999999: rounding errors of doubles must not move a half
  const digits = String(Math.floor(scaled + 0.5 + scaled * 1e-14 + 1e-9)).padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - decimals));
  const text = decimals > 0 ? `${whole},${digits.slice(-decimals)}` : whole;
  return `${fraction < 0 && /[1-9]/.test(digits) ? '-' : ''}${text}%`;
}

/** Formats an annual CET, which records contain as a percentage: "25.78" → "25,78%". */
export function formatCet(cetAnnualPct: string): string {
  return formatPercent(Number(cetAnnualPct) / 100);
}

/** Formats a fraction in text with all its decimals and at least two: "0.000082" → "0,0082%". */
export function formatFraction(fraction: string): string {
  const places = (fraction.split('.')[1] ?? '').length;
  return formatPercent(Number(fraction), Math.max(places - 2, 2));
}

/** Writes a whole number with dots between its thousands: 12500 → "12.500". */
export const formatCount = (count: number): string =>
  `${count < 0 ? '-' : ''}${groupThousands(String(Math.trunc(Math.abs(count))))}`;
