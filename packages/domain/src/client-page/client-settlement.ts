import type { CalendarDate } from '../calendar/index.ts';
import { DomainError, type FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import type { Money } from '../money/index.ts';
import {
  type DiscountedPayment,
  firstPeriodMonths,
  isOverdueOn,
  type OpenPayment,
  type SettlementBasis,
  type SettlementKind,
  settlePart,
  settleWhole,
} from '../simulation/loan/early-settlement.ts';

/** What is settled early, by name. */
export const settlementKindNames: Readonly<Record<SettlementKind, Texts>> = {
  WHOLE: { pt: 'Quitar tudo', en: 'Settle everything' },
  FEWER: { pt: 'Uma parte, com menos parcelas', en: 'A part, with fewer instalments' },
  LOWER: { pt: 'Uma parte, com parcelas menores', en: 'A part, with lower instalments' },
};

/** A client has at most this many requests to settle that wait or may be paid. */
export const openSettlementsAtMost = 5;

/** A contract's payment as its schedule has it. */
type ScheduledPayment = OpenPayment & {
  readonly principalCents: Money;
  readonly interestCents: Money;
  readonly paidOn: CalendarDate | null;
};

/** A contract as the company that collects its instalments knows it. */
export type ServicedLoan = {
  readonly releasedOn: CalendarDate;
  /** a decimal fraction a month */
  readonly rateMonthly: string;
  readonly instalments: readonly ScheduledPayment[];
};

/** What a client wants to settle, and when. */
export type SettlementChoice = {
  readonly kind: SettlementKind;
  readonly on: CalendarDate;
  /** of a part; null: everything */
  readonly amountCents: Money | null;
};

/** A payment that a settlement covers or leaves: its value on the day, and what remains of it. */
export type SettledPayment = DiscountedPayment & { readonly afterCents: Money };

/** The computation of an early settlement, as the client sees it. */
export type SettlementQuote = SettlementChoice & {
  readonly payments: readonly SettledPayment[];
  /** what the client pays on the day */
  readonly valueCents: Money;
  /** what the open payments add up to */
  readonly nominalCents: Money;
  readonly savingCents: Money;
  readonly remainingCount: number;
  readonly remainingCents: Money;
  /** the payments that fall due until the day, which the client pays as usual */
  readonly dueBeforeCount: number;
};

const refuse = (path: string, key: FieldProblem['key']) => new DomainError('DOM002', { fields: [{ path, key }] });

/** What the present value of a contract's payments depends on. */
function settlementBasisOf({ releasedOn, rateMonthly, instalments }: ServicedLoan): SettlementBasis {
  const rate = Number(rateMonthly);
  const principalCents = instalments.reduce((sum, row) => sum + row.principalCents, 0);
  const [first] = instalments;
  return {
    rateMonthly: rate,
    releasedOn,
    firstDueOn: first!.dueOn,
    firstMonths: firstPeriodMonths(rate, principalCents, first!.interestCents),
    dueDates: instalments.map(({ dueOn }) => dueOn),
  };
}

/**
 * The early settlement of a contract on a day, in whole or in part. What falls due between today and the day is taken as paid by
 * then; what is overdue is due in full, and is paid before a part of the rest.
 *
 * @throws DomainError DOM002 at `on` for a day in the past or after the last payment; at `amountCents` for a part of nothing, or
 *   that is not less than everything; at `kind` for a part while a payment is overdue
 */
export function quoteSettlement(loan: ServicedLoan, choice: SettlementChoice, today: CalendarDate): SettlementQuote {
  const { kind, on, amountCents } = choice;
  const unpaid = loan.instalments.filter(({ paidOn }) => paidOn === null);
  if (on < today) throw refuse('on', 'date.inPast');
  if (unpaid.length === 0 || on > unpaid.at(-1)!.dueOn) throw refuse('on', 'settlement.afterLast');
  const isDueBefore = (payment: OpenPayment) => !isOverdueOn(payment, today) && isOverdueOn(payment, on);
  const basis = settlementBasisOf(loan);
  const open = unpaid.filter((payment) => !isDueBefore(payment));
  const whole = settleWhole(
    basis,
    open.map(({ number, dueOn, amountCents: cents }) => ({ number, dueOn, amountCents: cents })),
    on,
  );
  const shared = { ...choice, nominalCents: whole.nominalCents, dueBeforeCount: unpaid.length - open.length };
  if (kind === 'WHOLE')
    return {
      ...shared,
      amountCents: null,
      payments: whole.payments.map((payment) => ({ ...payment, afterCents: 0 })),
      valueCents: whole.valueCents,
      savingCents: whole.savingCents,
      remainingCount: 0,
      remainingCents: 0,
    };
  if (unpaid.some((payment) => isOverdueOn(payment, today))) throw refuse('kind', 'settlement.overdueFirst');
  if (amountCents === null || amountCents < 1) throw refuse('amountCents', 'settlement.amountMissing');
  if (amountCents >= whole.valueCents) throw refuse('amountCents', 'settlement.notAPart');
  const part = settlePart(basis, whole, { kind, amountCents });
  return {
    ...shared,
    payments: whole.payments.map((payment, index) => ({ ...payment, afterCents: part.payments[index]!.afterCents })),
    valueCents: part.valueCents,
    savingCents: part.savingCents,
    remainingCount: part.remainingCount,
    remainingCents: part.remainingCents,
  };
}
