import { individual } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';

/**
 * Says who signs a proposal beside its client: the guarantors, and the attorneys of the client. A list that is sent takes the
 * place of the one before, a list that is not sent stays. The answer names everybody who signs, by the part that he has.
 */
export const saveProposalSigners = defineEndpoint({
  name: 'saveProposalSigners',
  area: 'proposals',
  method: 'POST',
  family: 'proposal',
  path: '/proposes/sales/signer',
  summary: { pt: 'Salvar quem assina a proposta', en: 'Save who signs the proposal' },
  access: { anyOf: ['proposals-write'] },
  body: z.strictObject({
    id: recordId,
    version,
    guarantors: individual.shape.guarantors,
    attorneys: individual.shape.attorneys,
  }),
  response: z.object({
    id: recordId,
    version: z.number(),
    signers: z.array(
      z.object({
        role: z.enum(['CLIENT', 'ATTORNEY', 'REPRESENTATIVE', 'RESPONSIBLE', 'GUARANTOR', 'GUARANTOR_SPOUSE']),
        name: z.string(),
        documentMasked: z.string(),
      }),
    ),
    /** what sending still needs of the people, as in the proposal */
    missing: z.array(z.object({ path: z.string(), key: z.string(), message: z.string() })),
  }),
  errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'DOM002'],
});
