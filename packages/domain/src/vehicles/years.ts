import type { FieldProblem } from '../errors/domain-error.ts';

/** The model year of a vehicle is the year of manufacture or the one after it. */
export const areYearsConsistent = ({ manufacturerYear, modelYear }: VehicleYears): boolean =>
  modelYear === manufacturerYear || modelYear === manufacturerYear + 1;

/** The two years that distinguish vehicles. */
export interface VehicleYears {
  manufacturerYear: number;
  modelYear: number;
}

/** A vehicle cannot have been made later than next year's line, which is built before the year begins. */
export function yearProblems(years: VehicleYears, currentYear: number): FieldProblem[] {
  const max = currentYear + 1;
  return years.manufacturerYear > max
    ? [{ path: 'manufacturerYear', key: 'manufacturerYear.tooLate', params: { max: String(max) } }]
    : [];
}
