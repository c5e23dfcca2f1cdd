import { DomainError } from '@estrada/domain/errors/index';
import { renderDifference, uploadKinds } from '@estrada/domain/uploads/index';
import type { endpoints } from '@estrada/endpoints/index';
import { readLastActor } from '../../kernel/audit/read-last-actor.ts';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { retainedAmong } from '../../kernel/database/table-load.ts';
import {
  cancelDecision,
  lockDecision,
  lockDecisions,
  readTableInForce,
  takeEffect,
} from '../../kernel/database/tables-in-force.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { beginDueTables, beginTable } from './begin-tables.ts';
import { ensureConfirmed } from './confirm-risk.ts';
import { findDifference } from './find-difference.ts';
import { readTableTimes } from './table-times.ts';
import type { UploadTable } from './upload-table.ts';

type Calls = typeof endpoints;
type TableOf = (context: ReadContext) => UploadTable;

/**
 * Cancels the scheduled effect of a table before its day. A repetition returns the same.
 *
 * @throws DomainError SEC004 for no decision of this table, SET001 when its day has come or another user cancelled it
 * first
 */
export const makeCancelStart =
  (tableOf: TableOf): UseCase<Calls['cancelVehiclesStart'], WriteContext> =>
  async ({ params }, context) => {
    const table = tableOf(context);
    const { db, now, today } = context;
    const { name: by, viewer } = callerOf(context);
    await lockDecisions(db, table.stored.kind);
    const decision = inReach(await lockDecision(db, table.stored.kind, params.decision));
    const { cancelledBy, effectiveFrom, tableId } = decision;
    const cancelling = { action: 'upload.cancel', entity: `upload:${table.kind}`, entityId: tableId } as const;
    if (decision.cancelledAt === null) {
      if (effectiveFrom <= today) throw new DomainError('SET001');
      await cancelDecision(db, decision.sequence, { now, by });
      context.audit({ ...cancelling, before: { effectiveFrom, sentBy: decision.decidedBy } });
    } else if ((await readLastActor(db, cancelling)) !== viewer.userId)
      throw new DomainError('SET001', { params: { name: cancelledBy ?? '' } });
    return readTableTimes(table, context);
  };

/**
 * The effect of restoring an earlier table, in the form of a trial.
 * @throws DomainError SEC004 for one that is not retained
 */
export const makeCompareTable =
  (tableOf: TableOf): UseCase<Calls['compareVehiclesTable'], ReadContext> =>
  async ({ params: { id } }, context) => {
    const table = tableOf(context);
    const { db, today } = context;
    await findStored(table, id, context);
    const inForce = await readTableInForce(db, table.stored.kind, today);
    const difference = await findDifference(db, table, { triedId: id, inForce, today });
    return { difference: renderDifference(difference, context.language), inForceId: inForce };
  };

/**
 * Puts an earlier table in force again, at once: a decision like any other, so that scheduled ones stay scheduled.
 *
 * @throws DomainError SEC004 for one that is not retained or a kind without restoring, SET001 when another table has
 * taken effect since the user loaded the page, DOM002 where much that it takes away is not confirmed
 */
export const makeReturnToTable =
  (tableOf: TableOf): UseCase<Calls['returnVehiclesTable'], WriteContext> =>
  async ({ params: { id }, body }, context) => {
    const table = tableOf(context);
    const { db, now, today } = context;
    await lockDecisions(db, table.stored.kind);
    await findStored(table, id, context);
    const inForce = await readTableInForce(db, table.stored.kind, today);
    if (inForce !== body.inForceId) throw new DomainError('SET001');
    if (inForce !== id) {
      const difference = await findDifference(db, table, { triedId: id, inForce, today });
      await ensureConfirmed(difference, { confirmed: body.confirmed, triedBy: null }, context);
      const decision = { now, by: callerOf(context).name };
      await beginDueTables(table, context, now);
      await takeEffect(db, table.stored.kind, id, decision);
      await beginTable(table, id, decision, context);
      const after = { effectiveFrom: today };
      context.audit({ action: 'upload.return', entity: `upload:${table.kind}`, entityId: id, after });
    }
    return readTableTimes(table, context);
  };

async function findStored(table: UploadTable, id: string, { db, today }: ReadContext): Promise<void> {
  if (!uploadKinds[table.kind].canReturn) throw new DomainError('SEC004');
  if (!(await retainedAmong(db, table.stored, [id], today)).has(id)) throw new DomainError('SEC004');
}
