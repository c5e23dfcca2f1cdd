import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { acceptedAndDeclined, type OfferedColumn, type PricedColumn } from '@estrada/domain/products/index';
import type { endpoints, MenuChoice, ProductChoice } from '@estrada/endpoints/index';
import { desc, eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach, lockAt } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findSimulation, type SimulationRow } from '../simulations.repository.ts';
import { priceMenuOf } from './price-menu.ts';
import { productChoices } from './product-menu.tables.ts';

type ChoiceRow = typeof productChoices.$inferSelect;

/** The newest choices of a simulation that are shown. */
const shownAtMost = 20;

export const newestChoices = (db: Db, simulationId: string, limit: number): Promise<ChoiceRow[]> =>
  db
    .select()
    .from(productChoices)
    .where(eq(productChoices.simulationId, simulationId))
    .orderBy(desc(productChoices.id))
    .limit(limit);

const describeChoice = (
  { simulationVersion, recordedBy: _, recordedAt, ...row }: ChoiceRow,
  simulation: SimulationRow,
): ProductChoice => ({
  ...row,
  version: simulationVersion,
  recordedAt: recordedAt.toISOString(),
  isCurrent: isCurrent(row, simulation),
});

const chosenItem = ({ result, selectedTerm }: SimulationRow) =>
  result.simulationItems.find(({ term }) => term === selectedTerm);

/** Whether a simulation still has the accepted products, none of the declined ones, and the instalment of the column. */
export function isCurrent(
  {
    term,
    column,
    columns,
    accepted,
    declined,
  }: Pick<ChoiceRow, 'term' | 'column' | 'columns' | 'accepted' | 'declined'>,
  simulation: SimulationRow,
): boolean {
  const item = chosenItem(simulation);
  const sold = item?.products.filter(({ selected }) => selected).map(({ code }) => code) ?? [];
  return (
    term === simulation.selectedTerm &&
    item?.installmentCents === columns.find((one) => one.column === column)?.installmentCents &&
    accepted.every(({ code }) => sold.includes(code)) &&
    !declined.some(({ code }) => sold.includes(code))
  );
}

/**
 * Records the column that was chosen for a simulation, which has been saved with its products.
 *
 * @throws DomainError as `writeProductChoice`; SEC004, PRS001
 */
export const recordProductChoice: UseCase<typeof endpoints.recordProductChoice, WriteContext> = async (
  { params, body },
  context,
) => {
  const scope = recordScope(callerOf(context).viewer);
  const simulation = await lockAt(body.version, findSimulation(context.db, scope, params.id, { lock: true }), 'PRS001');
  return writeProductChoice(simulation, body, context);
};

/**
 * Records the column that was chosen for a simulation, as it is saved by now. The same choice of the same version is
 * recorded once.
 *
 * @throws DomainError SIM063 when the columns, their order or an instalment are not those of now, or the simulation has
 * other products than the chosen column; DOM002 without a chosen term; and as `quote`
 */
export async function writeProductChoice(
  simulation: SimulationRow,
  { column, chosenBy, shown, custom, known, before }: MenuChoice,
  context: WriteContext,
): Promise<ProductChoice> {
  const { db, now } = context;
  const { viewer, name } = callerOf(context);
  const { id: simulationId, selectedTerm: term } = simulation;
  if (term === null) throw new DomainError('DOM002', { fields: [{ path: 'selectedTerm', key: 'required' }] });
  const menu = await priceMenuOf(simulation, { custom, known, before, term }, context);
  const saved = chosenItem(simulation);
  const chosen = menu.columns.find((one) => one.column === column);
  const isAsShown =
    figuresOf(menu.columns) === figuresOf(shown) && chosen?.installmentCents === saved?.installmentCents;
  const sold = pricesOf([...menu.kept, ...(chosen?.products ?? [])]);
  if (!chosen || !isAsShown || sold !== pricesOf(saved?.products.filter(({ selected }) => selected) ?? []))
    throw new DomainError('SIM063');
  const [last] = await newestChoices(db, simulationId, 1);
  const row: ChoiceRow = {
    id: makeId(now),
    simulationId,
    simulationVersion: simulation.version,
    menuVersion: menu.version,
    term,
    column,
    chosenBy,
    recordedBy: viewer.userId,
    recordedByName: name,
    recordedAt: now,
    columns: menu.columns.map(asShown),
    withoutInstallmentCents: menu.without.installmentCents,
    ...acceptedAndDeclined(menu, column),
    kept: menu.kept,
  };
  if (last && isSameChoice(last, row)) return describeChoice(last, simulation);
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
      installmentCents: chosen.installmentCents,
    },
  });
  return describeChoice(row, simulation);
}

const figuresOf = (columns: MenuChoice['shown']): string =>
  columns.map(({ column, installmentCents }) => `${column} ${installmentCents}`).join();

type Priced = { code: string; provider: string; premiumCents: number };
const pricesOf = (products: readonly Priced[]): string =>
  products
    .map(({ code, provider, premiumCents }) => `${code} ${provider} ${premiumCents}`)
    .sort()
    .join();

/** A column without what choosing it would have changed. */
const asShown = ({ selection: _, drops: __, ...column }: OfferedColumn): PricedColumn => column;

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
  return {
    items: (await newestChoices(context.db, simulation.id, shownAtMost)).map((row) => describeChoice(row, simulation)),
  };
};
