import { contractRequestForm } from '@estrada/domain/contracts/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { flag, recordId, version } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { contractPapers } from './papers.schemas.ts';

const area = 'proposals';
const family = 'proposal';
const consult = { anyOf: ['proposals-consult'] } as const;
const path = '/sale/proposal/{id}/documents';
const moveErrors = ['SEC004', 'PRS001', 'PRS002', 'PRS007', 'DOM002'] as const;

/**
 * The papers of a proposal. With `createNew` it asks for them: in AP for the documents, in AF for the contract. A new contract in
 * place of one that stands wants a reason, which no address may carry: `makeContractPapers`.
 */
export const readContractPapers = defineEndpoint({
  name: 'readContractPapers',
  area,
  method: 'GET',
  family,
  path,
  summary: { pt: 'Documentos do contrato de uma proposta', en: "Papers of a proposal's contract" },
  access: consult,
  params: z.object({ id: recordId }),
  query: z.object({
    createNew: flag,
    /** only these copies; all of them where it is left out */
    isNonNegotiable: z.enum(['true', 'false'], { error: 'value.notAllowed' }).optional(),
    /** that the person saw; wanted with `createNew` */
    version: z.coerce.number<number>({ error: 'version.required' }).int().min(1).optional(),
  }),
  response: contractPapers,
  errors: moveErrors,
  idempotent: true,
});

/** Asks for the papers: the documents (AP), the contract (AF), or a new one in place of the one that stands (PU, with a reason). */
export const makeContractPapers = defineEndpoint({
  name: 'makeContractPapers',
  area,
  method: 'POST',
  family,
  path,
  summary: { pt: 'Gerar os documentos do contrato, ou gerá-los de novo', en: 'Make the papers, or make them anew' },
  access: { anyOf: ['proposals-write'] },
  params: z.object({ id: recordId }),
  body: formSchema(contractRequestForm, { version }),
  response: contractPapers,
  errors: moveErrors,
  idempotent: true,
});

export const readPaperAddress = defineEndpoint({
  name: 'readPaperAddress',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/documents/{paperId}/address',
  summary: {
    pt: 'Endereço assinado de um documento do contrato, por 2 minutos; fica registrado quem o abriu',
    en: 'Signed address of a paper, for 2 minutes; who opened it is recorded',
  },
  access: consult,
  params: z.object({ id: recordId, paperId: recordId }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004'],
});

export const fetchPaper = defineEndpoint({
  name: 'fetchPaper',
  area,
  method: 'GET',
  family,
  path: '/documents/papers/{paperId}',
  summary: { pt: 'Um documento do contrato pelo endereço assinado', en: 'A paper by its signed address' },
  access: 'anonymous',
  params: z.object({ paperId: recordId }),
  query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
  response: { file: 'any' as const },
  errors: ['SEC004', 'SIS002'],
});

/** The dossier that proves a signed contract: a sealed PDF with all its files, or the sealed JSON alone. PRS020 before it is signed. */
export const makeDossier = defineEndpoint({
  name: 'makeDossier',
  area,
  method: 'POST',
  family,
  path: '/sale/proposal/{id}/dossier',
  summary: {
    pt: 'Dossiê do contrato assinado, em PDF ou JSON; fica registrado quem o baixou',
    en: 'Dossier of the signed contract, as PDF or JSON; who downloaded it is recorded',
  },
  access: { anyOf: ['proposals-write', 'proposals-decide'] },
  params: z.object({ id: recordId }),
  body: z.object({ format: z.enum(['pdf', 'json'], { error: 'value.notAllowed' }) }),
  response: { file: 'any' as const },
  errors: ['SEC004', 'PRS020'],
});
