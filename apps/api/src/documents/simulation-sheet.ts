import type { Language } from '@estrada/domain/errors/index';
import {
  formatCnpj,
  formatDate,
  formatDocument,
  formatFraction,
  formatInstant,
  formatMoney,
  formatPercent,
} from '@estrada/domain/formats/index';
import {
  describePayments,
  findFinanceType,
  leavesInterestUnpaid,
  summarisePayments,
} from '@estrada/domain/simulation/index';
import type { SavedSimulation, SimulationItem } from '@estrada/endpoints/index';
import { definePdf } from './document.ts';
import { PdfWriter } from './pdf-writer.ts';
import { exampleSimulation, type SheetData } from './simulation-sheet.example.ts';
import { writeLeasing, writePayments } from './simulation-sheet.payments.ts';
import { planSimulations } from './simulation-sheet.plans.ts';
import { saleFacts } from './simulation-sheet.sale.ts';
import { sheetWords } from './simulation-sheet.words.ts';

/**
 * The sheet that the client takes home: terms side by side; of the chosen one what the client decided, the payments in
 * their order, composition of credit and CET, and the whole schedule (CMN 4.881/2020, CDC art. 54-B).
 */
export const simulationSheet = definePdf<SheetData>({
  name: 'simulation-sheet',
  example: exampleSimulation,
  variants: planSimulations,
  async render(simulation, language) {
    const words = sheetWords[language];
    const writer = new PdfWriter({ title: `${words.title} ${simulation.code}`, language });
    const { items, chosen } = chooseItems(simulation);
    writer.title(
      `${words.title} ${simulation.code}`,
      `${simulation.dealer.tradingName} · ${formatInstant(simulation.updatedAt)}`,
    );
    writeParties(writer, simulation, language, words);
    writeTerms(writer, items, chosen, language, words);
    writePayments(writer, chosen, words);
    writeChosen(writer, simulation, chosen, language, words);
    writeSchedule(writer, chosen, words);
    writer.heading(words.rights);
    words.rightsText.forEach((right, index) => {
      // the first takes the others along: none of them is worth a page of its own
      writer.paragraph(right.replace('{date}', formatDate(chosen.validUntil)), index === 0 ? rightsRoom : undefined);
    });
    writer.paragraph(lenderLine(simulation, words));
    return writer.finish(`${simulation.code} · ${words.footer(simulation.lender.name)}`, (page, count) =>
      words.page(page, count),
    );
  },
});

/** Points that the conditions and rights take together. */
const rightsRoom = 120;

type Words = (typeof sheetWords)[Language];

function lenderLine({ lender }: SheetData, words: Words): string {
  const late = words.late(formatFraction(lender.arrearsRateMonthly), formatFraction(lender.lateFineRate));
  return [words.lender(lender.name, formatCnpj(lender.cnpj)), late, lender.otherCharges].filter(Boolean).join(' ');
}

function chooseItems(simulation: SavedSimulation): { items: SimulationItem[]; chosen: SimulationItem } {
  const items = simulation.result.simulationItems;
  return {
    items,
    chosen: items.find((item) => item.term === simulation.selectedTerm) ?? items[Math.floor(items.length / 2)]!,
  };
}

function writeParties(
  writer: PdfWriter,
  { client, request, vehicleLabel, sellerName }: SavedSimulation,
  language: Language,
  words: Words,
): void {
  const name = request.personType === 'PJ' ? client.companyName : client.name;
  writer.facts([
    [words.client, name ?? words.notGiven],
    [request.personType === 'PJ' ? 'CNPJ' : 'CPF', client.document ? formatDocument(client.document) : words.notGiven],
    [words.vehicle, vehicleLabel],
    ...saleFacts(request, language, words),
    [words.price, formatMoney(request.vehicleValueCents)],
    [
      words.entry,
      `${formatMoney(request.entryValueCents)} (${formatPercent(request.entryValueCents / request.vehicleValueCents)})`,
    ],
    [words.plan, findFinanceType(request.financeTypeId)?.name ?? ''],
    [words.seller, sellerName],
  ]);
}

function writeTerms(
  writer: PdfWriter,
  items: readonly SimulationItem[],
  chosen: SimulationItem,
  language: Language,
  words: Words,
): void {
  writer.heading(words.terms);
  writer.table(
    [
      { label: words.term, width: 0.11 },
      { label: words.installments, width: 0.4, wraps: true },
      { label: words.rateMonthly, width: 0.11, align: 'right' },
      { label: words.rateAnnual, width: 0.11, align: 'right' },
      { label: words.cetAnnual, width: 0.11, align: 'right' },
      { label: words.total, width: 0.16, align: 'right' },
    ],
    items.map((item) => [
      words.months(item.term),
      describePayments(summarisePayments(item), language),
      formatPercent(Number(item.rateMonthly), 4),
      formatPercent(Number(item.rateAnnual), 4),
      `${item.cetAnnualPct.replace('.', ',')}%`,
      formatMoney(item.totalWithEntryCents),
    ]),
    { marked: items.indexOf(chosen) },
  );
  if (items.length > 1) writer.paragraph(words.chosenTerm(chosen.term));
}

function writeChosen(
  writer: PdfWriter,
  simulation: SavedSimulation,
  chosen: SimulationItem,
  language: Language,
  words: Words,
): void {
  const label = (line: { labelPt: string; labelEn: string }) => (language === 'en' ? line.labelEn : line.labelPt);
  writer.heading(words.composition(chosen.term));
  writer.table(
    [
      { label: words.item, width: 0.7 },
      { label: words.amount, width: 0.3, align: 'right' },
    ],
    [
      [words.price, formatMoney(simulation.request.vehicleValueCents)],
      [words.entry, `– ${formatMoney(simulation.request.entryValueCents)}`],
      ...chosen.financedItems.map((line) => [label(line), formatMoney(line.amountCents)]),
      [chosen.iofExemption ? words.iofExempt : 'IOF', formatMoney(chosen.iofCents)],
      [words.financed, formatMoney(chosen.financeValueCents)],
      [words.total, formatMoney(chosen.totalWithEntryCents)],
      [words.totalWithout, formatMoney(chosen.totalWithoutFinancingCents)],
      ...(chosen.subsidyCents ? [[words.subsidy, formatMoney(chosen.subsidyCents)]] : []),
    ],
  );
  writeLeasing(writer, chosen, words);
  writer.heading(words.cetSheet(`${chosen.cetAnnualPct.replace('.', ',')}%`, formatPercent(Number(chosen.cetMonthly))));
  writer.table(
    [
      { label: words.item, width: 0.5 },
      { label: words.amount, width: 0.25, align: 'right' },
      { label: words.share, width: 0.25, align: 'right' },
    ],
    chosen.cetComposition.map((line) => [
      label(line),
      formatMoney(line.amountCents),
      `${line.sharePct.replace('.', ',')}%`,
    ]),
  );
  for (const sentence of language === 'en' ? chosen.explanationEn : chosen.explanationPt) writer.paragraph(sentence);
}

function writeSchedule(writer: PdfWriter, chosen: SimulationItem, words: Words): void {
  writer.heading(words.schedule);
  writer.table(
    [
      { label: words.number, width: 0.08 },
      { label: words.dueDate, width: 0.16 },
      { label: words.installment, width: 0.19, align: 'right' },
      { label: words.interest, width: 0.19, align: 'right' },
      { label: words.principal, width: 0.19, align: 'right' },
      { label: words.balance, width: 0.19, align: 'right' },
    ],
    chosen.schedule.map((row) => [
      String(row.number),
      formatDate(row.dueDate),
      formatMoney(row.paymentCents),
      formatMoney(row.interestCents),
      formatMoney(row.principalCents),
      formatMoney(row.balanceCents),
    ]),
  );
  if (leavesInterestUnpaid(chosen.schedule)) writer.paragraph(words.accrued);
}
