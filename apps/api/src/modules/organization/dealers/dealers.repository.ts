import type { RecordScope } from '@estrada/domain/access/index';
import { and, asc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { dealers } from '../organization.tables.ts';

export type DealerSummary = Pick<typeof dealers.$inferSelect, 'id' | 'tradingName' | 'city' | 'state'> & {
  gmfCode: string;
};

const summary = {
  id: dealers.id,
  gmfCode: dealers.GMFcode,
  tradingName: dealers.tradingName,
  city: dealers.city,
  state: dealers.state,
};

/** The dealers in reach of a scope. @returns undefined for no restriction, null when nothing can match */
export function dealerScope(scope: RecordScope): SQL | undefined | null {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'none') return null;
  return scope.kind === 'dealers' ? inArray(dealers.id, [...scope.dealerIds]) : eq(dealers.id, scope.dealerId);
}

/** Enabled dealers within a scope, by name, at most 50; `name` (a part of it, or the whole code) filters them. */
export async function listDealersInScope(
  db: Db,
  scope: RecordScope,
  name: string | undefined,
): Promise<DealerSummary[]> {
  const filter = dealerScope(scope);
  if (filter === null) return [];
  const named = name
    ? or(ilike(dealers.tradingName, `%${name.replace(/[\\%_]/g, '\\$&')}%`), eq(dealers.GMFcode, name.trim()))
    : undefined;
  return db
    .select(summary)
    .from(dealers)
    .where(and(filter, named, eq(dealers.enabled, true)))
    .orderBy(asc(dealers.tradingName))
    .limit(50);
}

/** An enabled dealer within reach, otherwise null: one out of reach and a missing one look the same. */
export const findDealerInScope = cachedRead(
  { name: 'dealer in scope', from: [dealers] },
  async (db: Db, scope: RecordScope, id: string): Promise<DealerSummary | null> => {
    const filter = dealerScope(scope);
    if (filter === null) return null;
    const [row] = await db
      .select(summary)
      .from(dealers)
      .where(and(filter, eq(dealers.id, id), eq(dealers.enabled, true)));
    return row ?? null;
  },
);
