import { businessTimeZone } from '@estrada/domain/calendar/index';
import { announcedBefore, withdrawalDays } from '@estrada/domain/proposals/index';
import type { AnnouncedClock } from '@estrada/domain/settlement/index';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../kernel/database/database.ts';
import { proposalEnvelopes, selfieLinks } from '../../contracts/index.ts';
import type { Position } from '../../proposals/index.ts';

/** Reads what ends soon, the earliest end first, after a position: each by the id of its own row. */
type ListEnding = (db: Db, today: string, place: Position | null, limit: number) => Promise<Position[]>;

/** Between the beginning of today and the end of a later day, in São Paulo. */
const endsWithin = (column: PgColumn, today: string, days: number): SQL =>
  sql`${column} >= (${today}::date)::timestamp at time zone ${businessTimeZone}
    and ${column} < (${today}::date + ${days + 1}::int)::timestamp at time zone ${businessTimeZone}`;

const after = (endsAt: PgColumn, id: PgColumn, place: Position | null): SQL | undefined =>
  place ? sql`(${endsAt}, ${id}) > (${place.endsOn}::timestamptz, ${place.id})` : undefined;

/** Envelopes of contracts whose last day to withdraw is today or tomorrow. */
const listWithdrawable: ListEnding = (db, today, place, limit) => {
  const { signedOn, id } = proposalEnvelopes;
  return db
    .select({ endsOn: sql<string>`${signedOn}::text`, id })
    .from(proposalEnvelopes)
    .where(
      and(
        sql`${signedOn} between ${today}::date - ${withdrawalDays}::int
          and ${today}::date - ${withdrawalDays - announcedBefore.last}::int`,
        place ? sql`(${signedOn}, ${id}) > (${place.endsOn}::date, ${place.id})` : undefined,
      ),
    )
    .orderBy(asc(signedOn), asc(id))
    .limit(limit);
};

/** Pending envelopes whose links expire soon. */
const listExpiringEnvelopes: ListEnding = (db, today, place, limit) => {
  const { expiresAt, id, status } = proposalEnvelopes;
  return db
    .select({ endsOn: sql<string>`${expiresAt}::text`, id })
    .from(proposalEnvelopes)
    .where(
      and(
        eq(status, sql`'IN_PROGRESS'`),
        endsWithin(expiresAt, today, announcedBefore.first),
        after(expiresAt, id, place),
      ),
    )
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
};

/** Unused selfie links that expire today or tomorrow, where there is no later one. */
const listExpiringSelfieLinks: ListEnding = (db, today, place, limit) => {
  const { expiresAt, id, endedAt, selfieId } = selfieLinks;
  return db
    .select({ endsOn: sql<string>`${expiresAt}::text`, id })
    .from(selfieLinks)
    .where(
      and(
        isNull(endedAt),
        endsWithin(expiresAt, today, announcedBefore.last),
        sql`not exists (select from ${selfieLinks} as later where later.selfie_id = ${selfieId}
          and later.ended_at is null and (later.expires_at, later.id) > (${expiresAt}, ${id}))`,
        after(expiresAt, id, place),
      ),
    )
    .orderBy(asc(expiresAt), asc(id))
    .limit(limit);
};

export const listEndingSoon: Readonly<Record<AnnouncedClock, ListEnding>> = {
  withdrawal: listWithdrawable,
  signature: listExpiringEnvelopes,
  selfie: listExpiringSelfieLinks,
};
