import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { proposalSignature } from './signature.schemas.ts';

const proposalSaleId = recordId;
/** A page of a person of the proposal, for a phone at the desk. */
const deskPage = z.object({
  url: z.string(),
  /** the mailbox of the code, masked */
  sentTo: z.string(),
  expiresAt: instant,
});
const refusals = ['SEC004', 'PRS001', 'PRS002', 'PRS017', 'DOM002'] as const;

export const signatureEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-write'] },
})({
  readCertisignStatus: {
    access: { anyOf: ['proposals-consult'] },
    route: 'GET /certisign/Status',
    summary: ['Situação da assinatura eletrônica, por signatário', 'Status of the e-signature, by signer'],
    query: z.object({ proposalSaleId }),
    response: proposalSignature,
    errors: ['SEC004'],
  },
  /**
   * Sends the papers of the contract for signature. PRS014 while they are, PRS015 switched off, PRS016 no papers yet.
   */
  requestSignature: {
    route: 'POST /sale/proposal/{id}/signature',
    summary: ['Solicitar as assinaturas do contrato', 'Request the signatures of the contract'],
    params: z.object({ id: recordId }),
    body: z.object({
      version,
      /** of signatories without or with another address in the registration, by their `path` */
      emails: z.array(z.object({ path: z.string().max(60), email: z.string().trim().max(200) })).max(50),
    }),
    response: proposalSignature,
    errors: ['SEC004', 'PRS001', 'PRS002', 'PRS006', 'PRS014', 'PRS015', 'PRS016', 'DOM002'],
    idempotent: true,
  },
  sendCertisignReminder: {
    route: 'POST /certisign/sendReminder',
    summary: ['Enviar lembrete de assinatura', 'Send a signature reminder'],
    body: z.object({ proposalSaleId, version }),
    response: proposalSignature,
    errors: refusals,
    idempotent: true,
  },
  cancelCertisign: {
    route: 'POST /certisign/cancel',
    summary: ['Cancelar a assinatura eletrônica', 'Cancel the e-signature'],
    body: formSchema(reasonForm, { proposalSaleId, version }),
    response: proposalSignature,
    errors: refusals,
    idempotent: true,
  },
  /**
   * An address for a signatory at the desk, shown as a QR code. It opens nothing by itself: the page sends a code to the
   * signatory's own mailbox first. The links to sign and to the selfie are given to no user.
   */
  openDesk: {
    route: 'POST /sale/proposal/{id}/signature/{signerId}/desk',
    summary: [
      'Endereço para assinar na loja, aberto com o código enviado ao signatário',
      'Address to sign at the dealer, opened with the code sent to the signer',
    ],
    params: z.object({ id: recordId, signerId: recordId }),
    response: deskPage,
    errors: ['SEC004', 'PRS002', 'PRS006', 'PRS017', 'DOM002', 'USE029'],
  },
  /** the one page on which the client sends documents, signs and takes the selfie, each when it is due */
  openClientDesk: {
    route: 'POST /sale/proposal/{id}/clientPage/desk',
    summary: [
      'Endereço da página do cliente, aberto na loja com o código enviado a ele',
      "Address of the client's page, opened at the dealer with the code sent to the client",
    ],
    params: z.object({ id: recordId }),
    response: deskPage,
    errors: ['SEC004', 'PRS006', 'DOM002', 'USE029'],
  },
});
