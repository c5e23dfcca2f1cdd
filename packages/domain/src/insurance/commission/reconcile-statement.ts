import type { Money } from '../../money/index.ts';

/** What a line of an insurer's statement is about. */
export const statementKinds = {
  ISSUE: { pt: 'emissão', en: 'issue' },
  CANCELLATION: { pt: 'cancelamento', en: 'cancellation' },
} as const;
export type StatementKind = keyof typeof statementKinds;

/** Net premium and commission; of a cancellation they are negative. */
export type CommissionFigures = { readonly netCents: Money; readonly commissionCents: Money };

/** A line of the statement of an insurer for a month. */
export type StatementLine = CommissionFigures & {
  /** its position in the statement */
  readonly item: number;
  readonly policyNumber: string;
  readonly kind: StatementKind;
};

/** What is booked for a policy and a kind in the month of the statement. */
export type BookedCommission = CommissionFigures & {
  readonly insuranceId: string;
  readonly policyNumber: string;
  readonly kind: StatementKind;
};

/** A difference between a statement and the books. */
export const differenceKinds = {
  MISSING_HERE: { pt: 'Falta nos nossos lançamentos', en: 'Missing in our entries' },
  MISSING_THERE: { pt: 'Falta no demonstrativo', en: 'Missing in the statement' },
  AMOUNT: { pt: 'Valor diferente', en: 'Another amount' },
  UNKNOWN_POLICY: { pt: 'Apólice desconhecida', en: 'Unknown policy' },
  DUPLICATE: { pt: 'Linha repetida', en: 'Repeated line' },
  NO_TABLE: { pt: 'Sem tabela de comissão de seguros', en: 'No commission table' },
} as const;
export type DifferenceKind = keyof typeof differenceKinds;
export const differenceKindIds = Object.keys(differenceKinds) as [DifferenceKind, ...DifferenceKind[]];

export const differenceStatuses = {
  OPEN: { pt: 'A resolver', en: 'To be solved', colour: 'warning' },
  DISPUTED: { pt: 'Contestada', en: 'Disputed', colour: 'info' },
  ACCEPTED: { pt: 'Aceita', en: 'Accepted', colour: 'success' },
  SOLVED: { pt: 'Resolvida', en: 'Solved', colour: 'success' },
} as const;
export type DifferenceStatus = keyof typeof differenceStatuses;
export const differenceStatusIds = Object.keys(differenceStatuses) as [DifferenceStatus, ...DifferenceStatus[]];

/** Nobody has accepted or solved it yet. */
export const pendingDifferenceStatuses: readonly DifferenceStatus[] = ['OPEN', 'DISPUTED'];

export type CommissionDifference = {
  readonly kind: DifferenceKind;
  readonly statementKind: StatementKind;
  readonly policyNumber: string;
  /** null where we know no such policy */
  readonly insuranceId: string | null;
  /** the line of the statement; null where it has none */
  readonly item: number | null;
  readonly ours: CommissionFigures | null;
  readonly theirs: CommissionFigures | null;
};

/** Whether the insurer's figure can be accepted: it is one of a policy that we know, and it is paid once. */
export const isAcceptable = ({ kind }: Pick<CommissionDifference, 'kind'>): boolean =>
  kind === 'AMOUNT' || kind === 'MISSING_HERE' || kind === 'MISSING_THERE';

/** What accepting the insurer's figure books. */
export const adjustmentOf = ({ ours, theirs }: Pick<CommissionDifference, 'ours' | 'theirs'>): CommissionFigures => ({
  netCents: (theirs?.netCents ?? 0) - (ours?.netCents ?? 0),
  commissionCents: (theirs?.commissionCents ?? 0) - (ours?.commissionCents ?? 0),
});

const keyOf = ({ policyNumber, kind }: Pick<StatementLine, 'policyNumber' | 'kind'>) => `${kind} ${policyNumber}`;

/**
 * Compares the statement of an insurer for a month with the books, line by line. A second line of a policy and a kind is
 * one too many whatever its figures; every other line is either equal or one difference.
 *
 * @param policies our policies that the statement names, by their numbers
 */
export function reconcileStatement(
  lines: readonly StatementLine[],
  booked: readonly BookedCommission[],
  policies: ReadonlyMap<string, string>,
): CommissionDifference[] {
  const ours = new Map(booked.map((one) => [keyOf(one), one]));
  const seen = new Set<string>();
  const differences: CommissionDifference[] = [];
  for (const line of lines) {
    const key = keyOf(line);
    const own = ours.get(key);
    const insuranceId = own?.insuranceId ?? policies.get(line.policyNumber) ?? null;
    const kind = kindOf(line, { own, insuranceId, isRepeated: seen.has(key) });
    seen.add(key);
    if (kind)
      differences.push({
        kind,
        statementKind: line.kind,
        policyNumber: line.policyNumber,
        insuranceId,
        item: line.item,
        ours: own ? figuresOf(own) : null,
        theirs: figuresOf(line),
      });
  }
  for (const own of booked)
    if (!seen.has(keyOf(own)))
      differences.push({
        kind: 'MISSING_THERE',
        statementKind: own.kind,
        policyNumber: own.policyNumber,
        insuranceId: own.insuranceId,
        item: null,
        ours: figuresOf(own),
        theirs: null,
      });
  return differences;
}

const figuresOf = ({ netCents, commissionCents }: CommissionFigures): CommissionFigures => ({
  netCents,
  commissionCents,
});

function kindOf(
  line: StatementLine,
  found: { own: BookedCommission | undefined; insuranceId: string | null; isRepeated: boolean },
): DifferenceKind | null {
  if (found.isRepeated) return 'DUPLICATE';
  if (found.insuranceId === null) return 'UNKNOWN_POLICY';
  if (!found.own) return 'MISSING_HERE';
  const isEqual = line.netCents === found.own.netCents && line.commissionCents === found.own.commissionCents;
  return isEqual ? null : 'AMOUNT';
}
