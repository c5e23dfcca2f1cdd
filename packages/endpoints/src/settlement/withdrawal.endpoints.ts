import { manualRefundForm, withdrawalForm } from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { settlement } from './settlement.schemas.ts';

const shared = {
  area: 'proposals',
  method: 'POST',
  family: 'proposal',
  idempotent: true,
  access: { anyOf: ['proposals-decide'] },
  params: z.object({ id: recordId }),
  response: settlement,
} as const;
/** What comes back after a withdrawal: to the lender, or to the client. */
const kind = z.enum(['COLLECTION', 'REPAYMENT'], { error: 'value.notAllowed' });
const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'] as const;

/** Writes down that the client withdraws from a contract that was signed at a distance, within seven days (CDC art. 49). */
export const recordWithdrawal = defineEndpoint({
  ...shared,
  name: 'recordWithdrawal',
  path: '/sale/proposal/{id}/withdrawal',
  summary: { pt: 'Registrar a desistência do cliente', en: 'Record the withdrawal of the client' },
  body: formSchema(withdrawalForm, { version }),
  errors: refusals,
});

/** Asks again for what was to come back after a withdrawal and did not. */
export const resendRefund = defineEndpoint({
  ...shared,
  name: 'resendRefund',
  path: '/sale/proposal/{id}/refunds',
  summary: { pt: 'Pedir de novo uma devolução', en: 'Ask for a refund again' },
  body: z.object({ version, kind }),
  errors: refusals,
});

/** Writes down that something came back of which who pays gives no answer. Who asked for it does not confirm it. */
export const confirmRefund = defineEndpoint({
  ...shared,
  method: 'PUT',
  name: 'confirmRefund',
  path: '/sale/proposal/{id}/refunds',
  summary: { pt: 'Confirmar uma devolução à mão', en: 'Confirm a refund by hand' },
  body: formSchema(manualRefundForm, { version, kind }),
  errors: refusals,
});

/** Sends the welcome letter again to the client of a paid contract. */
export const resendWelcomeLetter = defineEndpoint({
  ...shared,
  access: { anyOf: ['proposals-write', 'proposals-decide'] },
  name: 'resendWelcomeLetter',
  path: '/sale/proposal/{id}/welcomeLetter',
  summary: { pt: 'Enviar de novo a carta de boas-vindas', en: 'Send the welcome letter again' },
  body: z.object({ version }),
  errors: refusals,
});
