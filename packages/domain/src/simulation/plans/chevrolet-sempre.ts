import { DomainError, type Texts } from '../../errors/index.ts';
import { pickText } from '../../errors/texts.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import { roundToCents } from '../../money/index.ts';
import type { LoanResult } from '../loan.ts';
import { describeCount, describeRate, explainCost, explainFinanced, explainIof } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

function explainInstallments(loan: LoanResult): Texts[] {
  const [rate, count] = [describeRate(loan), describeCount(loan.rows.length)];
  const balloon = loan.input.balloons?.find((one) => 'share' in one);
  const share = balloon && 'share' in balloon ? balloon.share : 0;
  const balloonCents = roundToCents(share * loan.input.vehiclePriceCents);
  const [level, final, last] = [loan.installmentCents, balloonCents, loan.lastPaymentCents].map(formatMoney);
  const percent = formatPercent(share);
  return [
    {
      pt: `No fim do contrato há uma parcela final de ${final}, ${percent} do valor do veículo; por isso as mensais são menores.`,
      en: `At the end there is a final instalment of ${final}, ${percent} of the vehicle price; that is why the monthly ones are smaller.`,
    },
    {
      pt: `À taxa de ${rate.pt}, ${count.pt} de ${level} e a parcela final pagam o total; no último mês vencem juntas, ${last}.`,
      en: `At ${rate.en}, ${count.en} of ${level} and the final one repay the total; in the last month they fall due together, ${last}.`,
    },
  ];
}

/** Chevrolet Sempre: equal monthly instalments and, with the last of them, one balloon of a share of the vehicle price. */
export const chevroletSemprePlan: Plan = {
  toLoan(input) {
    if (input.balloonShare === null || input.balloonShare <= 0) throw new DomainError('SIM018');
    const { termMonths, balloonShare } = input;
    return {
      ...levelLoan(input),
      balloons: [
        { month: lastMonthOf(termMonths, input.graceDays), share: balloonShare, of: 'vehicle', place: 'with' },
      ],
    };
  },
  explain(loan, language) {
    const texts = [...explainFinanced(loan), explainIof(loan), ...explainInstallments(loan), ...explainCost(loan)];
    return texts.map((text) => pickText(text, language));
  },
};

/** The month of the last instalment on the schedule's grid, which a first due date of its own moves. */
function lastMonthOf(termMonths: number, graceDays: number | undefined): number {
  return (graceDays === undefined ? 1 : Math.round(graceDays / 30)) + termMonths - 1;
}
