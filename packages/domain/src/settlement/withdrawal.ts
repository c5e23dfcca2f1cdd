import { addDays, businessDay, type CalendarDate, daysBetween } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { Texts } from '../errors/texts.ts';
import { centavos, choice, date, type FormOf, form, fraction, type StoredValues, text } from '../forms/index.ts';
import { withdrawalDays } from '../proposals/proposal-facts.ts';
import type { RefundFigures, RefundTerms } from './refund.ts';

/** A request made within the period is recorded at most this many days after its end: letters take time. */
const recordedWithinDays = 30;

/** How a client made a request that finance records. */
const recordedChannels = {
  email: { pt: 'E-mail', en: 'E-mail' },
  phone: { pt: 'Telefone', en: 'Phone' },
  letter: { pt: 'Carta', en: 'Letter' },
  inPerson: { pt: 'Pessoalmente', en: 'In person' },
} as const satisfies Readonly<Record<string, Texts>>;

/** How the client made the request. */
export type WithdrawalChannel = keyof typeof recordedChannels | 'page';

/** The channels by name. */
export const withdrawalChannels: Readonly<Record<WithdrawalChannel, Texts>> = {
  ...recordedChannels,
  page: { pt: 'Página do cliente', en: "Client's page" },
};

/** What the record says of a withdrawal at the client's page, which needs no reason. */
export const pageWithdrawalReason = 'Desistência pela página do cliente';

/** A higher correction within a few days is a typing error. */
const mostCorrection = 0.1;

/** The form of a withdrawal, recorded by finance. */
export const withdrawalForm = form({
  wishedOn: date('O cliente desistiu em', 'The client withdrew on'),
  channel: choice('Canal', 'Channel', recordedChannels),
  principalFrom: choice('Quem restitui o valor pago pelo veículo', 'Who returns the amount paid for the vehicle', {
    dealer: { pt: 'A concessionária, que recebe o veículo de volta', en: 'The dealer, which takes the vehicle back' },
    client: { pt: 'O cliente, que fica com o veículo', en: 'The client, who keeps the vehicle' },
  }),
  clientPaidCents: centavos(
    'Já pago pelo cliente à financeira',
    'Already paid by the client to the lender',
    0,
    1_000_000_000_00,
  ),
  correction: fraction('Correção monetária do período', 'Monetary adjustment for the period', mostCorrection, {
    decimals: 4,
  }),
  reason: text('O que o cliente disse', 'What the client said', { max: 500, hasLines: true }),
});
export type WithdrawalForm = FormOf<typeof withdrawalForm>;

/** What a withdrawal states, through whatever channel. */
export type WithdrawalEntry = Omit<StoredValues<typeof withdrawalForm.fields>, 'channel'> & {
  readonly channel: WithdrawalChannel;
};

/** The last day to withdraw from a contract, and the days left (0: today is the last). */
export type WithdrawalPeriod = {
  readonly signedOn: CalendarDate;
  readonly lastDay: CalendarDate;
  /** negative once it is over */
  readonly daysLeft: number;
};

/**
 * The day, in São Paulo, on which the last signatory signed.
 * @param signedAt of each signatory, with its time zone; null before signing
 */
export function contractSignedOn(signedAt: readonly (string | null)[]): CalendarDate | null {
  if (signedAt.length === 0 || signedAt.includes(null)) return null;
  const days = signedAt.map((at) => businessDay(Temporal.Instant.from(at!).toString()));
  return days.sort().at(-1)!;
}

/** The period of a contract that was signed at a distance. Its first day is the one after the signature (Civil Code, article 132). */
export function withdrawalPeriod(signedOn: CalendarDate, today: CalendarDate): WithdrawalPeriod {
  const lastDay = addDays(signedOn, withdrawalDays);
  return { signedOn, lastDay, daysLeft: daysBetween(today, lastDay) };
}

/** The default day of a withdrawal request: today, or the last day that still counts. */
export function latestWithdrawalDay(signedOn: CalendarDate, today: CalendarDate): CalendarDate {
  const { lastDay } = withdrawalPeriod(signedOn, today);
  return today > lastDay && today <= addDays(lastDay, recordedWithinDays) ? lastDay : today;
}

/** The problems of a request's day. A guard of the move checks that it is within the period. */
export function withdrawalProblems(
  wishedOn: CalendarDate,
  signedOn: CalendarDate,
  today: CalendarDate,
): FieldProblem[] {
  if (wishedOn > today) return [{ path: 'wishedOn', key: 'date.future' }];
  return wishedOn < signedOn ? [{ path: 'wishedOn', key: 'withdrawal.beforeContract' }] : [];
}

/** The client's request, as recorded by finance, with the resulting figures. */
export type WithdrawalRequest = {
  readonly contractId: string;
  readonly contractSignedOn: string;
  readonly wishedOn: string;
  readonly channel: WithdrawalChannel;
  readonly reason: string;
  readonly principalFrom: 'dealer' | 'client';
  readonly clientPaidCents: number;
  readonly correction: string;
  readonly terms: RefundTerms;
  readonly figures: RefundFigures;
};
