import { manualRefundForm, withdrawalForm } from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { settlement } from './settlement.schemas.ts';

/** A refund after a withdrawal: to the lender, or to the client. */
const kind = z.enum(['COLLECTION', 'REPAYMENT'], { error: 'value.notAllowed' });

const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'] as const;

export const withdrawalEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-decide'] },
  idempotent: true,
  params: z.object({ id: recordId }),
  response: settlement,
})({
  /** Records that the client withdraws from a contract that was signed remotely, within seven days (CDC art. 49). */
  recordWithdrawal: {
    route: 'POST /sale/proposal/{id}/withdrawal',
    summary: ['Registrar a desistência do cliente', 'Record the withdrawal of the client'],
    body: formSchema(withdrawalForm, { version }),
    errors: refusals,
  },
  /** Requests a failed refund after a withdrawal again. */
  resendRefund: {
    route: 'POST /sale/proposal/{id}/refunds',
    summary: ['Solicitar de novo um estorno ou reembolso', 'Request a refund again'],
    body: z.object({ version, kind }),
    errors: refusals,
  },
  /** Records the arrival of a refund about which the payer gives no answer. Its requester must not confirm it. */
  confirmRefund: {
    route: 'PUT /sale/proposal/{id}/refunds',
    summary: ['Confirmar um estorno ou reembolso manualmente', 'Confirm a refund manually'],
    body: formSchema(manualRefundForm, { version, kind }),
    errors: refusals,
  },
  /** Sends the welcome letter again to the client of a paid contract. */
  resendWelcomeLetter: {
    access: { anyOf: ['proposals-write', 'proposals-decide'] },
    route: 'POST /sale/proposal/{id}/welcomeLetter',
    summary: ['Enviar de novo a carta de boas-vindas', 'Send the welcome letter again'],
    body: z.object({ version }),
    errors: refusals,
  },
});
