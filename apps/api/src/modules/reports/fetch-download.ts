import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { UseCase } from '../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../kernel/signed-address.ts';
import { contentTypes } from '../../kernel/spreadsheets/content-types.ts';
import { findFinishedFile } from './reports.repository.ts';
import { fileKey } from './write-extraction.ts';

const downloads = { name: 'download', validMs: 300_000 };

/** A signed address of one's own finished file; somebody else's file and one that is not there look the same. */
export function makeReadDownloadAddress(seal: Seal): UseCase<typeof endpoints.readDownloadAddress, WriteContext> {
  return async ({ query: { fileName } }, context) => {
    const row = await findFinishedFile(context.db, fileName);
    if (row?.userId !== callerOf(context).viewer.userId) throw new DomainError('SEC004');
    context.audit({ action: 'extraction.fetch', entity: 'extraction', entityId: row.id, after: { type: row.type } });
    const query = signAddress(seal, downloads, fileName, context.now);
    return { url: buildPath(endpoints.fetchDownload, 'public', { fileName }, query) };
  };
}

/** The file of a signed address. Only names that the table knows are opened, so no name leads anywhere else. */
export function makeFetchDownload(seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchDownload, ReadContext> {
  return async ({ params: { fileName }, query }, context) => {
    ensureSigned(seal, downloads, fileName, query, context.now);
    const row = await findFinishedFile(context.db, fileName);
    const file = row && (await files.openRead(fileKey(row.fileName)));
    if (!row || !file) throw new DomainError('SEC004');
    return { fileName: row.fileName, contentType: contentTypes[row.format], content: file.content };
  };
}
