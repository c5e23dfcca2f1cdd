import { isLease, planTitle } from '@estrada/domain/enumerations/index';
import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { leavesInterestUnpaid } from '@estrada/domain/simulation/index';
import type { PdfWriter } from '../pdf-writer.ts';
import { choiceFacts, leasingRows, paymentRows } from '../simulation-sheet.payments.ts';
import { sheetStrings } from '../simulation-sheet.strings.ts';
import { cetAnnual } from './legal-values.ts';
import type { PaperData } from './paper-data.ts';

const words = sheetStrings['pt-BR'];
const right = 'right' as const;

/**
 * How many payments, and their first and last day: a plan with a wait ends months after its term, and one with few
 * payments before it.
 */
function paymentsFact({ schedule, firstDueDate, lastDueDate }: PaperData['item']): string {
  if (schedule.length === 1) return `1 pagamento, em ${formatDate(firstDueDate)}`;
  return `${schedule.length} pagamentos, de ${formatDate(firstDueDate)} a ${formatDate(lastDueDate)}`;
}

/** The terms of the operation at a glance: CDC art. 52, CMN 4.881/2020. */
export function writeTerms(writer: PdfWriter, data: PaperData): void {
  const { item } = data;
  writer.heading('Características da operação');
  writer.facts([
    ['Plano', planTitle(data.financeTypeId, 'pt-BR')],
    ['Pagamentos', paymentsFact(item)],
    [
      'Taxa de juros',
      Number(item.rateMonthly) === 0
        ? 'Sem juros'
        : `${formatPercent(Number(item.rateMonthly), 4)} a.m. · ${formatPercent(Number(item.rateAnnual), 4)} a.a.`,
    ],
    ['Custo Efetivo Total (CET)', `${formatPercent(Number(item.cetMonthly), 4)} a.m. · ${cetAnnual(item)} a.a.`],
    ['Total dos juros', formatMoney(item.totalInterestCents)],
    ['Total a pagar', formatMoney(item.totalPaymentsCents)],
    ['Total a pagar com a entrada', formatMoney(item.totalWithEntryCents)],
    ['Total à vista, sem financiamento', formatMoney(item.totalWithoutFinancingCents)],
    ...choiceFacts(item, words),
  ]);
  // simulations from before plans had choices have no payments; the schedule has them
  if (item.payments.length === 0) return;
  writer.heading(words.payments);
  writer.table(
    [
      { label: words.count, width: 0.14, align: right },
      { label: words.amount, width: 0.22, align: right },
      { label: words.dates, width: 0.4, align: right },
      { label: words.sum, width: 0.24, align: right },
    ],
    paymentRows(item, words),
  );
}

/**
 * The composition of the credit: each tax, fee and product with its amount, and only those that are charged (CMN
 * 3.919/2010, 5.004/2022).
 */
export function writeComposition(writer: PdfWriter, data: PaperData): void {
  const { item, vehicleValueCents, entryValueCents, financeTypeId, discount } = data;
  writer.heading('Discriminação do crédito');
  writer.table(
    [
      { label: words.item, width: 0.7 },
      { label: words.amount, width: 0.3, align: right },
    ],
    [
      ...(discount
        ? [
            [words.listPrice, formatMoney(discount.listPriceCents)],
            [words.discount(discount.code), `– ${formatMoney(discount.discountCents)}`],
          ]
        : []),
      [words.price, formatMoney(vehicleValueCents)],
      [words.entry, `– ${formatMoney(entryValueCents)}`],
      ...item.financedItems
        .filter(({ amountCents }) => amountCents > 0)
        .map(({ labelPt, amountCents }) => [labelPt, formatMoney(amountCents)]),
      ...(isLease(financeTypeId) ? [] : [[item.iofExemption ? words.iofExempt : 'IOF', formatMoney(item.iofCents)]]),
      [words.financed, formatMoney(item.financeValueCents)],
      ...(item.subsidyCents ? [[words.subsidy, formatMoney(item.subsidyCents)]] : []),
    ],
  );
  if (item.iofExemption) writer.paragraph(item.iofExemption.labelPt);
  const leasing = leasingRows(item, words);
  if (leasing.length === 0) return;
  writer.heading(words.leasing);
  writer.table(
    [
      { label: words.item, width: 0.7 },
      { label: words.amount, width: 0.3, align: right },
    ],
    leasing,
  );
}

/** The sheet of the CET: each part with its share of the whole (CMN 4.881/2020, art. 2º). */
export function writeCet(writer: PdfWriter, { item }: PaperData): void {
  writer.heading(`Planilha do Custo Efetivo Total: ${cetAnnual(item)} ao ano`);
  writer.table(
    [
      { label: words.item, width: 0.5 },
      { label: words.amount, width: 0.25, align: right },
      { label: words.share, width: 0.25, align: right },
    ],
    item.cetComposition.map(({ labelPt, amountCents, sharePct }) => [
      labelPt,
      formatMoney(amountCents),
      `${sharePct.replace('.', ',')}%`,
    ]),
  );
}

/** Every payment with its day, to the centavo, and their sums. */
export function writeSchedule(writer: PdfWriter, { item }: PaperData): void {
  const { schedule } = item;
  const sum = (name: 'paymentCents' | 'interestCents' | 'principalCents') =>
    formatMoney(schedule.reduce((total, row) => total + row[name], 0));
  writer.heading('Cronograma de pagamentos');
  writer.table(
    [
      { label: words.number, width: 0.1 },
      { label: words.dueDate, width: 0.15 },
      { label: words.installment, width: 0.19, align: right },
      { label: words.interest, width: 0.18, align: right },
      { label: words.principal, width: 0.19, align: right },
      { label: words.balance, width: 0.19, align: right },
    ],
    [
      ...schedule.map((row) => [
        String(row.number),
        formatDate(row.dueDate),
        formatMoney(row.paymentCents),
        formatMoney(row.interestCents),
        formatMoney(row.principalCents),
        formatMoney(row.balanceCents),
      ]),
      ['Soma', '', sum('paymentCents'), sum('interestCents'), sum('principalCents'), ''],
    ],
    { marked: schedule.length },
  );
  if (leavesInterestUnpaid(schedule)) writer.paragraph(words.accrued);
}
