import { readVehicleSearch } from '@estrada/domain/vehicles/index';
import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import { changePlan } from './change-plan.ts';
import type { Draft, FittingDraft, FittingSource, VehicleMark } from './draft.ts';
import { typeEntryAmount, typePrice } from './entry.ts';
import { withFixedEntry } from './fixed-entry.ts';
import { saleOf, saleTypeOf } from './sale.ts';
import { levelsOf } from './vehicle.ts';

export type FittingVehicle = ResponseOf<Endpoints['findFittingVehicles']>['items'][number];
export type FittingInput = CallInput<'findFittingVehicles'>;

/** The rows of a page. */
export const fittingPageSize = 10;

/** Where the vehicles of a sale may be from: the maker sells only new vehicles directly, and not from a stock. */
export const fittingSources = (draft: Draft): FittingSource[] =>
  saleTypeOf({ ...draft, assetType: 1 }) === 'VD' ? ['NEW'] : ['NEW', 'USED', 'STOCK'];

/** What the search starts with; most clients ask for four years. */
export const initialFitting = ({ entryValueCents, selectedTerm }: Draft): FittingDraft => ({
  entryCents: entryValueCents,
  installmentCents: null,
  termMonths: selectedTerm ?? 48,
});

/** The chosen ones; at first those of the condition of the simulation, and the stock. */
export const sourcesOf = (draft: Draft, { sources }: FittingDraft): FittingSource[] =>
  (sources ?? [draft.assetType === 1 ? 'NEW' : 'USED', 'STOCK']).filter((one) => fittingSources(draft).includes(one));

/** The request of a complete search: the client of the simulation, any vehicle of the sources. */
export function fittingRequestOf(
  draft: Draft,
  typed: FittingDraft,
  { dealerId, page }: { dealerId: string; page: number },
): FittingInput | null {
  const { entryCents, installmentCents, termMonths, financeTypeId } = typed;
  const sources = sourcesOf(draft, typed);
  if (entryCents === null || !installmentCents || !termMonths || sources.length === 0) return null;
  const sale = saleOf({ ...draft, assetType: 1 });
  const { saleType, directSaleTypeId, saleOptionTypeIds, taxRegime, isEmployee, takesIofExemption, plateState } = sale;
  return {
    params: { dealerId },
    body: {
      request: {
        personType: draft.personType,
        saleType,
        directSaleTypeId,
        saleOptionTypeIds,
        taxRegime,
        isEmployee,
        takesIofExemption,
        plateState,
        state: draft.state,
        financeTypeId: financeTypeId ?? undefined,
        entryValueCents: entryCents,
        ignoreTCC: draft.ignoreTCC,
        ...(draft.pricedBy ? { simulationId: draft.pricedBy.simulationId } : {}),
      },
      sources,
      term: termMonths,
      installmentCents,
      page,
      size: fittingPageSize,
    },
  };
}

/** The plate of a used vehicle in stock, where that is its code. */
function markOfStock({ assetType, stock }: FittingVehicle): VehicleMark | null {
  const search = assetType === 2 && stock ? readVehicleSearch(stock.stockCode) : null;
  return search?.kind === 'plate' ? search : null;
}

/**
 * Applies a vehicle as it was priced: at its price by its plan over the same term, without options, discount and
 * products. The entry of the search returns with a plan that does not fix another one.
 */
export function applyFitting(
  now: Draft,
  vehicle: FittingVehicle,
  { term, entryCents }: { term: number; entryCents: number },
): Partial<Draft> {
  const planned = { ...now, ...changePlan(now, vehicle.financeTypeId), discount: null, ownEntry: null };
  const priced = { ...planned, ...typePrice(planned, vehicle.priceCents) };
  const entered = withFixedEntry({ ...priced, ...typeEntryAmount(priced, entryCents) });
  return {
    ...changePlan(now, vehicle.financeTypeId),
    vehicleValueCents: entered.vehicleValueCents,
    entryValueCents: entered.entryValueCents,
    entryShare: entered.entryShare,
    entryHeldAs: entered.entryHeldAs,
    ownEntry: entered.ownEntry ?? null,
    discount: null,
    offerId: null,
    assetType: vehicle.assetType,
    ...levelsOf({ ...vehicle, priceCents: vehicle.stock?.referencePriceCents ?? vehicle.priceCents }),
    vehicleMark: markOfStock(vehicle),
    colour: vehicle.stock?.colour ?? '',
    ...(vehicle.stock && vehicle.assetType === 2 ? { mileage: vehicle.stock.mileage } : {}),
    terms: [term],
    selectedTerm: term,
    choices: {},
    products: [],
    tableCodes: [],
    currentTax: null,
  };
}
