import type { Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import { resolveChoices } from './check-choices.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import { firstMonthOf } from './contract-months.ts';
import { balloonCentsOf, describeCount, describeDue, describeRate, describeShare } from './describe-loan.ts';
import { explainCost, explainFinanced, explainIof, textsIn } from './explain-loan.ts';
import { levelLoan, type Plan } from './plan.ts';

function chooseBalloons({ balloons }: PlanTerms, termMonths: number): ChoiceSpec[] {
  const { count, share, earliestMonth, intervalMonths } = balloons!;
  const interval = intervalMonths[0]!;
  const start = Math.min(Math.max(interval, earliestMonth), termMonths);
  const fitting = Math.floor((termMonths - start) / interval) + 1;
  return [
    {
      kind: 'balloons',
      key: 'balloons',
      count: { ...count, default: Math.max(count.min, Math.min(count.max, fitting)) },
      share: { ...share, default: share.min },
      startMonth: { min: earliestMonth, max: termMonths, default: start },
      intervalMonths: { allowed: intervalMonths, default: interval },
    },
  ];
}

function explainBalloons(loan: LoanResult): Texts[] {
  const balloons = loan.input.balloons!;
  const firstMonth = firstMonthOf(loan.input.graceDays);
  const each = balloonCentsOf(loan, balloons[0]!);
  const [one, all, level] = [each, each * balloons.length, loan.installmentCents].map(formatMoney);
  const [rate, share, count] = [describeRate(loan), describeShare(balloons[0]!), describeCount(loan.rows.length)];
  const due = describeDue(loan, balloons[0]!.month - firstMonth);
  const apart = balloons.length > 1 ? balloons[1]!.month - balloons[0]!.month : 0;
  const many = balloons.length > 1;
  return [
    {
      pt: many
        ? `Há ${balloons.length} parcelas intermediárias de ${one} (${share.pt}), a primeira ${due.pt} e as outras a cada ${apart} meses, ${all} ao todo.`
        : `Há uma parcela intermediária de ${one} (${share.pt}) ${due.pt}.`,
      en: many
        ? `There are ${balloons.length} intermediate instalments of ${one} (${share.en}), the first ${due.en} and the others every ${apart} months, ${all} in all.`
        : `There is one intermediate instalment of ${one} (${share.en}) ${due.en}.`,
    },
    {
      pt: `À taxa de ${rate.pt}, o restante do total é pago em ${count.pt} de ${level}; cada parcela intermediária vence junto com a mensal do mesmo mês.`,
      en: `At ${rate.en}, the rest of the total is repaid in ${count.en} of ${level}; each intermediate instalment falls due together with the monthly one of its month.`,
    },
  ];
}

/** Multi-balloon: equal monthly instalments and, with some of them, equal balloons at a stated interval. */
export const multiBalloonPlan: Plan = {
  tableTerms: { balloons: 'required', balloonOf: 'optional' },
  choices: chooseBalloons,
  strainedBy: () => ({ path: 'choices.balloons.share', key: 'balloon.tooLarge' }),
  toLoan(input) {
    const { terms, termMonths } = input;
    const { count, share, startMonth, intervalMonths } = resolveChoices(
      chooseBalloons(terms, termMonths),
      input.choices,
    ).balloons!;
    const loan = levelLoan(input);
    const first = firstMonthOf(loan.graceDays) + startMonth - 1;
    const balloons = Array.from({ length: count }, (_, index) => ({
      month: first + index * intervalMonths,
      share,
      of: terms.balloonOf ?? ('vehicle' as const),
      place: 'with' as const,
    }));
    return { ...loan, balloons };
  },
  explain(loan, language) {
    const paid = explainBalloons(loan);
    return textsIn(language, [...explainFinanced(loan), explainIof(loan), ...paid, ...explainCost(loan)]);
  },
};
