import { type Money, roundToCents } from '../../money/index.ts';
import { type Cet, computeCet } from './cet.ts';
import { LoanError } from './loan-error.ts';

/**
 * A lease: monthly counterpart and residual value (VRG) paid at the start, spread over the months and at the end.
 * `first` is 1 in arrears and 0 in advance; `finalAtMonths` is when the final residual value is paid.
 */
export type LeasingInput = {
  priceCents: Money;
  rateMonthly: number;
  installments: number;
  vrgUpfrontCents: Money;
  vrgDilutedCents: Money;
  vrgFinalCents: Money;
  first: 0 | 1;
  finalAtMonths: number;
};

export type LeasingResult = Cet & {
  monthlyCents: Money;
  counterpartCents: Money;
  vrgMonthlyCents: Money;
  totalPaidCents: Money;
};

/**
 * Computes a lease with price = VRG₀ + Σ (C + VRGd/n)(1+i)^−t + VRGf (1+i)^−tf. Leasing is no credit operation: no IOF.
 *
 * Amounts in centavos, the rate a fraction a month. CET as computeCet, of what is leased and every payment after the start
 * (Resolução CMN 4.881/2020 art. 4).
 *
 * @throws {LoanError} OUT_OF_RANGE for a count below 1 or a rate below 0; NOTHING_FINANCED when the residual value paid at
 *   the start is the whole price; NO_POSITIVE_INSTALMENT when the residual values leave no counterpart
 */
export function computeLeasing(input: LeasingInput): LeasingResult {
  const { installments: count, rateMonthly, vrgUpfrontCents, vrgDilutedCents, vrgFinalCents } = input;
  if (!Number.isInteger(count) || count < 1) throw new LoanError('OUT_OF_RANGE', 'installments');
  if (!(rateMonthly >= 0)) throw new LoanError('OUT_OF_RANGE', 'rateMonthly');
  const times = Array.from({ length: count }, (_, k) => k + input.first);
  const growth = Math.log1p(rateMonthly);
  const annuity = times.reduce((total, time) => total + Math.exp(-growth * time), 0);
  const receivedCents = input.priceCents - vrgUpfrontCents;
  if (receivedCents <= 0) throw new LoanError('NOTHING_FINANCED', 'vrgUpfrontCents');
  const monthly = (receivedCents - vrgFinalCents * Math.exp(-growth * input.finalAtMonths)) / annuity;
  const monthlyCents = roundToCents(monthly);
  const vrgMonthlyCents = roundToCents(vrgDilutedCents / count);
  if (monthlyCents - vrgMonthlyCents <= 0) throw new LoanError('NO_POSITIVE_INSTALMENT', 'installments');
  const flows = [...times.map(() => monthlyCents), vrgFinalCents];
  const years = [...times, input.finalAtMonths].map((months) => months / 12);
  return {
    monthlyCents,
    counterpartCents: monthlyCents - vrgMonthlyCents,
    vrgMonthlyCents,
    totalPaidCents: vrgUpfrontCents + monthlyCents * count + vrgFinalCents,
    ...computeCet(receivedCents, flows, years),
  };
}
