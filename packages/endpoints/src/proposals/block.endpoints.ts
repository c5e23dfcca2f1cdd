import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { proposalDetail } from './proposals.schemas.ts';

/**
 * Sets or lifts the block beside the status: a blocked proposal takes nothing else (PRS002). What the provider has blocked, only
 * the provider lets go on. A block has a reason.
 */
export const blockProposal = defineEndpoint({
  name: 'blockProposal',
  area: 'proposals',
  method: 'PUT',
  family: 'proposal',
  path: '/sale/proposal/{id}/blocked',
  summary: { pt: 'Bloquear ou desbloquear uma proposta', en: 'Block or unblock a proposal' },
  access: { anyOf: ['proposals-consult'] },
  params: z.object({ id: recordId }),
  body: z.object({
    version,
    blocked: z.boolean({ error: 'required' }),
    reason: z.string().trim().max(500, { error: 'text.tooLong' }).optional(),
  }),
  response: proposalDetail,
  errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'],
  idempotent: true,
});
