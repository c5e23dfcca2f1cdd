export { type CellGroup, cellsOf, cellsThatAreOn, groupCells, matrixOfCells } from './cell-groups.ts';
export {
  type Combination,
  combinationKey,
  combinations,
  isCombination,
  isSimulationProfile,
  type ProfileTaxType,
  type ProfileVehicleType,
  profileVehicleTypes,
  type SimulationProfile,
  simulationProfiles,
  vehicleTypeOf,
} from './combinations.ts';
export { seesDirectSale } from './direct-sale-view.ts';
export {
  defaultFlags,
  flagDecides,
  type ProfileFlag,
  type ProfileFlags,
  profileFlagNames,
  profileFlags,
  type RightFlag,
  rightFlags,
} from './flags.ts';
export {
  applyChanges,
  type CellChange,
  changesBetween,
  copyMatrix,
  countChanges,
  flagsFor,
  matrixOf,
  type ProfileMatrix,
  rightsOf,
  setSelection,
} from './profile-matrix.ts';
export { combinationTexts, textsOfChange, trailOfChanges } from './trail-texts.ts';
