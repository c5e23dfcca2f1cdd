import type { AuditAct } from '@estrada/domain/audit/index';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries } from '../kernel.tables.ts';

/** Who last did something to a record, by id: records keep names, and two people may have one name. Null where nobody did. */
export async function readLastActor(
  db: Db,
  { action, entity, entityId }: { action: AuditAct; entity: string; entityId: string },
): Promise<string | null> {
  const ofRecord = and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId));
  const [entry] = await db
    .select({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(ofRecord, eq(auditEntries.action, action)))
    .orderBy(desc(auditEntries.seq))
    .limit(1);
  return entry?.actorId ?? null;
}
