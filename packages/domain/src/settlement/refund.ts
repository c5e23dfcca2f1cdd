import type { Texts } from '../errors/texts.ts';
import { roundToCents } from '../money/index.ts';

/** The debtor or creditor of a part of a withdrawal's refund. */
export type RefundParty = 'client' | 'dealer' | 'lender';

/** The parties by name. */
export const refundParties: Readonly<Record<RefundParty, Texts>> = {
  client: { pt: 'Cliente', en: 'Client' },
  dealer: { pt: 'Concessionária', en: 'Dealer' },
  lender: { pt: 'Financeira', en: 'Lender' },
};

/** The amounts of a contract that is undone: lent, itemized, and already paid out. In centavos. */
export type RefundTerms = {
  readonly vehicleValueCents: number;
  readonly entryValueCents: number;
  /** fees and products that were financed with the vehicle */
  readonly items: readonly { readonly labelPt: string; readonly labelEn: string; readonly amountCents: number }[];
  readonly iofCents: number;
  /** the total amount lent */
  readonly financedCents: number;
  /** the amount paid to the dealer, or in transit */
  readonly paidToDealerCents: number;
};

/** The input of a withdrawal that determines its figures. */
export type RefundChoice = {
  /** who refunds the price of the vehicle: the dealer takes the vehicle back, or the client keeps it and pays */
  readonly principalFrom: 'dealer' | 'client';
  /** what the client has paid to the lender by now */
  readonly clientPaidCents: number;
  /** monetary correction of the client's payments, from then to now: "0.0012" is 0.12 % */
  readonly correction: string;
};

/** The kind of a line. `interest` is always zero: within the period none is owed. */
export type RefundLineKind = 'entry' | 'principal' | 'item' | 'iof' | 'interest' | 'clientPaid' | 'correction';

/**
 * How a line is settled: paid through a partner, offset against the debt, or between client and dealer, outside the
 * financing.
 */
export type RefundMeans = 'payment' | 'debt' | 'outside';

/** One part of a refund: amount, debtor, creditor, and basis. */
export type RefundLine = Texts & {
  readonly kind: RefundLineKind;
  readonly amountCents: number;
  readonly from: RefundParty;
  readonly to: RefundParty;
  readonly means: RefundMeans;
  readonly source: Texts;
};

/** A complete refund. In centavos. */
export type RefundFigures = {
  readonly lines: readonly RefundLine[];
  /** the refund to the lender */
  readonly toLenderCents: number;
  /** the refund to the client */
  readonly toClientCents: number;
  /** the cancelled debt of the client: the total amount lent */
  readonly cancelledCents: number;
};

const article49 = { pt: 'CDC, art. 49, parágrafo único', en: 'CDC, art. 49, sole paragraph' };
const article54F = { pt: 'CDC, art. 54-F, § 1º', en: 'CDC, art. 54-F, § 1' };
const contract = { pt: 'Contrato', en: 'Contract' };
const payment = { pt: 'Pagamento à concessionária', en: 'Payment to the dealer' };
const typed = { pt: 'Informado no registro da desistência', en: 'Entered when the withdrawal was recorded' };

/**
 * The refunds of a withdrawal within the period (CDC art. 49: everything, at once, corrected). The credit ends as if it
 * had never existed: no interest, fee, product or tax is owed. Whoever has the vehicle refunds the amount lent for it:
 * the sale is cancelled with the credit (art. 54-F), so that is the dealer, unless the client keeps the vehicle and
 * pays for it. The down payment is between client and dealer; it is listed so that it is not forgotten.
 */
export function refundFigures(terms: RefundTerms, choice: RefundChoice): RefundFigures {
  const { clientPaidCents, principalFrom } = choice;
  const correctionCents = roundToCents(clientPaidCents * Number(choice.correction));
  const toLenderCents = terms.paidToDealerCents;
  const lines: RefundLine[] = [
    {
      kind: 'principal',
      pt: 'Valor pago pelo veículo',
      en: 'Amount paid for the vehicle',
      amountCents: toLenderCents,
      from: principalFrom,
      to: 'lender',
      means: 'payment',
      source: payment,
    },
    ...terms.items
      .filter(({ amountCents }) => amountCents > 0)
      .map(
        ({ labelPt, labelEn, amountCents }): RefundLine => ({
          kind: 'item',
          pt: labelPt,
          en: labelEn,
          amountCents,
          from: 'lender',
          to: 'client',
          means: 'debt',
          source: contract,
        }),
      ),
    {
      kind: 'iof',
      pt: 'IOF',
      en: 'IOF',
      amountCents: terms.iofCents,
      from: 'lender',
      to: 'client',
      means: 'debt',
      source: contract,
    },
    {
      kind: 'interest',
      pt: 'Juros até a desistência',
      en: 'Interest until the withdrawal',
      amountCents: 0,
      from: 'client',
      to: 'lender',
      means: 'debt',
      source: article49,
    },
    {
      kind: 'clientPaid',
      pt: 'Pago pelo cliente à financeira',
      en: 'Paid by the client to the lender',
      amountCents: clientPaidCents,
      from: 'lender',
      to: 'client',
      means: 'payment',
      source: typed,
    },
    {
      kind: 'correction',
      pt: 'Correção monetária do valor pago',
      en: 'Monetary adjustment of the amount paid',
      amountCents: correctionCents,
      from: 'lender',
      to: 'client',
      means: 'payment',
      source: article49,
    },
    {
      kind: 'entry',
      pt: 'Entrada',
      en: 'Down payment',
      amountCents: terms.entryValueCents,
      from: 'dealer',
      to: 'client',
      means: 'outside',
      source: article54F,
    },
  ];
  return {
    lines,
    toLenderCents,
    toClientCents: clientPaidCents + correctionCents,
    cancelledCents: terms.financedCents,
  };
}
