import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { clientPageLinks } from '../proposals/index.ts';
import { clientPageVisits } from './client-page.tables.ts';

export type VisitRow = typeof clientPageVisits.$inferSelect;

export const insertVisit = (db: Db, row: VisitRow) => db.insert(clientPageVisits).values(row);

export const updateVisit = (db: Db, id: string, changes: Partial<VisitRow>) =>
  db.update(clientPageVisits).set(changes).where(eq(clientPageVisits.id, id));

/** The last code of a link, held for this write: the one that counts. */
export async function lockLastVisit(db: Db, linkId: string): Promise<VisitRow | null> {
  const [row] = await db
    .select()
    .from(clientPageVisits)
    .where(eq(clientPageVisits.linkId, linkId))
    .orderBy(desc(clientPageVisits.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

const withLink = { visit: clientPageVisits, link: clientPageLinks };

/** A visit by what its secret hashes to, with its link. */
export async function findVisit(db: Db, visitHash: string) {
  const [row] = await db
    .select(withLink)
    .from(clientPageVisits)
    .innerJoin(clientPageLinks, eq(clientPageLinks.id, clientPageVisits.linkId))
    .where(eq(clientPageVisits.visitHash, visitHash));
  return row ?? null;
}

/** The same by its id, for the mail with the code. */
export async function findVisitById(db: Db, id: string) {
  const [row] = await db
    .select(withLink)
    .from(clientPageVisits)
    .innerJoin(clientPageLinks, eq(clientPageLinks.id, clientPageVisits.linkId))
    .where(eq(clientPageVisits.id, id));
  return row ?? null;
}
