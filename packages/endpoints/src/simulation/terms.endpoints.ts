import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { decimal, isoDate, recordId } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { simulationRequest } from './simulation.schemas.ts';

/** A term that the tables in force have, with the row that prices it. */
const termOfTable = z.object({
  term: z.int(),
  rateMonthly: decimal,
  tableCode: z.string(),
  sourceTableCode: z.string(),
  tableDescription: z.string(),
  /** null for a table without a tier */
  tierCode: z.string().nullable(),
  /** the code without `TR` */
  tierId: z.string().nullable(),
  campaignCode: z.string().nullable(),
  effectiveFrom: isoDate,
  validUntil: isoDate,
  /** one of the default terms of a simulation (docs/specification/simulation.md#terms) */
  isPreselected: z.boolean(),
});

export const termsEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation',
  access: { anyOf: ['simulator'] },
})({
  listSimulationTerms: {
    route: 'POST /simulation/terms',
    summary: ['Prazos das tabelas em vigor para um pedido', 'Terms of the tables in force for a request'],
    body: z.object({ dealerId: recordId, request: simulationRequest }),
    response: z.object({
      /** how many terms may be compared at once */
      limitTerms: z.int(),
      /** ascending; `terms` are the same under the specification's name */
      items: z.array(termOfTable),
      terms: z.array(termOfTable),
    }),
    errors: ['SEC004', 'ADD004', ...quoteErrors],
  },
});
