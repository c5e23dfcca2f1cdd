import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { endsFirstOn as endsOn } from '../next-act.sql.ts';
import { mayExpire, proposals } from '../proposals.tables.ts';

/** The position of a walk through the ending proposals: in the order of their ends. */
export type Position = { endsOn: string; id: string };

const asDay = sql<string>`${endsOn}::text`;

export const listEnding = (db: Db, place: Position | null, limit: number, where: SQL): Promise<Position[]> =>
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
