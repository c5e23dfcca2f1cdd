import { selfieLimits } from '@estrada/domain/contracts/index';
import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { proposalSelfies, selfieDevice, selfieProposal, selfieStatus } from './selfie.schemas.ts';

const area = 'proposals';
const family = 'proposal';
/** the calls of the public page: by the key of public pages, and the secret of a link in a header of its own */
const byLink = { access: 'public-key', linkToken: 'captureToken' } as const;
const consult = { anyOf: ['proposals-consult'] } as const;
const sell = { anyOf: ['proposals-write'] } as const;
const check = { anyOf: ['selfie-review'] } as const;
const proposalSaleId = recordId;
const ofSigner = z.object({ proposalSaleId, signerId: recordId });
const ofProposal = z.object({ id: recordId, signerId: recordId });
const picture = { max: 1, maxBytes: selfieLimits.maxBytes, types: ['jpg', 'jpeg', 'png', 'heic', 'heif'] };
/** PRS006 outside PU, PRS015 signed on paper, PRS017 nobody is to sign, PRS018 there is one */
const sendErrors = ['SEC004', 'PRS002', 'PRS006', 'PRS015', 'PRS017', 'PRS018', 'USE029'] as const;

export const readSelfieProposal = defineEndpoint({
  name: 'readSelfieProposal',
  area,
  method: 'GET',
  family,
  ...byLink,
  path: '/proofOfLife/proposal/signerId/{id}',
  summary: { pt: 'A proposta de uma selfie, sem gastar o link', en: 'The proposal of a selfie, not using the link up' },
  params: z.object({ id: recordId }),
  query: z.object({ proposalSaleId }),
  response: selfieProposal,
  errors: ['SEC004', 'USE029'],
});

export const readSelfieStatus = defineEndpoint({
  name: 'readSelfieStatus',
  area,
  method: 'GET',
  family,
  ...byLink,
  path: '/proofOfLife/status/proposalSaleId/{proposalSaleId}/signerId/{signerId}',
  summary: { pt: 'Situação de uma selfie', en: 'State of a selfie' },
  params: ofSigner,
  response: selfieStatus,
  errors: ['SEC004', 'USE029'],
});

/** Two pictures: `front` looks at the camera, in `turned` the head is turned. What they are their content says. */
export const uploadSelfie = defineEndpoint({
  name: 'uploadSelfie',
  area,
  method: 'POST',
  family,
  ...byLink,
  path: '/upload/sale/proposal/{id}/document/{docId}/signer/{signerId}',
  summary: { pt: 'Enviar as duas fotos de uma selfie', en: 'Send the two pictures of a selfie' },
  params: z.object({
    id: recordId,
    docId: z.literal('selfie', { error: 'value.notAllowed' }),
    signerId: recordId,
  }),
  body: z.strictObject({ device: selfieDevice }),
  files: { front: picture, turned: picture },
  response: z.object({ uploaded: z.literal(true), problems: z.array(z.string()) }),
  errors: ['SEC004', 'PRS002', 'PRS018', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
});

/** Uses the link up. One that fails takes the pictures back (`uploaded` is false again), and says why. */
export const confirmSelfie = defineEndpoint({
  name: 'confirmSelfie',
  area,
  method: 'PUT',
  family,
  ...byLink,
  path: '/proofOfLife/status/proposalSaleId/{proposalSaleId}/signerId/{signerId}',
  summary: { pt: 'Confirmar a selfie: gasta o link', en: 'Confirm the selfie: uses the link up' },
  params: ofSigner,
  body: z.strictObject({ consentVersion: z.string({ error: 'required' }).max(20, { error: 'text.tooLong' }) }),
  response: z.object({ status: selfieStatus.shape.status }),
  errors: ['SEC004', 'PRS002', 'PRS018', 'UPF003', 'USE029', 'DOM002'],
});

export const sendSelfieEmail = defineEndpoint({
  name: 'sendSelfieEmail',
  area,
  method: 'POST',
  family,
  path: '/proofOfLife/sendSelfieEmail',
  summary: { pt: 'Pedir a selfie a um signatário por e-mail', en: 'Ask a signer for the selfie by e-mail' },
  access: sell,
  body: z.strictObject({ proposalSaleId, signerId: recordId }),
  response: proposalSelfies,
  errors: sendErrors,
  idempotent: true,
});

export const sendClientEmail = defineEndpoint({
  name: 'sendClientEmail',
  area,
  method: 'POST',
  family,
  path: '/proofOfLife/sendClientEmail',
  summary: { pt: 'Pedir por e-mail todas as selfies que faltam', en: 'Ask by e-mail for all selfies that are missing' },
  access: sell,
  body: z.strictObject({ proposalSaleId }),
  response: proposalSelfies,
  errors: sendErrors,
  idempotent: true,
});

/** The token is said this once: its hash alone is kept. So no idempotency key is honoured, which would keep the answer. */
export const makeSelfieLink = defineEndpoint({
  name: 'makeSelfieLink',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/selfie/{signerId}/link',
  summary: {
    pt: 'Link da selfie de um signatário, com o texto do WhatsApp; fica registrado quem o criou',
    en: 'Link to the selfie of a signer, with the words for WhatsApp; who made it is recorded',
  },
  access: sell,
  params: ofProposal,
  response: z.object({ token: z.string(), url: z.string(), text: z.string(), expiresAt: instant }),
  errors: sendErrors,
});

export const listSelfies = defineEndpoint({
  name: 'listSelfies',
  area,
  method: 'GET',
  family,
  path: '/sale/proposal/{id}/selfies',
  summary: { pt: 'Selfies de uma proposta, por signatário', en: 'Selfies of a proposal, by signer' },
  access: consult,
  params: z.object({ id: recordId }),
  response: proposalSelfies,
  errors: ['SEC004'],
});

/** What somebody says of a doubtful selfie, of the pictures that he looked at. */
export const reviewSelfie = defineEndpoint({
  name: 'reviewSelfie',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/selfie/{signerId}/review',
  summary: { pt: 'Aceitar ou recusar uma selfie em dúvida', en: 'Accept or refuse a doubtful selfie' },
  access: check,
  params: ofProposal,
  body: formSchema(reasonForm, {
    shotId: recordId,
    verdict: z.enum(['ACCEPT', 'REFUSE'], { error: 'value.notAllowed' }),
  }),
  response: proposalSelfies,
  errors: ['SEC004', 'PRS002', 'PRS006', 'PRS019', 'DOM002'],
  idempotent: true,
});

/** The pictures go at once; the row stays and says so, and the trail still verifies. */
export const eraseSelfie = defineEndpoint({
  name: 'eraseSelfie',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/selfie/{signerId}/erase',
  summary: { pt: 'Apagar uma selfie a pedido do titular', en: 'Erase a selfie on request of whom it shows' },
  access: check,
  params: ofProposal,
  body: formSchema(reasonForm),
  response: proposalSelfies,
  errors: ['SEC004', 'PRS019', 'DOM002'],
  idempotent: true,
});

export const readSelfieAddress = defineEndpoint({
  name: 'readSelfieAddress',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/selfie/{signerId}/address',
  summary: {
    pt: 'Endereços assinados das fotos de uma selfie, por 2 minutos; fica registrado quem as abriu',
    en: 'Signed addresses of the pictures of a selfie, for 2 minutes; who opened them is recorded',
  },
  access: check,
  params: ofProposal,
  response: z.object({ front: z.string(), turned: z.string() }),
  errors: ['SEC004', 'PRS019'],
});

export const fetchSelfie = defineEndpoint({
  name: 'fetchSelfie',
  area,
  method: 'GET',
  family,
  path: '/proofOfLife/pictures/{shotId}/{frame}',
  summary: { pt: 'Uma foto pelo endereço assinado', en: 'A picture by its signed address' },
  access: 'anonymous',
  params: z.object({ shotId: recordId, frame: z.enum(['front', 'turned'], { error: 'value.notAllowed' }) }),
  query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
  response: { file: 'any' as const },
  errors: ['SEC004', 'SIS002'],
});
