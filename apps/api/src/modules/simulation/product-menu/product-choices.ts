import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { acceptedAndDeclined } from '@estrada/domain/products/index';
import type { endpoints, ProductChoice } from '@estrada/endpoints/index';
import { desc, eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findSimulation } from '../simulations.repository.ts';
import { priceMenu } from './price-menu.ts';
import { productChoices } from './product-menu.tables.ts';

type ChoiceRow = typeof productChoices.$inferSelect;

/** The newest choices of a simulation that are shown. */
const shownAtMost = 20;

const newestChoices = (db: Db, simulationId: string, limit: number): Promise<ChoiceRow[]> =>
  db
    .select()
    .from(productChoices)
    .where(eq(productChoices.simulationId, simulationId))
    .orderBy(desc(productChoices.id))
    .limit(limit);

const describeChoice = ({ simulationVersion, recordedBy: _, recordedAt, ...row }: ChoiceRow): ProductChoice => ({
  ...row,
  version: simulationVersion,
  recordedAt: recordedAt.toISOString(),
});

/**
 * Records the column that was chosen for a simulation, which has been saved with its products. The same choice of the
 * same version is recorded once.
 *
 * @throws DomainError SEC004, PRS001; SIM063 when the columns, their order or an instalment are not those of now, or the
 * simulation has other products than the chosen column; DOM002 without a chosen term; and as `quote`
 */
export const recordProductChoice: UseCase<typeof endpoints.recordProductChoice, WriteContext> = async (
  { params, body },
  context,
) => {
  const { db, now } = context;
  const { viewer, name } = callerOf(context);
  const simulation = await lockAt(
    body.version,
    findSimulation(db, recordScope(viewer), params.id, { lock: true }),
    'PRS001',
  );
  const { id: simulationId, dealerId, request, selectedTerm: term, clientDocument, client } = simulation;
  if (term === null) throw new DomainError('DOM002', { fields: [{ path: 'selectedTerm', key: 'required' }] });
  const { birthDate } = client;
  const grantedTax = request.currentTax;
  const menu = await priceMenu(
    { request, dealerId, clientDocument, birthDate, grantedTax, savedAs: simulationId, custom: body.custom, term },
    context,
  );
  const saved = simulation.result.simulationItems.find((item) => item.term === term);
  const chosen = menu.columns.find(({ column }) => column === body.column);
  const figuresOf = (columns: typeof body.shown) =>
    columns.map(({ column, installmentCents }) => `${column} ${installmentCents}`).join();
  const sold = chosen?.products.map(({ code, provider }) => `${code} ${provider}`).sort();
  const savedProducts = saved?.products
    .filter(({ selected }) => selected)
    .map(({ code, provider }) => `${code} ${provider}`)
    .sort();
  if (
    figuresOf(menu.columns) !== figuresOf(body.shown) ||
    chosen?.installmentCents !== saved?.installmentCents ||
    sold?.join() !== savedProducts?.join()
  )
    throw new DomainError('SIM063');
  const [last] = await newestChoices(db, simulationId, 1);
  const row: ChoiceRow = {
    id: makeId(now),
    simulationId,
    simulationVersion: simulation.version,
    menuVersion: menu.version,
    term,
    column: body.column,
    chosenBy: body.chosenBy,
    recordedBy: viewer.userId,
    recordedByName: name,
    recordedAt: now,
    columns: menu.columns,
    withoutInstallmentCents: menu.without.installmentCents,
    ...acceptedAndDeclined(menu, body.column),
  };
  if (last && isSameChoice(last, row)) return describeChoice(last);
  await db.insert(productChoices).values(row);
  context.audit({
    action: 'simulation.product-choice',
    entity: 'simulation',
    entityId: simulationId,
    after: {
      menuColumn: row.column,
      chosenBy: row.chosenBy,
      acceptedProducts: row.accepted.map(({ code }) => code),
      declinedProducts: row.declined.map(({ code }) => code),
      installmentCents: chosen!.installmentCents,
    },
  });
  return describeChoice(row);
};

const isSameChoice = (one: ChoiceRow, other: ChoiceRow): boolean =>
  one.simulationVersion === other.simulationVersion &&
  one.menuVersion === other.menuVersion &&
  one.column === other.column &&
  one.chosenBy === other.chosenBy;

/** The newest choices of a simulation. @throws DomainError SEC004 */
export const listProductChoices: UseCase<typeof endpoints.listProductChoices, ReadContext> = async (
  { params },
  context,
) => {
  const simulation = inReach(await findSimulation(context.db, recordScope(callerOf(context).viewer), params.id));
  return { items: (await newestChoices(context.db, simulation.id, shownAtMost)).map(describeChoice) };
};
