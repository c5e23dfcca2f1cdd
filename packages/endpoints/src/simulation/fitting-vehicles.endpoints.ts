import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { isoDate, moneyCents, recordId } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { paymentSummary, simulationRequest } from './simulation.schemas.ts';

/** New and used vehicles of the table in force; those that the dealer has in stock, new and used. */
const sources = ['NEW', 'USED', 'STOCK'] as const;

/** The sale without its vehicle, its terms and its products. */
const sale = simulationRequest.pick({
  personType: true,
  saleType: true,
  directSaleTypeId: true,
  saleOptionTypeIds: true,
  taxRegime: true,
  isEmployee: true,
  takesIofExemption: true,
  state: true,
  plateState: true,
  entryValueCents: true,
  ignoreTCC: true,
  simulationId: true,
});
const whole = () => z.number({ error: 'number.invalid' }).int({ error: 'number.invalid' });
const range = { error: 'number.outOfRange' } as const;

export const fittingVehiclesEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation-api',
  access: { anyOf: ['simulator'] },
})({
  findFittingVehicles: {
    route: 'POST /simulations/dealers/{dealerId}/fitting-vehicles',
    summary: ['Veículos pela distância até a parcela desejada', 'Vehicles by their distance from a wanted instalment'],
    params: z.object({ dealerId: recordId }),
    body: z.object({
      /** the plan; absent: for each vehicle the one that suits the wanted instalment best */
      request: sale.extend({ financeTypeId: simulationRequest.shape.financeTypeId.optional() }),
      sources: z
        .array(z.enum(sources, { error: 'value.notAllowed' }), { error: 'value.notAllowed' })
        .min(1, { error: 'required' })
        .max(sources.length, { error: 'value.notAllowed' })
        .default(['NEW']),
      term: whole().min(1, range).max(120, range),
      installmentCents: moneyCents,
      /** from 0 */
      page: whole().min(0, range).max(500, range).default(0),
      size: whole().min(1, range).max(100, range).default(10),
    }),
    response: z.object({
      /** the page, nearest first; `differenceCents` is positive above the wanted instalment */
      items: z.array(
        z.object({
          assetType: z.union([z.literal(1), z.literal(2)]),
          /** of one in stock, whose price is the dealer's; null for one of the table */
          stock: z
            .object({
              stockCode: z.string(),
              colour: z.string(),
              mileage: z.int().nullable(),
              referencePriceCents: z.int(),
            })
            .nullable(),
          financeTypeId: z.int(),
          manufacturerId: z.int(),
          modelId: z.int(),
          versionId: z.int(),
          manufacturerYear: z.int(),
          modelYear: z.int(),
          /** as the simulator names the version: model and version */
          name: z.string(),
          priceCents: z.int(),
          entryValueCents: z.int(),
          installmentCents: z.int(),
          differenceCents: z.int(),
          payments: paymentSummary,
          totalWithEntryCents: z.int(),
          cetAnnualPct: z.string(),
          validUntil: isoDate,
          /** the maker pays a part of the rate of the table that prices it */
          isSubsidised: z.boolean(),
        }),
      ),
      /** vehicles with a price, those among them at or below the wanted instalment, and those that entry or tables exclude */
      total: z.int(),
      withinCount: z.int(),
      excludedCount: z.int(),
    }),
    errors: ['SEC004', 'ADD004', ...quoteErrors],
  },
});
