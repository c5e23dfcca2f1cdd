import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { authorization } from '../proposals/proposals.schemas.ts';

export const preApprovalEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'risk-assessment',
  access: { anyOf: ['simulator'] },
})({
  requestPreApproval: {
    route: 'POST /riskprice/preApprove/old',
    summary: ['Solicitar a pré-aprovação ao birô de crédito', 'Request the pre-approval from the credit bureau'],
    body: z.object({
      simulationId: recordId,
      term: z.number().int(),
      authorization,
    }),
    response: z.object({
      /** `rejected`: the bureau could not be queried; the journey continues without it */
      status: z.enum(['fulfilled', 'rejected']),
      result: z.int().nullable(),
      tierCode: z.string().nullable(),
      /** the same under the specification's name */
      client: z.object({ tierCode: z.string().nullable() }),
      /** the code without `TR` */
      tierId: z.string().nullable(),
      /** the same where it prices */
      pricingTier: z.string().nullable(),
      consultedAt: instant,
    }),
    errors: ['SEC004', 'DOM002', 'SIM063', 'USE029'],
    idempotent: true,
  },
});
