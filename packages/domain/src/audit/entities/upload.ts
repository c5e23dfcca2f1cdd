import type { Texts } from '../../errors/texts.ts';
import type { UploadKind } from '../../uploads/upload-kinds.ts';
import { uploadKinds } from '../../uploads/upload-kinds.ts';
import type { AuditEntity } from '../audit-entity.ts';

const upload = {
  acts: {
    'upload.send': { pt: 'Enviou a tabela', en: 'Uploaded the table' },
    'upload.try': { pt: 'Testou a tabela', en: 'Tested the table' },
    'upload.correct': {
      pt: 'Corrigiu a tabela em vigor na tela e testou',
      en: 'Corrected the table in force on screen and tested it',
    },
    'upload.download': { pt: 'Baixou a tabela em vigor', en: 'Downloaded the table in force' },
    'upload.apply': { pt: 'Aplicou a tabela testada', en: 'Applied the tested table' },
    'upload.begin': { pt: 'A tabela entrou em vigor', en: 'The table took effect' },
    'upload.cancel': {
      pt: 'Cancelou o agendamento da tabela',
      en: 'Cancelled the scheduling of the table',
    },
    'upload.return': { pt: 'Restaurou uma tabela anterior', en: 'Restored a previous table' },
    'upload.finish': { pt: 'Concluiu a leitura da tabela', en: 'Completed reading the table' },
  },
  fields: {
    fileName: { pt: 'Arquivo', en: 'File', personal: true },
    sizeBytes: { pt: 'Tamanho em bytes', en: 'Size in bytes' },
    status: { pt: 'Status', en: 'Status' },
    lines: { pt: 'Linhas', en: 'Lines' },
    corrections: { pt: 'Linhas corrigidas', en: 'Corrected lines' },
    problems: { pt: 'Problemas', en: 'Problems' },
    message: { pt: 'Mensagem', en: 'Message' },
    effectiveFrom: { pt: 'Em vigor a partir de', en: 'In force from' },
    sentBy: { pt: 'Enviado por', en: 'Uploaded by' },
  },
} as const;

/** Every kind of upload is an entity of its own, named like its table. */
export const uploadEntities = Object.fromEntries(
  Object.entries(uploadKinds).map(([kind, { pt, en }]) => [`upload:${kind}`, { pt, en, ...upload }]),
) as { readonly [Kind in UploadKind as `upload:${Kind}`]: typeof upload & Texts } satisfies Record<string, AuditEntity>;
