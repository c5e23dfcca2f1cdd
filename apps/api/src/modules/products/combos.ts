import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import {
  type ComboBasis,
  type ComboForm,
  comboForm,
  comboProblems,
  insuranceCodes,
  storedCombo,
  vehicleSegmentCodes,
} from '@estrada/domain/products/index';
import { insuranceSegments } from '@estrada/domain/settings/index';
import { messages } from '@estrada/domain/validation/index';
import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { and, asc, eq, gt, gte, inArray, isNull, lte, max, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { pageOfTable, sortedBy } from '../../kernel/database/page-of-table.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach, lockAt } from '../../kernel/lock-at.ts';
import { changeRecord, type RecordKind, switchRecord, updateRecord } from '../../kernel/records/record-kind.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { readSettings } from '../parameters/index.ts';
import { comboPlace, combos } from './combos.tables.ts';
import { readProtectionLines } from './insurance-prices.ts';
import { notePremiums } from './insurance-tables.tables.ts';
import { vaps } from './products.tables.ts';

type Row = typeof combos.$inferSelect;

/** How many enabled combos there may be: sellers read no longer list. */
const enabledLimit = 60;

/** The record kind of combos: an enabled name is unique for its person and condition (SET075). */
const comboKind: RecordKind<Row> = {
  entity: 'combo',
  table: combos,
  taken: [{ index: 'combos_name', code: 'SET075', field: 'comboName', key: 'comboName.taken' }],
  trail: (row) => ({ ...formOf(row) }),
};

const formOf = (row: Row): ComboForm => ({
  comboName: row.comboName,
  products: row.products,
  personType: row.personType,
  vehicleType: row.vehicleType,
  vehicleSegmentation: row.vehicleSegmentation,
  effectiveFrom: row.effectiveFrom,
  validUntil: row.validUntil,
  descriptionPt: row.descriptionPt,
  descriptionEn: row.descriptionEn,
  kmPMC: row.kmPMC,
  coveragePMC: row.coveragePMC,
  termsPMC: row.termsPMC,
  termGAP: row.termGAP,
});

function describeCombo(row: Row, context: ReadContext): ResponseOf<typeof endpoints.readCombo> {
  const { id, version, enabled, position } = row;
  const edit = context.may('insurance-admin');
  const form = formOf(row);
  return {
    ...form,
    id,
    version,
    enabled,
    position,
    updatedAt: row.updatedAt.toISOString(),
    isComplete: comboForm.problems(form).length === 0,
    can: { edit, enable: edit && !enabled, disable: edit && enabled },
  } as ResponseOf<typeof endpoints.readCombo>;
}

type Buyer = Pick<ComboForm, 'personType' | 'vehicleType'>;

/** The rows of the guaranteed note's table in force for a person and a condition. */
const noteLines = ({ personType, vehicleType }: Buyer, today: string): SQL | undefined =>
  and(
    eq(notePremiums.tableId, tableInForce('guaranteed-note', today)),
    eq(notePremiums.assetType, vehicleType === '1' ? 1 : 2),
    or(isNull(notePremiums.personType), eq(notePremiums.personType, personType === 'PJ' ? 'PJ' : 'PF')),
    lte(notePremiums.effectiveFrom, today),
    gte(notePremiums.validUntil, today),
  );

/** The terms of the guaranteed note's table in force, each with its lowest premium. */
const listNoteTerms = (db: Db, buyer: Buyer, today: string) =>
  db
    .select({ termMonths: notePremiums.termMonths, fromPremiumCents: min(notePremiums.premiumCents) })
    .from(notePremiums)
    .where(noteLines(buyer, today))
    .groupBy(notePremiums.termMonths)
    .orderBy(asc(notePremiums.termMonths))
    .limit(120);

/** The registered insurance products that are sold, and the segments that each is not sold for. */
export async function loadSoldInsurance(db: Db) {
  const { values: segments } = await readSettings(db, insuranceSegments);
  const sold = await db
    .select()
    .from(vaps)
    .where(and(eq(vaps.enabled, true), inArray(vaps.code, soldCodes)))
    .orderBy(asc(vaps.id))
    .limit(500);
  const excluded = insuranceCodes.flatMap((code) =>
    vehicleSegmentCodes.filter((segment) => !segments[code].includes(segment)).map((segment) => ({ code, segment })),
  );
  return { sold, excluded };
}

const soldCodes = insuranceCodes.filter((code) =>
  (vaps.code.enumValues as readonly string[]).includes(code),
) as (typeof vaps.code.enumValues)[number][];

async function loadBasis(combo: ComboForm, { db, today }: ReadContext): Promise<ComboBasis> {
  const terms = combo.termGAP === null ? [] : await listNoteTerms(db, combo, today);
  const protectionLines = combo.kmPMC === null ? null : await readProtectionLines(db, today);
  const noteTerms = terms.map(({ termMonths }) => termMonths);
  return { ...(await loadSoldInsurance(db)), noteTerms, protectionLines, today };
}

/**
 * Checks a stored form against the products sold, the tables in force and the other combos.
 *
 * @param isEnabled whether nothing may be missing
 * @throws DomainError SET075 to SET079 at their fields
 */
async function checkCombo(
  combo: ComboForm,
  { id, isEnabled }: { id: string | null; isEnabled: boolean },
  context: ReadContext,
): Promise<void> {
  const problems: FieldProblem[] = comboProblems(combo, await loadBasis(combo, context));
  const complete = isEnabled ? comboForm.problems(combo) : [];
  problems.unshift(...complete.filter(({ path }) => problems.every((one) => one.path !== path)));
  const [first] = problems;
  if (first) throw new DomainError(messages[first.key].code, { fields: problems });
  const isTaken = await isAny(
    context.db,
    combos,
    and(
      eq(combos.enabled, true),
      eq(combos.personType, combo.personType === 'PJ' ? 'PJ' : 'PF'),
      eq(combos.vehicleType, combo.vehicleType === '1' ? '1' : '2'),
      sql`${plainName(combos.comboName)} = ${plainName(sql`${combo.comboName}::text`)}`,
      id === null ? undefined : ne(combos.id, id),
    ),
  );
  if (isTaken) throw new DomainError('SET075', { fields: [{ path: 'comboName', key: 'comboName.taken' }] });
}

const find = async (db: Db, id: string): Promise<Row | null> =>
  (await db.select().from(combos).where(eq(combos.id, id)))[0] ?? null;
const lock = async (db: Db, id: string): Promise<Row | null> =>
  (await db.select().from(combos).where(eq(combos.id, id)).for('update'))[0] ?? null;

/** The enabled combos in their order, locked against another change of it. */
const lockEnabled = (db: Db) =>
  db
    .select()
    .from(combos)
    .where(eq(combos.enabled, true))
    .orderBy(asc(combos.position), asc(combos.id))
    .limit(enabledLimit)
    .for('update');

/** A combo locked with the order, the order first: two calls that both want all of it cannot wait for each other. */
async function lockInOrder(id: string, version: number, { db }: WriteContext): Promise<Row> {
  await lockEnabled(db);
  return lockAt(version, lock(db, id));
}

/** Enables a complete combo at the end of the order. */
async function enable(row: Row, context: WriteContext): Promise<Row> {
  if (row.enabled) return row;
  await checkCombo(formOf(row), { id: row.id, isEnabled: true }, context);
  const [last] = await context.db
    .select({ position: max(combos.position), count: sql<number>`count(*)::int` })
    .from(combos)
    .where(eq(combos.enabled, true));
  if (last && last.count >= enabledLimit)
    throw new DomainError('DOM002', {
      fields: [{ path: 'enabled', key: 'combo.tooMany', params: { max: enabledLimit } }],
    });
  const position = (last?.position ?? 0) + 1;
  await context.db.update(combos).set({ position }).where(eq(combos.id, row.id));
  return switchRecord(comboKind, { ...row, position }, true, context);
}

/** Disables a combo; those after it move up, which changes no version. */
async function disable(row: Row, context: WriteContext): Promise<Row> {
  if (!row.enabled) return row;
  const isLater = and(eq(combos.enabled, true), gt(combos.position, row.position));
  await context.db
    .update(combos)
    .set({ position: sql`${combos.position} - 1` })
    .where(isLater);
  await context.db.update(combos).set({ position: 0 }).where(eq(combos.id, row.id));
  return switchRecord(comboKind, { ...row, position: 0 }, false, context);
}

/**
 * Moves the enabled combos to the given order.
 *
 * @throws DomainError SET001 when another user changed one of them, or which are enabled
 */
async function reorder(items: readonly { id: string; version: number }[], context: WriteContext): Promise<Row[]> {
  const rows = new Map((await lockEnabled(context.db)).map((row) => [row.id, row]));
  const isSame = items.length === rows.size && new Set(items.map(({ id }) => id)).size === rows.size;
  if (!isSame || items.some(({ id, version }) => rows.get(id)?.version !== version)) throw new DomainError('SET001');
  const moved: Row[] = [];
  for (const [index, { id }] of items.entries()) {
    const row = rows.get(id)!;
    const position = index + 1;
    if (row.position === position) {
      moved.push(row);
      continue;
    }
    moved.push(await changeRecord(comboKind, row, { position }, context));
    context.audit({
      action: 'combo.move',
      entity: 'combo',
      entityId: id,
      before: { position: row.position },
      after: { position },
    });
  }
  return moved;
}

const sorts = {
  position: { by: comboPlace(combos), type: 'bigint' },
  comboName: { by: plainName(combos.comboName), type: 'text' },
  validUntil: { by: combos.validUntil, type: 'date' },
} as const;

/** The administration of insurance combos. */
export const comboRoutes: readonly Route[] = [
  read(endpoints.listCombos, async ({ query }, context) => {
    const { search, personType, vehicleType, status } = query;
    const { rows, ...page } = await pageOfTable(
      context.db,
      {
        table: combos,
        order: sortedBy(sorts, query, combos.id),
        where: [
          search ? nameContains(combos.comboName, search) : undefined,
          personType && eq(combos.personType, personType),
          vehicleType && eq(combos.vehicleType, vehicleType),
          status && eq(combos.enabled, status === 'enabled'),
        ],
      },
      query,
    );
    return { ...page, items: rows.map((row) => describeCombo(row, context)) };
  }),
  read(endpoints.readCombo, async ({ params }, context) =>
    describeCombo(inReach(await find(context.db, params.id)), context),
  ),
  read(endpoints.listComboNoteTerms, async ({ query }, { db, today }) => ({
    items: (await listNoteTerms(db, query, today)).map(({ termMonths, fromPremiumCents }) => ({
      termMonths,
      fromPremiumCents: Number(fromPremiumCents),
    })),
  })),
  write(endpoints.registerCombo, async ({ body }, context) => {
    const combo = storedCombo(body as ComboForm);
    await checkCombo(combo, { id: null, isEnabled: false }, context);
    const { db, now } = context;
    const id = makeId(now);
    const begun = { id, position: 0, enabled: false, updatedAt: now, version: 1 };
    const row = { ...(combo as Row), ...begun };
    await db.insert(combos).values(row);
    context.audit({ action: 'combo.register', entity: 'combo', entityId: id, after: comboKind.trail(row) as object });
    return describeCombo(row, context);
  }),
  write(endpoints.updateCombo, async ({ params, body: { version, ...typed } }, context) => {
    const row = await lockAt(version, lock(context.db, params.id));
    const combo = storedCombo(typed as ComboForm);
    await checkCombo(combo, { id: row.id, isEnabled: row.enabled }, context);
    return describeCombo(await updateRecord(comboKind, row, combo as Row, context), context);
  }),
  write(endpoints.enableCombo, async ({ params, body }, context) =>
    describeCombo(await enable(await lockInOrder(params.id, body.version, context), context), context),
  ),
  write(endpoints.disableCombo, async ({ params, body }, context) =>
    describeCombo(await disable(await lockInOrder(params.id, body.version, context), context), context),
  ),
  write(endpoints.reorderCombos, async ({ body }, context) => ({
    items: (await reorder(body.items, context)).map((row) => describeCombo(row, context)),
  })),
];
