import { refuseFields, resolveChoices } from './check-choices.ts';
import { explainCost, explainFinanced, explainIof, explainLevel, textsIn } from './explain-loan.ts';
import { fixedEntries } from './fixed-entry.ts';
import { levelLoan, type Plan } from './plan.ts';

/** Plan 100: no entry, the whole price is financed in equal monthly instalments. */
export const plan100: Plan = {
  tableTerms: {},
  choices: () => [],
  fixedEntryCents: fixedEntries.PLANO_100,
  toLoan(input) {
    resolveChoices([], input.choices);
    if (input.entryValueCents !== 0) throw refuseFields([{ path: 'entryValueCents', key: 'entry.notInPlan' }]);
    return levelLoan(input);
  },
  explain(loan, language) {
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), explainLevel(loan), ...explainCost(loan)]);
  },
};
