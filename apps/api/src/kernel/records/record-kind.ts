import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WriteContext } from '../context.ts';
import { type Taken, writeUnique } from '../database/unique-violation.ts';
import { makeId } from '../ids.ts';

/** The columns that every record has. */
export interface Recorded {
  id: string;
  version: number;
  enabled: boolean;
  updatedAt: Date;
}

/** A kind of record: its table, and how the trail speaks of it. */
export interface RecordKind<Row extends Recorded> {
  /** as the trail calls it: `branch` gives `branch.register`, `branch.update`, `branch.enable`, `branch.disable` */
  entity: string;
  table: PgTable & { id: PgColumn } & { $inferSelect: Row };
  /** the unique index, as the person who saves learns of it */
  taken?: Taken;
  /** what the trail keeps of a registration */
  trail(row: Row): Record<string, unknown>;
}

const save = <Result>(write: PromiseLike<Result>, taken: Taken | undefined): PromiseLike<Result> =>
  taken ? writeUnique(write, taken) : write;

/** Registers a record, enabled from the start. @throws DomainError the code of `taken` when there is one already */
export async function registerRecord<Row extends Recorded>(
  kind: RecordKind<Row>,
  values: Omit<Row, keyof Recorded>,
  { db, now, audit }: WriteContext,
): Promise<Row> {
  const row = { ...values, id: makeId(now), enabled: true, version: 1, updatedAt: now } as Row;
  await save(db.insert(kind.table as PgTable).values(row), kind.taken);
  audit({ action: `${kind.entity}.register`, entity: kind.entity, entityId: row.id, after: kind.trail(row) });
  return row;
}

/** Changes a record that this write holds. @throws DomainError the code of `taken` when another one has it */
export async function updateRecord<Row extends Recorded>(
  kind: RecordKind<Row>,
  before: Row,
  values: Partial<Omit<Row, keyof Recorded>>,
  context: WriteContext,
): Promise<Row> {
  const row: Row = await changeRecord(kind, before, values as Partial<Row>, context);
  context.audit({
    action: `${kind.entity}.update`,
    entity: kind.entity,
    entityId: row.id,
    before: kind.trail(before),
    after: kind.trail(row),
  });
  return row;
}

/**
 * Takes a record that this write holds into use or out of it; nothing happens to one that stands there already.
 *
 * @param more what else the trail is to keep of it
 */
export async function switchRecord<Row extends Recorded>(
  kind: RecordKind<Row>,
  before: Row,
  enabled: boolean,
  context: WriteContext,
  more: Record<string, unknown> = {},
): Promise<Row> {
  if (before.enabled === enabled) return before;
  const row = await changeRecord(kind, before, { enabled } as Partial<Row>, context);
  context.audit({
    action: `${kind.entity}.${enabled ? 'enable' : 'disable'}`,
    entity: kind.entity,
    entityId: row.id,
    before: { enabled: before.enabled },
    after: { enabled, ...more },
  });
  return row;
}

/** Writes a change of a record that this write holds; what the trail is to keep of it says who calls. */
export async function changeRecord<Row extends Recorded>(
  { table, taken }: Pick<RecordKind<Row>, 'table' | 'taken'>,
  before: Row,
  values: Partial<Row>,
  { db, now }: WriteContext,
): Promise<Row> {
  const changes = { ...values, version: before.version + 1, updatedAt: now };
  const write = db
    .update(table as PgTable)
    .set(changes)
    .where(eq(table.id, before.id));
  await save(write, taken);
  return { ...before, ...changes } as Row;
}
