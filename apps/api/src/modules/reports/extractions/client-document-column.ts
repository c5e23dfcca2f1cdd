import { type SQL, sql } from 'drizzle-orm';
import type { ExtractionColumn } from '../extraction.ts';

/** The middle of a CPF, as `maskDocument` shows it. */
export const maskedCpf = (cpf: SQL): SQL => sql`'***.' || substr(${cpf}, 4, 3) || '.' || substr(${cpf}, 7, 3) || '-**'`;

/** The client's CPF or CNPJ; of a CPF users who read registrations masked see the middle, as `maskDocument` shows it. */
export const clientDocumentColumn = (document: SQL): ExtractionColumn => ({
  header: { pt: 'CPF/CNPJ', en: 'CPF/CNPJ' },
  type: 'code',
  value: document,
  masked: sql`case when length(${document}) = 11 then ${maskedCpf(document)} else ${document} end`,
  width: 18,
});
