import type { Texts } from '../../errors/texts.ts';
import type { UploadKind } from '../../uploads/upload-kinds.ts';
import { uploadKinds } from '../../uploads/upload-kinds.ts';
import type { AuditEntity } from '../audit-entity.ts';

const upload = {
  acts: {
    'upload.send': { pt: 'Enviou a tabela', en: 'Sent the table' },
    'upload.try': { pt: 'Ensaiou a tabela', en: 'Tried the table' },
    'upload.apply': { pt: 'Mandou pôr em vigor o ensaio', en: 'Ordered the trial to be put in force' },
    'upload.begin': { pt: 'A tabela passou a valer', en: 'The table took effect' },
    'upload.cancel': {
      pt: 'Cancelou a tabela que passaria a valer',
      en: 'Cancelled the table that was to take effect',
    },
    'upload.return': { pt: 'Voltou a uma tabela anterior', en: 'Returned to an earlier table' },
    'upload.finish': { pt: 'Terminou de ler a tabela', en: 'Finished reading the table' },
  },
  fields: {
    fileName: { pt: 'Arquivo', en: 'File', personal: true },
    sizeBytes: { pt: 'Tamanho em bytes', en: 'Size in bytes' },
    status: { pt: 'Situação', en: 'Status' },
    lines: { pt: 'Linhas', en: 'Lines' },
    problems: { pt: 'Problemas', en: 'Problems' },
    message: { pt: 'Mensagem', en: 'Message' },
    effectiveFrom: { pt: 'Vale a partir de', en: 'In force from' },
    sentBy: { pt: 'Enviado por', en: 'Sent by' },
  },
} as const;

/** Every kind of upload is an entity of its own, named like its table. */
export const uploadEntities = Object.fromEntries(
  Object.entries(uploadKinds).map(([kind, { pt, en }]) => [`upload:${kind}`, { pt, en, ...upload }]),
) as { readonly [Kind in UploadKind as `upload:${Kind}`]: typeof upload & Texts } satisfies Record<string, AuditEntity>;
