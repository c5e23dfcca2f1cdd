import { insurerOf, isRatedBy } from '@estrada/domain/insurance/index';
import { isInsurance } from '@estrada/domain/products/index';
import { selectedOf } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import { clientOf, type Draft } from './draft.ts';
import type { Goods } from './goods-on-sale.ts';
import { buyersOf, saleTypeOf } from './sale.ts';

/** The codes of the vehicle in the vehicle table. */
type VehicleCodes = { code: string; optionCode: string };

/** The term of cover that is closest to that of the financing without exceeding it. */
export const closestTerm = (terms: readonly number[], termMonths: number): number | null =>
  terms.findLast((term) => term <= termMonths) ?? terms[0] ?? null;

/**
 * The request for a product's price: the facts that may exclude it, and those that its price depends on. A change of
 * anything else leaves the request, and the price, as they are.
 */
export function quoteInputOf(
  product: Goods,
  options: { termMonths: number | null; startWarrantyDate: string | null; quoteId: string | null },
  sale: { draft: Draft; item: SimulationItem; dealerId: string | null; vehicle: VehicleCodes | undefined },
): CallInput<'priceVaps'> {
  const { code, provider } = product;
  const { draft, item, dealerId, vehicle } = sale;
  const saleType = saleTypeOf(draft);
  const { birthDate } = clientOf(draft);
  const rates = (fact: 'financedCents' | 'kilometres') =>
    insurerOf(provider, code) !== null && isInsurance(code) && isRatedBy(code, fact);
  const given = selectedOf(code, provider);
  return {
    query: {
      ...(dealerId === null ? { source: 'OFFER' } : { dealerId }),
      personType: draft.personType,
      saleType,
      ...(saleType === 'VD' ? { saleOptionTypeId: String(buyersOf(draft)[0]) } : {}),
      assetType: String(draft.assetType) as '1' | '2',
      ...(vehicle
        ? {
            vehicleCode: vehicle.code,
            optionalCode: vehicle.optionCode,
            manufacturerYear: String(draft.manufacturerYear),
            modelYear: String(draft.modelYear),
          }
        : {}),
      financeTypeId: String(draft.financeTypeId),
      ...(rates('financedCents') ? { approximateFinancedValue: String(item.netCreditCents) } : {}),
      ...(draft.assetType === 2 && draft.mileage !== null ? { mileage: String(draft.mileage) } : {}),
      ...(birthDate && draft.personType === 'PF' ? { birthDate } : {}),
    },
    body: [
      {
        ...given,
        quoteId: options.quoteId,
        option: { ...given.option, termMonths: options.termMonths, startWarrantyDate: options.startWarrantyDate },
      },
    ],
  };
}

/** Whether two requests are for one price: the earlier answer that one names only adds the difference. */
export const isSameRequest = (one: CallInput<'priceVaps'>, other: CallInput<'priceVaps'>): boolean =>
  withoutEarlier(one) === withoutEarlier(other);

const withoutEarlier = ({ query, body }: CallInput<'priceVaps'>): string =>
  JSON.stringify([query, body.map((one) => (typeof one === 'string' ? one : { ...one, quoteId: null }))]);

type Answer = { insurances: readonly { status: string }[] };

/** Whether the price of an insurer may still arrive. */
export const isAnyLate = (answer: Answer | undefined): boolean =>
  answer?.insurances.some(({ status }) => status === 'late') === true;

const lookAgainMs = 4_000;
const looks = 6;

/** How a price is requested: once per press, and a few times more while the insurer is late. */
export const quoteSettings = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchInterval: ({ state }: { state: { data?: Answer; dataUpdateCount: number } }) =>
    isAnyLate(state.data) && state.dataUpdateCount < looks ? lookAgainMs : (false as const),
};
