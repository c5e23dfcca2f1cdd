import { Readable } from 'node:stream';
import { DomainError } from '@estrada/domain/errors/index';
import type { Endpoint, UploadRequest } from '@estrada/endpoints/index';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer, ReceivedFile } from '../route.ts';

/** Lets calls carry one file as `multipart/form-data`; how large it may be is the endpoint's own limit. */
export async function acceptFiles(server: FastifyInstance): Promise<void> {
  await server.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 0, parts: 1, fieldNameSize: 100, headerPairs: 20 },
  });
}

/**
 * Begins to receive the file of a request; its bytes are not read yet.
 *
 * @throws DomainError DOM002 at `file` when there is none or its name has an extension that is not accepted, SIS005
 * when the request says itself that it is too large
 */
export async function receiveFile(request: FastifyRequest, upload: UploadRequest): Promise<ReceivedFile> {
  // the envelope adds a few hundred bytes; what passes here is counted again while it is read
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + 4_096) throw new DomainError('SIS005');
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: upload.maxBytes + 1 } }) : undefined;
  if (part?.fieldname !== 'file' || !part.filename)
    throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'required' }] });
  const fileName = part.filename.replace(/^.*[/\\]/, '').slice(-200);
  const extension = /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (!extension || !upload.extensions.includes(extension)) {
    part.file.resume();
    throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.extension' }] });
  }
  return { fileName, content: part.file };
}

/** Sends a file to be saved under its name. */
export function sendFile(reply: FastifyReply, { fileName, contentType, content }: FileAnswer): FastifyReply {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .send(content instanceof Readable ? content : Buffer.from(content));
}

/** Whether an endpoint answers with a file instead of JSON. */
export const answersFile = (endpoint: Endpoint): boolean => 'file' in endpoint.response;
