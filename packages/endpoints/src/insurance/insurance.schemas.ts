import { insuranceCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { personType, recordId, saleType } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' };
const invalid = { error: 'number.invalid' };

const whole = (min: number, max: number) =>
  z.coerce.number(invalid).int(invalid).min(min, { error: 'number.outOfRange' }).max(max, {
    error: 'number.outOfRange',
  });
/** A whole number of centavos in a query. */
export const centsOfQuery = whole(0, 10_000_000_000);
export const termOfQuery = whole(1, 120);
export const yearOfQuery = whole(1950, 2100);
export const idOfQuery = whole(1, 1_000);
export const mileageOfQuery = whole(0, 2_000_000);
/** 1 new, 2 used */
export const conditionOfQuery = z.enum(['1', '2'], notAllowed).transform((id) => Number(id) as 1 | 2);

/** Where a sale is made: by a dealer (CHD), or by an offer. */
export const salePlace = {
  /** by default the active dealer; the products of a dealer are those that it sells */
  dealerId: recordId.optional(),
  /** CHD dealer, OFFER offer; by default CHD, and OFFER for those who sell offers only */
  source: z.enum(['CHD', 'OFFER'], notAllowed).optional(),
};

/** The kind of sale and buyer. */
export const saleKind = {
  personType,
  saleType: saleType.default('TD'),
  /** one of `GET /simulation/directsales` */
  saleOptionTypeId: idOfQuery.optional(),
};

const insurance = z.enum(insuranceCodes);
export const productType = z.enum(['Insurance', 'Product']);
export const priceSource = z.enum(['TABLE', 'INSURER', 'TYPED']);

export const coverage = z.object({
  code: z.string(),
  name: z.string(),
  /** in plain words; empty where the conditions of the product say it */
  covers: z.string(),
  notCovered: z.string(),
  isDefault: z.boolean(),
});

/** A product that can be offered. */
export const productOption = z.object({
  code: z.string(),
  type: productType,
  /** null in the list that is shown where the real one cannot be read */
  provider: z.string().nullable(),
  name: z.string(),
  priceSource,
  coverages: z.array(coverage),
  /** in months, ascending */
  terms: z.array(z.int()),
  /** the longest term; 0 without a term */
  limitTerms: z.int(),
  /** what the register says about the coverages, by line */
  conditions: z.array(z.string()),
});

/** The products that can be offered. */
export const productOptions = z.object({
  insurances: z.array(productOption),
  products: z.array(productOption),
  /** the real list cannot be read: the names of the usual insurances, without terms and prices */
  isFallback: z.boolean(),
});

export const validity = z.object({ validUntil: z.iso.datetime({ offset: true }) });

/** A price of the uploaded table, for a range of financed amounts. */
export const tablePrice = z.object({
  provider: z.string(),
  vehicleTypeId: z.int().meta({ enum: [1, 2] }),
  term: z.int(),
  /** the longest term of the same price */
  maxTerm: z.int(),
  /** both ends included */
  minFinancedCents: z.int(),
  maxFinancedCents: z.int(),
  /** 0 where the price is a share of the financed amount, by age */
  totalCents: z.int(),
  /** by the age of the insured person in full years, both ends included; null where the price is an amount */
  share: z.object({ minAge: z.int(), maxAge: z.int(), millionths: z.int() }).nullable(),
  validate: validity,
});

export const insuranceOption = productOption.extend({ code: insurance, prices: z.array(tablePrice) });
