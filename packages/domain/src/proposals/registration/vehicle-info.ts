import type * as z from 'zod/mini';
import { sellerTypes } from '../../enumerations/people.ts';
import type { FieldProblem } from '../../errors/domain-error.ts';
import { anyDocument, closedChoice, date, group, rowsOf, text } from '../../forms/declare.ts';
import { missing, normalised } from '../../forms/rows.ts';
import { must } from '../../forms/ui.ts';
import { isChassis, isPlate, isRenavam } from '../../people/vehicle-marks.ts';
import { fullName, personal, required, wide } from './shared-parts.ts';

/** Removes only the separators that users type: other invalid characters are left for the check to refuse. */
const bare = (value: string) => value.replace(/[\s.-]/g, '').toUpperCase();
/** A chassis number has no separators at all. */
const bareChassis = (value: string) => value.replace(/\s/g, '').toUpperCase();
/** Pads an older Renavam with leading zeros. */
function wholeRenavam(value: string): string {
  const renavam = bare(value);
  return isRenavam(renavam) ? renavam.padStart(11, '0') : renavam;
}

/**
 * The vehicle of a proposal, as far as known (a new one has neither plate nor Renavam before its registration), and its
 * seller; declared like the registration.
 */
export const vehicleInfo = group('Veículo e vendedor', 'Vehicle and seller', {
  sellerType: closedChoice('Quem vende o veículo', 'Who sells the vehicle', sellerTypes, {
    required,
    trail: { pt: 'Tipo de vendedor', en: 'Type of seller' },
  }),
  sellerName: text('Nome do vendedor', "Seller's name", {
    required,
    personal,
    wide,
    check: fullName,
    trail: { pt: 'Vendedor', en: 'Seller' },
  }),
  sellerDocument: anyDocument('CPF ou CNPJ do vendedor', "Seller's CPF or CNPJ", {
    required,
    trail: { pt: 'CPF ou CNPJ do vendedor', en: "Seller's CPF or CNPJ" },
  }),
  vehiclePickUpDate: date('Data de retirada do veículo', 'Vehicle pick-up date', {
    trail: { pt: 'Retirada do veículo', en: 'Vehicle pick-up' },
  }),
  plate: text('Placa', 'Plate', { max: 10, personal, clean: bare, check: must(isPlate, 'plate.invalid') }),
  chassis: text('Chassi', 'Chassis number', {
    max: 20,
    personal,
    clean: bareChassis,
    check: must(isChassis, 'chassis.invalid'),
    trail: { pt: 'Chassi', en: 'Chassis number' },
  }),
  /** as agreed, in the dealer's words */
  colour: text('Cor', 'Colour', { max: 40 }),
  renavam: text('Renavam', 'Renavam', {
    max: 14,
    personal,
    clean: wholeRenavam,
    check: must(isRenavam, 'renavam.invalid'),
  }),
});

/** Vehicle and seller, as far as they are filled in. */
export type VehicleInfo = z.input<typeof vehicleInfo>;

const rows = rowsOf(vehicleInfo);

/** What sending still requires of vehicle and seller, and their invalid fields: paths as in the form. */
export const vehicleInfoProblems = (info: VehicleInfo, today: Temporal.PlainDate): FieldProblem[] =>
  missing(rows, info, today).map((problem) => ({ ...problem, path: `vehicleAdditionalInfo.${problem.path}` }));

/** Vehicle and seller as stored: without separators, in capitals; empty fields are absent. */
export const normaliseVehicleInfo = (info: VehicleInfo): z.output<typeof vehicleInfo> =>
  normalised(rows, info) as z.output<typeof vehicleInfo>;
