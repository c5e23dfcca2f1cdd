import { contractRequestForm } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { flag, recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { contractPapers } from './papers.schemas.ts';

const path = '/sale/proposal/{id}/documents';
const moveErrors = ['SEC004', 'PRS001', 'PRS002', 'PRS007', 'DOM002'] as const;

export const papersEndpoints = {
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-consult'] } })({
    /**
     * The papers of a proposal. `createNew` requests them: in AP the documents, in AF the contract. Replacing an
     * existing contract requires a reason, which must not be in an address: `makeContractPapers`.
     */
    readContractPapers: {
      route: `GET ${path}`,
      summary: ['Documentos do contrato de uma proposta', "Documents of a proposal's contract"],
      params: z.object({ id: recordId }),
      query: z.object({
        createNew: flag,
        /** only these copies; all by default */
        isNonNegotiable: z.enum(['true', 'false'], { error: 'value.notAllowed' }).optional(),
        /** that the user saw; required with `createNew` */
        version: z.coerce.number<number>({ error: 'version.required' }).int().min(1).optional(),
      }),
      response: contractPapers,
      errors: moveErrors,
      idempotent: true,
    },
    readPaperAddress: {
      route: 'POST /sale/proposal/{id}/documents/{paperId}/address',
      summary: [
        'Endereço assinado de um documento do contrato, válido por 2 minutos; fica registrado quem o abriu',
        'Signed address of a contract document, valid for 2 minutes; who opened it is recorded',
      ],
      params: z.object({ id: recordId, paperId: recordId }),
      response: z.object({ url: z.string() }),
      alertCall: 'pdf',
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal' })({
    /**
     * Requests the papers: the documents (AP), the contract (AF), or a new one that replaces the current one (PU, with
     * a reason).
     */
    makeContractPapers: {
      access: { anyOf: ['proposals-write'] },
      route: `POST ${path}`,
      summary: [
        'Gerar os documentos do contrato, ou gerá-los de novo',
        'Generate the contract documents, or generate them again',
      ],
      params: z.object({ id: recordId }),
      body: formSchema(contractRequestForm, { version }),
      response: contractPapers,
      errors: moveErrors,
      idempotent: true,
    },
    fetchPaper: {
      access: 'anonymous',
      route: 'GET /documents/papers/{paperId}',
      summary: ['Um documento do contrato pelo endereço assinado', 'A contract document by its signed address'],
      params: z.object({ paperId: recordId }),
      query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
      response: { file: [mediaTypes.pdf] },
      errors: ['SEC004', 'SIS002'],
    },
    /**
     * The dossier of a signed contract: a sealed PDF with all its files, or the sealed JSON alone. PRS020 before it is
     * signed.
     */
    makeDossier: {
      access: { anyOf: ['proposals-write', 'proposals-decide'] },
      route: 'POST /sale/proposal/{id}/dossier',
      summary: [
        'Dossiê do contrato assinado, em PDF ou JSON; fica registrado quem o baixou',
        'Dossier of the signed contract, as PDF or JSON; who downloaded it is recorded',
      ],
      params: z.object({ id: recordId }),
      body: z.object({ format: z.enum(['pdf', 'json'], { error: 'value.notAllowed' }) }),
      response: { file: [mediaTypes.pdf, 'application/octet-stream'] },
      errors: ['SEC004', 'PRS020'],
    },
  }),
};
