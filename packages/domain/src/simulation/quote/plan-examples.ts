import type { PlanChoices } from '../plans/plan-choices.ts';
import type { FeeRow } from '../tables/fees.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import type { QuoteInput } from './quote-input.ts';

/** A plan with a table, a client's choices, and the resulting due months: the suites run every plan by these. */
export type PlanExample = {
  name: string;
  table: PriceTableRow;
  choices: PlanChoices;
  /** entry shares that leave an amount to pay in instalments */
  entryShares: { min: number; max: number };
  /** months from release of each payment */
  months: readonly number[];
};

const dates = { effectiveFrom: '2026-01-01', validUntil: '2026-12-31' };
const monthly = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);
const tableOf = (financeTypeId: number, termMonths: number, change: Partial<PriceTableRow> = {}): PriceTableRow => ({
  id: `table-${financeTypeId}-${termMonths}`,
  tableCode: `T${financeTypeId}-${termMonths}`,
  sourceTableCode: `T${financeTypeId}`,
  description: 'example',
  financeTypeId,
  personType: null,
  assetType: 1,
  saleType: 'TD',
  termMonths,
  rateMonthly: '0.0149',
  minEntryShare: 0,
  maxEntryShare: null,
  campaignCode: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
  maxVehicleAgeYears: null,
  balloonShare: null,
  terms: {},
  targetRateMonthly: null,
  tierCode: null,
  taxType: 'NOT_SUBSIDIZED',
  ...dates,
  ...change,
});
const zero = { rateMonthly: '0', taxType: 'TAX_ZERO', targetRateMonthly: '0.0149' } as const;
const vrg = {
  dilutedShare: { min: 0, max: 0.3 },
  finalShare: { min: 0, max: 0.3 },
  maxTotalShare: 0.9,
  timings: ['arrears', 'advance'],
} as const;
const balloons = {
  count: { min: 1, max: 4 },
  share: { min: 0.05, max: 0.1 },
  earliestMonth: 6,
  intervalMonths: [12, 6],
};
const upToHalf = { min: 0, max: 0.5 };
const sempre = (terms: PriceTableRow['terms']) => tableOf(2, 36, { balloonShare: 0.3, terms });

/** Every plan at least once. */
export const planExamples: readonly PlanExample[] = [
  { name: 'Regular FDU', table: tableOf(1, 48), choices: {}, entryShares: upToHalf, months: monthly(1, 48) },
  {
    name: 'Chevrolet Sempre, balloon with the last instalment',
    table: sempre({}),
    choices: {},
    entryShares: upToHalf,
    months: monthly(1, 36),
  },
  {
    name: 'Chevrolet Sempre, balloon of the net credit instead of the last instalment',
    table: sempre({ balloonPlace: 'instead', balloonOf: 'net', balloonShareRange: { min: 0.2, max: 0.4 } }),
    choices: { balloonShare: 0.4 },
    entryShares: upToHalf,
    months: monthly(1, 36),
  },
  {
    name: 'Chevrolet Sempre, balloon of the financed total a month after the last instalment',
    table: sempre({ balloonPlace: 'after', balloonOf: 'financed' }),
    choices: {},
    entryShares: upToHalf,
    months: monthly(1, 37),
  },
  {
    name: 'Grace',
    table: tableOf(4, 48, { terms: { graceDays: [60, 90, 180] } }),
    choices: { graceDays: 90 },
    entryShares: upToHalf,
    months: monthly(3, 50),
  },
  {
    name: 'Farmer, half-yearly',
    table: tableOf(5, 48, { terms: { deferralUnits: [3, 6] } }),
    choices: { deferralUnit: 6 },
    entryShares: upToHalf,
    months: [6, 12, 18, 24, 30, 36, 42, 48],
  },
  {
    name: 'Farmer, quarterly after a grace',
    table: tableOf(5, 12, { terms: { deferralUnits: [3], graceDays: [210] } }),
    choices: {},
    entryShares: upToHalf,
    months: [7, 10, 13, 16],
  },
  {
    name: 'Leasing in arrears',
    table: tableOf(6, 36, { terms: { vrg } }),
    choices: { vrgDilutedShare: 0.08, vrgFinalShare: 0.085 },
    entryShares: { min: 0.1, max: 0.4 },
    months: monthly(1, 36),
  },
  {
    name: 'Leasing in advance',
    table: tableOf(6, 24, { terms: { vrg } }),
    choices: { leaseTiming: 'advance', vrgFinalShare: 0.2 },
    entryShares: { min: 0, max: 0.4 },
    months: monthly(0, 24),
  },
  {
    name: '12 Menores',
    table: tableOf(7, 48, { terms: { minorShare: 0.5 } }),
    choices: {},
    entryShares: upToHalf,
    months: monthly(1, 48),
  },
  {
    name: '50-25-25 at zero rate',
    table: tableOf(8, 24, { ...zero, terms: { shareMonths: { first: 12, second: 24 } } }),
    choices: {},
    entryShares: { min: 0.5, max: 0.5 },
    months: [12, 24],
  },
  {
    name: '50-25-25 at earlier dates',
    table: tableOf(8, 24, { terms: { shareMonths: { first: 12, second: 24 } } }),
    choices: { shareMonths: { first: 3, second: 7 } },
    entryShares: { min: 0.5, max: 0.5 },
    months: [3, 7],
  },
  {
    name: 'Flexible',
    table: tableOf(9, 36, { terms: { fixedAmounts: { maxCount: 6, minCents: 0 } } }),
    choices: {
      fixedAmounts: [
        { month: 1, amountCents: 10_000 },
        { month: 12, amountCents: 500_000 },
        { month: 20, amountCents: 0 },
      ],
    },
    entryShares: upToHalf,
    months: [...monthly(1, 19), ...monthly(21, 36)],
  },
  { name: 'Zero Plan', table: tableOf(10, 24, zero), choices: {}, entryShares: upToHalf, months: monthly(1, 24) },
  {
    name: 'Zero+',
    table: tableOf(11, 24, { ...zero, terms: { graceDays: [60, 90] } }),
    choices: {},
    entryShares: upToHalf,
    months: monthly(2, 25),
  },
  {
    name: 'Multi-balloon',
    table: tableOf(12, 36, { terms: { balloons } }),
    choices: { balloons: { count: 3, share: 0.1, startMonth: 12, intervalMonths: 12 } },
    entryShares: upToHalf,
    months: monthly(1, 36),
  },
  {
    name: 'SmartBuy',
    table: tableOf(13, 36, { balloonShare: 0.4 }),
    choices: {},
    entryShares: upToHalf,
    months: monthly(1, 36),
  },
  { name: 'Plan 100', table: tableOf(14, 60), choices: {}, entryShares: { min: 0, max: 0 }, months: monthly(1, 60) },
];

const feeOf = (kind: FeeRow['kind'], clientCents: number): FeeRow => ({
  kind,
  state: 'SP',
  baseCents: clientCents,
  clientCents,
  dealerCents: 0,
  employeeCents: null,
  ...dates,
});

/** A quote of an example: R$ 100,000.00 with the smallest entry of the example. */
export function quoteExample(
  { table, choices, entryShares }: PlanExample,
  change: Partial<QuoteInput> = {},
): QuoteInput {
  return {
    today: '2026-01-15',
    financeTypeId: table.financeTypeId,
    personType: 'PF',
    assetType: 1,
    saleType: 'TD',
    modelYear: 2026,
    state: 'SP',
    vehicleValueCents: 10_000_000,
    entryValueCents: 10_000_000 * entryShares.min,
    terms: [table.termMonths],
    ignoreTCC: false,
    isEmployee: false,
    choices,
    products: [],
    priceRows: [table],
    feeRows: [feeOf('TCC', 95_000), feeOf('CONTRACT', 35_000)],
    catalogue: [],
    ...change,
  };
}
