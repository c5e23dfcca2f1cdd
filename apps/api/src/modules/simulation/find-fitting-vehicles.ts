import { setImmediate } from 'node:timers/promises';
import { financeTypes } from '@estrada/domain/enumerations/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  type FittingVehicle,
  fittingVehicles,
  nearestFirst,
  quoteSimulation,
  summarisePayments,
  termFiguresOf,
  type VehicleOnSale,
} from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { readTogether } from '../../kernel/database/read-together.ts';
import { loadDealerStockOnSale, loadVehiclesOnSale } from '../vehicles/index.ts';
import { findPricingTier } from './find-pricing-tier.ts';
import { loadQuoteRows } from './parameters.repository.ts';
import { directSalesOf } from './profile-views.ts';

type Calls = typeof endpoints;
type Answer = ResponseOf<Calls['findFittingVehicles']>;

/** Vehicles priced at a time: other calls run in between. */
const batchSize = 250;

/**
 * A page of the vehicles of the table in force and of the dealer's stock, nearest to a wanted instalment first, each priced as a simulation of it
 * without products: by the named plan, else by the one that suits the instalment best.
 *
 * @throws DomainError DOM002 for a direct sale by a plan that the user may not sell directly; where every vehicle is
 * excluded the first refusal; else as `fittingVehicles`
 */
export async function findFittingVehicles(
  {
    request: { financeTypeId, ...request },
    sources,
    dealerId,
    dealerState,
    term,
    installmentCents,
    page,
    size,
  }: BodyOf<Calls['findFittingVehicles']> & { dealerId: string; dealerState: string },
  context: ReadContext,
): Promise<Answer> {
  const plans = await plansOf({ financeTypeId, saleType: request.saleType }, context);
  const [listed, tierCode] = await readTogether(
    context.db,
    () => Promise.all(sources.map((source) => listOnSale(source, dealerId, context))),
    () => findPricingTier(context, request),
  );
  const vehicles = listed.flat();
  const rows = await loadRows(vehicles, { ...request, financeTypeId: financeTypeId ?? 'every', dealerId }, context);
  // no product is chosen before the vehicle is: what may be sold with it need not be priced
  const input = { ...request, ...rows, catalogue: [], products: [], dealerState, tierCode, today: context.today };
  const goal = { termMonths: term, installmentCents, plans };
  const found: FittingVehicle<Listed>[] = [];
  const refusals: DomainError[] = [];
  let excludedCount = 0;
  for (let from = 0; from === 0 || from < vehicles.length; from += batchSize) {
    const priced = fittingVehicles(input, vehicles.slice(from, from + batchSize), goal);
    found.push(...priced.found);
    excludedCount += priced.excludedCount;
    if (priced.refusal) refusals.push(priced.refusal);
    await setImmediate();
  }
  if (found.length === 0 && refusals[0]) throw refusals[0];
  return {
    items: nearestFirst(found)
      .slice(page * size, (page + 1) * size)
      .map(describe),
    total: found.length,
    withinCount: found.filter(({ differenceCents }) => differenceCents <= 0).length,
    excludedCount,
  };
}

/** The named plan, or all that the user may sell in this way. */
async function plansOf(
  { financeTypeId, saleType }: { financeTypeId: number | undefined; saleType: 'TD' | 'VD' },
  context: ReadContext,
): Promise<number[]> {
  const named = financeTypeId === undefined ? financeTypes.map(({ id }) => id) : [financeTypeId];
  if (saleType !== 'VD') return named;
  const sellsDirectly = await directSalesOf(context);
  const plans = named.filter(sellsDirectly);
  if (plans.length === 0) throw new DomainError('DOM002', { fields: [{ path: 'saleType', key: 'value.notAllowed' }] });
  return plans;
}

type Listed = VehicleOnSale & {
  manufacturerId: number;
  modelId: number;
  model: string;
  versionId: number;
  version: string;
  manufacturerYear: number;
  stock: Answer['items'][number]['stock'];
};

/** The vehicles of a source: new or used ones of the table, or those that the dealer has in stock. */
async function listOnSale(
  source: BodyOf<Calls['findFittingVehicles']>['sources'][number],
  dealerId: string,
  { db, today }: ReadContext,
): Promise<Listed[]> {
  if (source === 'STOCK')
    return (await loadDealerStockOnSale(db, dealerId, today)).map(
      ({ stockCode, colour, mileage, referencePriceCents, ...vehicle }) => ({
        ...vehicle,
        stock: { stockCode, colour, mileage, referencePriceCents },
      }),
    );
  const assetType = source === 'NEW' ? 1 : 2;
  return (await loadVehiclesOnSale(db, assetType, today)).map((vehicle) => ({ ...vehicle, assetType, stock: null }));
}

/** The rows that price the vehicles, of each condition that they have. */
async function loadRows(
  vehicles: readonly Listed[],
  choice: Omit<Parameters<typeof loadQuoteRows>[1], 'assetType'>,
  { db, today }: ReadContext,
) {
  const assetTypes = [...new Set(vehicles.map(({ assetType }) => assetType))];
  const rows = await Promise.all(assetTypes.map((assetType) => loadQuoteRows(db, { ...choice, assetType }, today)));
  return {
    priceRows: rows.flatMap(({ priceRows }) => priceRows),
    // these are of states and of everybody
    feeRows: rows[0]?.feeRows ?? [],
    iofRows: rows[0]?.iofRows ?? [],
  };
}

function describe({ vehicle, input, ...fit }: FittingVehicle<Listed>): Answer['items'][number] {
  const figures = termFiguresOf(quoteSimulation(input).terms[0]!);
  return {
    assetType: vehicle.assetType,
    stock: vehicle.stock,
    financeTypeId: input.financeTypeId,
    manufacturerId: vehicle.manufacturerId,
    modelId: vehicle.modelId,
    versionId: vehicle.versionId,
    manufacturerYear: vehicle.manufacturerYear,
    modelYear: vehicle.modelYear,
    name: `${vehicle.model} ${vehicle.version}`,
    priceCents: vehicle.priceCents,
    entryValueCents: input.entryValueCents,
    installmentCents: fit.installmentCents,
    differenceCents: fit.differenceCents,
    isSubsidised: fit.isSubsidised,
    payments: summarisePayments(figures),
    totalWithEntryCents: figures.totalWithEntryCents,
    cetAnnualPct: figures.cetAnnualPct,
    validUntil: figures.validUntil,
  };
}
