import { type Addition, additions, productName } from '../enumerations/additions.ts';
import type { Texts } from '../errors/texts.ts';
import { choices, form } from '../forms/index.ts';

/** The insurance products, in the order of lists: the parts of combos, and what a dealer may sell of them. */
export const insuranceCodes = ['CHEV_PLUS', 'LIFE', 'PPI', 'GAP', 'PMC', 'PMC_DAY_2', 'SEGURO_AUTO'] as const;
export type InsuranceCode = (typeof insuranceCodes)[number];

export const isInsurance = (code: string): code is InsuranceCode =>
  (insuranceCodes as readonly string[]).includes(code);

const headings: readonly Addition[] = ['INSURANCES', 'PRODUCTS'];
type DealerProduct = Exclude<Addition, InsuranceCode | 'INSURANCES' | 'PRODUCTS'>;

/** What a dealer may sell that is no insurance, and no heading of a group. */
export const dealerProductCodes = additions.flatMap(({ id }) =>
  isInsurance(id) || headings.includes(id) ? [] : [id as DealerProduct],
);

/** The segments of vehicles that insurers distinguish. */
export const vehicleSegments = {
  HATCH: { pt: 'Hatch', en: 'Hatchback' },
  SEDAN: { pt: 'Sedã', en: 'Saloon' },
  SUV: { pt: 'SUV', en: 'SUV' },
  PICKUP: { pt: 'Picape', en: 'Pickup' },
  VAN: { pt: 'Van e furgão', en: 'Van' },
} as const satisfies Record<string, Texts>;
export type VehicleSegment = keyof typeof vehicleSegments;
export const vehicleSegmentCodes = Object.keys(vehicleSegments) as VehicleSegment[];

/** The insurance products that a dealer sells; it may sell none. */
export const dealerInsuranceForm = form({
  insurances: choices(
    'Seguros que vende',
    'Insurance products that it sells',
    insuranceCodes.map((id) => ({ id, ...productName(id) })),
    { isOptional: true },
  ),
});
