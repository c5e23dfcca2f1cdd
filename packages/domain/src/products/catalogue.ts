import type { CatalogueProduct, PricedProductRow } from '../simulation/index.ts';
import { isInsurance } from './insurance-products.ts';
import type { Vap } from './vap-form.ts';

/**
 * The products on sale, each with its own prices: those that are enabled, in the order of their registration. A price
 * without a registered product is not sold, nor is one of a product that is priced by its insurer or by a typed amount.
 */
export const catalogueOf = (vaps: readonly Vap[], rows: readonly PricedProductRow[]): CatalogueProduct[] =>
  vaps
    .filter(({ enabled }) => enabled)
    .map((vap) => ({
      code: vap.code,
      provider: vap.provider,
      type: isInsurance(vap.code) ? 'Insurance' : 'Product',
      priceSource: vap.priceSource,
      minAmountCents: vap.minAmountCents,
      maxAmountCents: vap.maxAmountCents,
      maxQuantity: vap.maxQuantity,
      isFinanced: vap.isFinanced,
      exclusions: vap.exclusions,
      forPF: vap.forPF,
      forPJ: vap.forPJ,
      forNew: vap.forNew,
      forUsed: vap.forUsed,
      saleTypes: vap.saleTypes,
      buyerSegments: vap.buyerSegments,
      financeTypeIds: vap.financeTypeIds,
      minTermMonths: vap.minTermMonths,
      maxTermMonths: vap.maxTermMonths,
      maxVehicleAgeYears: vap.maxVehicleAgeYears,
      maxMileageKm: vap.maxMileageKm,
      minVehicleCents: vap.minVehicleCents,
      maxVehicleCents: vap.maxVehicleCents,
      minClientAge: vap.minClientAge,
      maxClientAge: vap.maxClientAge,
      prices: vap.priceSource === 'TABLE' ? rows.filter((row) => isOf(vap, row)) : [],
    }));

const isOf = ({ code, provider }: Vap, row: PricedProductRow): boolean =>
  row.code === code && row.provider === provider;
