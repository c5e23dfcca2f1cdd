import { maskAddress } from '@estrada/domain/identity/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, eq, sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { readPage } from '../../kernel/database/read-page.ts';
import type { UseCase } from '../../kernel/route.ts';
import { sentMails, users } from '../identity/index.ts';
import { inReach, type Reach, reachOf } from './reach.ts';

const latestFirst: PageOrder = {
  name: 'createdAt',
  by: sentMails.createdAt,
  type: 'timestamptz',
  direction: 'desc',
  id: sentMails.id,
};

/**
 * The sent e-mails of the users within reach, latest first. The address is masked: the username identifies the
 * receiver.
 */
export const listSentMails: UseCase<typeof endpoints.listSentMails, ReadContext> = async ({ query }, context) => {
  const { rows, ...page } = await listRows(context.db, reachOf(context), query);
  return {
    ...page,
    emailsData: rows.map(({ id, kind, status, attempts, failure, ...row }) => ({
      id,
      username: row.username,
      name: row.name,
      kind,
      email: maskAddress(row.address),
      status,
      attempts,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      failure,
    })),
  };
};

async function listRows(db: Db, reach: Reach, filter: PageRequest & { username?: string | undefined }) {
  const near = inReach(reach);
  const who = and(near ?? undefined, filter.username ? nameContains(users.username, filter.username) : undefined);
  // over the mails alone, so that they can be counted without their users
  const ofThem = who && sql`${sentMails}.user_id in (select ${users}.id from ${users} where ${who})`;
  const where = near === null ? null : ofThem;
  return readPage(db, { table: sentMails, where, order: latestFirst }, filter, async (page) => {
    const rows = await db
      .select({ row: sentMails, username: users.username, name: users.name, pageKey: page.pageKey })
      .from(sentMails)
      .innerJoin(users, eq(users.id, sentMails.userId))
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(({ row, ...rest }) => ({ ...row, ...rest }));
  });
}
