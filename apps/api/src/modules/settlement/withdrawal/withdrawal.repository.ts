import { announcedBefore } from '@estrada/domain/proposals/index';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { Position } from '../../proposals/index.ts';
import { proposalLiens } from '../settlement.tables.ts';
import { announcedLiens, proposalWithdrawals } from './withdrawal.tables.ts';

export type WithdrawalRow = typeof proposalWithdrawals.$inferSelect;

/** @returns false where the contract was withdrawn from already */
export async function insertWithdrawal(db: Db, row: WithdrawalRow): Promise<boolean> {
  const inserted = await db
    .insert(proposalWithdrawals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: proposalWithdrawals.id });
  return inserted.length > 0;
}

export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db.select().from(proposalWithdrawals).where(eq(proposalWithdrawals.id, id));
  return row ?? null;
}

/** The newest withdrawal of a proposal: no contract follows one. */
export async function findWithdrawalOf(db: Db, proposalId: string): Promise<WithdrawalRow | null> {
  const [row] = await db
    .select()
    .from(proposalWithdrawals)
    .where(eq(proposalWithdrawals.proposalId, proposalId))
    .orderBy(desc(proposalWithdrawals.id))
    .limit(1);
  return row ?? null;
}

/** Liens whose note ends soon and of which that was not announced yet, after a place. */
export const listLapsing = (db: Db, today: string, place: Position | null, limit: number): Promise<Position[]> =>
  db
    .select({ endsOn: sql<string>`${proposalLiens.lapsesOn}::text`, id: proposalLiens.id })
    .from(proposalLiens)
    .where(
      and(
        eq(proposalLiens.status, 'REGISTERED'),
        sql`${proposalLiens.lapsesOn} between ${today}::date and ${today}::date + ${announcedBefore.first}::int`,
        place
          ? sql`(${proposalLiens.lapsesOn}, ${proposalLiens.id}) > (${place.endsOn}::date, ${place.id})`
          : undefined,
      ),
    )
    .orderBy(asc(proposalLiens.lapsesOn), asc(proposalLiens.id))
    .limit(limit);

/** @returns false where it was announced already */
export async function noteLienAnnounced(db: Db, row: typeof announcedLiens.$inferInsert): Promise<boolean> {
  const noted = await db
    .insert(announcedLiens)
    .values(row)
    .onConflictDoNothing()
    .returning({ lienId: announcedLiens.lienId });
  return noted.length > 0;
}
