import type { FeeRow } from '@estrada/domain/simulation/index';
import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { feeRows } from './parameters.tables.ts';

export type FeeRecord = typeof feeRows.$inferSelect;
type Kind = FeeRecord['kind'];

// 27 states with a century of quarterly rows: more would be a mistake
const rowLimit = 20_000;

export const notOverBy = (day: string) => or(isNull(feeRows.validUntil), gte(feeRows.validUntil, day));

/** Fees of a state in force on a day, of every kind. */
export const loadFeeRows = cachedRead(
  { name: 'fees', from: [feeRows] },
  (db: Db, states: readonly string[], today: string): Promise<FeeRow[]> =>
    db
      .select()
      .from(feeRows)
      .where(
        and(
          // names every kind, because the index begins with the kind
          inArray(feeRows.kind, feeRows.kind.enumValues),
          inArray(feeRows.state, [...new Set(states)]),
          lte(feeRows.effectiveFrom, today),
          notOverBy(today),
        ),
      )
      .limit(rowLimit),
);

/**
 * Serializes changes of a kind and state. Row locks are not sufficient: the first row of a state has no row before it
 * to lock.
 */
export async function lockSequence(db: Db, kind: Kind, state: string): Promise<FeeRecord[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('fee_rows'), hashtext(${`${kind} ${state}`}))`);
  return db
    .select()
    .from(feeRows)
    .where(and(eq(feeRows.kind, kind), eq(feeRows.state, state)))
    .limit(rowLimit);
}

/** The rows of a kind in force today or later. */
export const listCurrentAndFuture = (db: Db, kind: Kind, today: string): Promise<FeeRecord[]> =>
  db
    .select()
    .from(feeRows)
    .where(and(eq(feeRows.kind, kind), notOverBy(today)))
    .limit(rowLimit);

/**
 * Whether the fees of every simulation are in force in any state, or will be: a new one begins tomorrow at the
 * earliest.
 */
export const feeChecks = {
  fees: (db: Db, today: string): Promise<boolean> => hasRow(db, 'TCC', today),
  contractFees: (db: Db, today: string): Promise<boolean> => hasRow(db, 'CONTRACT', today),
};

const hasRow = (db: Db, kind: Kind, today: string) => isAny(db, feeRows, and(eq(feeRows.kind, kind), notOverBy(today)));
