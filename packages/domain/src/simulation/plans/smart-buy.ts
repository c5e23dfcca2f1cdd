import type { Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { resolveChoices } from './check-choices.ts';
import { lastMonthOf } from './contract-months.ts';
import { describeCount, describeRate, describeShare } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, textsIn } from './explain-loan.ts';
import { chooseBalloonShare, strainedByEntry } from './final-balloon.ts';
import { levelLoan, type Plan } from './plan.ts';

function explainRepurchase(loan: LoanResult): Texts[] {
  const [level, guaranteed] = [loan.installmentCents, loan.lastPaymentCents].map(formatMoney);
  const [rate, count] = [describeRate(loan), describeCount(loan.rows.length - 1)];
  const share = describeShare(loan.input.balloons![0]!);
  return [
    {
      pt: `A recompra do veículo é garantida pelo valor de ${guaranteed}, ${share.pt}, e a última parcela é exatamente desse valor.`,
      en: `The vehicle's repurchase is guaranteed at ${guaranteed}, ${share.en}, and the last instalment is exactly that amount.`,
    },
    {
      pt: `À taxa de ${rate.pt}, o total é pago em ${count.pt} de ${level} e na última; os juros do último mês incluem a diferença dos arredondamentos.`,
      en: `At ${rate.en}, the total is repaid in ${count.en} of ${level} and the last one; the last month's interest includes the rounding difference.`,
    },
  ];
}

/** SmartBuy: n − 1 equal monthly instalments and a last one equal to the guaranteed repurchase of the vehicle. */
export const smartBuyPlan: Plan = {
  tableTerms: { balloonShare: 'required', balloonShareRange: 'optional' },
  checkTable: ({ termMonths }) => (termMonths < 2 ? [{ path: 'termMonths', key: 'number.outOfRange' }] : []),
  choices: chooseBalloonShare,
  strainedBy: strainedByEntry,
  toLoan(input) {
    const { termMonths, terms } = input;
    const { balloonShare } = resolveChoices(chooseBalloonShare(terms), input.choices);
    const loan = levelLoan(input);
    const month = lastMonthOf(termMonths, loan.graceDays);
    return {
      ...loan,
      balloons: [{ month, share: balloonShare ?? terms.balloonShare!, of: 'vehicle', place: 'instead' }],
      // the guaranteed amount is a promise: it must not absorb the rounding difference
      residue: 'interest',
    };
  },
  explain(loan, language) {
    const paid = explainRepurchase(loan);
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
