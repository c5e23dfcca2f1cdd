import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { decimal, recordId } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { simulationRequest } from './simulation.schemas.ts';

export const listSimulationTerms = defineEndpoint({
  name: 'listSimulationTerms',
  area: 'simulation',
  method: 'POST',
  family: 'simulation',
  path: '/simulation/terms',
  summary: {
    pt: 'Prazos que as tabelas em vigor têm para um pedido',
    en: 'Terms that the tables in force have for a request',
  },
  access: { anyOf: ['simulator'] },
  body: z.object({ dealerId: recordId, request: simulationRequest }),
  response: z.object({
    /** how many terms may be compared at once */
    limitTerms: z.number(),
    /** ascending */
    items: z.array(
      z.object({
        term: z.number(),
        rateMonthly: decimal,
        tableCode: z.string(),
        sourceTableCode: z.string(),
        tableDescription: z.string(),
        /** null for everybody's table */
        tierCode: z.string().nullable(),
        campaignCode: z.string().nullable(),
        effectiveFrom: z.string(),
        validUntil: z.string(),
        /** one of those that a simulation without chosen terms shows (docs/specification/simulation.md#terms) */
        isPreselected: z.boolean(),
      }),
    ),
  }),
  errors: ['SEC004', 'ADD004', ...quoteErrors],
});
