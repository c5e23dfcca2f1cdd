import type { Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import { refuseFields, resolveChoices } from './check-choices.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { describeDue, describeRate } from './describe-loan.ts';
import { explainAdded, explainCost, explainIof, textsIn } from './explain-loan.ts';
import { fixedEntries } from './fixed-entry.ts';
import { refuseOwnDueDate } from './grace.ts';
import { levelLoan, type Plan } from './plan.ts';

function chooseShareMonths({ shareMonths }: PlanTerms): ChoiceSpec[] {
  const { first, second } = shareMonths!;
  return [
    {
      kind: 'months',
      key: 'shareMonths',
      first: { min: 1, max: first, default: first },
      second: { min: 2, max: second, default: second },
    },
  ];
}

const halfOf = fixedEntries.PLAN_50_25_25;

function explainHalves(loan: LoanResult): Texts[] {
  const [price, entry, half] = [loan.input.vehicleValueCents, loan.input.downPaymentCents, loan.netCreditCents].map(
    formatMoney,
  );
  return [
    {
      pt: `O veículo custa ${price}: metade, ${entry}, é a entrada; a outra metade, ${half}, é dividida em duas partes iguais de 25%.`,
      en: `The vehicle costs ${price}: half, ${entry}, is the down payment; the other half, ${half}, is divided into two equal parts of 25%.`,
    },
    ...explainAdded(loan),
  ];
}

function explainShares(loan: LoanResult): Texts {
  const [first, second] = loan.rows.map((row) => formatMoney(row.paymentCents));
  const [due, later, rate] = [describeDue(loan, 0), describeDue(loan, 1), describeRate(loan)];
  const cost =
    loan.input.rateMonthly === 0
      ? { pt: 'sem juros', en: 'without interest' }
      : { pt: `com juros de ${rate.pt}`, en: `with interest of ${rate.en}` };
  return {
    pt: `As duas partes vencem ${due.pt}, ${first}, e ${later.pt}, ${second}, ${cost.pt}; IOF, tarifas e despesas financiados já estão incluídos.`,
    en: `The two parts fall due ${due.en}, ${first}, and ${later.en}, ${second}, ${cost.en}; financed IOF, fees and costs are already included.`,
  };
}

/** 50-25-25: half of the price as entry, a quarter at one date and a quarter at a later one, at zero or at the table's rate. */
export const halfAndQuartersPlan: Plan = {
  tableTerms: { shareMonths: 'required' },
  checkTable: ({ termMonths }, { shareMonths }) =>
    shareMonths!.second === termMonths ? [] : [{ path: 'terms.shareMonths', key: 'number.outOfRange' }],
  choices: chooseShareMonths,
  fixedEntryCents: halfOf,
  toLoan(input) {
    const { shareMonths } = resolveChoices(chooseShareMonths(input.terms), input.choices);
    refuseOwnDueDate(input);
    const half = halfOf(input.vehicleValueCents);
    if (input.entryValueCents !== half) {
      const params = { amount: formatMoney(half) };
      throw refuseFields([{ path: 'entryValueCents', key: 'entry.fixedByPlan', params }]);
    }
    const { first, second } = shareMonths!;
    return {
      ...levelLoan(input),
      graceMonths: first,
      installments: second - first + 1,
      defaultWeight: 0,
      weights: { [first]: 1, [second]: 1 },
    };
  },
  explain(loan, language) {
    const priced = explainHalves(loan);
    return textsIn(language, [...priced, explainIof(loan), explainShares(loan), ...explainCost(loan)]);
  },
};
