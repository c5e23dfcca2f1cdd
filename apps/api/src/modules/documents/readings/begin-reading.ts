import { mostReadFiles } from '@estrada/domain/documents/index';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler, OutcomeHandler } from '../../../kernel/jobs/define-job.ts';
import type { Partners } from '../../../partners/index.ts';
import { everywhere, findProposal } from '../../proposals/index.ts';
import { pageKey } from '../change-document.ts';
import type { documentJobs } from '../documents.jobs.ts';
import { listPagesOf } from '../documents.repository.ts';
import { findReading, type ReadingRow, updateReading } from './readings.repository.ts';

/** The key of the picture of a reading without a proposal, until it is read. */
export const pictureKey = (readingId: string) => `readings/${readingId}`;

/**
 * Sends the pages of a document to the reader, under the reading's own id: a repetition begins no second one. Without
 * pages, as after a removal, nothing is sent.
 */
export const beginReading =
  (documentReader: Partners['documentReader'], files: FileStore): JobHandler<typeof documentJobs.beginReading> =>
  async ({ readingId: id }, context) => {
    const row = await findReading(context.db, id);
    if (row?.status !== 'READING' || row.readingId !== null) return;
    const proposal = row.proposalId && (await findProposal(context.db, everywhere, row.proposalId));
    const pages: Uint8Array[] = [];
    for (const key of await keysOf(row, context)) {
      const bytes = await files.read(key);
      if (bytes) pages.push(bytes);
    }
    if (pages.length === 0) {
      await context.transaction(({ db }) => updateReading(db, id, { status: 'FAILED' }));
      return;
    }
    const { readingId } = await documentReader.begin({
      requestId: id,
      kind: row.kind,
      clientDocument: proposal ? proposal.clientDocument : null,
      files: pages.map((bytes) => Buffer.from(bytes).toString('base64')),
    });
    await context.transaction(({ db }) => updateReading(db, id, { readingId }));
  };

async function keysOf({ id, proposalId, kind }: ReadingRow, { db }: Parameters<ReturnType<typeof beginReading>>[1]) {
  if (!proposalId) return [pictureKey(id)];
  return (await listPagesOf(db, proposalId, kind)).slice(0, mostReadFiles).map(pageKey);
}

/** Marks on a reading that the reader could not be reached. */
export const followReading: OutcomeHandler<typeof documentJobs.beginReading> = async (
  { readingId: id },
  fate,
  { db },
) => {
  const row = await findReading(db, id, { lock: true });
  if (!row || row.readingId !== null) return;
  if (fate === 'tried-again' && row.status === 'FAILED') await updateReading(db, id, { status: 'READING' });
  if (fate !== 'tried-again' && row.status === 'READING') await updateReading(db, id, { status: 'FAILED' });
};
