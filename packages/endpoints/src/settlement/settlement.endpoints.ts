import { manualLienForm } from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { settlement } from './settlement.schemas.ts';

const area = 'proposals';
const family = 'proposal';
const consult = { anyOf: ['proposals-consult'] } as const;
const sell = { anyOf: ['proposals-write'] } as const;
const decide = { anyOf: ['proposals-decide'] } as const;
const params = z.object({ id: recordId });
const atVersion = z.object({ version });
const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS007', 'DOM002'] as const;

export const readSettlement = defineEndpoint({
  name: 'readSettlement',
  area,
  method: 'GET',
  family,
  path: '/sale/proposal/{id}/settlement',
  summary: { pt: 'Do contrato ao pagamento: o que falta e o que já há', en: 'From contract to payment: what is there' },
  access: consult,
  params,
  response: settlement,
  errors: ['SEC004'],
});

/** Asks for the lien on the vehicle (gravame). PRS013 while one stands. */
export const requestLien = defineEndpoint({
  name: 'requestLien',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/lien',
  summary: { pt: 'Pedir o registro do gravame', en: 'Ask for the lien' },
  access: sell,
  params,
  body: atVersion,
  response: settlement,
  errors: [...refusals, 'PRS013'],
  idempotent: true,
});

/** Writes down a lien that was noted outside the portal. PRS013 while one stands. */
export const recordLien = defineEndpoint({
  name: 'recordLien',
  area,
  method: 'PUT',
  family,
  path: '/sale/proposal/{id}/lien',
  summary: { pt: 'Anotar um gravame registrado fora do portal', en: 'Write down a lien noted outside the portal' },
  access: decide,
  params,
  body: formSchema(manualLienForm, { version }),
  response: settlement,
  errors: [...refusals, 'PRS013'],
  idempotent: true,
});

export const activateProposal = defineEndpoint({
  name: 'activateProposal',
  area,
  method: 'PUT',
  family,
  path: '/sale/proposal/{id}/activate',
  summary: { pt: 'Ativar uma proposta', en: 'Activate a proposal' },
  access: sell,
  params,
  body: atVersion,
  response: settlement,
  errors: refusals,
  idempotent: true,
});

/** Sends a payment again that came back. */
export const resendPayment = defineEndpoint({
  name: 'resendPayment',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/payments',
  summary: { pt: 'Enviar de novo um pagamento devolvido', en: 'Send a payment again that came back' },
  access: decide,
  params,
  body: atVersion,
  response: settlement,
  errors: [...refusals, 'PRS009'],
  idempotent: true,
});

/** Switches the electronic signature of one proposal; the wider switches stay what they are. */
export const switchProposalEsign = defineEndpoint({
  name: 'switchProposalEsign',
  area,
  method: 'PUT',
  family,
  path: '/proposes/sales/eletronicSign/{id}',
  summary: { pt: 'Ligar ou desligar a assinatura eletrônica', en: 'Switch the electronic signature' },
  access: sell,
  params,
  body: z.object({ version, enabled: z.boolean({ error: 'required' }) }),
  response: settlement,
  errors: refusals,
  idempotent: true,
});
