/** The levels that a vehicle is chosen by, from the top. */
export const vehicleLevels = ['manufacturerId', 'modelId', 'versionId', 'manufacturerYear', 'modelYear'] as const;
export type VehicleLevel = (typeof vehicleLevels)[number];

/** What is chosen of a vehicle so far; null where nothing is. */
export type VehicleChoice = { vehicleType: 1 | 2 | null } & Readonly<Record<VehicleLevel, number | null>>;

/** A level and every one below it. */
export const levelsFrom = (level: VehicleLevel): readonly VehicleLevel[] =>
  vehicleLevels.slice(vehicleLevels.indexOf(level));

/** Whether anything of a level or below it is chosen. */
export const hasAny = (choice: VehicleChoice, level: VehicleLevel): boolean =>
  levelsFrom(level).some((name) => choice[name] !== null);
