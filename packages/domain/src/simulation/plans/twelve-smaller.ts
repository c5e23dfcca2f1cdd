import type { Texts } from '../../errors/index.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { resolveChoices } from './check-choices.ts';
import { firstMonthOf } from './contract-months.ts';
import { describeRate } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, textsIn } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

/** The number in the plan's name. */
const smallerCount = 12;

function explainSmaller(loan: LoanResult): Texts[] {
  const share = formatPercent(Object.values(loan.input.weights!)[0]!);
  const [small, large, last] = [loan.rows[0]!.paymentCents, loan.installmentCents, loan.lastPaymentCents].map(
    formatMoney,
  );
  const [rate, later] = [describeRate(loan), loan.rows.length - smallerCount];
  return [
    {
      pt: `As doze primeiras parcelas, de ${small}, correspondem a ${share} do valor das seguintes; o que deixa de ser pago nelas é somado ao saldo devedor, com juros.`,
      en: `The first twelve instalments, of ${small}, are ${share} of the amount of the later ones; what is not paid in them is added to the outstanding balance, with interest.`,
    },
    {
      pt: `À taxa de ${rate.pt}, o total é pago nessas doze e em outras ${later} de ${large}; a última é ${last}, com a diferença dos arredondamentos.`,
      en: `At ${rate.en}, the total is repaid in those twelve and ${later} more of ${large}; the last one is ${last}, with the rounding difference.`,
    },
  ];
}

/** 12 Menores: the first twelve monthly instalments are a fixed share of the later ones. */
export const twelveSmallerPlan: Plan = {
  tableTerms: { minorShare: 'required' },
  checkTable: ({ termMonths }) =>
    termMonths <= smallerCount ? [{ path: 'termMonths', key: 'number.outOfRange' }] : [],
  choices: () => [],
  toLoan(input) {
    resolveChoices([], input.choices);
    const loan = levelLoan(input);
    const first = firstMonthOf(loan.graceDays);
    const share = input.terms.minorShare!;
    const weights = Object.fromEntries(Array.from({ length: smallerCount }, (_, k) => [first + k, share]));
    return { ...loan, weights };
  },
  explain(loan, language) {
    const paid = explainSmaller(loan);
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
