import { announcedBefore } from '@estrada/domain/proposals/index';
import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { endsFirstOn as endsOn } from '../next-act.sql.ts';
import { mayExpire, proposals } from '../proposals.tables.ts';
import { announcedEndings } from './expiry.tables.ts';

/** Where a walk through the ending proposals stands: in the order of their ends. */
export type Position = { endsOn: string; id: string };

const asDay = sql<string>`${endsOn}::text`;

const listEnding = (db: Db, place: Position | null, limit: number, where: SQL): Promise<Position[]> =>
  db
    .select({ endsOn: asDay, id: proposals.id })
    .from(proposals)
    .where(
      and(
        mayExpire,
        where,
        place ? sql`(${endsOn}, ${proposals.id}) > (${place.endsOn}::date, ${place.id})` : undefined,
      ),
    )
    .orderBy(asc(endsOn), asc(proposals.id))
    .limit(limit);

/** Proposals whose validity is over, after a place. */
export const listEnded = (db: Db, today: string, place: Position | null, limit: number) =>
  listEnding(db, place, limit, sql`${endsOn} < ${today}::date`);

/** Proposals that end soon and of which that was not announced yet, after a place. */
export const listUnannounced = (db: Db, today: string, place: Position | null, limit: number) =>
  listEnding(
    db,
    place,
    limit,
    sql`${endsOn} between ${today}::date and ${today}::date + ${announcedBefore.first}::int and not exists (
      select from ${announcedEndings} as told
      where told.proposal_id = ${proposals.id} and told.ends_on = ${endsOn} and told.days_before =
        case when ${endsOn} <= ${today}::date + ${announcedBefore.last}::int
          then ${announcedBefore.last}::int else ${announcedBefore.first}::int end)`,
  );

/** @returns false where it was announced already */
export async function noteAnnounced(db: Db, row: typeof announcedEndings.$inferInsert): Promise<boolean> {
  const noted = await db
    .insert(announcedEndings)
    .values(row)
    .onConflictDoNothing()
    .returning({ proposalId: announcedEndings.proposalId });
  return noted.length > 0;
}
