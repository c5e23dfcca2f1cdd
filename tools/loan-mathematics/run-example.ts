import { isLease } from '@estrada/domain/enumerations/index';
import { centsToDecimal, toCents } from '@estrada/domain/money/index';
import { auditCase, writeLoanResult } from '@estrada/domain/simulation/audit/audit-case';
import { isFields } from '@estrada/domain/simulation/audit/read-fields';
import { readLoanCase } from '@estrada/domain/simulation/audit/read-loan-case';
import {
  checkPriceTable,
  composeCetSheet,
  computeLoan,
  dealerCommissionOf,
  findPlan,
  type LeasingParts,
  leasingParts,
  type PlanChoices,
  type PlanTerms,
  parseFraction,
  subsidyOf,
} from '@estrada/domain/simulation/index';
import { runSolver, type SolverExample } from './run-solver.ts';

/** The figures of a worked example and those of the code, by name. */
export type Compared = { expected: Readonly<Record<string, unknown>>; computed: Readonly<Record<string, unknown>> };

type AuditExample = { shows: string[]; case: unknown; expect: Record<string, unknown> };

type PlanExample = {
  financeTypeId: number;
  quote: {
    vehiclePrice: string;
    entry: string;
    termMonths: number;
    monthlyRate: string;
    release: string;
    feesFinanced?: { name: string; amount: string }[];
    terms?: PlanTerms;
    choices?: PlanChoices;
  };
  case: unknown;
  expect: Record<string, unknown>;
  lease?: Record<string, unknown>;
  explanation: string[];
};

type FigureExample = {
  shows: string[];
  case: Record<string, unknown>;
  targetRate?: string;
  commissionShare?: string;
  expect: unknown;
};

/** An example of the page: its kind is the word after `json` in the fence. */
export type Example =
  | ({ kind: 'loan-audit' } & AuditExample)
  | ({ kind: 'plan' } & PlanExample)
  | ({ kind: 'figure' } & FigureExample)
  | ({ kind: 'solver' } & SolverExample);

/** Computes an example with the code of the portal and the audit command. */
export function runExample(example: Example): Compared {
  switch (example.kind) {
    case 'loan-audit':
      return { expected: example.expect, computed: { ...auditCase(example.case) } };
    case 'plan':
      return runPlan(example);
    case 'figure':
      return { expected: { figure: example.expect }, computed: { figure: runFigure(example) } };
    case 'solver':
      return { expected: { answer: example.expect }, computed: { answer: runSolver(example) } };
  }
}

/** The plan's own loan; the corresponding case of the audit command must give the same, row by row. */
function runPlan({ financeTypeId, quote, case: auditedCase, expect, lease, explanation }: PlanExample): Compared {
  const plan = findPlan(financeTypeId)!;
  const { terms = {}, choices = {}, feesFinanced = [] } = quote;
  const loan = computeLoan(
    plan.toLoan({
      vehicleValueCents: toCents(quote.vehiclePrice),
      entryValueCents: toCents(quote.entry),
      termMonths: quote.termMonths,
      rateMonthly: parseFraction(quote.monthlyRate, 'monthlyRate'),
      releaseDate: quote.release,
      terms,
      choices,
      feesFinanced: feesFinanced.map(({ name, amount }) => ({ name, amountCents: toCents(amount) })),
    }),
  );
  const { rows, ...figures } = writeLoanResult(loan);
  const audited = auditCase(auditedCase);
  const taxType = Number(quote.monthlyRate) === 0 ? 'TAX_ZERO' : 'NOT_SUBSIDIZED';
  const row = {
    financeTypeId,
    termMonths: quote.termMonths,
    rateMonthly: quote.monthlyRate,
    taxType,
    balloonShare: null,
    targetRateMonthly: null,
    terms,
  } as const;
  const ofLease = isLease(financeTypeId) ? { lease: writeLease(leasingParts(loan, choices)) } : {};
  return {
    expected: { ...expect, explanation, audited: { ...figures, rows }, table: [], ...(lease ? { lease } : {}) },
    computed: {
      ...figures,
      explanation: plan.explain(loan, 'en', choices).map(withPlainSpaces),
      audited,
      table: checkPriceTable(row),
      ...ofLease,
    },
  };
}

function writeLease(parts: LeasingParts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, cents]) => [name.replace(/Cents$/, ''), centsToDecimal(cents)]),
  );
}

function withPlainSpaces(sentence: string): string {
  return sentence.replace(/\u00a0|\u202f/g, ' ');
}

function runFigure({ shows, case: loanCase, targetRate, commissionShare }: FigureExample): unknown {
  if (!isFields(loanCase)) return 'no case';
  const loan = computeLoan(readLoanCase(loanCase));
  if (shows.includes('subsidy')) return centsToDecimal(subsidyOf(loan, parseFraction(targetRate ?? '', 'targetRate')));
  if (commissionShare)
    return centsToDecimal(dealerCommissionOf(loan, parseFraction(commissionShare, 'commissionShare')));
  const { items, totalCents } = composeCetSheet(loan);
  return {
    items: items.map(({ kind, name, amountCents, sharePercent }) => [
      kind,
      name,
      centsToDecimal(amountCents),
      sharePercent.toFixed(2),
    ]),
    total: centsToDecimal(totalCents),
  };
}
