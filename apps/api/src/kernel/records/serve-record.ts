import type { Capability } from '@estrada/domain/access/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import type { Endpoint } from '@estrada/endpoints/index';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ReadContext, WriteContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { pageOfTable, type Sorts, sortedBy } from '../database/page-of-table.ts';
import { inReach, lockAt } from '../lock-at.ts';
import { type Route, read, write } from '../route.ts';
import { type Recorded, type RecordKind, registerRecord, switchRecord, updateRecord } from './record-kind.ts';

type Answers<Of> = { response: z.ZodObject & z.ZodType<Of> };
type At<Params> = { params: z.ZodType<Params> };
type Takes<Body> = { body: z.ZodType<Body> };
type Versioned = { version: number };

/** The calls that `recordCalls` creates; a special enable or disable is written out separately. */
interface Calls<Params, Query, Form, Answer> {
  list: Endpoint & { query: z.ZodType<Query> };
  read: Endpoint & At<Params> & Answers<Answer>;
  register: Endpoint & Takes<Form>;
  update: Endpoint & At<NoInfer<Params>> & Takes<NoInfer<Form> & Versioned>;
  enable?: Endpoint & At<NoInfer<Params>> & Takes<Versioned>;
  disable?: Endpoint & At<NoInfer<Params>> & Takes<Versioned>;
}

type ListQuery = PageRequest & { status?: 'enabled' | 'disabled' | undefined; sort: string; direction: 'asc' | 'desc' };
type More = Record<string, SQL>;
type Trail = Record<string, unknown>;
type With<Row, Columns extends More> = Row & {
  [Name in keyof Columns]: Columns[Name] extends SQL<infer Value> ? Value : never;
};

/** The parts that are specific to a record. */
interface Parts<Params, Query extends ListQuery, Form, Row extends Recorded, Columns extends More> {
  kind: RecordKind<Row>;
  /** the capability to change it, for the `can` of each record */
  changes: Capability;
  /** the condition for one record, where the path has no `id` */
  one?: (params: Params) => SQL;
  /** columns selected in addition to its own, such as a count */
  columns?: Columns;
  sorts: Sorts<Query['sort']>;
  /** the filters of the list, besides its status */
  where: (query: Query, context: ReadContext) => (SQL | undefined)[];
  /** the columns that a form fills, or its refusal; `before` is the record that changes, null for a new one */
  values: (
    form: Form,
    context: WriteContext,
    before: Row | null,
  ) => Omit<Row, keyof Recorded> | Promise<Omit<Row, keyof Recorded>>;
  /** refuses to enable a record that would break a rule by now */
  enabling?: (row: With<Row, Columns>, context: WriteContext) => void | Promise<void>;
  /** refuses to disable a record in use, or does what belongs to disabling; returns further audited values */
  disabling?: (row: With<Row, Columns>, context: WriteContext) => Trail | undefined | Promise<Trail>;
}

/** Every field of the response is a column of the table, or of `columns`, under the same name. */
type Answered<Answer, Row, Columns extends More> =
  With<Row, Columns> extends Omit<Answer, keyof Recorded | 'can'>
    ? unknown
    : { columns: { [Name in Exclude<keyof Answer, keyof Row | 'can'>]: SQL } };

/**
 * A plain record: list, read, register, update, and plain enable and disable, over one table. Special calls are written
 * out on the same parts (`pageOfTable`, `lockAt`, `registerRecord` …).
 */
export function serveRecord<
  Params extends object,
  Query extends ListQuery,
  Form,
  Answer extends Record<string, unknown>,
  Row extends Recorded,
  Columns extends More = Record<never, never>,
>(
  calls: Calls<Params, Query, Form, Answer>,
  parts: Parts<NoInfer<Params>, NoInfer<Query>, NoInfer<Form>, Row, Columns> & Answered<NoInfer<Answer>, Row, Columns>,
) {
  const {
    kind,
    changes,
    one,
    columns,
    sorts,
    where,
    values,
    enabling,
    disabling,
  }: Parts<Params, Query, Form, Row, Columns> = parts;
  type Found = With<Row, Columns>;
  const { table } = kind;
  const at = (params: Params): SQL => one?.(params) ?? eq(table.id, (params as { id: string }).id);

  const find = async (db: Db, condition: SQL): Promise<Found | null> => {
    const [row] = await db
      .select({ ...getTableColumns(table), ...columns })
      .from(table as PgTable)
      .where(condition);
    return (row as Found | undefined) ?? null;
  };
  /** locked first and read afterwards, so that a count belongs to the moment of the lock */
  const lock = async (params: Params, { db }: WriteContext): Promise<Found | null> => {
    await db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(at(params))
      .for('update');
    return find(db, at(params));
  };
  const answered = Object.keys(calls.read.response.shape);
  const answer = (row: Found, context: ReadContext) => {
    const { enabled, updatedAt } = row;
    const edit = context.may(changes);
    const can = { edit, enable: edit && !enabled && calls.enable !== undefined, disable: edit && enabled };
    const fields = answered.map((name) => [name, row[name as keyof Found]]);
    return { ...Object.fromEntries(fields), updatedAt: updatedAt.toISOString(), can } as Answer;
  };
  const answerNow = async ({ id }: Recorded, context: ReadContext) =>
    answer(inReach(await find(context.db, eq(table.id, id))), context);

  const list = read(calls.list, async ({ query }: { query: Query }, context) => {
    const byStatus = query.status && eq(getTableColumns(table).enabled!, query.status === 'enabled');
    const order = sortedBy<Query['sort']>(sorts, query, table.id);
    const listed = { table, order, where: and(byStatus, ...where(query, context)), ...(columns ? { columns } : {}) };
    const { rows, ...page } = await pageOfTable(context.db, listed, { ...query, usualSize: calls.list.usualSize });
    return { ...page, items: rows.map((row) => answer(row as Found, context)) };
  });
  const turn =
    (enabled: boolean) =>
    async ({ params, body }: { params: Params; body: Versioned }, context: WriteContext) => {
      const row = await lockAt(body.version, lock(params, context));
      if (!row.enabled && enabled) await enabling?.(row, context);
      const more = row.enabled && !enabled ? await disabling?.(row, context) : undefined;
      return answerNow(await switchRecord(kind, row, enabled, context, more), context);
    };
  const routes = [
    list,
    read(calls.read, async ({ params }, context) => answer(inReach(await find(context.db, at(params))), context)),
    write(calls.register, async ({ body }, context) =>
      answerNow(await registerRecord(kind, await values(body, context, null), context), context),
    ),
    write(calls.update, async ({ params, body }, context) => {
      const row: Row = await lockAt(body.version, lock(params, context));
      return answerNow(await updateRecord(kind, row, await values(body, context, row), context), context);
    }),
    ...(calls.enable ? [write(calls.enable, turn(true))] : []),
    ...(calls.disable ? [write(calls.disable, turn(false))] : []),
  ] satisfies Route[];
  return {
    routes,
    /** one record by the parameters of its calls, otherwise null */
    find: (db: Db, params: Params) => find(db, at(params)),
    /** one record locked for this write, whatever its version. @throws DomainError SEC004 */
    lock: async (params: Params, context: WriteContext) => inReach(await lock(params, context)),
    findById: (db: Db, id: string) => find(db, eq(table.id, id)),
    describe: answer,
  };
}
