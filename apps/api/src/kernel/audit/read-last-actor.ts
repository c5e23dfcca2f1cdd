import type { AuditAct } from '@estrada/domain/audit/index';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries } from '../kernel.tables.ts';

/** An act on one record. */
type ActOf = { action: AuditAct; entity: string; entityId: string };

/** The last entry of an act on a record: actor, time and audited values. Null where there is none. */
export async function readLastEntry(db: Db, { action, entity, entityId }: ActOf) {
  const ofRecord = and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId));
  const [entry] = await db
    .select({ actorId: auditEntries.actorId, at: auditEntries.at, after: auditEntries.after })
    .from(auditEntries)
    .where(and(ofRecord, eq(auditEntries.action, action)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return entry ?? null;
}

/** The id of the last actor on a record: records store names, and two users may share one. Null where there is none. */
export const readLastActor = async (db: Db, act: ActOf): Promise<string | null> =>
  (await readLastEntry(db, act))?.actorId ?? null;
