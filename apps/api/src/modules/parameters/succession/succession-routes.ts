import type { Capability } from '@estrada/domain/access/index';
import type { AuditActOf, AuditEntityName, AuditValues } from '@estrada/domain/audit/index';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import {
  isStillToCome,
  positionsOf,
  removalProblems,
  type SuccessionRow,
  startProblems,
} from '@estrada/domain/parameters/index';
import { messages } from '@estrada/domain/validation/index';
import type { BodyOf, Endpoint, endpoints } from '@estrada/endpoints/index';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditRecord } from '../../../kernel/audit/append-audit.ts';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, write } from '../../../kernel/route.ts';

/** The columns that every succession has. */
export interface StoredRow extends SuccessionRow {
  version: number;
  changedByName: string;
  updatedAt: Date;
}

/** The entities of the trail that are rows of a succession. */
type SuccessionEntity = {
  [Name in AuditEntityName]: `${Name}.${'create' | 'update' | 'delete'}` extends AuditActOf<Name> ? Name : never;
}[AuditEntityName];

type Change = { id: string | null; version: number; effectiveFrom: string };

/** The values of a row, without the common fields. */
type ValuesOf<Row extends StoredRow> = Omit<Row, keyof StoredRow>;

/** The specific parts of a succession: `Shown` is what responses show of a row, `Acts` what may be done besides. */
export interface Succession<
  Row extends StoredRow,
  Save extends Endpoint,
  Shown extends object = ValuesOf<Row>,
  Acts extends object = object,
> {
  calls: { read: Endpoint; save: Save; remove: Endpoint & typeof endpoints.deleteLenderRow };
  /** the capability to change future rows */
  changes: Capability;
  entity: SuccessionEntity;
  table: PgTable & { id: PgColumn } & { $inferSelect: Row };
  /** the values of a body, without the common fields */
  values(body: BodyOf<Save>): ValuesOf<Row>;
  /** the values of a row, in a response and in the trail */
  shown(row: Row): Shown;
  /** what may be done with a row besides editing and deleting it */
  acts?(row: Row, mayChange: boolean): Acts;
  /** the audited values, where they differ */
  recorded?(row: Row): Readonly<Record<string, unknown>>;
  /** distinguishes the successions of one table: rows of the same one are never valid on the same day */
  nameOf(row: ValuesOf<Row>): string;
}

// decades of one row a month: more would be a mistake
const rowLimit = 2_000;

/** Every row of a table of successions. */
export const loadSuccession = async <Row extends StoredRow>(
  db: Db,
  table: Succession<Row, Endpoint>['table'],
): Promise<Row[]> =>
  (await db
    .select()
    .from(table as PgTable)
    .limit(rowLimit)) as Row[];

/** Every row of a table of successions, with a lock against other changes. */
export async function lockSuccession<Row extends StoredRow>(
  db: Db,
  table: Succession<Row, Endpoint>['table'],
): Promise<Row[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('succession'), hashtext(${getTableName(table)}))`);
  return loadSuccession<Row>(db, table);
}

/** The rows of one succession as responses show them, each with its state and what the caller may do. */
export function describeRows<Row extends StoredRow, Shown extends object, Acts extends object>(
  { shown, acts, changes }: Pick<Succession<Row, Endpoint, Shown, Acts>, 'shown' | 'acts' | 'changes'>,
  rows: readonly Row[],
  { today, may }: ReadContext,
) {
  const mayChange = may(changes);
  return positionsOf(rows, today).map((row) => {
    const isOpen = mayChange && isStillToCome(row, today);
    return {
      ...shown(row),
      id: row.id,
      version: row.version,
      effectiveFrom: row.effectiveFrom,
      validUntil: row.validUntil,
      state: row.state,
      changedByName: row.changedByName,
      updatedAt: row.updatedAt.toISOString(),
      can: { edit: isOpen, delete: isOpen, ...acts?.(row, mayChange) } as { edit: boolean; delete: boolean } & Acts,
    };
  });
}

/** Read, save and delete: a row that has begun is fixed, the others can still change. */
export function successionRoutes<
  Row extends StoredRow,
  Save extends Endpoint,
  Shown extends object,
  Acts extends object,
>(kind: Succession<Row, Save, Shown, Acts>): Route[] {
  const { calls, entity, table, values, shown, nameOf } = kind;
  const describe = (rows: readonly Row[], context: ReadContext) => describeRows(kind, rows, context);
  const trail = (row: Row) =>
    ({ ...(kind.recorded ?? shown)(row), effectiveFrom: row.effectiveFrom }) as AuditValues<SuccessionEntity>;
  const record = (act: 'create' | 'update' | 'delete', id: string, kept: { before?: Row; after?: Row }) =>
    ({
      action: `${entity}.${act}`,
      entity,
      entityId: id,
      ...(kept.before ? { before: trail(kept.before) } : {}),
      ...(kept.after ? { after: trail(kept.after) } : {}),
    }) as AuditRecord;

  /** @throws DomainError SEC004, SET001; SET024 … SET031 at the start of the row */
  const save = async ({ body }: { body: BodyOf<Save> & Change }, context: WriteContext) => {
    const { db, now, today } = context;
    const all = await lockSuccession<Row>(db, table);
    const before = body.id === null ? null : atVersion(body.version, inReach(all.find(({ id }) => id === body.id)));
    const said = values(body);
    // a row stays in the succession in which it was registered
    if (before && nameOf(before) !== nameOf(said)) throw new DomainError('SEC004');
    const rows = all.filter((row) => nameOf(row) === nameOf(said));
    refuse(startProblems(body.effectiveFrom, body.id, { rows, today }));
    const after = {
      ...said,
      id: before?.id ?? makeId(now),
      effectiveFrom: body.effectiveFrom,
      version: (before?.version ?? 0) + 1,
      changedByName: callerOf(context).name,
      updatedAt: now,
    } as Row;
    if (before)
      await db
        .update(table as PgTable)
        .set(after)
        .where(eq(table.id, before.id));
    else await db.insert(table as PgTable).values(after);
    context.audit(record(before ? 'update' : 'create', after.id, before ? { before, after } : { after }));
    const others = rows.filter(({ id }) => id !== after.id);
    return describe([...others, after], context).find(({ id }) => id === after.id)!;
  };

  /** @throws DomainError SEC004, SET001; SET026 for a row that has begun */
  const remove = async (
    { params, query }: { params: { id: string }; query: { version: number } },
    context: WriteContext,
  ) => {
    const all = await lockSuccession<Row>(context.db, table);
    const row = atVersion(query.version, inReach(all.find(({ id }) => id === params.id)));
    refuse(removalProblems(row, context.today));
    await context.db.delete(table as PgTable).where(eq(table.id, row.id));
    context.audit(record('delete', row.id, { before: row }));
    return { id: row.id };
  };

  return [
    read(calls.read, async (_input, context) => {
      const rows = await loadSuccession<Row>(context.db, table);
      const items = [...Map.groupBy(rows, nameOf).values()].flatMap((own) => describe(own, context));
      return { today: context.today, items };
    }),
    write<Endpoint>(calls.save, ({ body }, context) => save({ body: body as BodyOf<Save> & Change }, context)),
    write(calls.remove, remove),
  ];
}

function refuse([first, ...more]: FieldProblem[]): void {
  if (first) throw new DomainError(messages[first.key].code, { fields: [first, ...more] });
}
