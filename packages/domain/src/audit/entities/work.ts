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
  callback: {
    pt: 'Aviso de parceiro',
    en: 'Call of a partner',
    acts: { 'callback.receive': { pt: 'Recebeu o aviso', en: 'Received the call' } },
    fields: { partner: { pt: 'Parceiro', en: 'Partner' }, path: { pt: 'Endereço', en: 'Address' } },
  },
} as const satisfies Record<string, AuditEntity>;
