import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { decideMove } from '@estrada/domain/organization/index';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { dealers } from '../organization.tables.ts';
import { type UnitKind, unitOf } from '../units.ts';
import { dealerScope } from './dealers.repository.ts';

interface Unit {
  id: string;
  name: string;
}

/**
 * Moves dealers from one branch or group to another: all of them or none, each with its entry in the trail, and one for
 * each of the two units.
 *
 * @throws DomainError SEC004, SET001 (a dealer has left since), SET016 or SET017 (they are there already), DOM002 at
 * `toId` for a missing or disabled target
 */
export async function moveDealers(
  kind: UnitKind,
  from: Unit,
  { toId, dealerIds }: { toId: string; dealerIds: readonly string[] },
  context: WriteContext,
): Promise<void> {
  const { table, title, column, key } = unitOf[kind];
  const { db } = context;
  const scoped = dealerScope(recordScope(callerOf(context).viewer));
  if (scoped === null) throw new DomainError('SEC004');
  // the unit before the dealers, dealers in a fixed order: crossing acts do not deadlock
  const [target] = await db
    .select({ name: title, enabled: table.enabled })
    .from(table)
    .where(eq(table.id, toId))
    .for('share');
  const found = await db
    .select({ id: dealers.id, unitId: key })
    .from(dealers)
    .where(and(inArray(dealers.id, [...dealerIds]), scoped))
    .orderBy(asc(dealers.id))
    .for('update');
  decideMove(kind, { fromId: from.id, toId, dealerIds }, found);
  if (!target?.enabled) throw new DomainError('DOM002', { fields: [{ path: 'toId', key: 'value.notAllowed' }] });
  const ids = found.map((dealer) => dealer.id);
  const change = { [column]: toId, version: sql`${dealers.version} + 1`, updatedAt: context.now };
  await db.update(dealers).set(change).where(inArray(dealers.id, ids));
  for (const id of ids)
    context.audit({
      action: 'dealer.move',
      entity: 'dealer',
      entityId: id,
      before: { [kind]: from.name },
      after: { [kind]: target.name },
    });
  const count = ids.length;
  const ends = [
    { act: 'give', entityId: from.id, after: { dealers: count, to: target.name } },
    { act: 'receive', entityId: toId, after: { dealers: count, from: from.name } },
  ] as const;
  for (const { act, ...entry } of ends)
    context.audit(
      kind === 'branch'
        ? { action: `branch.${act}`, entity: 'branch', ...entry }
        : { action: `group.${act}`, entity: 'group', ...entry },
    );
}
