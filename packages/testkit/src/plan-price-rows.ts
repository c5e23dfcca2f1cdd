import { addDays } from '@estrada/domain/calendar/index';
import type { PriceTableRow } from '@estrada/domain/simulation/index';

export type PriceRow = Omit<PriceTableRow, 'id'>;

/** Days around `today` in which the generated rows are in force. */
export const span = (today: string) => ({ effectiveFrom: addDays(today, -120), validUntil: addDays(today, 240) });

type Table = {
  /** the beginning of the table codes */
  code: string;
  name: string;
  financeTypeId: number;
  assetType: 1 | 2;
  saleType?: 'VD';
  termsMonths: readonly number[];
  /** of the shortest term; each longer one costs 0.05 points more */
  rateMonthly: number;
  minEntryShare?: number;
  /** by term, in the order of the terms */
  balloonShares?: readonly number[];
  terms?: PriceTableRow['terms'];
  termsByMonth?: (termMonths: number) => PriceTableRow['terms'];
};

/** The market rate that the maker's subsidy is measured by. */
const targetRateMonthly = '0.01490000';

const leaseTerms: PriceTableRow['terms'] = {
  vrg: {
    dilutedShare: { min: 0, max: 0.4 },
    finalShare: { min: 0.01, max: 0.3 },
    maxTotalShare: 0.8,
    timings: ['arrears', 'advance'],
  },
};
const balloonTerms: PriceTableRow['terms'] = {
  balloons: {
    count: { min: 1, max: 4 },
    share: { min: 0.05, max: 0.15 },
    earliestMonth: 6,
    intervalMonths: [12, 6],
  },
};
const amountTerms: PriceTableRow['terms'] = { fixedAmounts: { maxCount: 12, minCents: 10_000 } };
/** The first share is due after half of the term. */
const shareTerms = (termMonths: number): PriceTableRow['terms'] => ({
  shareMonths: { first: termMonths / 2, second: termMonths },
});

const grace = { code: 'CAR', name: 'Carência', financeTypeId: 4, minEntryShare: 0.2 };
const farmer = { code: 'SAF', name: 'Safra', financeTypeId: 5, minEntryShare: 0.2 };
const leasing = { code: 'LEA', name: 'Leasing', financeTypeId: 6, terms: leaseTerms };
const smaller = { code: 'DOZ', name: '12 menores', financeTypeId: 7, minEntryShare: 0.2, terms: { minorShare: 0.5 } };
const shares = { code: '502525', name: '50-25-25', financeTypeId: 8, minEntryShare: 0.5, termsByMonth: shareTerms };
const flexible = { code: 'FLE', name: 'Flexível', financeTypeId: 9, minEntryShare: 0.1, terms: amountTerms };
const several = { code: 'BAL', name: 'Multi-balão', financeTypeId: 12, minEntryShare: 0.2, terms: balloonTerms };

const tables: readonly Table[] = [
  {
    ...grace,
    assetType: 1,
    termsMonths: [24, 36, 48, 60],
    rateMonthly: 0.0149,
    terms: { graceDays: [60, 90, 120, 180] },
  },
  { ...grace, assetType: 2, termsMonths: [24, 36, 48], rateMonthly: 0.0179, terms: { graceDays: [60, 90, 120] } },
  { ...farmer, assetType: 1, termsMonths: [24, 36, 48, 60], rateMonthly: 0.0135, terms: { deferralUnits: [6, 3] } },
  {
    ...farmer,
    assetType: 2,
    termsMonths: [24, 36, 48],
    rateMonthly: 0.0165,
    terms: { deferralUnits: [6], graceDays: [180, 210, 390] },
  },
  { ...leasing, assetType: 1, termsMonths: [24, 36, 48], rateMonthly: 0.0131 },
  { ...leasing, assetType: 2, termsMonths: [24, 36], rateMonthly: 0.0161 },
  { ...smaller, assetType: 1, termsMonths: [36, 48, 60], rateMonthly: 0.0149 },
  { ...smaller, assetType: 2, termsMonths: [36, 48], rateMonthly: 0.0179 },
  { ...shares, assetType: 1, termsMonths: [12, 24], rateMonthly: 0 },
  { ...shares, assetType: 1, termsMonths: [36], rateMonthly: 0.0069 },
  { ...flexible, assetType: 1, termsMonths: [24, 36, 48], rateMonthly: 0.0145 },
  { ...flexible, assetType: 2, termsMonths: [24, 36, 48], rateMonthly: 0.0175 },
  {
    code: 'ZERO',
    name: 'Taxa zero',
    financeTypeId: 10,
    assetType: 1,
    termsMonths: [12, 18, 24],
    rateMonthly: 0,
    minEntryShare: 0.5,
  },
  {
    code: 'VDZERO',
    name: 'Venda direta taxa zero',
    financeTypeId: 10,
    assetType: 1,
    saleType: 'VD',
    termsMonths: [12, 24],
    rateMonthly: 0,
    minEntryShare: 0.4,
  },
  {
    code: 'ZEROMAIS',
    name: 'Zero+',
    financeTypeId: 11,
    assetType: 1,
    termsMonths: [12, 18, 24],
    rateMonthly: 0,
    minEntryShare: 0.6,
    terms: { graceDays: [60, 90] },
  },
  { ...several, assetType: 1, termsMonths: [24, 36, 48], rateMonthly: 0.0145 },
  { ...several, assetType: 2, termsMonths: [24, 36, 48], rateMonthly: 0.0175 },
  {
    code: 'SMART',
    name: 'SmartBuy',
    financeTypeId: 13,
    assetType: 1,
    termsMonths: [24, 36],
    rateMonthly: 0.0139,
    minEntryShare: 0.3,
    balloonShares: [0.5, 0.4],
    terms: { balloonShareRange: { min: 0.3, max: 0.5 } },
  },
  {
    code: 'P100',
    name: 'Plano 100',
    financeTypeId: 14,
    assetType: 1,
    termsMonths: [24, 36, 48, 60],
    rateMonthly: 0.0169,
  },
];

/**
 * Price tables of the plans beyond 1 and 2: used vehicles where the plan is sold for them, a market rate where it is
 * zero.
 */
export function planPriceRows(today: string): PriceRow[] {
  return tables.flatMap((table) =>
    table.termsMonths.map((termMonths, index) => rowOf(today, table, termMonths, index)),
  );
}

function rowOf(today: string, table: Table, termMonths: number, index: number): PriceRow {
  const kind = table.assetType === 1 ? 'NOVO' : 'USADO';
  const rateMonthly = table.rateMonthly === 0 ? 0 : table.rateMonthly + index * 0.0005;
  const taxType = taxTypeOf(table);
  return {
    ...span(today),
    tableCode: `${table.code}-${kind}-${termMonths}`,
    sourceTableCode: `${table.code}-${kind}-2026-11`,
    description: `${table.name} ${kind.toLowerCase()} ${termMonths}`,
    financeTypeId: table.financeTypeId,
    personType: null,
    assetType: table.assetType,
    saleType: table.saleType ?? 'TD',
    termMonths,
    rateMonthly: rateMonthly.toFixed(8),
    minEntryShare: table.minEntryShare ?? 0,
    maxEntryShare: null,
    campaignCode: null,
    commissionShare: null,
    // beyond the commission the maker pays for a further reduction
    minRateMonthly: taxType === 'SUBSIDIZED' ? '0.00490000' : null,
    maxRateMonthly: null,
    maxVehicleAgeYears: table.assetType === 1 ? null : 10,
    balloonShare: table.balloonShares?.[index] ?? null,
    terms: table.termsByMonth?.(termMonths) ?? table.terms ?? {},
    targetRateMonthly: taxType === 'NOT_SUBSIDIZED' ? null : targetRateMonthly,
    tierCode: null,
    taxType,
  };
}

function taxTypeOf({ rateMonthly }: Table): PriceRow['taxType'] {
  if (rateMonthly === 0) return 'TAX_ZERO';
  return rateMonthly < Number(targetRateMonthly) / 2 ? 'SUBSIDIZED' : 'NOT_SUBSIDIZED';
}
