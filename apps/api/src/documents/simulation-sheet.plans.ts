import { type ExamplePlan, exampleSimulation, type SheetData } from './simulation-sheet.example.ts';

const halfCents = 6_245_000;

/** Plans with unequal payments, each with typical choices. */
export const examplePlans = {
  balloons: {
    financeTypeId: 12,
    entryValueCents: 3_747_000,
    termsMonths: [36],
    choices: { balloons: { count: 2, share: 0.08, startMonth: 12, intervalMonths: 12 } },
    table: {
      terms: {
        balloons: {
          count: { min: 1, max: 4 },
          share: { min: 0.05, max: 0.15 },
          earliestMonth: 6,
          intervalMonths: [12, 6],
        },
      },
    },
  },
  taxi: {
    financeTypeId: 1,
    entryValueCents: 3_747_000,
    termsMonths: [36],
    choices: {},
    table: { saleType: 'VD' },
    sale: { saleType: 'VD', directSaleTypeId: 1, plateState: 'SP' },
  },
  tradeIn: {
    financeTypeId: 1,
    entryValueCents: 3_747_000,
    termsMonths: [36],
    choices: {},
    tradeIn: {
      description: 'Fiat Argo Drive 1.0',
      plate: 'ABC1D23',
      year: 2019,
      valueCents: 4_500_000,
      debtsCents: 2_700_000,
      cashCents: 1_947_000,
    },
  },
  grace: {
    financeTypeId: 4,
    entryValueCents: 3_747_000,
    termsMonths: [24, 36],
    choices: { graceDays: 120 },
    table: { terms: { graceDays: [60, 90, 120] } },
  },
  shares: {
    financeTypeId: 8,
    entryValueCents: halfCents,
    termsMonths: [24],
    choices: { shareMonths: { first: 6, second: 18 } },
    table: {
      rateMonthly: '0.00000000',
      taxType: 'TAX_ZERO',
      targetRateMonthly: '0.01490000',
      terms: { shareMonths: { first: 12, second: 24 } },
    },
  },
  flexible: {
    financeTypeId: 9,
    entryValueCents: 3_747_000,
    termsMonths: [36],
    choices: {
      fixedAmounts: [
        { month: 24, amountCents: 1_000_000 },
        { month: 12, amountCents: 500_000 },
      ],
    },
    table: { terms: { fixedAmounts: { maxCount: 12, minCents: 10_000 } } },
  },
  leasing: {
    financeTypeId: 6,
    entryValueCents: 2_498_000,
    termsMonths: [36],
    choices: { leaseTiming: 'advance', vrgDilutedShare: 0.2, vrgFinalShare: 0.1 },
    table: {
      terms: {
        vrg: {
          dilutedShare: { min: 0, max: 0.4 },
          finalShare: { min: 0.01, max: 0.3 },
          maxTotalShare: 0.8,
          timings: ['arrears', 'advance'],
        },
      },
    },
  },
  repurchase: {
    financeTypeId: 13,
    entryValueCents: 3_747_000,
    termsMonths: [36],
    choices: { balloonShare: 0.4 },
    table: { terms: { balloonShare: 0.4, balloonShareRange: { min: 0.3, max: 0.5 } } },
  },
  farmer: {
    financeTypeId: 5,
    entryValueCents: 3_747_000,
    termsMonths: [48],
    choices: { deferralUnit: 6 },
    table: { terms: { deferralUnits: [3, 6] } },
  },
} as const satisfies Readonly<Record<string, ExamplePlan>>;

/** The name of an example beyond the one of equal instalments. */
export type SheetExample = keyof typeof examplePlans;

/** A sample simulation of each of them. */
export const planSimulations = Object.fromEntries(
  Object.entries(examplePlans).map(([name, plan]) => [name, () => exampleSimulation(plan)]),
) as Record<SheetExample, () => SheetData>;
