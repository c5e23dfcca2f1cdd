import { z } from 'zod';
import { decimal, financeTypeId, isoDate, recordId } from '../fields.ts';

const range = z.object({ min: z.number(), max: z.number() });
const personTypeOrBoth = z.enum(['PF', 'PJ']).nullable();
const assetType = z.union([z.literal(1), z.literal(2)]);

const planTerms = z.object({
  balloonShare: z.number().optional(),
  balloonShareRange: range.optional(),
  balloonOf: z.enum(['vehicle', 'net', 'financed']).optional(),
  balloonPlace: z.enum(['with', 'instead', 'after']).optional(),
  balloons: z
    .object({ count: range, share: range, earliestMonth: z.int(), intervalMonths: z.array(z.int()) })
    .optional(),
  minorShare: z.number().optional(),
  graceDays: z.array(z.int()).optional(),
  deferralUnits: z.array(z.int()).optional(),
  shareMonths: z.object({ first: z.int(), second: z.int() }).optional(),
  fixedAmounts: z.object({ maxCount: z.int(), minCents: z.int() }).optional(),
  vrg: z
    .object({
      dilutedShare: range,
      finalShare: range,
      maxTotalShare: z.number(),
      timings: z.array(z.enum(['arrears', 'advance'])),
    })
    .optional(),
});

/**
 * The rows that a plan is computed from on the business day, for a preview in the browser by the server's own code.
 * Without the rate before subsidy and the dealer's commission: the result contains the maker's share, and the
 * commission must not reach the client's desk.
 */
export const simulationBasis = z.object({
  today: isoDate,
  /** the criteria of the rows: the pricing tier, if any, and the campaigns of the vehicle */
  tierCode: z.string().optional(),
  campaignCodes: z.array(z.string()),
  priceRows: z.array(
    z.object({
      id: recordId,
      tableCode: z.string(),
      sourceTableCode: z.string(),
      description: z.string(),
      financeTypeId,
      personType: personTypeOrBoth,
      assetType,
      saleType: z.enum(['TD', 'VD']),
      termMonths: z.int(),
      rateMonthly: decimal,
      minEntryShare: z.number(),
      maxEntryShare: z.number().nullable(),
      campaignCode: z.string().nullable(),
      maxVehicleAgeYears: z.int().nullable(),
      balloonShare: z.number().nullable(),
      terms: planTerms,
      tierCode: z.string().nullable(),
      taxType: z.enum(['NOT_SUBSIDIZED', 'SUBSIDIZED', 'TAX_ZERO']),
      effectiveFrom: isoDate,
      validUntil: isoDate,
    }),
  ),
  feeRows: z.array(
    z.object({
      kind: z.enum(['TCC', 'CONTRACT', 'TU']),
      state: z.string(),
      baseCents: z.int(),
      clientCents: z.int(),
      dealerCents: z.int(),
      employeeCents: z.int().nullable(),
      effectiveFrom: isoDate,
      validUntil: isoDate.nullable(),
    }),
  ),
  iofRows: z.array(
    z.object({
      taxpayer: z.enum(['pf', 'pj', 'simples', 'mei']),
      effectiveFrom: isoDate,
      dailyRate: decimal,
      additionalRate: decimal,
      capDays: z.int(),
      financedLimitCents: z.int().nullable(),
    }),
  ),
  catalogue: z.array(
    z.object({
      code: z.string(),
      provider: z.string(),
      type: z.enum(['Insurance', 'Product']),
      priceSource: z.enum(['TABLE', 'INSURER', 'TYPED']),
      minAmountCents: z.int().nullable(),
      maxAmountCents: z.int().nullable(),
      maxQuantity: z.int(),
      isFinanced: z.boolean(),
      exclusions: z.array(z.string()),
      forPF: z.boolean(),
      forPJ: z.boolean(),
      forNew: z.boolean(),
      forUsed: z.boolean(),
      saleTypes: z.array(z.string()),
      buyerSegments: z.array(z.string()),
      financeTypeIds: z.array(z.int()),
      minTermMonths: z.int(),
      maxTermMonths: z.int(),
      maxVehicleAgeYears: z.int().nullable(),
      maxMileageKm: z.int().nullable(),
      minVehicleCents: z.int().nullable(),
      maxVehicleCents: z.int().nullable(),
      minClientAge: z.int().nullable(),
      maxClientAge: z.int().nullable(),
      prices: z.array(
        z.object({
          code: z.string(),
          type: z.enum(['Insurance', 'Product']),
          provider: z.string(),
          /** the shortest, and the only one where no longest is stated */
          termMonths: z.int(),
          maxTermMonths: z.int().optional(),
          minFinancedCents: z.int(),
          maxFinancedCents: z.int(),
          assetType,
          personType: personTypeOrBoth,
          /** 0 where it is a share of the financed amount, by the client's age */
          premiumCents: z.int(),
          share: z.object({ minAge: z.int(), maxAge: z.int(), millionths: z.int() }).optional(),
          effectiveFrom: isoDate,
          validUntil: isoDate.nullable(),
        }),
      ),
      /** the lines of mechanical protection that price it, without their commission */
      protection: z
        .array(
          z.object({
            code: z.enum(['PMC', 'PMC_DAY_2']),
            provider: z.string(),
            coverage: z.enum(['POWERTRAIN', 'COMPLETE']),
            termMonths: z.int(),
            minKm: z.int(),
            maxKm: z.int(),
            minPriceCents: z.int(),
            maxPriceCents: z.int(),
            minWarrantyMonths: z.int().nullable(),
            maxWarrantyMonths: z.int().nullable(),
            premiumCents: z.int().nullable(),
            effectiveFrom: isoDate,
            validUntil: isoDate,
          }),
        )
        .optional(),
    }),
  ),
  /** the combos on sale that cost less than their parts */
  combos: z.array(z.object({ id: z.string(), products: z.array(z.string()), priceCents: z.int() })),
});
