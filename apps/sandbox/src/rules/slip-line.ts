import { createHash } from 'node:crypto';

/** No bank has this code: a line of the sandbox can be typed into no banking app by mistake. */
const BANK = '000';
/** The day that factor 1000 stands for, since the count of days began anew in 2025. */
const FACTOR_1000 = Temporal.PlainDate.from('2025-02-22');

/** Weights 2, 1, 2, 1 … from the right; the digits of each product are added. */
function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 1 : check;
}

/**
 * The 47 digits of a payment slip (boleto): bank, currency and free field with their check digits, that of the whole, the due date
 * and the amount.
 *
 * @param slip.key what the free field is made of: the same slip has the same line
 */
export function slipLine(slip: { key: string; dueOn: string; amountCents: number }): string {
  const free = BigInt(`0x${createHash('sha256').update(slip.key).digest('hex')}`)
    .toString()
    .slice(0, 25);
  const days = FACTOR_1000.until(Temporal.PlainDate.from(slip.dueOn)).days;
  const factor = String(1000 + (((days % 9000) + 9000) % 9000)).padStart(4, '0');
  const amount = String(slip.amountCents).padStart(10, '0');
  const check = modulo11(`${BANK}9${factor}${amount}${free}`);
  const fields = [`${BANK}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15, 25)];
  return `${fields.map((field) => `${field}${modulo10(field)}`).join('')}${check}${factor}${amount}`;
}
