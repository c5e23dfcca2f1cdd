import type { Language } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import type { TermFigures } from './term-figures.ts';

/** An amount and how many times it is paid; too many different amounts are one run with minimum, maximum and sum. */
export type PaymentRun = { count: number; fromCents: Money; toCents: Money; sumCents?: Money };

/** The payments, short enough for one line: instalments, and a final payment with or after the last of them. */
export type PaymentSummary = {
  runs: PaymentRun[];
  /** each run ends where the next begins; otherwise amounts recur */
  isInTurn: boolean;
  /** the final payment; 0 where there is none */
  finalCents: Money;
  /** the last instalment and the amount that its run counts it as, where rounding makes them differ */
  last?: { cents: Money; countedAsCents: Money };
};

type Paid = Pick<TermFigures, 'term' | 'rateMonthly' | 'installmentCents' | 'balloonCents'> & {
  payments: readonly { count: number; amountCents: Money }[];
};

/** More different amounts than these are stated as a range. */
const listedAmounts = 3;

/**
 * The payments of a term in few runs, all of them counted. The rounding difference of the last payment makes no
 * separate run: it is `last`.
 *
 * @param paid the payments in order, equal neighbours together; empty where only the instalment was stored
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
  // the rounding difference is in one payment
  if (last.count > 1 || (alike === undefined && balloonCents <= 0)) return summary(payments, 0);
  if (alike !== undefined) return summary(before, 0, { cents: last.amountCents, countedAsCents: alike });
  // in addition to a balloon the last payment contains an instalment, or only the rounding difference of a few centavos
  const instalment = last.amountCents - balloonCents;
  if (instalment < installmentCents / 2) return summary(before, last.amountCents);
  return summary(before, balloonCents, { cents: instalment, countedAsCents: like(instalment) ?? installmentCents });
}

/** The number of instalments; a final payment does not count. */
export const countInstalments = ({ runs }: PaymentSummary): number => runs.reduce((sum, { count }) => sum + count, 0);

/**
 * The payments with the final one counted among them, as in "36 payments (35 × … + 1 × …)": where the final amount is
 * paid together with the last instalment, the two are one payment.
 *
 * @param count the number of payments, each on its own day
 */
export function countFinal(summary: PaymentSummary, count: number): PaymentSummary {
  const { finalCents, last, ...shape } = summary;
  if (finalCents === 0 || countInstalments(summary) < count) return summary;
  // the instalment that the final amount is paid with: the last of its run
  const instalment = last?.countedAsCents ?? shape.runs.at(-1)!.toCents;
  const index = shape.runs.findLastIndex(({ fromCents, toCents }) => fromCents === toCents && fromCents === instalment);
  if (index < 0) return summary;
  const runs = shape.runs.map((run, at) => (at === index ? { ...run, count: run.count - 1 } : run));
  const both = (last?.cents ?? instalment) + finalCents;
  return {
    ...shape,
    runs: [...runs.filter((run) => run.count > 0), { count: 1, fromCents: both, toCents: both }],
    finalCents: 0,
  };
}

/** Whether one amount with its count describes all payments. */
export const isLevel = ({ runs, finalCents }: PaymentSummary): boolean => runs.length === 1 && finalCents === 0;

/**
 * "12 × R$ 2.046,86, depois 36 × R$ 4.093,73": the payments, on one line.
 *
 * @param form `exact`: its parts add up to the total paid ("53 × R$ 6.652,14 + 1 × R$ 6.652,69"), for papers, e-mails
 * and everything given to a client; `short`: without the rounding difference of the last payment, for a list or a card
 * that also has the exact form
 */
export function describePayments(summary: PaymentSummary, language: Language, form: 'exact' | 'short'): string {
  const [then, to, of, inAll] =
    language === 'en' ? [', then ', 'to', 'of', 'in all'] : [', depois ', 'a', 'de', 'ao todo'];
  const { isInTurn, finalCents } = summary;
  const [runs, last] = form === 'exact' ? splitLast(summary) : [summary.runs, null];
  const words = runs.map(({ count, fromCents, toCents, sumCents }) => {
    if (fromCents === toCents) return `${count} × ${formatMoney(fromCents)}`;
    const range = `${count} ${of} ${formatMoney(fromCents)} ${to} ${formatMoney(toCents)}`;
    return form === 'exact' && sumCents !== undefined ? `${range}, ${inAll} ${formatMoney(sumCents)}` : range;
  });
  const instalments = words.join(isInTurn ? then : ' + ');
  const parts = [instalments, ...(last === null ? [] : [`1 × ${formatMoney(last)}`])];
  return [...parts, ...(finalCents > 0 ? [`final ${formatMoney(finalCents)}`] : [])].join(' + ');
}

/** The runs with the last instalment separated from its run, where it differs. */
function splitLast({ runs, last }: PaymentSummary): [PaymentRun[], Money | null] {
  if (last === undefined) return [runs, null];
  const isOwn = ({ fromCents, toCents }: PaymentRun) => fromCents === toCents && fromCents === last.countedAsCents;
  const others = runs.map((run) => (isOwn(run) ? { ...run, count: run.count - 1 } : run));
  return [others.filter(({ count }) => count > 0), last.cents];
}

/** @param last the last payment, which is counted as another amount where rounding makes it differ */
function summary(
  payments: readonly { count: number; amountCents: Money }[],
  finalCents: Money,
  last?: NonNullable<PaymentSummary['last']>,
): PaymentSummary {
  const counted = last ? [...payments, { count: 1, amountCents: last.countedAsCents }] : payments;
  const shape = { ...shapeOf(mergeNeighbours(counted)), finalCents };
  if (last === undefined || last.cents === last.countedAsCents) return shape;
  if (shape.runs.some(({ fromCents, toCents }) => fromCents === toCents && fromCents === last.countedAsCents))
    return { ...shape, last };
  // among unlisted amounts the difference is in their sum
  const difference = last.cents - last.countedAsCents;
  const runs = shape.runs.map((run) =>
    run.sumCents === undefined ? run : { ...run, sumCents: run.sumCents + difference },
  );
  return { ...shape, runs };
}

function shapeOf(turns: readonly { count: number; amountCents: Money }[]): Pick<PaymentSummary, 'runs' | 'isInTurn'> {
  const amounts = new Map<Money, number>();
  for (const { count, amountCents } of turns) amounts.set(amountCents, (amounts.get(amountCents) ?? 0) + count);
  const runOf = (count: number, cents: Money): PaymentRun => ({ count, fromCents: cents, toCents: cents });
  if (amounts.size === turns.length && turns.length <= listedAmounts)
    return { runs: turns.map(({ count, amountCents }) => runOf(count, amountCents)), isInTurn: true };
  // the amount paid most often is the instalment, whatever the client pays in other months
  const [level, ...others] = [...amounts].toSorted(([a, times], [b, often]) => often - times || a - b);
  const rest = others.length < listedAmounts ? others.map(([cents, count]) => runOf(count, cents)) : [rangeOf(others)];
  return { runs: [runOf(level![1], level![0]), ...rest], isInTurn: false };
}

function rangeOf(amounts: readonly (readonly [cents: Money, count: number])[]): PaymentRun {
  const cents = amounts.map(([amountCents]) => amountCents);
  return {
    count: amounts.reduce((sum, [, count]) => sum + count, 0),
    fromCents: Math.min(...cents),
    toCents: Math.max(...cents),
    sumCents: amounts.reduce((sum, [amountCents, count]) => sum + amountCents * count, 0),
  };
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

/** The largest possible rounding difference in the last payment: a centavo a month, compounded at the rate. */
function residueOf({ term, rateMonthly }: Paid): number {
  const rate = Number(rateMonthly);
  return Math.ceil(rate > 0 ? ((1 + rate) ** term - 1) / rate : term);
}
