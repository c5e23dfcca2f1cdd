import { DomainError } from '@estrada/domain/errors/index';
import type { ParameterDecision, ParameterKind } from '@estrada/domain/parameters/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { valuesOf } from './describe-parameter.ts';
import type { KindFor } from './parameter-kinds.ts';
import { type FeeRecord, findParameter, lockSequence, updateParameterRow } from './parameters.repository.ts';

/**
 * A row and its neighbours, locked for this write at the version that the person saw.
 *
 * @throws DomainError SEC004, or SET001 with the name of who changed it meanwhile
 */
export async function lockParameter(
  id: string,
  version: number,
  kindFor: KindFor,
  context: WriteContext,
): Promise<{ kind: ParameterKind; rows: FeeRecord[]; row: FeeRecord }> {
  const found = inReach(await findParameter(context.db, id));
  const kind = kindFor(found.kind, context);
  const rows = await lockSequence(context.db, found.kind, found.state);
  const row = inReach(rows.find((one) => one.id === id));
  return { kind, rows, row: atVersion(version, row) };
}

/** Who wrote a row last, and when. */
export const changedBy = (context: WriteContext) => ({
  changedByName: callerOf(context).name,
  updatedAt: context.now,
});

/**
 * Turns a refusal of the domain into the answer, and moves the end of the row before where the decision says so.
 *
 * @throws DomainError with the code of the first problem and every problem at its field
 */
export async function carryOut(
  decision: ParameterDecision,
  rows: readonly FeeRecord[],
  context: WriteContext,
): Promise<void> {
  if (!decision.accepted) {
    const fields = decision.problems.map(({ path, key }) => ({ path, key }));
    throw new DomainError(decision.problems[0]?.code ?? 'DOM002', { fields });
  }
  const moved = decision.previous;
  const row = moved && rows.find((one) => one.id === moved.row.id);
  if (!moved || !row) return;
  await saveChange(row, { validUntil: moved.validUntil }, context);
}

/** Writes a change of one row with its audit entry. */
export async function saveChange(
  row: FeeRecord,
  values: Partial<FeeRecord>,
  context: WriteContext,
): Promise<FeeRecord> {
  const changed = { ...row, ...values, ...changedBy(context), version: row.version + 1 };
  await updateParameterRow(context.db, row.id, changed);
  context.audit({
    action: 'parameter.update',
    entity: 'parameter',
    entityId: row.id,
    before: { ...valuesOf(row), version: row.version },
    after: { ...valuesOf(changed), version: changed.version },
  });
  return changed;
}
