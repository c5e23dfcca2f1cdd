import { DomainError } from '@estrada/domain/errors/index';
import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { type PgColumn, type PgTable, text } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../context.ts';
import { instant, ulid } from './columns.ts';
import type { Db } from './database.ts';

/** A claim ends by itself after this time: nobody's work waits for somebody who has gone home. */
const claimedMs = 4 * 3_600_000;

/** Who works on a row of a list that several people share. */
export const claimColumns = () => ({
  claimedBy: ulid('claimed_by'),
  claimedByName: text('claimed_by_name'),
  claimedAt: instant('claimed_at'),
});

type Claimable = PgTable & Record<'id' | 'claimedBy' | 'claimedByName' | 'claimedAt', PgColumn>;
type Claimed = { claimedBy: string | null; claimedByName: string | null; claimedAt: Date | null };
type Person = { userId: string; name: string };

const endOf = (now: Date): Date => new Date(now.getTime() - claimedMs);

/** Whether a row is free for a person: nobody's, their own, or one whose claim has ended. */
const isFree = (table: Claimable, userId: string, now: Date): SQL =>
  or(isNull(table.claimedBy), eq(table.claimedBy, userId), lte(table.claimedAt, endOf(now)))!;

/** Whether anybody has claimed a row, and the claim has not ended. */
export const isClaimed = (table: Claimable, now: Date): SQL => gt(table.claimedAt, endOf(now));

/** Whether a person has claimed a row, and the claim has not ended. */
export const isClaimedBy = (table: Claimable, userId: string, now: Date): SQL =>
  and(eq(table.claimedBy, userId), isClaimed(table, now))!;

/** The claim of a row; null where it has none, or an ended one. */
export const claimOf = ({ claimedBy, claimedByName, claimedAt }: Claimed, now: Date) =>
  claimedBy !== null && claimedAt !== null && claimedAt > endOf(now)
    ? { userId: claimedBy, byName: claimedByName ?? '', at: claimedAt }
    : null;

/** The claim of a row as its readers see it; null where it has none. */
export function describeClaim(row: Claimed, { now, caller }: Pick<RequestContext, 'now' | 'caller'>) {
  const claim = claimOf(row, now);
  return (
    claim && {
      byName: claim.byName,
      at: claim.at.toISOString(),
      isOwn: claim.userId === caller?.viewer.userId,
    }
  );
}

/** Claims a row for a person; of two at once the first one gets it. @returns false: somebody else has it */
export async function claimRow(db: Db, table: Claimable, id: string, { userId, name }: Person, now: Date) {
  const rows = await db
    .update(table)
    .set({ claimedBy: userId, claimedByName: name, claimedAt: now })
    .where(and(eq(table.id, id), isFree(table, userId, now)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Gives a claimed row back. @returns false: it was not this person's */
export async function releaseRow(db: Db, table: Claimable, id: string, { userId }: Pick<Person, 'userId'>) {
  const rows = await db
    .update(table)
    .set({ claimedBy: null, claimedByName: null, claimedAt: null })
    .where(and(eq(table.id, id), eq(table.claimedBy, userId)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** The refusal of a row that another user has claimed, as of a record that they changed first: it names them. */
export const claimedByOther = (name: string) => new DomainError('PRS001', { params: { name } });
