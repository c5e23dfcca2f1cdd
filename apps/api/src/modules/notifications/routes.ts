import { recordScope, type Viewer } from '@estrada/domain/access/index';
import { alertText, DomainError, findErrorCode, type Language } from '@estrada/domain/errors/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { callerOf } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { findDealerInScope } from '../organization/index.ts';
import { leadNotifications, notifications, simulationNotifications } from './notifications.tables.ts';

/** The words of a code in the catalogue's order: a notice has its own, any other code those of its refusal. */
const noticeText = (code: string, language: Language): string =>
  alertText({ code, type: findErrorCode(code) ? 'error' : 'notice' }, language);

/** The dealer of the call, if the caller reaches it; not there and out of reach look the same. */
async function reachDealer(db: Db, viewer: Viewer, dealerId: string): Promise<string> {
  const dealer = await findDealerInScope(db, recordScope(viewer), dealerId);
  if (!dealer) throw new DomainError('SEC004');
  return dealer.id;
}

export const notificationRoutes = (pollSeconds: number): Route[] => [
  read(endpoints.readNotifications, async ({ query }, context) => {
    const rows = await listNotifications(context.db, callerOf(context).viewer.userId, query.limitByType);
    return {
      items: rows.map((row) => ({ ...row, message: row.message || noticeText(row.code ?? '', context.language) })),
      pollSeconds,
    };
  }),
  write(endpoints.confirmNotifications, async ({ query }, context) => {
    const { viewer } = callerOf(context);
    const removed = await removeNotifications(context.db, viewer.userId, query.ids);
    if (removed.length > 0)
      context.audit({
        action: 'notification.confirm',
        entity: 'user',
        entityId: viewer.userId,
        after: { codes: removed.map(({ code }) => code) },
      });
    return { removed: removed.length };
  }),
  read(endpoints.readLeadNotifications, async ({ query }, context) => {
    const dealerId = await reachDealer(context.db, callerOf(context).viewer, query.dealerId);
    return { dealerId, count: await countLeadNotifications(context.db, dealerId) };
  }),
  write(endpoints.clearLeadNotifications, async ({ query }, context) => {
    const dealerId = await reachDealer(context.db, callerOf(context).viewer, query.dealerId);
    const removed = await removeLeadNotifications(context.db, dealerId);
    if (removed > 0)
      context.audit({
        action: 'notification.clear-leads',
        entity: 'dealer',
        entityId: dealerId,
        before: { count: removed },
      });
    return { removed };
  }),
  // a GET that removes (docs/specification/notifications.md#zero-rate), so it runs as a write
  write(endpoints.readSimulationNotifications, async ({ query }, context) => {
    const { viewer } = callerOf(context);
    if (query.username !== viewer.username) throw new DomainError('SEC004');
    const take = query.toRemove ? deleteSimulationNotifications : listSimulationNotifications;
    const rows = await take(context.db, viewer.userId, query.type);
    return { items: rows.map((row) => ({ ...row, message: noticeText(row.code, context.language) })) };
  }),
];

/** The oldest of each kind; what has no code is a kind of its own. */
async function listNotifications(db: Db, userId: string, limitByType: number) {
  const ranked = db
    .select({
      id: notifications.id,
      code: notifications.code,
      message: notifications.message,
      link: notifications.link,
      place: sql<number>`row_number() over (partition by ${notifications.code} order by ${notifications.id})`.as(
        'place',
      ),
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .as('ranked');
  return db
    .select({ id: ranked.id, code: ranked.code, message: ranked.message, link: ranked.link })
    .from(ranked)
    .where(lte(ranked.place, limitByType))
    .orderBy(asc(ranked.id))
    .limit(100);
}

/** Removes those of the ids that belong to the user. */
function removeNotifications(db: Db, userId: string, ids: readonly string[]): Promise<{ code: string | null }[]> {
  return db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .returning({ code: notifications.code });
}

async function countLeadNotifications(db: Db, dealerId: string): Promise<number> {
  const [row] = await db.select().from(leadNotifications).where(eq(leadNotifications.dealerId, dealerId));
  return row?.count ?? 0;
}

async function removeLeadNotifications(db: Db, dealerId: string): Promise<number> {
  const rows = await db
    .delete(leadNotifications)
    .where(eq(leadNotifications.dealerId, dealerId))
    .returning({ count: leadNotifications.count });
  return rows[0]?.count ?? 0;
}

const ofPerson = (userId: string, type: string) =>
  and(eq(simulationNotifications.userId, userId), eq(simulationNotifications.type, type));

const noticeColumns = {
  id: simulationNotifications.id,
  type: simulationNotifications.type,
  code: simulationNotifications.code,
};

const listSimulationNotifications = (db: Db, userId: string, type: string) =>
  db
    .select(noticeColumns)
    .from(simulationNotifications)
    .where(ofPerson(userId, type))
    .orderBy(simulationNotifications.id)
    .limit(100);

/** Removes what it returns, in one statement: two concurrent pages do not both show it. */
const deleteSimulationNotifications = (db: Db, userId: string, type: string) =>
  db.delete(simulationNotifications).where(ofPerson(userId, type)).returning(noticeColumns);
