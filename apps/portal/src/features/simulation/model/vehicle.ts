import { levelsFrom, type VehicleChoice, type VehicleLevel } from '@estrada/web/vehicles/vehicle-levels.ts';
import type { Draft } from './draft.ts';
import { typePrice } from './entry.ts';

/** What of a draft says which vehicle is financed. */
export type VehicleDraft = Pick<Draft, 'assetType' | Exclude<keyof VehicleChoice, 'vehicleType'>>;

/** A vehicle's years as its table has them. */
export type VehicleYears = { manufacturerYear: number; modelYear: number; referencePriceCents: number };

/** An option of the version with its price. */
export type VehicleOption = { optionCode: string; name: string; priceCents: number };

/** The levels as the lists take them. */
export const choiceOf = (draft: VehicleDraft): VehicleChoice => ({
  vehicleType: draft.assetType,
  manufacturerId: draft.manufacturerId,
  modelId: draft.modelId,
  versionId: draft.versionId,
  manufacturerYear: draft.manufacturerYear,
  modelYear: draft.modelYear,
});

/** A level and everything below it, cleared. */
export function clearedFrom(level: VehicleLevel): Partial<Draft> {
  const levels = levelsFrom(level);
  return {
    ...Object.fromEntries(levels.map((name) => [name, null])),
    ...(levels.includes('versionId') ? { vehicleLabel: '', optionCodes: [] } : {}),
    referencePriceCents: null,
  };
}

/** "Onix 1.0 Turbo · 2026/2027 + Pintura metálica": as the server says it of a saved simulation. */
function vehicleLabel(
  draft: Draft,
  years: Pick<VehicleYears, 'manufacturerYear' | 'modelYear'>,
  options: readonly VehicleOption[],
) {
  const version = draft.vehicleLabel.split(' · ')[0];
  const names = options.map(({ name }) => ` + ${name}`).join('');
  return `${version} · ${years.manufacturerYear}/${years.modelYear}${names}`;
}

const chosenOf = (draft: Draft, options: readonly VehicleOption[]) =>
  options.filter(({ optionCode }) => (draft.optionCodes ?? []).includes(optionCode));
const sumOf = (options: readonly VehicleOption[]) => options.reduce((sum, { priceCents }) => sum + priceCents, 0);

/** Years with their reference price, which with the options becomes the price; the terms are proposed anew. */
export function chooseYears(draft: Draft, years: VehicleYears, options: readonly VehicleOption[]): Partial<Draft> {
  const { manufacturerYear, modelYear, referencePriceCents } = years;
  const chosen = chosenOf(draft, options);
  return {
    manufacturerYear,
    modelYear,
    referencePriceCents,
    vehicleLabel: vehicleLabel(draft, years, chosen),
    ...typePrice(draft, referencePriceCents + sumOf(chosen)),
    terms: [],
    selectedTerm: null,
  };
}

/** A version: of years that were chosen before it the price is known; others are still to be chosen. */
export function chooseVersion(
  draft: Draft,
  version: { id: number; name: string; newestPriceCents: number },
): Partial<Draft> {
  const { versionId, manufacturerYear, modelYear } = draft;
  const fresh = { versionId: version.id, vehicleLabel: version.name, optionCodes: [] };
  if (versionId !== null) return { ...clearedFrom('manufacturerYear'), ...fresh };
  if (manufacturerYear === null || modelYear === null) return { ...clearedFrom('modelYear'), ...fresh };
  // narrowed to both years, the newest price of a version is theirs
  const years = { manufacturerYear, modelYear, referencePriceCents: version.newestPriceCents };
  return { ...fresh, ...chooseYears({ ...draft, ...fresh }, years, []) };
}

/** Options taken or left: each moves the price by its own, whatever was typed as price. */
export function chooseOptions(draft: Draft, optionCodes: string[], options: readonly VehicleOption[]): Partial<Draft> {
  const { manufacturerYear, modelYear, vehicleValueCents } = draft;
  const next = { ...draft, optionCodes };
  const moved = sumOf(chosenOf(next, options)) - sumOf(chosenOf(draft, options));
  return {
    optionCodes,
    ...(manufacturerYear === null || modelYear === null
      ? {}
      : { vehicleLabel: vehicleLabel(next, { manufacturerYear, modelYear }, chosenOf(next, options)) }),
    ...(vehicleValueCents === null ? {} : typePrice(draft, Math.max(0, vehicleValueCents + moved))),
  };
}

/**
 * The years that nobody needs to be asked for: an only choice is none, and a new car is nearly always of the newest model year.
 *
 * @param rows of the version; those of another year than the one chosen do not count
 */
export function obviousYears(
  { assetType, manufacturerYear }: VehicleDraft,
  rows: readonly VehicleYears[],
): VehicleYears | undefined {
  const fitting = rows.filter((row) => manufacturerYear === null || row.manufacturerYear === manufacturerYear);
  if (fitting.length !== 1 && assetType !== 1) return undefined;
  const rank = (row: VehicleYears) => row.modelYear * 10_000 + row.manufacturerYear;
  return fitting.toSorted((left, right) => rank(right) - rank(left))[0];
}
