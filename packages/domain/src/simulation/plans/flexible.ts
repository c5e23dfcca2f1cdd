import type { Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import { resolveChoices } from './check-choices.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { firstMonthOf } from './contract-months.ts';
import { describeRate } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, explainLevel, textsIn } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

/** R$ 100 million, the loan's own limit. */
const maxCents = 10_000_000_000;

function chooseAmounts({ fixedAmounts }: PlanTerms, termMonths: number): ChoiceSpec[] {
  const { maxCount, minCents } = fixedAmounts!;
  return [{ kind: 'fixedAmounts', key: 'fixedAmounts', maxCount, lastMonth: termMonths, minCents, maxCents }];
}

function explainAmounts(loan: LoanResult): Texts[] {
  const amounts = Object.values(loan.input.fixedCents ?? {});
  if (amounts.length === 0) return [explainLevel(loan)];
  const chosen = formatMoney(amounts.reduce((sum, cents) => sum + cents, 0));
  const [level, last] = [loan.installmentCents, loan.lastPaymentCents].map(formatMoney);
  const [rate, others] = [describeRate(loan), loan.input.installments - amounts.length];
  const months =
    amounts.length === 1
      ? { pt: '1 mês', en: '1 month' }
      : { pt: `${amounts.length} meses`, en: `${amounts.length} months` };
  const rest =
    others === 1
      ? { pt: `a outra parcela é de ${level}`, en: `the other instalment is ${level}` }
      : {
          pt: `as outras ${others} parcelas são de ${level} cada uma`,
          en: `the other ${others} instalments are ${level} each`,
        };
  return [
    {
      pt: `Em ${months.pt} do contrato, o cliente escolheu quanto pagar, ${chosen} ao todo; o restante é dividido igualmente entre as demais parcelas.`,
      en: `For ${months.en} of the contract, the client chose how much to pay, ${chosen} in all; the rest is divided equally among the other instalments.`,
    },
    {
      pt: `À taxa de ${rate.pt}, ${rest.pt}; a última parcela do contrato é ${last}, com a diferença dos arredondamentos.`,
      en: `At ${rate.en}, ${rest.en}; the contract's last instalment is ${last}, with the rounding difference.`,
    },
  ];
}

/** Flexible: custom amounts at chosen months, the remaining monthly instalments level. */
export const flexiblePlan: Plan = {
  tableTerms: { fixedAmounts: 'required' },
  choices: chooseAmounts,
  strainedBy: ({ fixedAmounts }) =>
    fixedAmounts?.length ? { path: 'choices.fixedAmounts', key: 'fixedAmount.tooLarge' } : undefined,
  toLoan(input) {
    const chosen = resolveChoices(chooseAmounts(input.terms, input.termMonths), input.choices).fixedAmounts!;
    const loan = levelLoan(input);
    if (chosen.length === 0) return loan;
    const before = firstMonthOf(loan.graceDays) - 1;
    const fixedCents = Object.fromEntries(chosen.map(({ month, amountCents }) => [before + month, amountCents]));
    return { ...loan, fixedCents };
  },
  explain(loan, language) {
    const paid = explainAmounts(loan);
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
