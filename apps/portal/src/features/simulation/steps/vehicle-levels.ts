import type { Draft } from '../model/draft.ts';

/** The filters of a vehicle, from the top. */
export type VehicleLevel = 'manufacturer' | 'model' | 'version' | 'years';

const years = { manufacturerYear: null, modelYear: null, referencePriceCents: null } satisfies Partial<Draft>;
const version = { versionId: null, vehicleLabel: '', ...years } satisfies Partial<Draft>;
const model = { modelId: null, ...version } satisfies Partial<Draft>;

const cleared: Readonly<Record<VehicleLevel, Partial<Draft>>> = {
  manufacturer: { manufacturerId: null, ...model },
  model,
  version,
  years,
};

/** A level and everything below it, cleared. */
export function clearedFrom(level: VehicleLevel): Partial<Draft> {
  return cleared[level];
}

/** Whether anything of a level or below it is chosen. */
export function holdsAny(draft: Draft, level: VehicleLevel): boolean {
  return Object.entries(cleared[level]).some(([field, empty]) => draft[field as keyof Draft] !== empty);
}
