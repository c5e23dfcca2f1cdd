import { planTitle } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatDate, formatDocument, formatInstant, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import {
  describeEntry,
  describeOffer,
  describePayments,
  describeTradeIn,
  evaluateTradeIn,
  leavesInterestUnpaid,
  type OfferDescription,
  summarisePayments,
} from '@estrada/domain/simulation/index';
import type { SavedSimulation, SimulationItem } from '@estrada/endpoints/index';
import { definePdf } from './document.ts';
import { PdfWriter } from './pdf-writer.ts';
import { exampleSimulation, type SheetData } from './simulation-sheet.example.ts';
import { writeLeasing, writePayments } from './simulation-sheet.payments.ts';
import { planSimulations } from './simulation-sheet.plans.ts';
import { saleFacts } from './simulation-sheet.sale.ts';
import { sheetStrings } from './simulation-sheet.strings.ts';

/**
 * The sheet that the client takes home: terms compared; for the chosen one the client's choices, the payments in order,
 * composition of credit and CET, and the whole schedule (CMN 4.881/2020, CDC art. 54-B).
 */
export const simulationSheet = definePdf<SheetData>({
  name: 'simulation-sheet',
  example: exampleSimulation,
  variants: planSimulations,
  async render(simulation, language) {
    const words = sheetStrings[language];
    const writer = new PdfWriter({ title: `${words.title} ${simulation.code}`, language });
    const { items, chosen } = chooseItems(simulation);
    const { financeTypeId } = simulation.request;
    const offer = describeOffer({ ...chosen, financeTypeId }, simulation.lender, language);
    writer.title(
      `${words.title} ${simulation.code}`,
      `${simulation.dealer.tradingName} · ${formatInstant(simulation.updatedAt)}`,
    );
    writeParties(writer, simulation, language, words);
    writeTerms(writer, items, chosen, language, words);
    writer.heading(words.offer(chosen.term));
    writer.facts(offer.facts.map(({ name, value }): [string, string] => [name, value]));
    writePayments(writer, chosen, words);
    writeChosen(writer, simulation, chosen, language, words);
    writeCost(writer, chosen, offer, language, words);
    writeSchedule(writer, chosen, words);
    writer.heading(words.rights);
    offer.rights.forEach(({ text }, index) => {
      // the first keeps the others on its page: none of them is worth a page of its own
      writer.paragraph(text, index === 0 ? rightsHeight : undefined);
    });
    return writer.finish(`${simulation.code} · ${words.footer(simulation.lender.name)}`, (page, count) =>
      words.page(page, count),
    );
  },
});

/** The height in points of the conditions and rights together. */
const rightsHeight = 120;

type Strings = (typeof sheetStrings)[Language];

function chooseItems(simulation: SavedSimulation): { items: SimulationItem[]; chosen: SimulationItem } {
  const items = simulation.result.simulationItems;
  return {
    items,
    chosen: items.find((item) => item.term === simulation.selectedTerm) ?? items[Math.floor(items.length / 2)]!,
  };
}

function writeParties(
  writer: PdfWriter,
  { client, request, result, vehicleLabel, sellerName }: SavedSimulation,
  language: Language,
  words: Strings,
): void {
  const name = request.personType === 'PJ' ? client.companyName : client.name;
  writer.facts([
    [words.client, name ?? words.notGiven],
    [request.personType === 'PJ' ? 'CNPJ' : 'CPF', client.document ? formatDocument(client.document) : words.notGiven],
    [words.vehicle, vehicleLabel],
    ...saleFacts(request, language, words),
    ...priceRows({ request, result }, words),
    [words.entry, entryText({ request, result }, language)],
    ...(request.tradeIn ? [[words.tradeIn, describeTradeIn(request.tradeIn, language)] as [string, string]] : []),
    [words.plan, planTitle(request.financeTypeId, language)],
    [words.seller, sellerName],
  ]);
}

/** The price; with a coupon or voucher also the price before it, and the discount. */
function priceRows(
  { request, result }: Pick<SavedSimulation, 'request' | 'result'>,
  words: Strings,
): [string, string][] {
  const { discount } = result;
  if (!discount) return [[words.price, formatMoney(request.vehicleValueCents)]];
  return [
    [words.listPrice, formatMoney(discount.listPriceCents)],
    [words.discount(discount.code), `– ${formatMoney(discount.discountCents)}`],
    [words.price, formatMoney(discount.priceCents)],
  ];
}

/** "R$ 30.000,00 (24,02%), sendo R$ 18.000,00 do veículo na troca" */
function entryText({ request, result }: Pick<SavedSimulation, 'request' | 'result'>, language: Language) {
  const { entryValueCents, tradeIn } = request;
  const priceCents = result.discount?.priceCents ?? request.vehicleValueCents;
  const amount = `${formatMoney(entryValueCents)} (${formatPercent(entryValueCents / priceCents)})`;
  return describeEntry(entryValueCents, tradeIn && evaluateTradeIn(tradeIn), language, amount);
}

function writeTerms(
  writer: PdfWriter,
  items: readonly SimulationItem[],
  chosen: SimulationItem,
  language: Language,
  words: Strings,
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
      describePayments(summarisePayments(item), language, 'exact'),
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
  words: Strings,
): void {
  const label = (line: { labelPt: string; labelEn: string }) => (language === 'en' ? line.labelEn : line.labelPt);
  writer.heading(words.composition(chosen.term));
  writer.table(
    [
      { label: words.item, width: 0.7 },
      { label: words.amount, width: 0.3, align: 'right' },
    ],
    [
      ...priceRows(simulation, words),
      [words.entry, `– ${formatMoney(simulation.request.entryValueCents)}`],
      ...chosen.financedItems.map((line) => [label(line), formatMoney(line.amountCents)]),
      [chosen.iofExemption ? words.iofExempt : 'IOF', formatMoney(chosen.iofCents)],
      [words.financed, formatMoney(chosen.financeValueCents)],
      ...(chosen.subsidyCents ? [[words.subsidy, formatMoney(chosen.subsidyCents)]] : []),
    ],
  );
  writeLeasing(writer, chosen, words);
}

/** The components of the CET, and each figure in a sentence. */
function writeCost(
  writer: PdfWriter,
  chosen: SimulationItem,
  { cost }: OfferDescription,
  language: Language,
  words: Strings,
): void {
  writer.heading(words.cetSheet(`${chosen.cetAnnualPct.replace('.', ',')}%`, formatPercent(Number(chosen.cetMonthly))));
  writer.table(
    [
      { label: words.item, width: 0.5 },
      { label: words.amount, width: 0.25, align: 'right' },
      { label: words.share, width: 0.25, align: 'right' },
    ],
    cost.parts.map(({ name, amount, share }) => [name, amount, share]),
  );
  for (const sentence of language === 'en' ? chosen.explanationEn : chosen.explanationPt) writer.paragraph(sentence);
}

function writeSchedule(writer: PdfWriter, chosen: SimulationItem, words: Strings): void {
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
