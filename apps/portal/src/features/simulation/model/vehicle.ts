import { levelsFrom, type VehicleChoice, type VehicleLevel } from '@estrada/web/vehicles/vehicle-levels.ts';
import type { Draft, VehicleMark } from './draft.ts';
import { typePrice } from './entry.ts';

/** The part of a draft that describes the financed vehicle. */
export type VehicleDraft = Pick<Draft, 'assetType' | Exclude<keyof VehicleChoice, 'vehicleType'>>;

/** A vehicle's years with their price in the table. */
export type VehicleYears = { manufacturerYear: number; modelYear: number; referencePriceCents: number };

export type VehicleOption = { optionCode: string; name: string; priceCents: number };

/** The selected levels, for the lists. */
export const choiceOf = (draft: VehicleDraft): VehicleChoice => ({
  vehicleType: draft.assetType,
  manufacturerId: draft.manufacturerId,
  modelId: draft.modelId,
  versionId: draft.versionId,
  manufacturerYear: draft.manufacturerYear,
  modelYear: draft.modelYear,
});

/** Clears a level and everything below it. */
export function clearedFrom(level: VehicleLevel): Partial<Draft> {
  const levels = levelsFrom(level);
  return {
    ...Object.fromEntries(levels.map((name) => [name, null])),
    ...(levels.includes('versionId') ? { vehicleLabel: '', optionCodes: [], vehicleMark: null } : {}),
    referencePriceCents: null,
  };
}

/** "Onix 1.0 Turbo · 2026/2027 + Pintura metálica": the same text as the server's for a saved simulation. */
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

/**
 * Selects years with their reference price, which together with the options becomes the price, unless another page
 * passed one; the terms are preselected again.
 */
export function chooseYears(draft: Draft, years: VehicleYears, options: readonly VehicleOption[]): Partial<Draft> {
  const { manufacturerYear, modelYear, referencePriceCents } = years;
  const chosen = chosenOf(draft, options);
  return {
    manufacturerYear,
    modelYear,
    referencePriceCents,
    vehicleLabel: vehicleLabel(draft, years, chosen),
    ...typePrice(draft, draft.passedPriceCents ?? referencePriceCents + sumOf(chosen)),
    passedPriceCents: null,
    terms: [],
    selectedTerm: null,
  };
}

/** Selects a version: the price of previously selected years is known; otherwise the years are selected next. */
export function chooseVersion(
  draft: Draft,
  version: { id: number; name: string; newestPriceCents: number },
): Partial<Draft> {
  const { versionId, manufacturerYear, modelYear } = draft;
  const fresh = { versionId: version.id, vehicleLabel: version.name, optionCodes: [], vehicleMark: null };
  if (versionId !== null) return { ...clearedFrom('manufacturerYear'), ...fresh };
  if (manufacturerYear === null || modelYear === null) return { ...clearedFrom('modelYear'), ...fresh };
  // filtered by both years, the newest price of a version is theirs
  const years = { manufacturerYear, modelYear, referencePriceCents: version.newestPriceCents };
  return { ...fresh, ...chooseYears({ ...draft, ...fresh }, years, []) };
}

/** A vehicle of a list, with its price in the table. */
export type ListedVehicle = Pick<VehicleYears, 'manufacturerYear' | 'modelYear'> & {
  manufacturerId: number;
  modelId: number;
  versionId: number;
  /** model and version */
  name: string;
  priceCents: number;
};

/** Every level of a vehicle at once, without options. */
export const levelsOf = (vehicle: ListedVehicle) => ({
  manufacturerId: vehicle.manufacturerId,
  modelId: vehicle.modelId,
  versionId: vehicle.versionId,
  manufacturerYear: vehicle.manufacturerYear,
  modelYear: vehicle.modelYear,
  vehicleLabel: `${vehicle.name} · ${vehicle.manufacturerYear}/${vehicle.modelYear}`,
  optionCodes: [],
  referencePriceCents: vehicle.priceCents,
  passedPriceCents: null,
  vehicleMark: null,
});

/**
 * Fills in a used vehicle that was searched, as if each level had been chosen; with its plate or chassis number where it
 * was searched by that, and the colour where the register has one.
 */
export const applyUsed = (
  draft: Draft,
  vehicle: ListedVehicle,
  { colour, vehicleMark }: { colour: string | null; vehicleMark: VehicleMark | null },
): Partial<Draft> => ({
  ...levelsOf(vehicle),
  vehicleMark,
  ...typePrice(draft, draft.passedPriceCents ?? vehicle.priceCents),
  colour: colour === null ? (draft.colour ?? '') : colour.charAt(0).toUpperCase() + colour.slice(1).toLowerCase(),
  terms: [],
  selectedTerm: null,
});

/**
 * Another condition has other vehicles: vehicle and price are cleared, what the client pays and the mileage stay. An entry
 * that was typed as a share has no amount until there is a price.
 */
export const changeCondition = (draft: Draft, assetType: 1 | 2, manufacturerId: number | null): Partial<Draft> => ({
  assetType,
  ...clearedFrom('modelId'),
  manufacturerId,
  ...typePrice(draft, null),
  ...(draft.entryHeldAs === 'share' ? { entryValueCents: null } : {}),
  colour: '',
  passedPriceCents: null,
  terms: [],
  selectedTerm: null,
});

/** Changes the options: each changes the price by its own, whatever price was typed. */
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
 * The years that can be preselected: an only option, and for a new car nearly always the newest model year.
 *
 * @param rows of the version; only those of the selected year count
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
