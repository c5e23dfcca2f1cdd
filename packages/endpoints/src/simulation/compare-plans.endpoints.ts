import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { financeTypeId, isoDate, recordId } from '../fields.ts';
import { quoteErrors } from './quote-errors.ts';
import { paymentSummary, refusal, simulationRequest } from './simulation.schemas.ts';

export const comparePlansEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'simulation-api',
  access: { anyOf: ['simulator'] },
})({
  comparePlans: {
    route: 'POST /simulations/dealers/{dealerId}/plans',
    summary: ['Todos os planos com o mesmo veículo e entrada', 'All plans with the same vehicle and down payment'],
    params: z.object({ dealerId: recordId }),
    body: z.object({
      request: simulationRequest,
      /** each plan is computed over its term nearest to this one */
      term: z
        .number({ error: 'number.invalid' })
        .int({ error: 'number.invalid' })
        .min(1, { error: 'number.outOfRange' })
        .max(120, { error: 'number.outOfRange' }),
    }),
    response: z.object({
      plans: z.array(
        z.object({
          financeTypeId,
          /** the only entry that the plan accepts, used for its figures; null where the client chooses */
          fixedEntryCents: z.int().nullable(),
          /** null where the plan is not available: `refusal` has the reason */
          figures: z
            .object({
              term: z.int(),
              installmentCents: z.int(),
              payments: paymentSummary,
              totalWithEntryCents: z.int(),
              cetAnnualPct: z.string(),
              validUntil: isoDate,
            })
            .nullable(),
          refusal: refusal.nullable(),
        }),
      ),
    }),
    errors: ['SEC004', 'ADD004', ...quoteErrors],
  },
});
