import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { FileFields } from '@estrada/endpoints/index';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { copyPrefix } from '../file-vault/local-copy.ts';
import { FileTooLarge, openStream } from '../files.ts';
import type { ReceivedFile } from '../route.ts';

/** Error codes of the form parser. A broken connection is none of them: the form itself is not at fault. */
const byCode: Readonly<Record<string, { path: string; key: MessageKey }>> = {
  FST_FILES_LIMIT: { path: '', key: 'form.tooManyParts' },
  FST_FIELDS_LIMIT: { path: '', key: 'form.tooManyParts' },
  FST_PARTS_LIMIT: { path: '', key: 'form.tooManyParts' },
  FST_PROTO_VIOLATION: { path: '', key: 'value.notAllowed' },
  FST_INVALID_JSON_FIELD_ERROR: { path: 'fields', key: 'value.notAllowed' },
};

/** Turns a malformed form into a refusal that names the fault; returns every other failure unchanged. */
function malformedForm(error: unknown): unknown {
  if (error instanceof DomainError || !(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code) return byCode[code] ? refuse(byCode[code].path, byCode[code].key, error) : error;
  // the underlying parser has messages only; a boundary over 256 characters is a needle that it does not search for
  if (/boundary not found|needle/i.test(error.message)) return refuse('Content-Type', 'form.noBoundary', error);
  if (/multipart|malformed|terminated early|end of form/i.test(error.message)) return refuse('', 'form.broken', error);
  return error;
}

const refuse = (path: string, key: MessageKey, cause: Error) =>
  new DomainError('DOM002', { fields: [{ path, key }], cause });

/** The part that carries the JSON of the body, next to the files. */
const fieldsPart = 'fields';
const maxFieldsBytes = 256 * 1024;
/** What the envelope adds to the files and the fields. */
const envelopeBytes = 8 * 1024;
const folderPrefix = 'estrada-received-';

/** The parts of a multipart request. `remove` deletes its files: call it when the request is over, however it ended. */
export interface ReceivedForm {
  /** the JSON part, not validated yet; undefined where there is none */
  body: unknown;
  files: Record<string, ReceivedFile[]>;
  remove(): Promise<void>;
}

/** Accepts files as `multipart/form-data`; each endpoint has its own limits of number and size. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  await server.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, headerPairs: 20 },
  });
}

/**
 * Receives the files and the JSON of a form; the files are stored in their own folder until `remove`.
 *
 * @throws DomainError DOM002 naming the part that is missing, unknown, too frequent or of a refused type, or the fault
 * of the form itself; SIS005 for too many bytes. No file is left then.
 */
export async function receiveForm(request: FastifyRequest, expected: FileFields): Promise<ReceivedForm> {
  const largest = Object.values(expected).reduce((sum, { max, maxBytes }) => sum + max * maxBytes, 0);
  // a false header is caught by counting again during the read
  if (Number(request.headers['content-length'] ?? 0) > largest + maxFieldsBytes + envelopeBytes)
    throw new DomainError('SIS005');
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await receiveParts(request, expected, folder)), remove };
  } catch (error) {
    await remove();
    throw malformedForm(error);
  }
}

async function receiveParts(request: FastifyRequest, expected: FileFields, folder: string) {
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(Object.keys(expected).map((name) => [name, []]));
  const problems: FieldProblem[] = [];
  let body: unknown;
  const maxFiles = Object.values(expected).reduce((sum, { max }) => sum + max, 0);
  const fileSize = Math.max(...Object.values(expected).map(({ maxBytes }) => maxBytes)) + 1;
  // one more than allowed, so that the surplus part can be named
  const limits = { files: maxFiles + 1, fields: 2, parts: maxFiles + 3, fileSize, fieldSize: maxFieldsBytes };
  const parts = request.isMultipart() ? request.parts({ limits }) : [];
  for await (const part of parts) {
    const rule = expected[part.fieldname];
    if (part.type === 'field') {
      if (part.fieldname !== fieldsPart || body !== undefined)
        problems.push({ path: part.fieldname, key: 'value.notAllowed' });
      else if (part.valueTruncated) throw new FileTooLarge();
      else body = readFields(part.value);
      continue;
    }
    const problem = rule
      ? problemOf(part, rule, files[part.fieldname]!.length)
      : ({ key: 'value.notAllowed' } as const);
    if (problem) {
      problems.push({ path: part.fieldname, ...problem });
      part.file.resume();
    } else
      files[part.fieldname]!.push(
        await store(part, join(folder, `${part.fieldname}-${files[part.fieldname]!.length}`), rule!.maxBytes),
      );
  }
  const missing = Object.entries(expected).flatMap(([path, { isOptional }]) =>
    isOptional || files[path]!.length > 0 || problems.some((problem) => problem.path === path)
      ? []
      : [{ path, key: 'required' } as const],
  );
  if (missing.length + problems.length > 0) throw new DomainError('DOM002', { fields: [...missing, ...problems] });
  return { body, files };
}

function problemOf(
  part: MultipartFile,
  { max, types }: FileFields[string],
  received: number,
): Omit<FieldProblem, 'path'> | null {
  if (!part.filename) return { key: 'required' };
  if (received >= max) return { key: 'file.tooMany', params: { max } };
  const extension = /\.([A-Za-z0-9]+)$/.exec(part.filename)?.[1]?.toLowerCase();
  return extension && types.includes(extension) ? null : { key: 'file.extension' };
}

/** @throws FileTooLarge past `maxBytes` */
async function store(part: MultipartFile, path: string, maxBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  // opened before anything can fail: a stream that opens the file itself may create it after it was removed again
  const target = await open(path, 'wx');
  await pipeline(
    part.file,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        sizeBytes += piece.length;
        if (sizeBytes > maxBytes) throw new FileTooLarge();
        hash.update(piece);
        yield piece;
      }
    },
    target.createWriteStream(),
  );
  const fileName = part.filename.replace(/^.*[/\\]/, '').slice(-200);
  return { fileName, sizeBytes, sha256: hash.digest('hex'), open: () => openStream(path) };
}

/** Browsers send the JSON as text; a part with a JSON content type is parsed already. */
function readFields(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new DomainError('DOM002', { fields: [{ path: fieldsPart, key: 'value.notAllowed' }] });
  }
}

/** How long a folder of a killed process stays: no request lasts an hour, no reading of a table half a day. */
const retentionMs = { [folderPrefix]: 3_600_000, [copyPrefix]: 12 * 3_600_000 };

/** Removes the files of killed processes. */
export async function sweepReceived(): Promise<void> {
  // folders are dated by the disk's clock, which may differ from this process's
  const mark = await mkdtemp(join(tmpdir(), folderPrefix));
  const { mtimeMs: now } = await stat(mark);
  for (const name of await readdir(tmpdir())) {
    const [, kept] = Object.entries(retentionMs).find(([prefix]) => name.startsWith(prefix)) ?? [];
    if (kept === undefined) continue;
    const path = join(tmpdir(), name);
    const made = await stat(path).catch(() => null);
    if (path === mark || (made && now - made.mtimeMs > kept)) await rm(path, { recursive: true, force: true });
  }
}
