import type { AuditActOf, AuditEntityName, AuditValues } from '@estrada/domain/audit/index';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditRecord } from '../audit/append-audit.ts';
import type { WriteContext } from '../context.ts';
import { type UniqueConflict, writeUnique } from '../database/unique-violation.ts';
import { makeId } from '../ids.ts';

/** The columns that every record has. */
export interface Recorded {
  id: string;
  version: number;
  enabled: boolean;
  updatedAt: Date;
}

/** The kinds of record of the trail that are registered, changed and switched on or off. */
export type RecordEntity = {
  [Name in AuditEntityName]: `${Name}.${'register' | 'update' | 'enable' | 'disable'}` extends AuditActOf<Name>
    ? Name
    : never;
}[AuditEntityName];

/** The audit acts of a kind of record: `branch` gives `branch.register`, `branch.update` and so on. */
type InTrail<Row> = {
  [Name in RecordEntity]: {
    entity: Name;
    /** the audited values of a registration */
    trail(row: NoInfer<Row>): AuditValues<Name>;
  };
}[RecordEntity];

/** A kind of record: its table, and its audit acts. */
export type RecordKind<Row extends Recorded> = InTrail<Row> & {
  table: PgTable & { id: PgColumn } & { $inferSelect: Row };
  /** the unique indexes, with the error for each */
  taken?: readonly UniqueConflict[];
};

const save = <Result>(write: PromiseLike<Result>, taken: readonly UniqueConflict[] = []): PromiseLike<Result> =>
  writeUnique(write, ...taken);

/** Registers a record, enabled from the start. @throws DomainError the code of `taken` when the value exists */
export async function registerRecord<Row extends Recorded>(
  kind: RecordKind<Row>,
  values: Omit<Row, keyof Recorded>,
  { db, now, audit }: WriteContext,
): Promise<Row> {
  const row = { ...values, id: makeId(now), enabled: true, version: 1, updatedAt: now } as Row;
  await save(db.insert(kind.table as PgTable).values(row), kind.taken);
  audit(entryOf(kind, 'register', row, { after: kind.trail(row) }));
  return row;
}

/** Changes a record locked by this write. @throws DomainError the code of `taken` when another one has the value */
export async function updateRecord<Row extends Recorded>(
  kind: RecordKind<Row>,
  before: Row,
  values: Partial<Omit<Row, keyof Recorded>>,
  context: WriteContext,
): Promise<Row> {
  const row: Row = await changeRecord(kind, before, values as Partial<Row>, context);
  context.audit(entryOf(kind, 'update', row, { before: kind.trail(before), after: kind.trail(row) }));
  return row;
}

/**
 * Enables or disables a record locked by this write; does nothing where it already has that status.
 *
 * @param more further values for the trail
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
  const values = { before: { enabled: before.enabled }, after: { enabled, ...more } };
  context.audit(entryOf(kind, enabled ? 'enable' : 'disable', row, values));
  return row;
}

/**
 * Act and values belong to the same kind of record (`RecordKind`), which the union of all kinds no longer expresses.
 */
const entryOf = <Row extends Recorded>(
  { entity }: RecordKind<Row>,
  act: 'register' | 'update' | 'enable' | 'disable',
  { id }: Row,
  values: { before?: object; after: object },
) => ({ action: `${entity}.${act}`, entity, entityId: id, ...values }) as AuditRecord;

/** Writes a change of a record locked by this write; the caller passes the audited values. */
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
