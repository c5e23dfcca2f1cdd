import { fuelTypes, genders, maritalStatuses, relations } from '@estrada/domain/enumerations/index';
import { isChassis, isPlate } from '@estrada/domain/people/index';
import { autoCoverages, commercialCategories } from '@estrada/domain/products/index';
import { ineligibility } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { cpf, fullName, isoDate, moneyCents, personType, saleType, shortText, zip } from '../fields.ts';
import { selectedProducts } from '../simulation/simulation.schemas.ts';
import {
  centsOfQuery,
  conditionOfQuery,
  idOfQuery,
  mileageOfQuery,
  priceSource,
  productType,
  saleKind,
  salePlace,
  termOfQuery,
  validity,
  yearOfQuery,
} from './insurance.schemas.ts';

const key = (error: string) => ({ error });
const amounts = { netCents: z.int(), iofCents: z.int(), totalCents: z.int() };
/** The total now less that of the same option in the answer that the request named; null without one. */
const difference = { differenceCents: z.int().nullable() };

/** One way to have a product, for its whole term. */
const pricedOption = z.object({
  /** what a selection names as its `pricingOption` */
  pricingOption: z.string(),
  term: z.int(),
  coverage: z.string(),
  /** the type of the deductible, of car insurance */
  deductible: z.string().nullable(),
  /** null of a table, which has totals only */
  netCents: z.int().nullable(),
  iofCents: z.int().nullable(),
  totalCents: z.int(),
  ...difference,
  /** it applies unless another one is chosen */
  isDefault: z.boolean(),
});

/** What came of asking for a price. */
const outcome = {
  provider: z.string().nullable(),
  /**
   * quoted, refused by the insurer, failed or late at the insurer (a repeated request may succeed), incomplete (not
   * asked: facts are `missing`), notOffered (for the `reason`)
   */
  status: z.enum(['quoted', 'refused', 'failed', 'late', 'incomplete', 'notOffered']),
  /** the stored answer of the insurer */
  idQuote: z.string().nullable(),
  /** the insurer's own words of a refusal */
  message: z.string().nullable(),
  /** the missing fields of the request */
  missing: z.array(z.string()),
  reason: z
    .enum(['unregistered', 'dealer', 'module', ...ineligibility, 'price', 'insurer', 'amount', 'quantity', 'coupon'])
    .nullable(),
  /** null without a price */
  validate: validity.nullable(),
};

const pricedProduct = z.object({
  /** the place in the body of the selected product that this answers; one without an insurer may have several answers */
  index: z.int(),
  code: z.string(),
  type: productType,
  name: z.string(),
  priceSource: priceSource.nullable(),
  ...outcome,
  options: z.array(pricedOption),
  terms: z.array(z.int()),
  limitTerms: z.int(),
  conditions: z.array(z.string()),
});

const idOf = <const Id extends number | string>(rows: readonly { readonly id: Id }[]) =>
  z.union(rows.map(({ id }) => z.literal(id)) as [z.ZodLiteral<Id>, ...z.ZodLiteral<Id>[]], key('value.notAllowed'));
const bare = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
const mark = (isValid: (text: string) => boolean, error: string) =>
  z.string().max(30, key(error)).transform(bare).refine(isValid, key(error)).nullable().default(null);
const flag = z.boolean(key('required'));
const year = z
  .number(key('required'))
  .int(key('number.invalid'))
  .min(1950, key('value.notAllowed'))
  .max(2100, key('value.notAllowed'));

/** A person of a car insurance: who insures, who drives. Names and documents are not passed on, and not stored. */
const person = z.object({
  socialName: fullName.optional(),
  name: fullName.optional(),
  /** required of the main driver, like the three after it */
  birthDate: isoDate.optional(),
  gender: idOf(genders).optional(),
  maritalStatus: idOf(maritalStatuses).optional(),
  zipCode: zip.optional(),
  cpf: cpf.optional(),
  /** of a driver to the insured person */
  relationalTypeCode: idOf(relations).optional(),
  driverType: z.enum(['MAIN', 'OTHER'], key('value.notAllowed')).optional(),
  isPolicyHolder: flag,
});

/** The car insurance of a sale: vehicle, persons and questions as the specification names them. */
const carDetail = z.object({
  ...salePlace,
  personType,
  saleType: saleType.default('TD'),
  saleOptionTypeId: z.number(key('number.invalid')).int(key('number.invalid')).optional(),
  vehicle: z.object({
    vin: mark(isChassis, 'chassis.invalid'),
    plate: mark(isPlate, 'plate.invalid'),
    modelYear: year,
    manufacturerYear: year,
    assetType: z.union([z.literal(1), z.literal(2)], key('value.notAllowed')),
    fuelType: idOf(fuelTypes),
    /** one of `listCarUses` */
    commercialCategory: idOf(Object.keys(commercialCategories).map((id) => ({ id: Number(id) }))).default(1),
    /** the reference value in centavos */
    fipe: moneyCents.refine((value) => value > 0, key('money.positive')),
  }),
  persons: z.array(person, key('required')).min(1, key('required')).max(3, key('value.notAllowed')),
  questions: z.object({
    betweenEighteenAndTwentyFiveYears: flag,
    extendInsuranceToOtherDrivers: flag,
    useTheVehicleForBusinessPurposes: flag,
    enabledOnStar: flag,
    /** the insured person drives; otherwise one of `persons` is the main driver */
    buyerIsTheMainDriver: flag,
  }),
  /** empty: all */
  coverages: z
    .array(z.enum(autoCoverages, key('value.notAllowed')))
    .max(3, key('value.notAllowed'))
    .default([]),
  term: z.number().int().min(1).max(120).default(12),
  /** an earlier answer: the differences from its prices are stated */
  idQuote: z
    .string()
    .regex(/^[\w-]{1,60}$/, key('value.notAllowed'))
    .optional(),
  /** the code of a promotional coupon */
  coupon: shortText(40).optional(),
});

/** Prices of products: those of tables, and those of insurers, which are all asked at once. */
export const insurancePricesEndpoints = defineEndpoints({ area: 'insurance', family: 'vap' })({
  priceVaps: {
    route: 'POST /vaps/pricing',
    access: { anyOf: ['simulation-products'] },
    summary: ['Preços dos produtos escolhidos para uma venda', 'Prices of the products selected for a sale'],
    notes: 'An insurer that fails or is late does not fail the call. `profile` is accepted; no price depends on it.',
    query: z.object({
      ...salePlace,
      ...saleKind,
      assetType: conditionOfQuery,
      /** of the vehicle table, with the code of the options and the year */
      vehicleCode: shortText(40).optional(),
      optionalCode: shortText(40).optional(),
      manufacturerYear: yearOfQuery.optional(),
      /** by default the newest of the year of manufacture */
      modelYear: yearOfQuery.optional(),
      financeTypeId: idOfQuery.optional(),
      /** centavos: net credit before fees, products and tax */
      approximateFinancedValue: centsOfQuery.optional(),
      profile: shortText(40).optional(),
      /** required by mechanical protection of used vehicles */
      mileage: mileageOfQuery.optional(),
      /** of the client */
      birthDate: isoDate.optional(),
      /** of the financing: the term of products for which none is chosen, of insurers the most full years within it */
      term: termOfQuery.optional(),
    }),
    body: selectedProducts,
    response: z.object({ insurances: z.array(pricedProduct), products: z.array(pricedProduct) }),
    errors: ['SEC004', 'ADD004', 'USE029'],
  },
  priceCarInsurance: {
    route: 'POST /vaps/pricing/SEGURO_AUTO',
    access: { anyOf: ['simulation-auto-insurance'] },
    summary: ['Preços do seguro auto por cobertura e franquia', 'Prices of car insurance by coverage and deductible'],
    body: carDetail,
    response: z.object({
      insurances: z.array(
        z.object({
          ...outcome,
          /** as rated: a taxi in a direct sale is for business and of the category of taxis */
          useTheVehicleForBusinessPurposes: z.boolean(),
          commercialCategory: z.int(),
          /** the promotional coupon that the premiums are lowered by, with the share of its campaign; null without one */
          coupon: z.object({ couponCode: z.string(), campaignName: z.string(), discountShare: z.string() }).nullable(),
          /** A, B and C, side by side; the default is A with the ordinary deductible */
          coverages: z.array(
            z.object({
              code: z.string(),
              name: z.string(),
              covers: z.string(),
              notCovered: z.string(),
              isDefault: z.boolean(),
              deductibles: z.array(
                z.object({
                  pricingOption: z.string(),
                  type: z.string(),
                  percent: z.int(),
                  ...amounts,
                  ...difference,
                  isDefault: z.boolean(),
                }),
              ),
            }),
          ),
          terms: z.array(z.int()),
          limitTerms: z.int(),
          conditions: z.array(z.string()),
        }),
      ),
    }),
    errors: ['SEC004', 'ADD004', 'USE029', 'InsCampaign-004'],
  },
});
