import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { PersonType } from '../simulation/index.ts';
import type { InsuredProduct } from './insurers.ts';

/** What the form of car insurance asks, as the insurer rates it. Names and documents wait for the contracting. */
export type CarAnswers = {
  /** of the main driver, like the three after it */
  driverBirthDate: CalendarDate;
  gender: string;
  maritalStatus: number;
  zipCode: string;
  hasYoungDriver: boolean;
  hasOtherDrivers: boolean;
  isForBusiness: boolean;
  hasOnStar: boolean;
  commercialCategory: number;
  fuelType: number;
  /** null for a new vehicle that has none yet */
  plate: string | null;
  chassis: string | null;
  /** the share that a campaign takes off the premium: 0.1 is 10 % */
  discount: number;
};

/** A request for a price. Equal requests have equal prices while an answer is valid. */
export type InsuranceQuoteRequest = {
  product: InsuredProduct;
  personType: PersonType;
  /** of the insured person; null for a company */
  birthDate: CalendarDate | null;
  termMonths: number;
  /** net credit before fees, products and tax */
  financedCents: Money;
  vehicle: { valueCents: Money; modelYear: number; kilometres: number; isUsed: boolean };
  /** of mechanical protection after the sale: the last day of the maker's warranty */
  warrantyEndsOn: CalendarDate | null;
  car: CarAnswers | null;
};

/** One way to be insured, for the whole term; total = net premium + tax. */
export type InsuranceOffer = {
  /** A, B or C of a car; POWERTRAIN or COMPLETE of mechanical protection; otherwise STANDARD */
  coverage: string;
  /** in percent of the ordinary deductible; null where there is none */
  deductiblePercent: number | null;
  netCents: Money;
  iofCents: Money;
  totalCents: Money;
};

/** The answer of an insurer that accepts the risk. `validUntil` is an instant. */
export type InsuranceQuote = { quoteId: string; offers: InsuranceOffer[]; validUntil: string };

/** What is known of a sale when an insurer is to be asked; null is not known. */
export type QuoteFacts = {
  personType: PersonType;
  isUsed: boolean;
  birthDate: CalendarDate | null;
  termMonths: number | null;
  financedCents: Money | null;
  vehicle: { valueCents: Money; modelYear: number } | null;
  kilometres: number | null;
  warrantyEndsOn: CalendarDate | null;
  car: CarAnswers | null;
};

/** A fact that the price of a product depends on, and that may be missing. */
export type RatedFact = Exclude<keyof QuoteFacts, 'personType' | 'isUsed'>;

const ratedBy: Readonly<Record<InsuredProduct, readonly RatedFact[]>> = {
  SEGURO_AUTO: ['vehicle', 'termMonths', 'car'],
  PMC: ['vehicle', 'kilometres', 'termMonths'],
  PMC_DAY_2: ['vehicle', 'kilometres', 'termMonths', 'warrantyEndsOn'],
  CHEV_PLUS: ['financedCents'],
  GAP: ['financedCents', 'termMonths'],
  LIFE: ['birthDate', 'financedCents', 'termMonths'],
  PPI: ['birthDate', 'financedCents', 'termMonths'],
};

/** Whether the price of a product depends on a fact. */
export const isRatedBy = (product: InsuredProduct, fact: RatedFact): boolean => ratedBy[product].includes(fact);

/**
 * The request for a product's price, or the facts that are missing for it. It contains only what the price depends on, so
 * that a change of anything else finds the stored answer, and no personal data is stored without need.
 */
export function prepareQuote(
  product: InsuredProduct,
  facts: QuoteFacts,
): { request: InsuranceQuoteRequest } | { missing: RatedFact[] } {
  const rated = ratedBy[product];
  const missing = rated.filter((name) => facts[name] === null);
  if (missing.length > 0) return { missing };
  const take = <Name extends RatedFact>(name: Name) => (rated.includes(name) ? facts[name] : null);
  const vehicle = take('vehicle');
  return {
    request: {
      product,
      personType: facts.personType,
      birthDate: take('birthDate'),
      // the price of a product without a term is the same for all
      termMonths: take('termMonths') ?? 12,
      financedCents: take('financedCents') ?? 0,
      vehicle: {
        valueCents: vehicle?.valueCents ?? 0,
        modelYear: vehicle?.modelYear ?? 0,
        kilometres: take('kilometres') ?? 0,
        isUsed: facts.isUsed,
      },
      warrantyEndsOn: take('warrantyEndsOn'),
      car: take('car'),
    },
  };
}
