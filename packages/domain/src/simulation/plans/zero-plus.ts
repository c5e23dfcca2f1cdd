import type { Texts } from '../../errors/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { describeDue } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, textsIn } from './explain-loan.ts';
import { chooseGraceDays, graceLoan } from './grace.ts';
import type { Plan } from './plan.ts';
import { checkZeroRate, explainZeroInstallments } from './zero.ts';

function explainFreeGrace(loan: LoanResult): Texts {
  const [days, due] = [loan.input.graceDays!, describeDue(loan, 0)];
  return {
    pt: `A primeira parcela vence ${due.pt}, ${days} dias depois da liberação, e nesse período não há juros, mas o IOF considera esses dias.`,
    en: `The first instalment falls due ${due.en}, ${days} days after release, and there is no interest in that period, but the IOF takes those days into account.`,
  };
}

/** Zero+: zero rate with a grace before the first instalment. */
export const zeroPlusPlan: Plan = {
  tableTerms: { graceDays: 'required' },
  checkTable: checkZeroRate,
  choices: chooseGraceDays,
  toLoan: graceLoan,
  explain(loan, language) {
    const paid = [explainFreeGrace(loan), explainZeroInstallments(loan)];
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
