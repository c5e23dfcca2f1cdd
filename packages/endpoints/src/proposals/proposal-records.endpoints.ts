import { clientForm } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';

const consult = { anyOf: ['proposals-consult'] } as const;

/** The record of the credit decision (SRS): the last answer, its conditions, and until when it stands. */
export const readProposalSrs = defineEndpoint({
  name: 'readProposalSrs',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: '/sale/proposal/{id}/srs',
  summary: {
    pt: 'Decisão de crédito (SRS) de uma proposta, com a validade',
    en: 'Credit decision (SRS) of a proposal',
  },
  access: consult,
  params: z.object({ id: recordId }),
  response: z.object({
    /** the status that it led to; null while nobody has decided */
    decision: z.string().nullable(),
    decidedAt: z.string().nullable(),
    actorName: z.string().nullable(),
    reason: z.string().nullable(),
    conditions: z.array(z.string()),
    /** the last day; null: it has no end of its own */
    validUntil: z.string().nullable(),
    /** the proposal still stands on it, and its last day is not over */
    isInForce: z.boolean(),
  }),
  errors: ['SEC004'],
});

/** The number of a proposal's contract, which it gets with its documents (AF), and its status. PRS009: it should have one. */
export const readContractNumber = defineEndpoint({
  name: 'readContractNumber',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: '/proposes/sales/contractNumber/{id}',
  summary: { pt: 'Número do contrato e status de uma proposta', en: 'Contract number and status of a proposal' },
  access: consult,
  params: z.object({ id: recordId }),
  response: z.object({ id: recordId, contractNumber: z.string().nullable(), status: z.string() }),
  errors: ['SEC004', 'PRS009'],
});

/**
 * The registration that the client of a proposal was sent with last, by the same dealer and in the caller's reach: what a
 * returning client need not be asked again.
 */
export const readLastRegistration = defineEndpoint({
  name: 'readLastRegistration',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: '/proposes/sales/lastRegistration/{id}',
  summary: {
    pt: 'Último cadastro enviado do cliente de uma proposta',
    en: "Last registration sent of a proposal's client",
  },
  access: { anyOf: ['proposals-write'] },
  params: z.object({ id: recordId }),
  response: z.object({
    /** null: the client was never sent before */
    registration: z
      .object({ proposalId: recordId, proposalNumber: z.string(), sentAt: z.string(), client: clientForm })
      .nullable(),
  }),
  errors: ['SEC004'],
});
