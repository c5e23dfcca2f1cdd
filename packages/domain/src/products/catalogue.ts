import type { CatalogueProduct, PricedProductRow, ProtectionPriceRow, ProtectionRow } from '../simulation/index.ts';
import { isInsurance } from './insurance-products.ts';
import type { Vap } from './vap-form.ts';

/**
 * The products on sale, each with its own prices: those that are enabled, in the order of their registration. A price
 * without a registered product is not sold, nor is one of a product that is priced by its insurer or by a typed amount.
 *
 * @param protection the lines of mechanical protection; those with a premium price it, without their commission
 */
export const catalogueOf = (
  vaps: readonly Vap[],
  rows: readonly PricedProductRow[],
  protection: readonly ProtectionRow[] = [],
): CatalogueProduct[] =>
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
      ...(vap.priceSource === 'TABLE' ? protectionOf(vap, protection) : {}),
    }));

function protectionOf(vap: Vap, lines: readonly ProtectionRow[]): Pick<CatalogueProduct, 'protection'> {
  const priced = lines.flatMap(({ commissionMillionths: _, ...line }): ProtectionPriceRow[] =>
    isOf(vap, line) && line.premiumCents !== null ? [line] : [],
  );
  return priced.length > 0 ? { protection: priced } : {};
}

const isOf = ({ code, provider }: Vap, row: { code: string; provider: string }): boolean =>
  row.code === code && row.provider === provider;
