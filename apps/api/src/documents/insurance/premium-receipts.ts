import { type CalendarDate, daysBetween } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { type PolicyInstalment, type PremiumPayment, premiumRefund } from '@estrada/domain/insurance/index';
import type { Money } from '@estrada/domain/money/index';
import { definePdf } from '../document.ts';
import { exampleReference } from './insurance.example.ts';
import {
  beginPaper,
  finishPaper,
  type InsuranceReference,
  type Party,
  paymentName,
  shownDocument,
  writeAmounts,
} from './insurance-paper.ts';

/** A paid premium. */
export type PremiumReceipt = InsuranceReference & {
  /** null: paid after the acceptance, before the policy */
  policyNumber: string | null;
  payer: Party;
  instalment: PolicyInstalment;
  /** how many there are */
  instalmentCount: number;
  payment: PremiumPayment;
  paidOn: CalendarDate;
  chargeId: string;
};

/** What is refunded of an insurance that was cancelled. */
export type RefundStatement = InsuranceReference & {
  policyNumber: string | null;
  /** the client withdrew, it was cancelled later, or it ended with the credit contract that financed it */
  cause: 'withdrawal' | 'cancellation' | 'credit';
  reason: string | null;
  requestedOn: CalendarDate;
  /** the last covered day */
  coverEndedOn: CalendarDate;
  /** null: no policy was issued */
  cover: { from: CalendarDate; until: CalendarDate } | null;
  paidCents: Money;
  refundCents: Money;
  isInFull: boolean;
  refundTo: 'payer' | 'lender';
  /** who that is */
  receiverName: string;
  refundBy: CalendarDate;
};

const words = {
  'pt-BR': {
    receipt: 'Recibo de prêmio de seguro',
    policy: 'Número da apólice',
    payer: 'Quem pagou',
    payerDocument: 'CPF ou CNPJ de quem pagou',
    instalment: 'Parcela',
    of: (number: number, count: number) => (count === 1 ? 'Prêmio único' : `${number} de ${count}`),
    dueOn: 'Vencimento',
    paidOn: 'Pago em',
    means: 'Forma de pagamento',
    chargeId: 'Código da cobrança',
    paid: 'Valor pago',
    interest: 'Juros incluídos',
    received: (amount: string) => `A seguradora recebeu ${amount} por este seguro.`,
    receiptFooter: (number: string) => `Recibo da proposta de seguro ${number}`,
    refund: 'Demonstrativo de reembolso do seguro',
    causes: {
      withdrawal: 'Desistência',
      cancellation: 'Cancelamento',
      credit: 'Cancelado com o contrato de financiamento',
    },
    cause: 'Como terminou',
    reason: 'Motivo',
    requestedOn: 'Pedido em',
    endedOn: 'Último dia com cobertura',
    cover: 'Vigência contratada',
    until: (from: string, until: string) => `${from} a ${until}`,
    calculation: 'Cálculo do reembolso',
    totalPaid: 'Total pago',
    toRefund: 'Valor a reembolsar',
    withdrawn: 'Você desistiu dentro do prazo: tudo o que foi pago é reembolsado, sem desconto.',
    full: 'Tudo o que foi pago é reembolsado, sem desconto.',
    byDay: ({ paid, left, days, refund }: Share) =>
      `O reembolso é proporcional aos dias restantes de vigência: dos ${days} dias, restavam ${left}. ${paid} × ${left} ÷ ${days} = ${refund}.`,
    ofInsurer: 'O reembolso é proporcional ao tempo restante de vigência, no valor calculado pela seguradora.',
    nothing: 'Nada foi pago por este seguro: não há valor a reembolsar.',
    payment: 'Quem recebe, e até quando',
    receiver: 'Quem recebe',
    by: 'Até',
    toPayer: (day: string) => `A seguradora reembolsa o valor a quem pagou, até ${day}.`,
    toLender: (day: string) =>
      `Como o seguro foi pago com o financiamento, a seguradora estorna o valor à financeira até ${day}. Fale com a financeira para ver o efeito na sua dívida.`,
    refundFooter: (number: string) => `Reembolso da proposta de seguro ${number}`,
  },
  en: {
    receipt: 'Receipt of an insurance premium',
    policy: 'Policy number',
    payer: 'Paid by',
    payerDocument: 'CPF or CNPJ of the payer',
    instalment: 'Instalment',
    of: (number: number, count: number) => (count === 1 ? 'Single premium' : `${number} of ${count}`),
    dueOn: 'Due date',
    paidOn: 'Paid on',
    means: 'Means of payment',
    chargeId: 'Charge code',
    paid: 'Amount paid',
    interest: 'Interest included',
    received: (amount: string) => `The insurer has received ${amount} for this insurance.`,
    receiptFooter: (number: string) => `Receipt of insurance proposal ${number}`,
    refund: 'Refund statement of the insurance',
    causes: {
      withdrawal: 'Withdrawal',
      cancellation: 'Cancellation',
      credit: 'Cancelled together with the credit contract',
    },
    cause: 'How it ended',
    reason: 'Reason',
    requestedOn: 'Requested on',
    endedOn: 'Last covered day',
    cover: 'Contracted cover',
    until: (from: string, until: string) => `${from} to ${until}`,
    calculation: 'Calculation of the refund',
    totalPaid: 'Total paid',
    toRefund: 'Amount to refund',
    withdrawn: 'You withdrew within the period: everything that was paid is refunded, without a deduction.',
    full: 'Everything that was paid is refunded, without a deduction.',
    byDay: ({ paid, left, days, refund }: Share) =>
      `The refund is in proportion to the days left: of the ${days} days of cover, ${left} were left. ${paid} × ${left} ÷ ${days} = ${refund}.`,
    ofInsurer: 'The refund is in proportion to the time left, in the amount calculated by the insurer.',
    nothing: 'Nothing was paid for this insurance: there is nothing to refund.',
    payment: 'Who receives it, and by when',
    receiver: 'Receiver',
    by: 'By',
    toPayer: (day: string) => `The insurer refunds the amount to the payer by ${day}.`,
    toLender: (day: string) =>
      `As the insurance was paid with the loan, the insurer refunds the amount to the lender by ${day}. Contact the lender to see the effect on your debt.`,
    refundFooter: (number: string) => `Refund of insurance proposal ${number}`,
  },
};

type Share = { paid: string; left: number; days: number; refund: string };

/** The receipt of one paid premium. */
export const premiumReceipt = definePdf<PremiumReceipt>({
  name: 'premium-receipt',
  example: () => ({
    ...exampleReference(),
    policyNumber: '0531.2026.0001417',
    payer: { name: 'Otávio Prado Lima', document: '11144477735' },
    instalment: { number: 1, dueOn: '2026-12-20', amountCents: 101_043, interestCents: 1_000 },
    instalmentCount: 3,
    payment: 'BANK_DEBIT',
    paidOn: '2026-12-18',
    chargeId: 'CB-0001417-1',
  }),
  render(receipt, language) {
    const text = words[language];
    const { policyNumber, payer, instalment, instalmentCount, payment, paidOn, chargeId } = receipt;
    const { number, dueOn, amountCents, interestCents } = instalment;
    const writer = beginPaper(
      text.receipt,
      receipt,
      language,
      policyNumber === null ? [] : [[text.policy, policyNumber]],
    );
    writer.highlight(text.received(formatMoney(amountCents)));
    writer.facts([
      [text.payer, payer.name],
      [text.payerDocument, shownDocument(payer.document)],
      [text.instalment, text.of(number, instalmentCount)],
      [text.dueOn, formatDate(dueOn)],
      [text.paidOn, formatDate(paidOn)],
      [text.means, paymentName(payment, language)],
      [text.chargeId, chargeId],
    ]);
    const rows: [string, string][] = [
      [text.paid, formatMoney(amountCents)],
      [text.interest, formatMoney(interestCents)],
    ];
    writeAmounts(writer, rows, language);
    return finishPaper(writer, [text.receiptFooter(receipt.number)], receipt, language);
  },
});

const refund = (): RefundStatement => ({
  ...exampleReference(),
  policyNumber: '0531.2026.0001417',
  cause: 'cancellation',
  reason: 'O cliente vendeu o veículo',
  requestedOn: '2027-03-01',
  coverEndedOn: '2027-03-01',
  cover: { from: '2026-12-01', until: '2027-11-30' },
  paidCents: 303_127,
  refundCents: 227_553,
  isInFull: false,
  refundTo: 'payer',
  receiverName: 'Rosana Teles Braga',
  refundBy: '2027-03-16',
});

/** What is refunded of an insurance that was cancelled: how much and why, to whom, and by when. */
export const refundStatement = definePdf<RefundStatement>({
  name: 'refund-statement',
  example: refund,
  variants: {
    withdrawal: () => ({
      ...refund(),
      cause: 'withdrawal',
      reason: null,
      requestedOn: '2026-12-08',
      coverEndedOn: '2026-12-08',
      refundCents: 303_127,
      isInFull: true,
      refundTo: 'lender',
      receiverName: 'Banco Exemplo S.A.',
      refundBy: '2026-12-23',
    }),
  },
  render(statement, language) {
    const text = words[language];
    const { policyNumber, cause, reason, requestedOn, coverEndedOn, cover, paidCents, refundCents } = statement;
    const writer = beginPaper(
      text.refund,
      statement,
      language,
      policyNumber === null ? [] : [[text.policy, policyNumber]],
    );
    writer.facts([
      [text.cause, text.causes[cause]],
      [text.requestedOn, formatDate(requestedOn)],
      ...(cover
        ? ([
            [text.cover, text.until(formatDate(cover.from), formatDate(cover.until))],
            [text.endedOn, formatDate(coverEndedOn)],
          ] as const)
        : []),
    ]);
    if (reason) writer.paragraph(`${text.reason}: ${reason}`);
    writer.heading(text.calculation);
    writer.paragraph(explainRefund(statement, language));
    const rows: [string, string][] = [
      [text.totalPaid, formatMoney(paidCents)],
      [text.toRefund, formatMoney(refundCents)],
    ];
    writeAmounts(writer, rows, language, { marked: 1 });
    if (refundCents > 0) {
      const day = formatDate(statement.refundBy);
      writer.heading(text.payment);
      writer.facts([
        [text.receiver, statement.receiverName],
        [text.by, day],
      ]);
      writer.paragraph(statement.refundTo === 'lender' ? text.toLender(day) : text.toPayer(day));
    }
    return finishPaper(writer, [text.refundFooter(statement.number)], statement, language);
  },
});

/** Why this amount. The days are stated only where they lead to it: an insurer may calculate it in another way. */
function explainRefund(statement: RefundStatement, language: Language): string {
  const text = words[language];
  const { cause, cover, coverEndedOn, paidCents, refundCents, isInFull } = statement;
  if (paidCents === 0) return text.nothing;
  if (isInFull) return cause === 'withdrawal' ? text.withdrawn : text.full;
  if (cover === null || premiumRefund(paidCents, { cover, endsOn: coverEndedOn, isInFull }) !== refundCents)
    return text.ofInsurer;
  // before the cover begins nothing of it is used
  if (refundCents === paidCents) return text.full;
  return text.byDay({
    paid: formatMoney(paidCents),
    left: Math.max(daysBetween(coverEndedOn, cover.until), 0),
    days: daysBetween(cover.from, cover.until) + 1,
    refund: formatMoney(refundCents),
  });
}
