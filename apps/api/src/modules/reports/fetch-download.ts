import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { UseCase } from '../../kernel/route.ts';
import { contentTypes } from '../../kernel/spreadsheets/content-types.ts';
import { findFinishedFile } from './reports.repository.ts';
import { fileKey } from './write-extraction.ts';

/** Makes a mark of a text that only this installation can make. */
export type Seal = (text: string) => string;

const validMs = 300_000;
const sealedText = (fileName: string, expires: number) => `download:${expires}:${fileName}`;

/** A signed address of one's own finished file; somebody else's file and one that is not there look the same. */
export function makeReadDownloadAddress(seal: Seal): UseCase<typeof endpoints.readDownloadAddress, WriteContext> {
  return async ({ query: { fileName } }, context) => {
    const row = await findFinishedFile(context.db, fileName);
    if (row?.userId !== callerOf(context).viewer.userId) throw new DomainError('SEC004');
    context.audit({ action: 'extraction.fetch', entity: 'extraction', entityId: row.id, after: { type: row.type } });
    const expires = context.now.getTime() + validMs;
    const signature = seal(sealedText(fileName, expires));
    return { url: buildPath(endpoints.fetchDownload, 'public', { fileName }, { expires, signature }) };
  };
}

/** The file of a signed address. Only names that the table knows are opened, so no name leads anywhere else. */
export function makeFetchDownload(seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchDownload, ReadContext> {
  return async ({ params: { fileName }, query: { expires, signature } }, context) => {
    if (!isSame(signature, seal(sealedText(fileName, expires)))) throw new DomainError('SEC004');
    if (expires < context.now.getTime()) throw new DomainError('SIS002');
    const row = await findFinishedFile(context.db, fileName);
    const file = row && (await files.openRead(fileKey(row.fileName)));
    if (!row || !file) throw new DomainError('SEC004');
    return { fileName: row.fileName, contentType: contentTypes[row.format], content: file.content };
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
