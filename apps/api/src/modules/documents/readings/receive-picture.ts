import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@estrada/domain/errors/index';
import type { FlowContext } from '../../../kernel/context.ts';
import type { ReceivedFile } from '../../../kernel/route.ts';
import { documentJobs } from '../documents.jobs.ts';
import { acceptFile } from '../intake/accept-file.ts';
import type { IntakeParts } from '../save-page.ts';
import { pictureKey } from './begin-reading.ts';
import { findReading, type ReadingRow, updateReading } from './readings.repository.ts';

/**
 * Receives the one picture of a reading without a proposal, and starts the reading.
 * @throws DomainError SEC004 once there is one
 */
export async function receivePicture(
  { files, scan }: IntakeParts,
  { readingId, linkId, file }: { readingId: string; linkId: string; file: ReceivedFile },
  context: FlowContext,
): Promise<void> {
  ensureWaiting(await findReading(context.db, readingId));
  const sentBytes = await buffer(file.open());
  await scan(sentBytes);
  const { bytes } = await acceptFile(sentBytes);
  await files.write(pictureKey(readingId), bytes);
  try {
    await context.transaction(async (tx) => {
      const row = ensureWaiting(await findReading(tx.db, readingId, { lock: true }));
      await updateReading(tx.db, readingId, { status: 'READING' });
      tx.enqueue(documentJobs.beginReading, { readingId });
      tx.audit({
        action: 'document-reading.receive',
        entity: 'document-reading',
        entityId: readingId,
        after: { documentKind: row.kind, linkId, sha256: createHash('sha256').update(bytes).digest('hex') },
      });
    });
  } catch (error) {
    // of two concurrent pictures the first is already being read
    if (!(error instanceof DomainError)) await files.remove(pictureKey(readingId));
    throw error;
  }
}

function ensureWaiting(row: ReadingRow | null): ReadingRow {
  if (row?.status !== 'WAITING') throw new DomainError('SEC004');
  return row;
}
