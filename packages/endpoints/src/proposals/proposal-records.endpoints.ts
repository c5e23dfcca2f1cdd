import { clientForm, revealForm, vehicleInfo } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, isoDate, proposalStatus, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';

export const proposalRecordsEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-consult'] },
})({
  /** The record of the credit decision (SRS): the last answer, its conditions, and its last day. */
  readProposalSrs: {
    route: 'GET /sale/proposal/{id}/srs',
    summary: [
      'Decisão de crédito (SRS) de uma proposta, com a validade',
      'Credit decision (SRS) of a proposal, with its validity',
    ],
    params: z.object({ id: recordId }),
    response: z.object({
      /** the resulting status; null while it is undecided */
      decision: z.string().nullable(),
      decidedAt: instant.nullable(),
      actorName: z.string().nullable(),
      reason: z.string().nullable(),
      conditions: z.array(z.string()),
      /** the last day; null: it has no end of its own */
      validUntil: isoDate.nullable(),
      /** the proposal still depends on it, and its last day is not over */
      isInForce: z.boolean(),
    }),
    errors: ['SEC004'],
  },
  /**
   * The number of a proposal's contract, assigned with its documents (AF), and its status. PRS009: it should have one.
   */
  readContractNumber: {
    route: 'GET /proposes/sales/contractNumber/{id}',
    summary: ['Número do contrato e status de uma proposta', 'Contract number and status of a proposal'],
    params: z.object({ id: recordId }),
    response: z.object({ id: recordId, contractNumber: z.string().nullable(), status: proposalStatus }),
    errors: ['SEC004', 'PRS009'],
  },
  /**
   * The whole registration, for a reader to whom it is masked: the trail records who opened whose, and why. Limited
   * for each user, so that nobody opens them one after the other.
   */
  revealRegistration: {
    route: 'POST /proposes/sales/registration/{id}',
    summary: [
      'Abrir a ficha completa do cliente, com o motivo; fica registrado quem a abriu',
      'Open the complete client form, with the reason; the user who opened it is recorded',
    ],
    params: z.object({ id: recordId }),
    body: formSchema(revealForm),
    response: z.object({ client: clientForm, vehicleAdditionalInfo: vehicleInfo }),
    errors: ['SEC004', 'DOM002', 'USE029'],
  },
  /**
   * The client's last sent registration, of the same dealer and within the caller's scope: a returning client need not
   * repeat it.
   */
  readLastRegistration: {
    access: { anyOf: ['proposals-write'] },
    route: 'GET /proposes/sales/lastRegistration/{id}',
    summary: [
      'Última ficha enviada para o cliente de uma proposta',
      'Latest client form sent for the client of a proposal',
    ],
    params: z.object({ id: recordId }),
    response: z.object({
      /** null: the client has no earlier sent registration */
      registration: z
        .object({ proposalId: recordId, proposalNumber: z.string(), sentAt: instant, client: clientForm })
        .nullable(),
    }),
    errors: ['SEC004'],
  },
});
