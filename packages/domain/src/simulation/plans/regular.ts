import { resolveChoices } from './check-choices.ts';
import { explainCost, explainFinanced, explainIof, explainLevel, textsIn } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

/** Regular FDU: equal monthly instalments (Price). */
export const regularPlan: Plan = {
  tableTerms: {},
  choices: () => [],
  toLoan(input) {
    resolveChoices([], input.choices);
    return levelLoan(input);
  },
  explain(loan, language) {
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), explainLevel(loan), ...explainCost(loan)]);
  },
};
