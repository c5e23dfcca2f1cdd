import type { Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import { refuseFields, resolveChoices } from './check-choices.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { describeDue } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, explainLevel, textsIn } from './explain-loan.ts';
import { levelLoan, type Plan, type PlanInput } from './plan.ts';

/** The days up to the first instalment as an input; the table's first offer is the default. */
export function chooseGraceDays({ graceDays }: PlanTerms): ChoiceSpec[] {
  return graceDays ? [{ kind: 'days', key: 'graceDays', allowed: graceDays, default: graceDays[0]! }] : [];
}

/**
 * Equal monthly instalments after a grace.
 *
 * @throws {DomainError} DOM002 for a grace that the table does not have, or a due date in addition to it
 */
export function graceLoan(input: PlanInput): LoanInput {
  const { graceDays } = resolveChoices(chooseGraceDays(input.terms), input.choices);
  refuseOwnDueDate(input);
  return { ...levelLoan(input), graceDays: graceDays! };
}

/**
 * Refuses a custom first due date where the plan's choices determine it.
 *
 * @throws {DomainError} DOM002 at `firstDueDate`
 */
export function refuseOwnDueDate({ firstDueDate }: PlanInput): void {
  if (firstDueDate !== undefined) throw refuseFields([{ path: 'firstDueDate', key: 'choice.notOfPlan' }]);
}

function explainGrace(loan: LoanResult): Texts {
  const [days, due, accrued] = [loan.input.graceDays!, describeDue(loan, 0), formatMoney(loan.rows[0]!.interestCents)];
  return {
    pt: `A primeira parcela vence ${due.pt}, ${days} dias depois da liberação; até lá são ${accrued} de juros, somados ao saldo devedor.`,
    en: `The first instalment falls due ${due.en}, ${days} days after release; until then ${accrued} of interest accrues, added to the outstanding balance.`,
  };
}

/** Grace: the first instalment after 60 to 180 days with capitalised interest, then equal monthly instalments. */
export const gracePlan: Plan = {
  tableTerms: { graceDays: 'required' },
  checkTable: (_, { graceDays }) =>
    graceDays!.some((days) => days < 60 || days > 180) ? [{ path: 'terms.graceDays', key: 'value.notAllowed' }] : [],
  choices: chooseGraceDays,
  toLoan: graceLoan,
  explain(loan, language) {
    const paid = [explainGrace(loan), explainLevel(loan)];
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
