import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

/** The document kinds that can be read. */
export type ReadableKind = 'IDENTITY' | 'ADDRESS_PROOF';

const text = z.string().trim().min(1).max(100).optional();
/** The result of a reading, as in the document. Misread values of another format are dropped, the others stay. */
const fields = z.object({
  name: text.catch(undefined),
  motherName: text.catch(undefined),
  cpf: text.catch(undefined),
  birthDate: z.iso.date().optional().catch(undefined),
  documentType: z.enum(['RG', 'CNH', 'RNE']).optional().catch(undefined),
  documentNr: text.catch(undefined),
  documentIssuer: text.catch(undefined),
  documentIssuedDate: z.iso.date().optional().catch(undefined),
  zipCode: z
    .string()
    .regex(/^\d{8}$/)
    .optional()
    .catch(undefined),
  number: text.catch(undefined),
  complement: text.catch(undefined),
});
export type ReadFields = z.output<typeof fields>;

const startedReading = z.object({ readingId: z.string().regex(/^[\w-]{1,80}$/) });
const reading = z.discriminatedUnion('status', [
  z.object({ status: z.literal('READING') }),
  z.object({ status: z.literal('UNREADABLE') }),
  z.object({ status: z.literal('READ'), fields }),
]);
export type Reading = z.output<typeof reading>;

export interface ReadingRequest {
  requestId: string;
  kind: ReadableKind;
  /** the expected owner of the document; null where unknown */
  clientDocument: string | null;
  /** the pages, base64: pictures or PDFs */
  files: readonly string[];
}

/** The port: reads pictures of documents (OCR). It is asynchronous, and polled until it is done. */
export interface DocumentReader {
  /** @throws PartnerError */
  begin(request: ReadingRequest): Promise<{ readingId: string }>;
  /** @returns null for an unknown reading @throws PartnerError */
  find(readingId: string): Promise<Reading | null>;
}

export const documentReader = definePartner({
  name: 'document-reader',
  url: 'DOCUMENT_READER_URL',
  token: 'DOCUMENT_READER_TOKEN',
  open: (ask): DocumentReader => ({
    begin: (body) => ask({ method: 'POST', path: '/readings', body, answer: startedReading }),
    find: (readingId) =>
      ask({ method: 'GET', path: `/readings/${encodeURIComponent(readingId)}`, answer: reading }).catch(
        fallBackTo(null, 'not-found'),
      ),
  }),
});
