import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import { ageOn } from '../../people/birth-date.ts';
import { findDirectSaleType } from '../sale/direct-sale.ts';
import type { Sale } from '../sale/sale.ts';
import { saleOptionsOf } from '../sale/sale-options.ts';
import type { PersonType } from '../tables/price-tables.ts';

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
export type EligibilityFacts = Partial<Pick<Sale, 'personType' | 'assetType' | 'saleType'>> &
  Pick<Sale, 'directSaleTypeId' | 'saleOptionTypeIds'> & {
    financeTypeId?: number | undefined;
    modelYear?: number | undefined;
    vehicleValueCents?: Money | undefined;
    mileage?: number | undefined;
    /** of the client; none for a company */
    birthDate?: CalendarDate | undefined;
    today: CalendarDate;
  };

/** Why a product cannot be sold: the first rule that a sale fails, in this order. */
export const ineligibility = [
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

/** Nobody insures the life of a company, whatever is registered. */
export const canInsure = (code: string, personType: PersonType): boolean => code !== 'LIFE' || personType === 'PF';

type Rule = (product: Eligibility, facts: EligibilityFacts) => boolean;

const rules: Readonly<Record<Exclude<Ineligibility, 'term'>, Rule>> = {
  person: ({ forPF, forPJ, code }, { personType }) =>
    personType === undefined || (canInsure(code, personType) && (personType === 'PF' ? forPF : forPJ)),
  condition: ({ forNew, forUsed }, { assetType }) => assetType === undefined || (assetType === 1 ? forNew : forUsed),
  saleType: ({ saleTypes }, { saleType }) => saleType === undefined || saleTypes.includes(saleType),
  buyer: ({ buyerSegments }, { saleType, personType, ...sale }) =>
    saleType !== 'VD' ||
    personType === undefined ||
    buyerSegments.length === 0 ||
    saleOptionsOf({ ...sale, personType }).every((id) => buyerSegments.includes(findDirectSaleType(id)!.segment)),
  plan: ({ financeTypeIds }, { financeTypeId }) =>
    financeTypeId === undefined || financeTypeIds.length === 0 || financeTypeIds.includes(financeTypeId),
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
 * @param termMonths of the quoted column, where known
 */
export function whyIneligible(
  product: Eligibility,
  facts: EligibilityFacts,
  termMonths?: number,
): Ineligibility | null {
  const failed = ineligibility.find((name) => name !== 'term' && !rules[name](product, facts));
  if (failed) return failed;
  return isWithin(termMonths, product.minTermMonths, product.maxTermMonths) ? null : 'term';
}
