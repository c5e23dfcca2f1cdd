import type { ModuleFlags } from '../access/index.ts';
import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { PersonType } from '../simulation/index.ts';

/** The products that an insurer can be asked to price. */
export type InsuredProduct = 'SEGURO_AUTO' | 'PMC' | 'PMC_DAY_2' | 'CHEV_PLUS' | 'GAP' | 'LIFE' | 'PPI';

/** An insurer: what it prices, and the module that its products depend on, where there is one. */
type Insurer = { readonly products: readonly InsuredProduct[]; readonly module?: keyof ModuleFlags };

/** The insurers, by the name that the register of products and the uploaded tables have for them. */
const insurers = {
  LIBERTY: { products: ['SEGURO_AUTO', 'PMC', 'PMC_DAY_2', 'CHEV_PLUS'], module: 'liberty' },
  CARDIF: { products: ['PMC'] },
  ASSURANT: { products: ['GAP'], module: 'assurant' },
  METLIFE: { products: ['LIFE', 'PPI'] },
} as const satisfies Record<string, Insurer>;

export type InsurerId = keyof typeof insurers;

const isInsurer = (provider: string): provider is InsurerId => Object.hasOwn(insurers, provider);

/** Whether a registered insurer's products can be had: always, unless they depend on a module that is off. */
export function isInsurerActive(provider: string, modules: ModuleFlags): boolean {
  const { module }: Partial<Insurer> = isInsurer(provider) ? insurers[provider] : {};
  return module === undefined || modules[module];
}

/** What the form of car insurance asks. */
export type CarAnswers = {
  driverBirthDate: CalendarDate;
  zipCode: string;
  hasYoungDriver: boolean;
  hasOtherDrivers: boolean;
  isForBusiness: boolean;
  hasOnStar: boolean;
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

/** The fields that a product's request must have, and does not; empty when an insurer can be asked. */
export function missingForQuote({
  product,
  birthDate,
  warrantyEndsOn,
  car,
}: InsuranceQuoteRequest): ('birthDate' | 'warrantyEndsOn' | 'car')[] {
  const needsAge = product === 'LIFE' || product === 'PPI';
  return [
    ...(needsAge && birthDate === null ? (['birthDate'] as const) : []),
    ...(product === 'PMC_DAY_2' && warrantyEndsOn === null ? (['warrantyEndsOn'] as const) : []),
    ...(product === 'SEGURO_AUTO' && car === null ? (['car'] as const) : []),
  ];
}
