import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { lastMonthOf } from '../loan/payment-plan.ts';
import { balloonCentsOf } from '../plans/describe-loan.ts';
import type { QuotedTerm } from './quote-term.ts';

/** Consecutive equal payments: their number, the amount of each in centavos, the first due date. */
export type PaymentGroup = { count: number; amountCents: Money; firstDueDate: CalendarDate };

/** The figures on the card of a term. The percentage has two decimals ("21.55"), the rate is a fraction in text. */
export type TermFigures = {
  term: number;
  rateMonthly: string;
  cetAnnualPct: string;
  installmentCents: Money;
  lastInstallmentCents: Money;
  /** the balloon in the last payment, without the rounding difference */
  balloonCents: Money;
  payments: PaymentGroup[];
  firstDueDate: CalendarDate;
  lastDueDate: CalendarDate;
  /** last day on which the offer is valid */
  validUntil: CalendarDate;
  totalWithEntryCents: Money;
  /** the term without its products, which credit is decided on; null where nothing would be left to pay without them */
  withoutProducts: {
    financeValueCents: Money;
    installmentCents: Money;
    cetAnnualPct: string;
    totalWithEntryCents: Money;
  } | null;
};

/** The figures of a quoted term, the same in the server's response and in the browser's preview. */
export function termFiguresOf({
  termMonths,
  table,
  loan,
  withoutProducts,
  validUntil,
  totalWithFinancingCents,
}: QuotedTerm): TermFigures {
  return {
    term: termMonths,
    rateMonthly: table.rateMonthly,
    cetAnnualPct: loan.cetAnnualPercent.toFixed(2),
    installmentCents: loan.installmentCents,
    lastInstallmentCents: loan.lastPaymentCents,
    balloonCents: finalBalloonOf(loan),
    payments: groupPayments(loan),
    firstDueDate: loan.rows[0]!.dueDate!,
    lastDueDate: loan.rows.at(-1)!.dueDate!,
    validUntil,
    totalWithEntryCents: totalWithFinancingCents,
    withoutProducts: withoutProducts && {
      financeValueCents: withoutProducts.financedTotalCents,
      installmentCents: withoutProducts.installmentCents,
      cetAnnualPct: withoutProducts.cetAnnualPercent.toFixed(2),
      totalWithEntryCents: withoutProducts.totalCostCents,
    },
  };
}

function finalBalloonOf(loan: LoanResult): Money {
  const last = loan.input.balloons?.at(-1);
  // several balloons may end before the instalments do
  return last && last.month >= lastMonthOf(loan.input) ? balloonCentsOf(loan, last) : 0;
}

function groupPayments({ rows }: LoanResult): PaymentGroup[] {
  const groups: PaymentGroup[] = [];
  for (const { paymentCents, dueDate } of rows) {
    const last = groups.at(-1);
    if (last?.amountCents === paymentCents) last.count += 1;
    else groups.push({ count: 1, amountCents: paymentCents, firstDueDate: dueDate! });
  }
  return groups;
}
