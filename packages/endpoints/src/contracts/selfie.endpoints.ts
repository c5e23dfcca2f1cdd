import { selfieLimits } from '@estrada/domain/contracts/index';
import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { proposalSelfies, selfieDevice, selfieProposal, selfieStatus } from './selfie.schemas.ts';

const proposalSaleId = recordId;
const ofSigner = z.object({ proposalSaleId, signerId: recordId });
const ofProposal = z.object({ id: recordId, signerId: recordId });
const picture = { max: 1, maxBytes: selfieLimits.maxBytes, types: ['jpg', 'jpeg', 'png', 'heic', 'heif'] };

/** PRS006 outside PU, PRS015 signed on paper, PRS017 no pending signatory, PRS018 already submitted */
const sendErrors = ['SEC004', 'PRS002', 'PRS006', 'PRS015', 'PRS017', 'PRS018', 'USE029'] as const;

export const selfieEndpoints = {
  // the calls of the public page: with the key of public pages, and the secret of a link in a separate header
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    readSelfieProposal: {
      route: 'GET /proofOfLife/proposal/signerId/{id}',
      summary: [
        'A proposta de uma selfie, sem invalidar o link',
        'The proposal of a selfie, without invalidating the link',
      ],
      params: z.object({ id: recordId }),
      query: z.object({ proposalSaleId }),
      response: selfieProposal,
      errors: ['SEC004', 'USE029'],
    },
    readSelfieStatus: {
      route: 'GET /proofOfLife/status/proposalSaleId/{proposalSaleId}/signerId/{signerId}',
      summary: ['Situação de uma selfie', 'Status of a selfie'],
      params: ofSigner,
      response: selfieStatus,
      errors: ['SEC004', 'USE029'],
    },
    /** Two pictures: `front` faces the camera, in `turned` the head is turned. The kind is detected by content. */
    uploadSelfie: {
      route: 'POST /upload/sale/proposal/{id}/document/{docId}/signer/{signerId}',
      summary: ['Enviar as duas fotos de uma selfie', 'Send the two pictures of a selfie'],
      params: z.object({
        id: recordId,
        docId: z.literal('selfie', { error: 'value.notAllowed' }),
        signerId: recordId,
      }),
      body: z.strictObject({ device: selfieDevice }),
      files: { front: picture, turned: picture },
      response: z.object({ uploaded: z.literal(true), problems: z.array(z.string()) }),
      errors: ['SEC004', 'PRS002', 'PRS018', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
    },
    /** Uses up the link. A failing selfie discards the pictures (`uploaded` is false again), and returns the reason. */
    confirmSelfie: {
      route: 'PUT /proofOfLife/status/proposalSaleId/{proposalSaleId}/signerId/{signerId}',
      summary: ['Confirmar a selfie: invalida o link', 'Confirm the selfie: invalidates the link'],
      params: ofSigner,
      body: z.strictObject({ consentVersion: z.string({ error: 'required' }).max(20, { error: 'text.tooLong' }) }),
      response: z.object({ status: selfieStatus.shape.status }),
      errors: ['SEC004', 'PRS002', 'PRS018', 'UPF003', 'USE029', 'DOM002'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-write'] } })({
    sendSelfieEmail: {
      route: 'POST /proofOfLife/sendSelfieEmail',
      summary: ['Solicitar a selfie a um signatário por e-mail', 'Request the selfie from a signer by e-mail'],
      body: z.strictObject({ proposalSaleId, signerId: recordId }),
      response: proposalSelfies,
      errors: sendErrors,
      idempotent: true,
    },
    sendClientEmail: {
      route: 'POST /proofOfLife/sendClientEmail',
      summary: ['Solicitar por e-mail todas as selfies pendentes', 'Request all pending selfies by e-mail'],
      body: z.strictObject({ proposalSaleId }),
      response: proposalSelfies,
      errors: sendErrors,
      idempotent: true,
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['selfie-review'] } })({
    /** The review of a doubtful selfie, for the pictures that were viewed. */
    reviewSelfie: {
      route: 'POST /sale/proposal/{id}/selfie/{signerId}/review',
      summary: ['Aceitar ou recusar uma selfie em conferência', 'Accept or refuse a selfie under review'],
      params: ofProposal,
      body: formSchema(reasonForm, {
        shotId: recordId,
        verdict: z.enum(['ACCEPT', 'REFUSE'], { error: 'value.notAllowed' }),
      }),
      response: proposalSelfies,
      errors: ['SEC004', 'PRS002', 'PRS006', 'PRS019', 'DOM002'],
      idempotent: true,
    },
    /** The pictures are deleted at once; the row stays and records it, and the trail still verifies. */
    eraseSelfie: {
      route: 'POST /sale/proposal/{id}/selfie/{signerId}/erase',
      summary: ['Excluir uma selfie a pedido do titular', 'Delete a selfie at the person’s request'],
      params: ofProposal,
      body: formSchema(reasonForm),
      response: proposalSelfies,
      errors: ['SEC004', 'PRS019', 'DOM002'],
      idempotent: true,
    },
    readSelfieAddress: {
      route: 'POST /sale/proposal/{id}/selfie/{signerId}/address',
      summary: [
        'Endereços assinados das fotos de uma selfie, válidos por 2 minutos; fica registrado quem as abriu',
        'Signed addresses of the pictures of a selfie, valid for 2 minutes; who opened them is recorded',
      ],
      params: ofProposal,
      response: z.object({ front: z.string(), turned: z.string() }),
      errors: ['SEC004', 'PRS019'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal' })({
    listSelfies: {
      access: { anyOf: ['proposals-consult'] },
      route: 'GET /sale/proposal/{id}/selfies',
      summary: ['Selfies de uma proposta, por signatário', 'Selfies of a proposal, by signer'],
      params: z.object({ id: recordId }),
      response: proposalSelfies,
      errors: ['SEC004'],
    },
    fetchSelfie: {
      access: 'anonymous',
      route: 'GET /proofOfLife/pictures/{shotId}/{frame}',
      summary: ['Uma foto pelo endereço assinado', 'A picture by its signed address'],
      params: z.object({ shotId: recordId, frame: z.enum(['front', 'turned'], { error: 'value.notAllowed' }) }),
      query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
      response: { file: [mediaTypes.jpeg] },
      errors: ['SEC004', 'SIS002'],
    },
  }),
};
