import type { Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { Balloon } from '../loan/loan-input.ts';
import { resolveChoices } from './check-choices.ts';
import { lastMonthOf } from './contract-months.ts';
import { balloonCentsOf, describeCount, describeRate, describeShare } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, textsIn } from './explain-loan.ts';
import { chooseBalloonShare, strainedByEntry } from './final-balloon.ts';
import { levelLoan, type Plan } from './plan.ts';

function explainInstallments(loan: LoanResult, balloon: Balloon): Texts[] {
  const [rate, share] = [describeRate(loan), describeShare(balloon)];
  const [level, final, last] = [loan.installmentCents, balloonCentsOf(loan, balloon), loan.lastPaymentCents].map(
    formatMoney,
  );
  const count = describeCount(balloon.place === 'with' ? loan.rows.length : loan.rows.length - 1);
  const endings: Record<Balloon['place'], Texts> = {
    with: {
      pt: `no último mês, a mensal e a final vencem juntas e somam ${last}`,
      en: `in the last month, the monthly and the final one fall due together and add up to ${last}`,
    },
    instead: {
      pt: `esta, de ${last}, vence no lugar da última mensal`,
      en: `the final one, of ${last}, takes the place of the last monthly one`,
    },
    extra: {
      pt: `esta, de ${last}, vence um mês depois da última mensal`,
      en: `the final one, of ${last}, falls due a month after the last monthly one`,
    },
  };
  const ending = endings[balloon.place];
  return [
    {
      pt: `No fim do contrato há uma parcela final de ${final}, ${share.pt}; por isso as mensais são menores.`,
      en: `At the end of the contract there is a final instalment of ${final}, ${share.en}; that is why the monthly ones are smaller.`,
    },
    {
      pt: `À taxa de ${rate.pt}, o total é pago em ${count.pt} de ${level} e na parcela final; ${ending.pt}.`,
      en: `At ${rate.en}, the total is repaid in ${count.en} of ${level} and the final one; ${ending.en}.`,
    },
  ];
}

/**
 * Chevrolet Sempre: equal monthly instalments and one final balloon. The table states its share, the base of the share,
 * and whether it falls due with the last instalment, instead of it or a month after it.
 */
export const chevroletSemprePlan: Plan = {
  tableTerms: {
    balloonShare: 'required',
    balloonShareRange: 'optional',
    balloonOf: 'optional',
    balloonPlace: 'optional',
  },
  choices: chooseBalloonShare,
  strainedBy: strainedByEntry,
  toLoan(input) {
    const { termMonths, terms } = input;
    const chosen = resolveChoices(chooseBalloonShare(terms), input.choices);
    const loan = levelLoan(input);
    const lastMonth = lastMonthOf(termMonths, loan.graceDays);
    const balloon = { share: chosen.balloonShare ?? terms.balloonShare!, of: terms.balloonOf ?? 'vehicle' };
    const place = terms.balloonPlace ?? 'with';
    const placed = place === 'after' ? { month: lastMonth + 1, place: 'extra' as const } : { month: lastMonth, place };
    return { ...loan, balloons: [{ ...balloon, ...placed }] };
  },
  explain(loan, language) {
    const paid = explainInstallments(loan, loan.input.balloons![0]!);
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
