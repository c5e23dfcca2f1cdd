import type { PricedProductRow } from '../tables/products.ts';
import type { CatalogueProduct } from './price-selection.ts';

/** A product of the catalogue without limits, priced by its rows. */
export const productExample = (
  code: string,
  prices: readonly PricedProductRow[] = [],
  changes: Partial<CatalogueProduct> = {},
): CatalogueProduct => ({
  code,
  provider: prices[0]?.provider ?? 'ASSURANT',
  type: 'Insurance',
  priceSource: 'TABLE',
  minAmountCents: null,
  maxAmountCents: null,
  maxQuantity: 1,
  isFinanced: true,
  exclusions: [],
  forPF: true,
  forPJ: true,
  forNew: true,
  forUsed: true,
  saleTypes: ['TD', 'VD'],
  buyerSegments: [],
  financeTypeIds: [],
  minTermMonths: 1,
  maxTermMonths: 120,
  maxVehicleAgeYears: null,
  maxMileageKm: null,
  minVehicleCents: null,
  maxVehicleCents: null,
  minClientAge: null,
  maxClientAge: null,
  prices,
  ...changes,
});
