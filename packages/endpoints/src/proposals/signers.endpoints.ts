import { signatureRoleIds } from '@estrada/domain/contracts/index';
import { individual } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';

const save = {
  body: z.strictObject({
    id: recordId,
    version,
    guarantors: individual.shape.guarantors,
    attorneys: individual.shape.attorneys,
  }),
  response: z.object({
    id: recordId,
    version: z.int(),
    signers: z.array(
      z.object({
        role: z.enum(signatureRoleIds),
        name: z.string(),
        documentMasked: z.string(),
      }),
    ),
    /** what sending still requires of the participants, as in the proposal */
    missing: z.array(z.object({ path: z.string(), key: z.string(), message: z.string() })),
  }),
  errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'DOM002'],
} as const;

export const signersEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-write'] },
})({
  /**
   * Saves the additional signatories of a proposal: the guarantors, and the attorneys of the client. A list that is
   * sent replaces the previous one, an absent list does not change. The response lists who signs the contract, in the
   * order of signing, with their roles.
   */
  saveProposalSigners: {
    ...save,
    route: 'POST /proposes/sales/signer',
    summary: ['Salvar quem assina a proposta', 'Save who signs the proposal'],
  },
  // the specification lists the call without the address around it
  saveSigners: {
    ...save,
    route: 'POST /signer',
    summary: ['Salvar quem assina a proposta, pela rota curta', 'Save who signs the proposal, by the short route'],
  },
});
