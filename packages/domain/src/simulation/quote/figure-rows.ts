import type { CalendarDate } from '../../calendar/index.ts';
import type { Texts } from '../../errors/texts.ts';
import type { Money } from '../../money/index.ts';
import type { QuoteResult } from './quote.ts';

/** The tables that the figure of a client is computed from; DAY is the day itself, which moves the due dates. */
export const figureTables = {
  VEHICLE: { pt: 'Tabela de veículos', en: 'Vehicle table' },
  OFFER: { pt: 'Oferta', en: 'Offer' },
  PRICES: { pt: 'Tabela de preços do plano', en: 'Price table of the plan' },
  TCC: { pt: 'Tarifa de cadastro (TCC)', en: 'Registration fee (TCC)' },
  CONTRACT: { pt: 'Despesa com registro do contrato', en: 'Contract registration cost' },
  TU: { pt: 'Avaliação de veículo usado (TU)', en: 'Used-vehicle appraisal (TU)' },
  IOF: { pt: 'Alíquotas do IOF', en: 'IOF tax rates' },
  DAY: { pt: 'Dia do cálculo', en: 'Day of the calculation' },
} as const satisfies Record<string, Texts>;
export type FigureTable = keyof typeof figureTables;
export const figureTableIds = Object.keys(figureTables) as [FigureTable, ...FigureTable[]];

/** The values of a row that a figure depends on. Money in centavos, rates as fractions in text, days as `YYYY-MM-DD`. */
export const figureValues = {
  priceCents: { kind: 'money', pt: 'Preço', en: 'Price' },
  tableCode: { kind: 'code', pt: 'Tabela', en: 'Table' },
  rateMonthly: { kind: 'rate', pt: 'Taxa ao mês', en: 'Monthly rate' },
  amountCents: { kind: 'money', pt: 'Valor', en: 'Amount' },
  dailyRate: { kind: 'rate', pt: 'Alíquota ao dia', en: 'Daily rate' },
  additionalRate: { kind: 'rate', pt: 'Alíquota adicional', en: 'Additional rate' },
  quotedOn: { kind: 'date', pt: 'Calculada em', en: 'Calculated on' },
  firstDueDate: { kind: 'date', pt: 'Primeiro vencimento', en: 'First due date' },
} as const satisfies Record<string, Texts & { kind: 'money' | 'rate' | 'code' | 'date' }>;
export type FigureValue = keyof typeof figureValues;
export const figureValueIds = Object.keys(figureValues) as [FigureValue, ...FigureValue[]];

/** One row that a figure was computed from: its name within the table ("T-01 · 36x"), and what it contributed. */
export type FigureRow = {
  table: FigureTable;
  row: string;
  values: Partial<Record<FigureValue, string | number>>;
};

/** A value of a row before and after; null where the row is absent. */
export type FigureRowChange = {
  table: FigureTable;
  row: string;
  value: FigureValue;
  before: string | number | null;
  after: string | number | null;
};

/**
 * The rows that one term of a quote was computed from.
 *
 * @param vehicle as the vehicle table has it; with an offer, its name and price
 */
export function figureRowsOf(
  { quotedOn, fees, terms }: QuoteResult,
  termMonths: number,
  vehicle: { label: string; priceCents: Money; isOffer?: boolean },
): FigureRow[] {
  const { table, loan } = terms.find((one) => one.termMonths === termMonths)!;
  const { tableCode, rateMonthly } = table;
  const iof = loan.iof.row;
  return [
    { table: vehicle.isOffer ? 'OFFER' : 'VEHICLE', row: vehicle.label, values: { priceCents: vehicle.priceCents } },
    { table: 'PRICES', row: `${tableCode} · ${termMonths}x`, values: { tableCode, rateMonthly } },
    ...fees.map(({ kind, amountCents, row }) => ({ table: kind, row: row.state, values: { amountCents } })),
    ...(iof
      ? [
          {
            table: 'IOF' as const,
            row: iof.taxpayer.toUpperCase(),
            values: { dailyRate: iof.dailyRate, additionalRate: iof.additionalRate },
          },
        ]
      : []),
    { table: 'DAY', row: '', values: { quotedOn, firstDueDate: loan.rows[0]!.dueDate! } },
  ];
}

/** A figure as a client saw it, with what computes it again. Nothing in it identifies a person. */
export type CustomerFigure = {
  personType: 'PF' | 'PJ';
  /** 1 new, 2 used */
  assetType: 1 | 2;
  manufacturerId: number;
  modelId: number;
  versionId: number;
  manufacturerYear: number;
  modelYear: number;
  /** of a used vehicle */
  mileage?: number | undefined;
  entryValueCents: Money;
  state: string;
  /** the offer of a campaign by which it was computed, and its name then */
  offerId?: string | undefined;
  offerName?: string | undefined;
  financeTypeId: number;
  termMonths: number;
  quotedOn: CalendarDate;
  vehicleLabel: string;
  vehicleValueCents: Money;
  installmentCents: Money;
  /** a percentage with two decimals */
  cetAnnualPct: string;
};

/** What a client saw of a figure, with its rows. */
export type ComparedFigure = Pick<CustomerFigure, 'vehicleValueCents' | 'installmentCents' | 'cetAnnualPct'> & {
  rows: readonly FigureRow[];
};

/**
 * Compares a figure with that of other rows: whether the client sees the same, and each changed value of a row, in the
 * order of `figureTables`. The day alone is no difference while it changes no amount.
 */
export function compareFigures(
  before: ComparedFigure,
  after: ComparedFigure,
): { isSame: boolean; changes: FigureRowChange[] } {
  const isSame = (['vehicleValueCents', 'installmentCents', 'cetAnnualPct'] as const).every(
    (name) => before[name] === after[name],
  );
  const changes = figureTableIds
    .filter((table) => table !== 'DAY' || !isSame)
    .flatMap((table) => changesOfTable(rowOf(before, table), rowOf(after, table)));
  return { isSame, changes };
}

const rowOf = ({ rows }: ComparedFigure, table: FigureTable) => rows.find((row) => row.table === table);

function changesOfTable(before: FigureRow | undefined, after: FigureRow | undefined): FigureRowChange[] {
  const named = before ?? after;
  if (!named) return [];
  const { table, row } = named;
  return figureValueIds
    .map((value) => ({
      table,
      row,
      value,
      before: before?.values[value] ?? null,
      after: after?.values[value] ?? null,
    }))
    .filter((change) => !isSameValue(change));
}

/** "0.0149" and "0.01490" are one rate. */
const isSameValue = ({ value, before, after }: FigureRowChange): boolean =>
  figureValues[value].kind === 'rate' && before !== null && after !== null
    ? Number(before) === Number(after)
    : before === after;
