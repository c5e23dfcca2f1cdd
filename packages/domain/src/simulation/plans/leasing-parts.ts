import { type Money, roundToCents } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { balloonCentsOf } from './describe-loan.ts';
import type { PlanChoices } from './plan-choices.ts';

/**
 * The parts of a lease's payments: the monthly amount is counterpart (contraprestação) plus diluted residual value, and
 * the residual value (VRG) is also paid as entry and at the end.
 */
export type LeasingParts = {
  counterpartCents: Money;
  vrgMonthlyCents: Money;
  vrgUpfrontCents: Money;
  vrgDilutedCents: Money;
  vrgFinalCents: Money;
  vrgTotalCents: Money;
};

/**
 * Splits a computed lease, in centavos: diluted residual value = share · price, a month of it = that ÷ n, both rounded
 * half-up; counterpart = monthly amount − that month. Spreading residual value does not change any amount and only
 * names a part of it.
 */
export function leasingParts(loan: LoanResult, { vrgDilutedShare = 0 }: PlanChoices): LeasingParts {
  const vrgDilutedCents = roundToCents(vrgDilutedShare * loan.input.vehicleValueCents);
  const vrgMonthlyCents = roundToCents(vrgDilutedCents / loan.input.installments);
  const vrgUpfrontCents = loan.input.downPaymentCents;
  const [final] = loan.input.balloons ?? [];
  const vrgFinalCents = final ? balloonCentsOf(loan, final) : 0;
  return {
    counterpartCents: loan.installmentCents - vrgMonthlyCents,
    vrgMonthlyCents,
    vrgUpfrontCents,
    vrgDilutedCents,
    vrgFinalCents,
    vrgTotalCents: vrgUpfrontCents + vrgDilutedCents + vrgFinalCents,
  };
}
