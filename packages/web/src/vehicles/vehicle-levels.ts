/** The levels of the vehicle selection, from the top. */
export const vehicleLevels = ['manufacturerId', 'modelId', 'versionId', 'manufacturerYear', 'modelYear'] as const;
export type VehicleLevel = (typeof vehicleLevels)[number];

/** The selected levels of a vehicle; null if nothing is selected. */
export type VehicleChoice = { vehicleType: 1 | 2 | null } & Readonly<Record<VehicleLevel, number | null>>;

/** A level and every one below it. */
export const levelsFrom = (level: VehicleLevel): readonly VehicleLevel[] =>
  vehicleLevels.slice(vehicleLevels.indexOf(level));

/** Whether a level or one below it is selected. */
export const hasAny = (choice: VehicleChoice, level: VehicleLevel): boolean =>
  levelsFrom(level).some((name) => choice[name] !== null);
