import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { proposalDetail } from './proposals.schemas.ts';

export const blockEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-consult'] },
})({
  /**
   * Sets or lifts the block, which is independent of the status: a blocked proposal accepts nothing else (PRS002). Only
   * the provider can lift a block of the provider. A block has a reason.
   */
  blockProposal: {
    route: 'PUT /sale/proposal/{id}/blocked',
    summary: ['Bloquear ou desbloquear uma proposta', 'Block or unblock a proposal'],
    params: z.object({ id: recordId }),
    /** `blocked` is in the body or in the query; in both it must be the same */
    query: z.object({ blocked: z.enum(['true', 'false'], { error: 'value.notAllowed' }).optional() }),
    body: z.object({
      version,
      blocked: z.boolean({ error: 'value.notAllowed' }).optional(),
      reason: z.string().trim().max(500, { error: 'text.tooLong' }).optional(),
    }),
    response: proposalDetail,
    errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'],
    idempotent: true,
  },
});
