import { and, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { customerLinks } from './customer-links.tables.ts';

export type CustomerLinkRow = typeof customerLinks.$inferSelect;
/** What a link shows, as it is kept. */
export type StoredOffer = CustomerLinkRow['offer'];
/** A link without what it shows. */
export type LinkRow = Omit<CustomerLinkRow, 'offer' | 'tokenHash'>;

const { offer: _, tokenHash: __, ...linkColumns } = getTableColumns(customerLinks);

export const insertLink = (db: Db, row: CustomerLinkRow) => db.insert(customerLinks).values(row);

export const countLinks = (db: Db, simulationId: string): Promise<number> =>
  db.$count(customerLinks, eq(customerLinks.simulationId, simulationId));

/** The links of a simulation, the newest first. */
export const listLinks = (db: Db, simulationId: string, limit: number): Promise<LinkRow[]> =>
  db
    .select(linkColumns)
    .from(customerLinks)
    .where(eq(customerLinks.simulationId, simulationId))
    .orderBy(desc(customerLinks.id))
    .limit(limit);

/** A link of a simulation, locked for a write. */
export async function lockLink(db: Db, simulationId: string, id: string): Promise<LinkRow | null> {
  const [row] = await db
    .select(linkColumns)
    .from(customerLinks)
    .where(and(eq(customerLinks.id, id), eq(customerLinks.simulationId, simulationId)))
    .for('update');
  return row ?? null;
}

export async function findLinkByToken(db: Db, tokenHash: string): Promise<CustomerLinkRow | null> {
  const [row] = await db.select().from(customerLinks).where(eq(customerLinks.tokenHash, tokenHash));
  return row ?? null;
}

export const revokeLink = (db: Db, id: string, revokedAt: Date) =>
  db.update(customerLinks).set({ revokedAt }).where(eq(customerLinks.id, id));

/** Keeps that a link was opened, the first time alone. @returns whether it was the first time */
export async function markOpened(db: Db, id: string, openedAt: Date): Promise<boolean> {
  const rows = await db
    .update(customerLinks)
    .set({ openedAt })
    .where(and(eq(customerLinks.id, id), isNull(customerLinks.openedAt)))
    .returning({ id: customerLinks.id });
  return rows.length > 0;
}

export const removeLinksBefore = (db: Db, expiredBefore: Date) =>
  db.delete(customerLinks).where(lt(customerLinks.expiresAt, expiredBefore));
