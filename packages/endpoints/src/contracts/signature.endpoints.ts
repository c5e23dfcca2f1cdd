import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { proposalSignature } from './signature.schemas.ts';

const area = 'proposals';
const family = 'proposal';
const consult = { anyOf: ['proposals-consult'] } as const;
const sell = { anyOf: ['proposals-write'] } as const;
const proposalSaleId = recordId;
const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS017', 'DOM002'] as const;

export const readCertisignStatus = defineEndpoint({
  name: 'readCertisignStatus',
  area,
  method: 'GET',
  family,
  path: '/certisign/Status',
  summary: { pt: 'Situação da assinatura eletrônica, por signatário', en: 'State of the e-signature, by signer' },
  access: consult,
  query: z.object({ proposalSaleId }),
  response: proposalSignature,
  errors: ['SEC004'],
});

/** Sends the papers of the contract out to be signed. PRS014 while they are, PRS015 switched off, PRS016 no papers yet. */
export const requestSignature = defineEndpoint({
  name: 'requestSignature',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/signature',
  summary: { pt: 'Pedir as assinaturas do contrato', en: 'Ask for the signatures of the contract' },
  access: sell,
  params: z.object({ id: recordId }),
  body: z.object({
    version,
    /** of signers whose registration has none, or another one, by their `path` */
    emails: z.array(z.object({ path: z.string().max(60), email: z.string().trim().max(200) })).max(50),
  }),
  response: proposalSignature,
  errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS014', 'PRS015', 'PRS016', 'DOM002'],
  idempotent: true,
});

export const sendCertisignReminder = defineEndpoint({
  name: 'sendCertisignReminder',
  area,
  method: 'POST',
  family,
  path: '/certisign/sendReminder',
  summary: { pt: 'Lembrar quem falta assinar', en: 'Remind who is yet to sign' },
  access: sell,
  body: z.object({ proposalSaleId, version }),
  response: proposalSignature,
  errors: refusals,
  idempotent: true,
});

export const cancelCertisign = defineEndpoint({
  name: 'cancelCertisign',
  area,
  method: 'POST',
  family,
  path: '/certisign/cancel',
  summary: { pt: 'Cancelar a assinatura eletrônica', en: 'Cancel the e-signature' },
  access: sell,
  body: formSchema(reasonForm, { proposalSaleId, version }),
  response: proposalSignature,
  errors: refusals,
  idempotent: true,
});

/** The link of one signer, to be passed on to him; who took it is recorded. */
export const readSignerLink = defineEndpoint({
  name: 'readSignerLink',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/signature/{signerId}/link',
  summary: {
    pt: 'Link de assinatura de um signatário; fica registrado quem o copiou',
    en: 'Link of a signer; who copied it is recorded',
  },
  access: sell,
  params: z.object({ id: recordId, signerId: recordId }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004', 'PRS002', 'PRS017'],
});
