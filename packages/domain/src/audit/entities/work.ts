import type { AuditEntity } from '../audit-entity.ts';

/** Extractions, jobs and the calls of partners. */
export const workEntities = {
  extraction: {
    pt: 'Extração',
    en: 'Extraction',
    acts: {
      'extraction.request': { pt: 'Solicitou a extração', en: 'Requested the extraction' },
      'extraction.fetch': { pt: 'Baixou o arquivo', en: 'Downloaded the file' },
    },
    fields: {
      type: { pt: 'Tipo', en: 'Type' },
      format: { pt: 'Formato', en: 'Format' },
      initialDate: { pt: 'De', en: 'From' },
      finalDate: { pt: 'Até', en: 'Until' },
      filters: { pt: 'Filtros', en: 'Filters' },
    },
  },
  job: {
    pt: 'Tarefa',
    en: 'Job',
    acts: {
      'job.tryAgain': { pt: 'Enviou a tarefa de novo à fila', en: 'Sent the job back to the queue' },
      'job.giveUp': { pt: 'Cancelou a tarefa', en: 'Cancelled the job' },
    },
    fields: { name: { pt: 'Tipo', en: 'Kind' }, reason: { pt: 'Motivo', en: 'Reason' } },
  },
  'document-reading': {
    pt: 'Leitura de documento',
    en: 'Document reading',
    acts: {
      'document-reading.begin': { pt: 'Iniciou a leitura do documento', en: 'Started reading the document' },
      'document-reading.link': { pt: 'Criou um link para o celular', en: 'Created a link for a phone' },
      'document-reading.link-open': { pt: 'O celular abriu o link', en: 'The phone opened the link' },
      'document-reading.receive': { pt: 'Recebeu a foto do celular', en: 'Received the picture from the phone' },
      'document-reading.end': { pt: 'Concluiu a leitura', en: 'Completed the reading' },
    },
    fields: {
      documentKind: { pt: 'Documento', en: 'Document' },
      proposalId: { pt: 'Proposta', en: 'Proposal', technical: true },
      linkId: { pt: 'Link', en: 'Link', technical: true },
      expiresAt: { pt: 'Válido até', en: 'Valid until' },
      sha256: { pt: 'Hash do arquivo', en: 'Hash of the file', technical: true },
      status: { pt: 'Status', en: 'Status' },
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
    en: 'Notice from a partner',
    acts: { 'callback.receive': { pt: 'Recebeu o aviso', en: 'Received the notice' } },
    fields: { partner: { pt: 'Parceiro', en: 'Partner' }, path: { pt: 'Endereço', en: 'Address' } },
  },
} as const satisfies Record<string, AuditEntity>;
