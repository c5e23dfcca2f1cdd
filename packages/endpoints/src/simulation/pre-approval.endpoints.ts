import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { authorization } from '../proposals/proposals.schemas.ts';

export const requestPreApproval = defineEndpoint({
  name: 'requestPreApproval',
  area: 'simulation',
  method: 'POST',
  family: 'risk-assessment',
  path: '/riskprice/preApprove/old',
  summary: { pt: 'Pedir a pré-aprovação ao bureau de crédito', en: 'Ask the credit bureau for the pre-approval' },
  access: { anyOf: ['simulator'] },
  body: z.object({
    simulationId: recordId,
    term: z.number().int(),
    authorization,
  }),
  response: z.object({
    /** `rejected`: the bureau could not be queried; the journey goes on without it */
    status: z.enum(['fulfilled', 'rejected']),
    result: z.number().nullable(),
    tierCode: z.string().nullable(),
    /** the same where it prices */
    pricingTier: z.string().nullable(),
    consultedAt: instant,
  }),
  errors: ['SEC004', 'DOM002', 'USE029'],
  idempotent: true,
});
