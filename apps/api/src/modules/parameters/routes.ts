import type { ModuleFlags } from '@estrada/domain/access/index';
import { states } from '@estrada/domain/enumerations/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import {
  decideCreate,
  decideDelete,
  decideUpdate,
  type ParameterDecision,
  type ParameterKind,
  parameterOutlook,
} from '@estrada/domain/parameters/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, eq, lte, sql } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { makeId } from '../../kernel/ids.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../kernel/route.ts';
import { describeParameter, valuesOf } from './describe-parameter.ts';
import { emailTemplateRoutes } from './email-templates/email-template-routes.ts';
import { holidayRecord } from './holidays.ts';
import { type KindFor, makeKindFor } from './parameter-kinds.ts';
import { type FeeRecord, listCurrentAndFuture, lockSequence, notOverBy } from './parameters.repository.ts';
import { feeRows } from './parameters.tables.ts';
import { profileParameterRoutes } from './profiles/profile-routes.ts';
import { riskPriceRuleRecord } from './risk-price-rules.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { finalClientSuccession } from './succession/final-client-products.ts';
import { confirmInsuranceLaw, insuranceLawSuccession } from './succession/insurance-law.ts';
import { iofSuccession } from './succession/iof-rows.ts';
import { confirmLegalText, legalTextSuccession, previewLegalText } from './succession/legal-texts.ts';
import { lenderSuccession } from './succession/lender-rows.ts';
import { planRuleSuccession } from './succession/plan-rules.ts';
import { successionRoutes } from './succession/succession-routes.ts';

interface ParameterFilter extends PageRequest {
  typeName: FeeRecord['kind'];
  state?: string | undefined;
  /** rows valid on at least one day of this period */
  initialDate?: string | undefined;
  finalDate?: string | undefined;
}

/**
 * A row and its neighbours, locked for this write at the version that the user saw.
 *
 * @throws DomainError SEC004, or SET001 with the name of the user who changed it first
 */
async function lockParameter(
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

/** The last writer of a row, and the time. */
const changedBy = (context: WriteContext) => ({
  changedByName: callerOf(context).name,
  updatedAt: context.now,
});

/**
 * Turns a refusal of the domain into an error, and moves the end of the previous row where the decision requires it.
 *
 * @throws DomainError with the code of the first problem and every problem at its field
 */
async function carryOut(decision: ParameterDecision, rows: readonly FeeRecord[], context: WriteContext): Promise<void> {
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
async function saveChange(row: FeeRecord, values: Partial<FeeRecord>, context: WriteContext): Promise<FeeRecord> {
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

/**
 * Registers a row after the last one of its kind and state; the previous row ends the day before, if the user
 * confirmed.
 */
const makeCreateParameter =
  (kindFor: KindFor): UseCase<typeof endpoints.createParameter, WriteContext> =>
  async ({ body }, context) => {
    const kind = kindFor(body.typeName, context);
    const rows = await lockSequence(context.db, kind.typeName, body.uf);
    const sequence = { kind, rows, today: context.today, movePreviousEnd: body.movePreviousEnd };
    await carryOut(decideCreate(valuesOf(body), sequence), rows, context);
    const row = {
      ...valuesOf(body),
      ...changedBy(context),
      id: makeId(context.now),
      kind: kind.typeName,
      state: body.uf,
      createdAt: context.now,
      version: 1,
    };
    await insertParameter(context.db, row);
    context.audit({
      action: 'parameter.create',
      entity: 'parameter',
      entityId: row.id,
      after: { typeName: row.kind, uf: row.state, ...valuesOf(row) },
    });
    return describeParameter(row, context.today);
  };

/**
 * For every state, also those without a row: the values of its simulations today, tomorrow and from the next change on.
 */
const makeReadInForce =
  (kindFor: KindFor): UseCase<typeof endpoints.readParametersInForce, ReadContext> =>
  async ({ query }, context) => {
    const { today } = context;
    const { typeName } = kindFor(query.typeName, context);
    const byState = Map.groupBy(await listCurrentAndFuture(context.db, typeName, today), (row) => row.state);
    const describe = (row: FeeRecord | null) => row && describeParameter(row, today);
    const items = states.map(({ id }) => {
      const outlook = parameterOutlook(byState.get(id) ?? [], today);
      const { nextChange } = outlook;
      return {
        uf: id,
        today: describe(outlook.today),
        tomorrow: describe(outlook.tomorrow),
        nextChange: nextChange && { on: nextChange.on, row: describe(nextChange.row) },
      };
    });
    return { today, items };
  };

/** Deletes a row that was never in force; the previous row is extended over its days, if the user confirmed. */
const makeDeleteParameter =
  (kindFor: KindFor): UseCase<typeof endpoints.deleteParameter, WriteContext> =>
  async ({ params, query }, context) => {
    const { kind, rows, row } = await lockParameter(params.id, query.version, kindFor, context);
    const sequence = { kind, rows, today: context.today, movePreviousEnd: query.movePreviousEnd };
    await carryOut(decideDelete(row.id, sequence), rows, context);
    await deleteParameterRow(context.db, row.id);
    context.audit({
      action: 'parameter.delete',
      entity: 'parameter',
      entityId: row.id,
      before: { typeName: row.kind, uf: row.state, ...valuesOf(row), version: row.version },
    });
    return { id: row.id };
  };

/** Changes a row that is not over; the end of the previous row follows its start, if the user confirmed. */
const makeUpdateParameter =
  (kindFor: KindFor): UseCase<typeof endpoints.updateParameter, WriteContext> =>
  async ({ params, body }, context) => {
    const { kind, rows, row } = await lockParameter(params.id, body.version, kindFor, context);
    const sequence = { kind, rows, today: context.today, movePreviousEnd: body.movePreviousEnd };
    await carryOut(decideUpdate(row.id, valuesOf(body), sequence), rows, context);
    return describeParameter(await saveChange(row, valuesOf(body), context), context.today);
  };

/** The area's routes: endpoint → use case. */
export function parameterRoutes(modules: ModuleFlags): Route[] {
  const kindFor = makeKindFor(modules);
  return [
    read(endpoints.listParameters, async ({ query }, context) => {
      const { typeName } = kindFor(query.typeName, context);
      const { rows, ...page } = await listParameters(context.db, { ...query, typeName });
      return { ...page, items: rows.map((row) => describeParameter(row, context.today)) };
    }),
    read(endpoints.readParametersInForce, makeReadInForce(kindFor)),
    write(endpoints.createParameter, makeCreateParameter(kindFor)),
    write(endpoints.updateParameter, makeUpdateParameter(kindFor)),
    write(endpoints.deleteParameter, makeDeleteParameter(kindFor)),

    ...successionRoutes(finalClientSuccession),
    ...successionRoutes(insuranceLawSuccession),
    write(endpoints.confirmInsuranceLaw, confirmInsuranceLaw),
    ...successionRoutes(iofSuccession),
    ...successionRoutes(lenderSuccession),
    ...successionRoutes(legalTextSuccession),
    read(endpoints.previewLegalText, previewLegalText),
    write(endpoints.confirmLegalText, confirmLegalText),

    ...riskPriceRuleRecord.routes,
    ...holidayRecord.routes,
    ...successionRoutes(planRuleSuccession),

    ...settingsRoutes(),

    ...emailTemplateRoutes,

    ...profileParameterRoutes,
  ];
}

async function findParameter(db: Db, id: string): Promise<FeeRecord | null> {
  const [row] = await db.select().from(feeRows).where(eq(feeRows.id, id));
  return row ?? null;
}

/**
 * By state, the latest start first: two directions in one text. A kind has so few rows that sorting them costs nothing.
 */
const latestFirst: PageOrder = {
  name: 'validity',
  by: sql`${feeRows.state} || lpad((date '9999-12-31' - ${feeRows.effectiveFrom})::text, 7, '0')`,
  type: 'text',
  direction: 'asc',
  id: feeRows.id,
};

async function listParameters(db: Db, filter: ParameterFilter) {
  const where = and(
    eq(feeRows.kind, filter.typeName),
    filter.state ? eq(feeRows.state, filter.state) : undefined,
    filter.initialDate ? notOverBy(filter.initialDate) : undefined,
    filter.finalDate ? lte(feeRows.effectiveFrom, filter.finalDate) : undefined,
  );
  return pageOfTable(db, { table: feeRows, where, order: latestFirst }, filter);
}

const insertParameter = (db: Db, row: FeeRecord) => db.insert(feeRows).values(row);

const updateParameterRow = (db: Db, id: string, changes: Partial<FeeRecord>) =>
  db.update(feeRows).set(changes).where(eq(feeRows.id, id));

const deleteParameterRow = (db: Db, id: string) => db.delete(feeRows).where(eq(feeRows.id, id));
