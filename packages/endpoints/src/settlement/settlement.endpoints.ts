import { manualLienForm } from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { isoDate, recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { settlement } from './settlement.schemas.ts';

const params = z.object({ id: recordId });
const atVersion = z.object({ version });
const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'] as const;

export const settlementEndpoints = {
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-write'] } })({
    readSettlement: {
      access: { anyOf: ['proposals-consult'] },
      route: 'GET /sale/proposal/{id}/settlement',
      summary: [
        'Do contrato ao pagamento: pendências e andamento',
        'From contract to payment: pending items and progress',
      ],
      params,
      response: settlement,
      errors: ['SEC004'],
    },
    /** When the payment of the dealer is expected, by the dealer's own earlier sales; nothing where there are too few. */
    readExpectedPayment: {
      access: { anyOf: ['proposals-consult'] },
      route: 'GET /sale/proposal/{id}/expectedPayment',
      summary: ['O dia provável do pagamento à concessionária', 'The expected day of the payment to the dealer'],
      params,
      response: z.object({
        expected: z
          .object({
            expectedOn: isoDate,
            /** working days, from the status on */
            usualDays: z.int(),
            /** how often the figure would have been kept in earlier sales */
            hits: z.int(),
            tried: z.int(),
          })
          .nullable(),
      }),
      errors: ['SEC004'],
    },
    /** Requests the lien on the vehicle (gravame). PRS013 while there is one. */
    requestLien: {
      route: 'POST /sale/proposal/{id}/lien',
      summary: ['Solicitar o registro do gravame', 'Request the registration of the lien'],
      params,
      body: atVersion,
      response: settlement,
      errors: [...refusals, 'PRS013'],
      idempotent: true,
    },
    activateProposal: {
      route: 'PUT /sale/proposal/{id}/activate',
      summary: ['Ativar uma proposta', 'Activate a proposal'],
      params,
      body: atVersion,
      response: settlement,
      errors: refusals,
      idempotent: true,
    },
    /** Switches the electronic signature of one proposal; the wider settings do not change. */
    switchProposalEsign: {
      route: 'PUT /proposes/sales/eletronicSign/{id}',
      summary: ['Ativar ou desativar a assinatura eletrônica', 'Turn the electronic signature on or off'],
      params,
      body: z.object({ version, enabled: z.boolean({ error: 'required' }) }),
      response: settlement,
      errors: refusals,
      idempotent: true,
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-decide'] } })({
    /** Records a lien that was registered outside the portal. PRS013 while there is one. */
    recordLien: {
      route: 'PUT /sale/proposal/{id}/lien',
      summary: ['Informar um gravame registrado fora do portal', 'Record a lien registered outside the portal'],
      params,
      body: formSchema(manualLienForm, { version }),
      response: settlement,
      errors: [...refusals, 'PRS013'],
      idempotent: true,
    },
    /** Sends a returned payment again. */
    resendPayment: {
      route: 'POST /sale/proposal/{id}/payments',
      summary: ['Enviar de novo um pagamento não efetivado', 'Resend a payment that did not go through'],
      params,
      body: atVersion,
      response: settlement,
      errors: [...refusals, 'PRS009'],
      idempotent: true,
    },
  }),
};
