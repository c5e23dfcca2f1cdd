import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import { type DocumentKind, documentKinds, readingFor } from '../rules/reading-rules.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { isDocument, isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

/** A picture of 10 MB or two, as base64, with what stands around it. */
const LARGEST_BODY_BYTES = 32 * 1024 * 1024;
const READING_SECONDS = 6;
/** Less is no picture of a document. */
const SMALLEST_FILE_CHARACTERS = 400;

type ReadingRequest = { requestId: string; kind: DocumentKind; clientDocument: string | null; files: string[] };

const isFiles = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 4 &&
  value.every((file) => typeof file === 'string' && /^[A-Za-z0-9+/]+=*$/.test(file));

/**
 * The id says what is to be known of a reading, so that it can still be asked for after the sandbox was restarted: what is read, the
 * second from which it is ready, and the digits that decide what it says. No CPF: ids stand in addresses.
 */
const readingId = ({ kind, files }: ReadingRequest, now: Date): string => {
  const isReadable = files.every((file) => file.length >= SMALLEST_FILE_CHARACTERS);
  const digits = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  const readyAt = Math.floor(now.getTime() / 1000) + READING_SECONDS;
  return ['rd', isReadable ? kind : 'NONE', readyAt, digits].join('-');
};

const idShape = /^rd-([A-Z_]+)-(\d+)-([0-9a-f]{12})$/;

function register(scope: FastifyInstance, now: () => Date): void {
  /** whose document a reading should be, where it was said */
  const owners = new AnswerMemory<string>();
  serveCall<ReadingRequest>(scope, {
    method: 'POST',
    path: '/v1/readings',
    largestBodyBytes: LARGEST_BODY_BYTES,
    token: anyToken,
    fields: {
      requestId: isText,
      kind: (value) => documentKinds.includes(value as DocumentKind),
      clientDocument: (value) => value === null || isDocument(value),
      files: isFiles,
    },
    sameBy: ({ requestId }) => requestId,
    answer(request) {
      const id = readingId(request, now());
      if (request.clientDocument !== null) owners.once(id, () => request.clientDocument!);
      return { readingId: id };
    },
  });
  serveCall<{ readingId: string }>(scope, {
    method: 'GET',
    path: '/v1/readings/:readingId',
    token: anyToken,
    fields: { readingId: (value) => idShape.test(String(value)) },
    refuseField: () => ({ status: 404, body: { error: 'unknown_reading' } }),
    answer: ({ readingId }) => {
      const [, kind, readyAt, digits] = idShape.exec(readingId)!;
      if (Number(readyAt) > now().getTime() / 1000) return { status: 'READING' };
      if (kind === 'NONE') return { status: 'UNREADABLE' };
      return { status: 'READ', fields: readingFor(kind as DocumentKind, digits!, owners.recall(readingId)) };
    },
  });
}

/** Plays the document reader (OCR): what it reads follows from the picture, and the CPF is the one that it is told to expect. */
export const documentReader: Partner = {
  id: 'document-reader',
  name: { pt: 'Leitor de documentos', en: 'Document reader' },
  purpose: {
    pt: 'Lê fotos de documentos de identidade e de comprovantes de endereço. Leva 6 segundos; arquivos minúsculos são ilegíveis.',
    en: 'Reads pictures of identity documents and of proofs of address. It takes 6 seconds; tiny files are illegible.',
  },
  endpoints: ['POST /document-reader/v1/readings', 'GET /document-reader/v1/readings/:readingId'],
  refusal: { code: 'OCR-012', message: 'Leitura suspensa para este contrato.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'requestId') || request.url, 60, 250),
    register,
  },
};
