import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { decimal, financeTypeId, recordId, vehicleType } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { simulationRequest, simulationResult } from './simulation.schemas.ts';
import { taxType, taxValue } from './tax-fields.ts';

const centsBeforeAfter = z.object({ beforeCents: z.int(), afterCents: z.int() });
const params = z.object({ dealerId: recordId, tax: taxValue });

const query = z.object({
  term: z.coerce.number({ error: 'required' }).int({ error: 'number.invalid' }).min(1).max(120),
  /** the dealer's reserved commission, a fraction of the net credit */
  dealerCommission: z.coerce
    .number({ error: 'number.invalid' })
    .min(0, { error: 'number.outOfRange' })
    .max(1, { error: 'number.outOfRange' })
    .optional(),
  /** the table of this kind prices; by default the request's own table */
  taxType: taxType.optional(),
});

const errors = ['SEC004', 'ADD004', ...quoteErrors] as const;

/** The effect of a rate on the client. */
const clientFigures = z.object({
  rateMonthly: decimal,
  rateAnnual: decimal,
  installmentCents: z.int(),
  totalWithEntryCents: z.int(),
  iofCents: z.int(),
  cetAnnualPct: z.string(),
});

export const taxesEndpoints = {
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['simulator'] } })({
    simulateByRate: {
      route: 'POST /simulations/dealers/{dealerId}/taxValue/{tax}',
      summary: ['Calcular um prazo com a taxa ajustada', 'Calculate one term with an adjusted rate'],
      params,
      query,
      body: simulationRequest,
      response: simulationResult,
      errors: [...errors],
    },
    previewRate: {
      route: 'POST /simulations/dealers/{dealerId}/taxValue/{tax}/preview',
      summary: [
        'O que a taxa ajustada muda para cliente, concessionária e montadora',
        'What an adjusted rate changes for client, dealer and manufacturer',
      ],
      params,
      query,
      body: simulationRequest,
      response: z.object({
        term: z.int(),
        tableCode: z.string(),
        taxType,
        limits: z.object({ lowest: decimal, highest: decimal }),
        client: z.object({ before: clientFigures, after: clientFigures }),
        /** the dealer's commission; null for users who may not see it */
        dealer: centsBeforeAfter.nullable(),
        /** the maker's subsidy; null for users who may not see it, and where the table has none */
        maker: centsBeforeAfter.nullable(),
      }),
      errors: [...errors],
    },
  }),
  ...defineEndpoints({ area: 'simulation', access: { anyOf: ['simulator'] } })({
    calculateTaxes: {
      family: 'simulation',
      route: 'POST /simulation/taxes',
      summary: ['Taxas, IOF e CET de cada prazo de um pedido', 'Rates, IOF and CET of each term of a request'],
      body: z.object({ dealerId: recordId, request: simulationRequest }),
      response: z.object({
        items: z.array(
          clientFigures.omit({ installmentCents: true, totalWithEntryCents: true }).extend({
            term: z.int(),
            tableCode: z.string(),
            taxType,
            tableRateMonthly: decimal.nullable(),
            cetMonthly: decimal,
          }),
        ),
      }),
      errors: [...errors],
    },
    readDealerTax: {
      family: 'proposal',
      route: 'GET /proposes/sales/dealer/tax',
      summary: ['Taxas e retorno da concessionária', 'Rates and commission of the dealer'],
      query: z.object({ dealerCode: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(10) }),
      response: z.object({
        dealer: z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string() }),
        /** by plan, vehicle, sale and kind of rate; rates are monthly fractions, both ends included */
        items: z.array(
          z.object({
            financeTypeId,
            planName: z.string(),
            assetType: vehicleType,
            saleType: z.enum(['TD', 'VD']),
            taxType,
            terms: z.object({ lowest: z.int(), highest: z.int() }),
            tables: z.object({ lowest: decimal, highest: decimal }),
            /** the tables' limits of manual rates; null where they have none or the viewer may not set a rate */
            byHand: z.object({ lowest: decimal.nullable(), highest: decimal.nullable() }).nullable(),
            /** fractions of the net credit; null for users who may not see the dealer's commission */
            commission: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
          }),
        ),
      }),
      errors: ['SEC004'],
    },
  }),
};
