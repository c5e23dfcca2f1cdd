import type { AuditEntity } from '../audit-entity.ts';

/** Extractions, jobs and the calls of partners. */
export const workEntities = {
  extraction: {
    pt: 'Extração',
    en: 'Extraction',
    acts: {
      'extraction.request': { pt: 'Pediu a extração', en: 'Asked for the extraction' },
      'extraction.fetch': { pt: 'Baixou o arquivo', en: 'Downloaded the file' },
    },
    fields: {
      type: { pt: 'Tipo', en: 'Type' },
      format: { pt: 'Formato', en: 'Format' },
      initialDate: { pt: 'De', en: 'From' },
      finalDate: { pt: 'Até', en: 'Until' },
    },
  },
  job: {
    pt: 'Tarefa',
    en: 'Job',
    acts: {
      'job.tryAgain': { pt: 'Mandou tentar de novo', en: 'Had it tried again' },
      'job.giveUp': { pt: 'Desistiu da tarefa', en: 'Gave the job up' },
    },
    fields: { name: { pt: 'Tipo', en: 'Kind' }, reason: { pt: 'Motivo', en: 'Reason' } },
  },
  'document-reading': {
    pt: 'Leitura de documento',
    en: 'Reading of a document',
    acts: {
      'document-reading.begin': { pt: 'Mandou ler o documento', en: 'Had the document read' },
      'document-reading.link': { pt: 'Criou um link para o celular', en: 'Made a link for a phone' },
      'document-reading.link-open': { pt: 'O celular abriu o link', en: 'The phone opened the link' },
      'document-reading.receive': { pt: 'Recebeu a foto do celular', en: 'Received the picture of the phone' },
      'document-reading.end': { pt: 'Terminou a leitura', en: 'Ended the reading' },
    },
    fields: {
      documentKind: { pt: 'Documento', en: 'Document' },
      proposalId: { pt: 'Proposta', en: 'Proposal', technical: true },
      linkId: { pt: 'Link', en: 'Link', technical: true },
      expiresAt: { pt: 'Vale até', en: 'Holds until' },
      sha256: { pt: 'Impressão digital do arquivo', en: 'Digest of the file', technical: true },
      status: { pt: 'Situação', en: 'Status' },
    },
  },
  'capture-access': {
    pt: 'Acesso à captura de documentos',
    en: 'Access to the document capture',
    acts: { 'capture-access.save': { pt: 'Salvou', en: 'Saved' } },
    fields: {
      dealerId: { pt: 'Concessionária', en: 'Dealer', technical: true },
      profiles: { pt: 'Perfis com acesso', en: 'Profiles with access' },
    },
  },
  callback: {
    pt: 'Aviso de parceiro',
    en: 'Call of a partner',
    acts: { 'callback.receive': { pt: 'Recebeu o aviso', en: 'Received the call' } },
    fields: { partner: { pt: 'Parceiro', en: 'Partner' }, path: { pt: 'Endereço', en: 'Address' } },
  },
} as const satisfies Record<string, AuditEntity>;
