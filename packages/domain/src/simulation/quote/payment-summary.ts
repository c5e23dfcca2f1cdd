import type { Language } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import type { TermFigures } from './term-figures.ts';

/** So many times an amount is paid; amounts that are too many to list stand as one run with its least and its most. */
export type PaymentRun = { count: number; fromCents: Money; toCents: Money };

/** What is paid, short enough for one line: instalments, and a final payment beside or after the last of them. */
export type PaymentSummary = {
  runs: PaymentRun[];
  /** each run ends where the next begins; otherwise the amounts come back */
  isInTurn: boolean;
  /** the final payment; 0 where there is none */
  finalCents: Money;
};

type Paid = Pick<TermFigures, 'term' | 'rateMonthly' | 'installmentCents' | 'balloonCents'> & {
  payments: readonly { count: number; amountCents: Money }[];
};

/** More amounts than these are told from the least to the most. */
const listedAmounts = 3;

/**
 * The payments of a term in few runs, all of them counted. What rounding leaves in the last payment makes no run of its own.
 *
 * @param paid the payments in their order, equal neighbours together; none where nothing but the instalment was kept
 */
export function summarisePayments(paid: Paid): PaymentSummary {
  const { payments, term, installmentCents, balloonCents } = paid;
  if (payments.length === 0) return summary([{ count: term, amountCents: installmentCents }], balloonCents);
  const before = payments.slice(0, -1);
  const last = payments.at(-1)!;
  if (before.length === 0) return summary(payments, 0);
  const residueCents = residueOf(paid);
  const like = (cents: Money) =>
    before.findLast(({ amountCents }) => Math.abs(amountCents - cents) <= residueCents)?.amountCents;
  const alike = like(last.amountCents);
  if (alike !== undefined) return summary([...before, { ...last, amountCents: alike }], 0);
  if (balloonCents <= 0) return summary(payments, 0);
  // beside a balloon the last payment has an instalment, or only what rounding leaves, a few centavos more or less
  const withLast = like(last.amountCents - balloonCents) ?? installmentCents;
  const isAlone = last.amountCents - balloonCents < installmentCents / 2;
  const instalments = isAlone ? before : [...before, { count: last.count, amountCents: withLast }];
  return summary(instalments, isAlone ? last.amountCents : balloonCents);
}

/** How many times an instalment is paid; a final payment is none of them. */
export const countInstalments = ({ runs }: PaymentSummary): number => runs.reduce((sum, { count }) => sum + count, 0);

/** Whether one amount, said with its count, is the whole truth. */
export const isLevel = ({ runs, finalCents }: PaymentSummary): boolean => runs.length === 1 && finalCents === 0;

/** "12 × R$ 2.046,86, depois 36 × R$ 4.093,73": what is paid, on one line. */
export function describePayments({ runs, isInTurn, finalCents }: PaymentSummary, language: Language): string {
  const [then, to, of] = language === 'en' ? [', then ', 'to', 'of'] : [', depois ', 'a', 'de'];
  const words = runs.map(({ count, fromCents, toCents }) =>
    fromCents === toCents
      ? `${count} × ${formatMoney(fromCents)}`
      : `${count} ${of} ${formatMoney(fromCents)} ${to} ${formatMoney(toCents)}`,
  );
  const instalments = words.join(isInTurn ? then : ' + ');
  return finalCents > 0 ? `${instalments} + final ${formatMoney(finalCents)}` : instalments;
}

function summary(payments: readonly { count: number; amountCents: Money }[], finalCents: Money): PaymentSummary {
  const turns = mergeNeighbours(payments);
  const amounts = new Map<Money, number>();
  for (const { count, amountCents } of turns) amounts.set(amountCents, (amounts.get(amountCents) ?? 0) + count);
  const runOf = (count: number, fromCents: Money, toCents = fromCents) => ({ count, fromCents, toCents });
  if (amounts.size === turns.length && turns.length <= listedAmounts)
    return { runs: turns.map(({ count, amountCents }) => runOf(count, amountCents)), isInTurn: true, finalCents };
  // the amount paid most often is the instalment, whatever the client pays in other months
  const [level, ...others] = [...amounts].toSorted(([a, times], [b, often]) => often - times || a - b);
  const listed = others.map(([amountCents, count]) => runOf(count, amountCents));
  const cents = others.map(([amountCents]) => amountCents);
  const counted = listed.reduce((sum, { count }) => sum + count, 0);
  const rest = others.length < listedAmounts ? listed : [runOf(counted, Math.min(...cents), Math.max(...cents))];
  return { runs: [runOf(level![1], level![0]), ...rest], isInTurn: false, finalCents };
}

function mergeNeighbours(payments: readonly { count: number; amountCents: Money }[]) {
  const turns: { count: number; amountCents: Money }[] = [];
  for (const { count, amountCents } of payments) {
    const last = turns.at(-1);
    if (last?.amountCents === amountCents) last.count += count;
    else turns.push({ count, amountCents });
  }
  return turns;
}

/** The most that rounding may leave in the last payment: a centavo a month, grown by the rate until the end. */
function residueOf({ term, rateMonthly }: Paid): number {
  const rate = Number(rateMonthly);
  return Math.ceil(rate > 0 ? ((1 + rate) ** term - 1) / rate : term);
}
