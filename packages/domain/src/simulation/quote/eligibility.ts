import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import { ageOn } from '../../people/birth-date.ts';
import { findDirectSaleType } from '../sale/direct-sale.ts';
import type { Sale } from '../sale/sale.ts';
import { saleOptionsOf } from '../sale/sale-options.ts';

/** To whom and for what a product of the catalogue may be sold. An empty list and a null limit nothing. */
export type Eligibility = {
  readonly code: string;
  readonly forPF: boolean;
  readonly forPJ: boolean;
  readonly forNew: boolean;
  readonly forUsed: boolean;
  readonly saleTypes: readonly string[];
  /** of a direct sale */
  readonly buyerSegments: readonly string[];
  readonly financeTypeIds: readonly number[];
  readonly minTermMonths: number;
  readonly maxTermMonths: number;
  readonly maxVehicleAgeYears: number | null;
  readonly maxMileageKm: number | null;
  readonly minVehicleCents: Money | null;
  readonly maxVehicleCents: Money | null;
  readonly minClientAge: number | null;
  readonly maxClientAge: number | null;
};

/** The sale that a product is checked against. What is not known yet excludes nothing. */
export type EligibilityFacts = Sale & {
  financeTypeId: number;
  modelYear?: number | undefined;
  vehicleValueCents?: Money | undefined;
  mileage?: number | undefined;
  /** of the client; none for a company */
  birthDate?: CalendarDate | undefined;
  today: CalendarDate;
};

/** Why a product cannot be sold: the first rule that a sale fails, in this order. */
const ineligibility = [
  'person',
  'condition',
  'saleType',
  'buyer',
  'plan',
  'vehicleAge',
  'mileage',
  'vehiclePrice',
  'clientAge',
  'term',
] as const;
export type Ineligibility = (typeof ineligibility)[number];

const isWithin = (value: number | undefined, min: number | null, max: number | null): boolean =>
  value === undefined || (value >= (min ?? value) && value <= (max ?? value));

type Rule = (product: Eligibility, facts: EligibilityFacts) => boolean;

const rules: Readonly<Record<Exclude<Ineligibility, 'term'>, Rule>> = {
  // nobody insures the life of a company, whatever is registered
  person: ({ forPF, forPJ, code }, { personType }) => (personType === 'PF' ? forPF : forPJ && code !== 'LIFE'),
  condition: ({ forNew, forUsed }, { assetType }) => (assetType === 1 ? forNew : forUsed),
  saleType: ({ saleTypes }, { saleType }) => saleTypes.includes(saleType),
  buyer: ({ buyerSegments }, facts) =>
    facts.saleType === 'TD' ||
    buyerSegments.length === 0 ||
    saleOptionsOf(facts).every((id) => buyerSegments.includes(findDirectSaleType(id)!.segment)),
  plan: ({ financeTypeIds }, { financeTypeId }) =>
    financeTypeIds.length === 0 || financeTypeIds.includes(financeTypeId),
  vehicleAge: ({ maxVehicleAgeYears: most }, { modelYear, today }) =>
    isWithin(modelYear && Number(today.slice(0, 4)) - modelYear, null, most),
  mileage: ({ maxMileageKm }, { mileage }) => isWithin(mileage, null, maxMileageKm),
  vehiclePrice: ({ minVehicleCents, maxVehicleCents }, { vehicleValueCents }) =>
    isWithin(vehicleValueCents, minVehicleCents, maxVehicleCents),
  clientAge: ({ minClientAge, maxClientAge }, { personType, birthDate, today }) => {
    if (personType === 'PJ' || birthDate === undefined) return true;
    const age = ageOn(Temporal.PlainDate.from(birthDate), Temporal.PlainDate.from(today));
    return isWithin(age, minClientAge, maxClientAge);
  },
};

/**
 * The first rule of a product that a sale does not meet; null where it may be sold.
 *
 * @param termMonths of the quoted column
 */
export function whyIneligible(product: Eligibility, facts: EligibilityFacts, termMonths: number): Ineligibility | null {
  const failed = ineligibility.find((name) => name !== 'term' && !rules[name](product, facts));
  if (failed) return failed;
  return termMonths < product.minTermMonths || termMonths > product.maxTermMonths ? 'term' : null;
}
