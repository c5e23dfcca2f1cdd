import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { vapExemptions } from './vap-exemption.tables.ts';

export type VapExemptionRow = typeof vapExemptions.$inferSelect;

export const insertVapExemption = (db: Db, row: VapExemptionRow) => db.insert(vapExemptions).values(row);

/** The last link of a proposal, whatever became of it. */
export async function findLastVapExemption(db: Db, proposalId: string): Promise<VapExemptionRow | null> {
  const [row] = await db
    .select()
    .from(vapExemptions)
    .where(eq(vapExemptions.proposalId, proposalId))
    .orderBy(desc(vapExemptions.id))
    .limit(1);
  return row ?? null;
}

export async function findVapExemption(db: Db, tokenHash: string): Promise<VapExemptionRow | null> {
  const [row] = await db.select().from(vapExemptions).where(eq(vapExemptions.tokenHash, tokenHash));
  return row ?? null;
}

export const updateVapExemption = (db: Db, id: string, changes: Partial<VapExemptionRow>) =>
  db.update(vapExemptions).set(changes).where(eq(vapExemptions.id, id));

/** Ends every link of a proposal: nobody opens anything by them any more. */
export const endVapExemptionLinks = (db: Db, proposalId: string, endedAt: Date) =>
  db
    .update(vapExemptions)
    .set({ endedAt })
    .where(and(eq(vapExemptions.proposalId, proposalId), isNull(vapExemptions.endedAt)));

/** Links that nobody confirmed by. What was confirmed stays as long as the proposal. */
export const removeUnusedVapExemptions = (db: Db, expiredBefore: Date) =>
  db.delete(vapExemptions).where(and(isNull(vapExemptions.confirmedAt), lt(vapExemptions.expiresAt, expiredBefore)));
