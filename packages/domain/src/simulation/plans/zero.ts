import type { FieldProblem, Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import { resolveChoices } from './check-choices.ts';
import { describeCount } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, textsIn } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

/** A table of a zero plan has a rate of zero, and is marked as subsidised down to zero. */
export function checkZeroRate({
  rateMonthly,
  taxType,
}: Pick<PriceTableRow, 'rateMonthly' | 'taxType'>): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (Number(rateMonthly) !== 0) problems.push({ path: 'rateMonthly', key: 'rate.mustBeZero' });
  if (taxType !== 'TAX_ZERO') problems.push({ path: 'taxType', key: 'value.notAllowed' });
  return problems;
}

/** Explains why equal instalments at zero rate add up to exactly the financed total. */
export function explainZeroInstallments(loan: LoanResult): Texts {
  const count = describeCount(loan.rows.length);
  const [level, last, total] = [loan.installmentCents, loan.lastPaymentCents, loan.financedTotalCents].map(formatMoney);
  return {
    pt: `A taxa é zero: ${count.pt} de ${level}, a última de ${last}, somam exatamente ${total}; a montadora paga os juros, e o cliente paga o IOF, as tarifas e as despesas.`,
    en: `The rate is zero: ${count.en} of ${level}, the last of ${last}, add up to exactly ${total}; the manufacturer pays the interest, and the client pays IOF, fees and costs.`,
  };
}

/** Zero Plan: equal monthly instalments at zero rate; the client pays fees and IOF. */
export const zeroPlan: Plan = {
  tableTerms: {},
  checkTable: checkZeroRate,
  choices: () => [],
  toLoan(input) {
    resolveChoices([], input.choices);
    return levelLoan(input);
  },
  explain(loan, language) {
    const paid = explainZeroInstallments(loan);
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), paid, ...explainCost(loan)]);
  },
};
