import type { FieldProblem } from '../errors/domain-error.ts';
import { stripDocument } from '../formats/index.ts';
import { isChassis, isPlate, isRenavam } from '../people/vehicle-marks.ts';
import type { SellerInfo } from './seller-problems.ts';

/** The vehicle itself, as far as it is known: a new one has neither plate nor Renavam before its registration. */
export type VehicleMarks = {
  plate?: string | undefined;
  chassis?: string | undefined;
  renavam?: string | undefined;
};

/** Only what people write between the characters goes: anything else that does not belong is for the check to refuse. */
const bare = (value: string | undefined) => value?.replace(/[\s.-]/g, '').toUpperCase() || undefined;
/** A chassis number has no separators at all. */
const bareChassis = (value: string | undefined) => value?.replace(/\s/g, '').toUpperCase() || undefined;
const read = { plate: bare, chassis: bareChassis, renavam: bare } as const;

const checks = [
  ['plate', isPlate, 'plate.invalid'],
  ['chassis', isChassis, 'chassis.invalid'],
  ['renavam', isRenavam, 'renavam.invalid'],
] as const;

/** What is wrong with the marks of the vehicle that are given, however they are typed: paths as the form knows them. */
export function vehicleProblems(info: VehicleMarks): FieldProblem[] {
  return checks.flatMap(([field, isValid, key]) => {
    const value = read[field](info[field]);
    return value === undefined || isValid(value) ? [] : [{ path: `vehicleAdditionalInfo.${field}`, key }];
  });
}

/** Vehicle and seller as they are kept: without separators, in capitals, an older Renavam led by its zeros; empty is absent. */
export function normaliseVehicleInfo<Info extends VehicleMarks & SellerInfo>(info: Info): Info {
  const renavam = read.renavam(info.renavam);
  return {
    ...info,
    sellerDocument: info.sellerDocument && (stripDocument(info.sellerDocument) || undefined),
    plate: read.plate(info.plate),
    chassis: read.chassis(info.chassis),
    renavam: renavam && isRenavam(renavam) ? renavam.padStart(11, '0') : renavam,
  };
}
