import type { FieldProblem, Texts } from '../../errors/index.ts';
import { formatPercent } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import { resolveChoices } from './check-choices.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { describeDue } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, explainLevel, textsIn } from './explain-loan.ts';
import { chooseGraceDays, refuseOwnDueDate } from './grace.ts';
import { levelLoan, type Plan } from './plan.ts';

function chooseHarvest(terms: PlanTerms, termMonths: number): ChoiceSpec[] {
  const allowed = terms.deferralUnits!.filter((unit) => termMonths % unit === 0);
  return [{ kind: 'unit', key: 'deferralUnit', allowed, default: allowed[0]! }, ...chooseGraceDays(terms)];
}

/** A unit that does not divide the term would leave a last period of another length. */
function checkUnits({ termMonths }: { termMonths: number }, { deferralUnits }: PlanTerms): FieldProblem[] {
  if (deferralUnits!.some((unit) => termMonths % unit === 0)) return [];
  return [{ path: 'terms.deferralUnits', key: 'value.notAllowed' }];
}

function describeHarvests(loan: LoanResult): Texts {
  const { length: count } = loan.rows;
  const quarterly = loan.input.stepMonths === 3;
  const many = count === 1 ? '' : 's';
  return {
    pt: `${count} parcela${many} ${quarterly ? `trimestra${many ? 'is' : 'l'}` : `semestra${many ? 'is' : 'l'}`}`,
    en: `${count} ${quarterly ? 'quarterly' : 'half-yearly'} instalment${many}`,
  };
}

function explainHarvest(loan: LoanResult): Texts {
  const step = loan.input.stepMonths!;
  const [period, due] = [formatPercent((1 + loan.input.rateMonthly) ** step - 1), describeDue(loan, 0)];
  return {
    pt: `As parcelas acompanham a safra: uma a cada ${step} meses, a primeira ${due.pt}; ${step} meses de juros capitalizados são ${period}.`,
    en: `The instalments follow the harvest: one every ${step} months, the first ${due.en}; ${step} months of compound interest are ${period}.`,
  };
}

/**
 * Farmer: equal instalments every 3 or 6 months. The first falls due one such period after release, or after a number
 * of days that the client chooses where the table offers some.
 */
export const farmerPlan: Plan = {
  tableTerms: { deferralUnits: 'required', graceDays: 'optional' },
  checkTable: checkUnits,
  choices: chooseHarvest,
  toLoan(input) {
    const { deferralUnit, graceDays } = resolveChoices(chooseHarvest(input.terms, input.termMonths), input.choices);
    if (graceDays !== undefined) refuseOwnDueDate(input);
    const stepMonths = deferralUnit!;
    return {
      ...levelLoan(input, stepMonths),
      installments: input.termMonths / stepMonths,
      stepMonths,
      ...(graceDays === undefined ? {} : { graceDays }),
    };
  },
  explain(loan, language) {
    const paid = [explainHarvest(loan), explainLevel(loan, describeHarvests(loan))];
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
