import { makeDayClash } from '@estrada/domain/uploads/index';
import type { DatabaseHandle } from '../../kernel/database/database.ts';
import { returnable, type StoredRow, type StoredTables } from '../../kernel/database/table-load.ts';
import { riskPriceRules, tiers } from './parameters.tables.ts';

/** One line of the table of tiers. */
export type TierRow = StoredRow<typeof tiers>;

/** The stored tables of tiers. */
export const tierTables = { kind: 'tiers', rows: tiers, keeps: returnable } as const satisfies StoredTables;

/** Refuses missing rules, and scores of a person type that would have two tiers on one day. */
export async function makeTierCheck({ db }: DatabaseHandle) {
  const rules = await db.select({ code: riskPriceRules.ruleCode }).from(riskPriceRules);
  const codes = new Set(rules.map(({ code }) => code));
  const clashes = makeDayClash<TierRow>(
    ({ personType }) => personType,
    (one, other) => one.lowestScore <= other.highestScore && other.lowestScore <= one.highestScore,
  );
  return (row: TierRow) => {
    if (typeof row.riskPriceCode === 'string' && !codes.has(row.riskPriceCode))
      return { column: 'riskPriceCode', reason: 'riskPriceCode.unknown' } as const;
    return clashes(row) ? ({ column: 'lowestScore', reason: 'tier.overlaps' } as const) : null;
  };
}
