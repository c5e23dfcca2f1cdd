import { DomainError, type Texts } from '../../errors/index.ts';
import { pickText } from '../../errors/texts.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan.ts';
import { describeCount, describeRate, explainCost, explainFinanced, explainIof } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

function explainInstallments(loan: LoanResult): Texts {
  const [rate, count] = [describeRate(loan), describeCount(loan.rows.length)];
  const [level, last] = [loan.installmentCents, loan.lastPaymentCents].map(formatMoney);
  const sentence = {
    pt: `À taxa de ${rate.pt}, ${count.pt} de ${level} pagam esse total com os juros (tabela Price)`,
    en: `At ${rate.en}, ${count.en} of ${level} repay that total with its interest (Price schedule)`,
  };
  return loan.lastPaymentCents === loan.installmentCents
    ? { pt: `${sentence.pt}.`, en: `${sentence.en}.` }
    : {
        pt: `${sentence.pt}; a última é ${last}, porque recebe a diferença dos arredondamentos.`,
        en: `${sentence.en}; the last one is ${last}, because it takes the rounding difference.`,
      };
}

/** Regular FDU: equal monthly instalments (Price). */
export const regularPlan: Plan = {
  toLoan(input) {
    if (input.balloonShare !== null) throw new DomainError('SIM018');
    return levelLoan(input);
  },
  explain(loan, language) {
    const texts = [...explainFinanced(loan), explainIof(loan), explainInstallments(loan), ...explainCost(loan)];
    return texts.map((text) => pickText(text, language));
  },
};
