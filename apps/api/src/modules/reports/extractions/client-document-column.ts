import { type SQL, sql } from 'drizzle-orm';
import type { ExtractionColumn } from '../extraction.ts';

/** The middle of a CPF, as `maskDocument` shows it. */
const maskedCpf = (cpf: SQL): SQL => sql`'***.' || substr(${cpf}, 4, 3) || '.' || substr(${cpf}, 7, 3) || '-**'`;

/** What is shown of a CPF or CNPJ, as by `maskDocument`; empty without one. */
export const maskedDocument = (document: SQL): SQL => sql`case length(${document})
  when 11 then ${maskedCpf(document)}
  when 14 then '**.' || substr(${document}, 3, 3) || '.' || substr(${document}, 6, 3) || '/****-**' end`;

/** The client's CPF or CNPJ; of a CPF users who read registrations masked see the middle, as `maskDocument` shows it. */
export const clientDocumentColumn = (document: SQL): ExtractionColumn => ({
  header: { pt: 'CPF/CNPJ', en: 'CPF/CNPJ' },
  type: 'code',
  value: document,
  masked: sql`case when length(${document}) = 11 then ${maskedCpf(document)} else ${document} end`,
  width: 18,
});
