import { manualRefundForm, withdrawalForm } from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { settlement } from './settlement.schemas.ts';

/** What comes back after a withdrawal: to the lender, or to the client. */
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
  /** Writes down that the client withdraws from a contract that was signed at a distance, within seven days (CDC art. 49). */
  recordWithdrawal: {
    route: 'POST /sale/proposal/{id}/withdrawal',
    summary: ['Registrar a desistência do cliente', 'Record the withdrawal of the client'],
    body: formSchema(withdrawalForm, { version }),
    errors: refusals,
  },
  /** Asks again for what was to come back after a withdrawal and did not. */
  resendRefund: {
    route: 'POST /sale/proposal/{id}/refunds',
    summary: ['Pedir de novo uma devolução', 'Ask for a refund again'],
    body: z.object({ version, kind }),
    errors: refusals,
  },
  /** Writes down that something came back of which who pays gives no answer. Who asked for it does not confirm it. */
  confirmRefund: {
    route: 'PUT /sale/proposal/{id}/refunds',
    summary: ['Confirmar uma devolução à mão', 'Confirm a refund by hand'],
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
