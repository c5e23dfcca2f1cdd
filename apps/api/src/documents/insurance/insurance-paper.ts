import type { CalendarDate } from '@estrada/domain/calendar/index';
import { productName } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatDate, formatDocument, formatInstant, formatMoney, showMasked } from '@estrada/domain/formats/index';
import {
  type PolicyInstalment,
  type PremiumPayment,
  premiumPayments,
  type ReadableAnswer,
} from '@estrada/domain/insurance/index';
import type { Money } from '@estrada/domain/money/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import { PdfWriter } from '../pdf-writer.ts';

/** A party of an insurance, its document masked or not as its reader may see it. */
export type Party = { name: string; document: string };

/** What every paper of an insurance names. */
export type InsuranceReference = {
  /** of the insurance proposal */
  number: string;
  product: InsuranceCode;
  /** `contact`: as the insurer states it, for clients */
  insurer: { name: string; contact: string | null };
  assured: Party & { isCompany: boolean };
  /** null: the insurance of a person */
  vehicle: { label: string; plate: string | null; chassis: string | null } | null;
  dealerName: string;
  sellerName: string;
  /** when the paper is written (ISO 8601) */
  writtenAt: string;
};

/** The premium: net, its tax, and what is paid. */
export type Premium = { netCents: Money; iofCents: Money; totalCents: Money };

/** A premium that is not due yet: an insurer may set the day with the acceptance. */
export type ProposedInstalment = Omit<PolicyInstalment, 'dueOn'> & { dueOn: CalendarDate | null };

type Fact = readonly [label: string, value: string];

const words = {
  'pt-BR': {
    number: 'Número da proposta',
    product: 'Seguro',
    insurer: 'Seguradora',
    contact: 'Atendimento da seguradora',
    assured: 'Segurado',
    vehicle: 'Veículo',
    plate: 'Placa',
    chassis: 'Chassi',
    dealer: 'Concessionária',
    seller: 'Vendedor',
    price: 'Preço do seguro',
    item: 'Item',
    amount: 'Valor',
    net: 'Prêmio líquido',
    iof: 'IOF',
    total: 'Prêmio total',
    cover: 'Cobertura',
    contracted: 'Contratado',
    instalments: 'Parcelas do prêmio',
    instalment: 'Parcela',
    dueOn: 'Vencimento',
    interest: 'Juros incluídos',
    undated: 'definido na aceitação',
    sum: 'Soma',
    writtenAt: (instant: string) => `emitido em ${instant}`,
    page: (page: number, count: number) => `Página ${page} de ${count}`,
  },
  en: {
    number: 'Proposal number',
    product: 'Insurance',
    insurer: 'Insurer',
    contact: "Insurer's contact",
    assured: 'Assured',
    vehicle: 'Vehicle',
    plate: 'Plate',
    chassis: 'Chassis number',
    dealer: 'Dealer',
    seller: 'Seller',
    price: 'Price of the insurance',
    item: 'Item',
    amount: 'Amount',
    net: 'Net premium',
    iof: 'IOF',
    total: 'Total premium',
    cover: 'Cover',
    contracted: 'Contracted',
    instalments: 'Premium instalments',
    instalment: 'Instalment',
    dueOn: 'Due date',
    interest: 'Interest included',
    undated: 'set with the acceptance',
    sum: 'Sum',
    writtenAt: (instant: string) => `written on ${instant}`,
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
};

/** A document as its reader may see it; a masked one stays masked. */
export const shownDocument = (document: string): string =>
  document.includes('*') ? showMasked(document) : formatDocument(document);

export const insuranceName = (product: InsuranceCode, language: Language): string =>
  pickText(productName(product), language);

export const paymentName = (payment: PremiumPayment, language: Language): string =>
  pickText(premiumPayments.find(({ id }) => id === payment)!, language);

/** Begins a paper with its title and what it is about; `more` are further facts. */
export function beginPaper(
  title: string,
  reference: InsuranceReference,
  language: Language,
  more: readonly Fact[] = [],
): PdfWriter {
  const text = words[language];
  const { number, product, insurer, assured, vehicle, dealerName, sellerName } = reference;
  const writer = new PdfWriter({ title: `${title} · ${number}`, language });
  writer.title(title, `${insuranceName(product, language)} · ${insurer.name} · ${dealerName}`);
  writer.facts([
    ...more,
    [text.number, number],
    [text.product, insuranceName(product, language)],
    [text.insurer, insurer.name],
    ...(insurer.contact ? [[text.contact, insurer.contact] as const] : []),
    [text.assured, assured.name],
    [assured.isCompany ? 'CNPJ' : 'CPF', shownDocument(assured.document)],
    ...(vehicle ? [[text.vehicle, vehicle.label] as const] : []),
    ...(vehicle?.plate ? [[text.plate, vehicle.plate] as const] : []),
    ...(vehicle?.chassis ? [[text.chassis, vehicle.chassis] as const] : []),
    [text.dealer, dealerName],
    [text.seller, sellerName],
  ]);
  return writer;
}

export function finishPaper(
  writer: PdfWriter,
  footer: readonly string[],
  { writtenAt }: { writtenAt: string },
  language: Language,
): Promise<Uint8Array> {
  const text = words[language];
  return writer.finish([...footer, text.writtenAt(formatInstant(writtenAt))].join(' · '), text.page);
}

/** A table of names and amounts. */
export const writeAmounts = (
  writer: PdfWriter,
  rows: readonly Fact[],
  language: Language,
  options?: { marked: number },
): void =>
  writer.table(
    [
      { label: words[language].item, width: 0.7, wraps: true },
      { label: words[language].amount, width: 0.3, align: 'right' },
    ],
    rows,
    options,
  );

export function writePrice(writer: PdfWriter, price: Premium, language: Language): void {
  const text = words[language];
  writer.heading(text.price);
  const rows: Fact[] = [
    [text.net, formatMoney(price.netCents)],
    [text.iof, formatMoney(price.iofCents)],
    [text.total, formatMoney(price.totalCents)],
  ];
  writeAmounts(writer, rows, language, { marked: 2 });
}

/** Every premium with its day and the interest in it. A premium paid with the loan has none of its own. */
export function writeInstalments(
  writer: PdfWriter,
  instalments: readonly ProposedInstalment[],
  language: Language,
): void {
  if (instalments.length === 0) return;
  const text = words[language];
  const sum = (name: 'amountCents' | 'interestCents') =>
    formatMoney(instalments.reduce((total, one) => total + one[name], 0));
  writer.heading(text.instalments);
  writer.table(
    [
      { label: text.instalment, width: 0.16 },
      { label: text.dueOn, width: 0.3 },
      { label: text.amount, width: 0.27, align: 'right' },
      { label: text.interest, width: 0.27, align: 'right' },
    ],
    [
      ...instalments.map(({ number, dueOn, amountCents, interestCents }) => [
        String(number),
        dueOn ? formatDate(dueOn) : text.undated,
        formatMoney(amountCents),
        formatMoney(interestCents),
      ]),
      ...(instalments.length > 1 ? [[text.sum, '', sum('amountCents'), sum('interestCents')]] : []),
    ],
    instalments.length > 1 ? { marked: instalments.length } : {},
  );
}

/** Questions with their answers. */
export function writeAnswers(
  writer: PdfWriter,
  answers: readonly ReadableAnswer[],
  labels: readonly [question: string, answer: string],
  language: Language,
): void {
  writer.table(
    [
      { label: labels[0], width: 0.52, wraps: true },
      { label: labels[1], width: 0.48, wraps: true },
    ],
    answers.map(({ question, answer }) => [pickText(question, language), pickText(answer, language)]),
  );
}

export function writeCover(writer: PdfWriter, cover: readonly ReadableAnswer[], language: Language): void {
  if (cover.length === 0) return;
  const text = words[language];
  writer.heading(text.cover);
  writeAnswers(writer, cover, [text.item, text.contracted], language);
}
