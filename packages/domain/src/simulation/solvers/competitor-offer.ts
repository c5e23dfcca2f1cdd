import type { CalendarDate } from '../../calendar/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';
import { computeCet } from '../loan/cet.ts';
import { maxAmountCents, maxRateMonthly } from '../loan/check-loan-input.ts';
import type { IofRow, Taxpayer } from '../loan/iof-rows.ts';
import { computeLoan } from '../loan/loan.ts';
import { LoanError } from '../loan/loan-error.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import { planPayments } from '../loan/payment-plan.ts';

/** What a client knows of an offer elsewhere: equal monthly instalments, the first a month after release. */
export type CompetitorOffer = {
  priceCents: Money;
  entryCents: Money;
  installmentCents: Money;
  termMonths: number;
};

/** The longest term of a simulation. */
const maxTermMonths = 120;

/**
 * Why a value is impossible: `outOfRange` no such amount or term · `abovePrice` the entry leaves nothing to finance ·
 * `belowFinanced` the instalments repay less than what is financed · `aboveAnyRate` they cost more than 100 % a month.
 */
export type CompetitorProblem = 'outOfRange' | 'abovePrice' | 'belowFinanced' | 'aboveAnyRate';
export type CompetitorProblems = Partial<Record<keyof CompetitorOffer, CompetitorProblem>>;

/** The problems of an offer, one a field; empty if there are none. */
export function competitorProblems(offer: CompetitorOffer): CompetitorProblems {
  const { priceCents, entryCents, installmentCents, termMonths } = offer;
  const problems: CompetitorProblems = {};
  if (!isAmount(priceCents, 1)) problems.priceCents = 'outOfRange';
  if (!isAmount(entryCents, 0)) problems.entryCents = 'outOfRange';
  if (!isAmount(installmentCents, 1)) problems.installmentCents = 'outOfRange';
  if (!Number.isInteger(termMonths) || termMonths < 1 || termMonths > maxTermMonths) problems.termMonths = 'outOfRange';
  if (problems.priceCents || problems.entryCents) return problems;
  if (entryCents >= priceCents) return { ...problems, entryCents: 'abovePrice' };
  if (problems.installmentCents || problems.termMonths) return problems;
  if (installmentCents * termMonths < priceCents - entryCents) return { installmentCents: 'belowFinanced' };
  if (presentValueOf(offer, maxRateMonthly) > priceCents - entryCents) return { installmentCents: 'aboveAnyRate' };
  return {};
}

/** What an offer elsewhere costs. Rates are fractions a month. */
export type CompetitorCost = {
  financedCents: Money;
  paymentsCents: Money;
  /** entry and instalments */
  totalCents: Money;
  /** the rate of everything in the instalment: what is paid above the financed amount counts as interest */
  rateMonthly: number;
  /** the same a year, as the CET is shown: percent with two decimals */
  annualPercent: number;
  /** the tax by the dated rows, as if it were financed */
  iofCents: Money;
  /** the rate without that tax; null where the instalments do not even repay it */
  rateWithoutIof: number | null;
  /** what the instalments are worth at our rate */
  worthCents: Money;
  /** what they repay above price less entry at our rate: tax, fees, insurance or a higher rate; negative if cheaper */
  packedCents: Money;
};

/** The client's tax, and our rate of the same term to compare with. */
export type CompetitorBasis = {
  taxpayer: Taxpayer;
  iofRows: readonly IofRow[];
  today: CalendarDate;
  ourRateMonthly: number;
};

/**
 * Computes the cost of an offer elsewhere from price E, entry D, instalment P and term n alone:
 * - the rate i of everything: E − D = Σ P·(1 + i)^−k, k = 1 … n
 * - the tax and the rate r without it: E − D + IOF(r) = Σ P·(1 + r)^−k, IOF by the row in force and financed
 * - packed at our rate q: Σ P·(1 + q)^−k − (E − D)
 *
 * @throws {LoanError} OUT_OF_RANGE with the field of an impossible value (`competitorProblems`)
 */
export function assessCompetitorOffer(offer: CompetitorOffer, basis: CompetitorBasis): CompetitorCost {
  const [field] = Object.keys(competitorProblems(offer));
  if (field) throw new LoanError('OUT_OF_RANGE', field);
  const { priceCents, entryCents, installmentCents, termMonths } = offer;
  const financedCents = priceCents - entryCents;
  const paymentsCents = installmentCents * termMonths;
  const { cetMonthly, cetAnnualPercent } = rateOf(offer, financedCents);
  const worthCents = roundToCents(presentValueOf(offer, basis.ourRateMonthly));
  return {
    financedCents,
    paymentsCents,
    totalCents: entryCents + paymentsCents,
    rateMonthly: cetMonthly,
    annualPercent: cetAnnualPercent,
    ...withoutIof(offer, basis, cetMonthly),
    worthCents,
    packedCents: worthCents - financedCents,
  };
}

/** The tax depends on the rate, but hardly: each rate gives a tax, and that tax the next rate. */
function withoutIof(
  offer: CompetitorOffer,
  { taxpayer, iofRows, today }: CompetitorBasis,
  highest: number,
): Pick<CompetitorCost, 'iofCents' | 'rateWithoutIof'> {
  const financedCents = offer.priceCents - offer.entryCents;
  // the day chooses the row only: dates would move the instalments away from equal months
  const inForce = iofRows.filter(({ effectiveFrom }) => effectiveFrom <= today);
  const taxAt = (rateMonthly: number): Money =>
    computeLoan({ ...loanOf(offer, rateMonthly), taxpayer, iofRows: inForce }).iof.totalCents;
  const untaxed = taxAt(0);
  if (financedCents + untaxed > offer.installmentCents * offer.termMonths)
    return { iofCents: untaxed, rateWithoutIof: null };
  let rate = highest;
  let iofCents = taxAt(rate);
  for (let round = 0; round < 50; round += 1) {
    rate = Math.max(0, rateOf(offer, financedCents + iofCents).cetMonthly);
    const next = taxAt(rate);
    if (next === iofCents) break;
    iofCents = next;
  }
  return { iofCents, rateWithoutIof: rate };
}

const rateOf = ({ installmentCents, termMonths }: CompetitorOffer, receivedCents: Money) =>
  computeCet(
    receivedCents,
    new Array<number>(termMonths).fill(installmentCents),
    Array.from({ length: termMonths }, (_, k) => (k + 1) / 12),
  );

const presentValueOf = (offer: CompetitorOffer, rateMonthly: number): number =>
  offer.installmentCents * planPayments(loanOf(offer, rateMonthly)).discountedWeights;

const loanOf = ({ priceCents, entryCents, termMonths }: CompetitorOffer, rateMonthly: number): LoanInput => ({
  vehicleValueCents: priceCents,
  downPaymentCents: entryCents,
  rateMonthly,
  installments: termMonths,
});

const isAmount = (cents: number, least: number): boolean =>
  Number.isInteger(cents) && cents >= least && cents <= maxAmountCents;
