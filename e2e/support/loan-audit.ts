import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlanType } from '@estrada/domain/enumerations/index';
import type { PlanChoices, PriceTableRow } from '@estrada/domain/simulation/index';
import { feeRows } from '@estrada/testkit/index';
import type { PlanExample } from './plan-examples.ts';

const command = fileURLToPath(new URL('../../tools/loan-audit.ts', import.meta.url));

/** The audit command's result for a loan: amounts in reais with two decimals, as text. */
export type AuditedLoan = {
  iofTotal: string;
  financedTotal: string;
  installment: string;
  sumPayments: string;
  totalInterest: string;
  totalCost: string;
  cetAnnualPct: string;
  cetMonthly: string;
  rows: { k: number; date: string; payment: string; amortization: string; balance: string }[];
};

type AuditCase = Readonly<Record<string, unknown>>;

/** Runs the audit command like an auditor, as a separate process; results in the order of the cases. */
export function auditLoans(cases: readonly AuditCase[]): AuditedLoan[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The audit command ended with ${status}: ${stderr}`);
  const results = JSON.parse(stdout) as (AuditedLoan & { error?: { message: string } })[];
  for (const { error } of results) if (error) throw new Error(error.message);
  return results;
}

/** A shown term as a case of the audit command: the input, the demo's table and fees, and the terms of the plan. */
export function auditCaseOf(
  { type, entryValueCents, choices }: PlanExample,
  row: PriceTableRow,
  sale: Sale,
): AuditCase {
  const fees = feeRows(sale.today).filter(({ state, kind }) => state === sale.state && kind !== 'TU');
  return {
    kind: 'loan',
    vehiclePrice: reais(sale.vehicleValueCents),
    downPayment: reais(entryValueCents),
    monthlyRate: row.rateMonthly,
    installments: row.termMonths,
    release: sale.today,
    taxpayer: 'pf',
    feesFinanced: fees.map(({ kind, clientCents }) => ({ name: kind, amount: reais(clientCents) })),
    ...paidBy[type.planType](row, choices),
  };
}

/** The common values of a sale for all plans. */
export type Sale = { vehicleValueCents: number; state: string; today: string };

const reais = (cents: number) => (cents / 100).toFixed(2);
const ofVehicle = (month: number, share: number, place: 'with' | 'instead' | 'extra') => ({
  month,
  share: String(share),
  of: 'vehicle',
  place,
});

/**
 * The payments of each plan, in the terms of the audit command. Written independently: the plans' own code is under
 * test.
 */
const paidBy: Readonly<Record<PlanType, (row: PriceTableRow, choices: PlanChoices) => AuditCase>> = {
  REGULAR: () => ({}),
  OTHER_PLANS: ({ termMonths, balloonShare }) => ({ balloons: [ofVehicle(termMonths, balloonShare!, 'with')] }),
  GRACE_PERIOD: (_, { graceDays }) => ({ graceDays }),
  FARMER: ({ termMonths }, { deferralUnit }) => ({
    stepMonths: deferralUnit,
    installments: termMonths / deferralUnit!,
  }),
  LEASING: ({ termMonths }, { leaseTiming, vrgFinalShare }) => ({
    taxpayer: 'exempt',
    ...(leaseTiming === 'advance' ? { graceMonths: 0 } : {}),
    balloons: [ofVehicle(termMonths, vrgFinalShare!, 'extra')],
    residue: 'level',
  }),
  TWELVE_MINORS: ({ terms }) => ({
    weights: Object.fromEntries(Array.from({ length: 12 }, (_, month) => [month + 1, String(terms!.minorShare)])),
  }),
  PLAN_50_25_25: (_, { shareMonths }) => {
    const { first, second } = shareMonths!;
    return {
      graceMonths: first,
      installments: second - first + 1,
      defaultWeight: '0',
      weights: { [first]: '1', [second]: '1' },
    };
  },
  SPECIAL: (_, { fixedAmounts }) => ({
    fixed: Object.fromEntries(fixedAmounts!.map(({ month, amountCents }) => [month, reais(amountCents)])),
  }),
  CHEVROLET_ZERO: () => ({}),
  PLAN_ZERO_MAIS: (_, { graceDays }) => ({ graceDays }),
  MULTI_BALLOON: (_, { balloons }) => {
    const { count, share, startMonth, intervalMonths } = balloons!;
    const months = Array.from({ length: count }, (__, index) => startMonth + index * intervalMonths);
    return { balloons: months.map((month) => ofVehicle(month, share, 'with')) };
  },
  SMART_BUY: ({ termMonths }, { balloonShare }) => ({
    balloons: [ofVehicle(termMonths, balloonShare!, 'instead')],
    residue: 'interest',
  }),
  PLANO_100: () => ({ downPayment: '0.00' }),
};
