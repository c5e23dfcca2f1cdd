import { type ReadClient, readingMinutes, readingRetentionDays, usableReading } from '@estrada/domain/documents/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { claimTurn } from '../../../kernel/database/claim-day.ts';
import type { FileStore } from '../../../kernel/files.ts';
import { PartnerError, type Partners } from '../../../partners/index.ts';
import { pictureKey } from './begin-reading.ts';
import {
  findReading,
  listUnderWay,
  listWaitingSince,
  type ReadingRow,
  removeReadingsBefore,
  updateReading,
} from './readings.repository.ts';

/** How often the reader is asked, for all that it has at once. */
export const pollSeconds = 10;
/** Readings at a time; the others are asked for ten seconds later. */
const perTurn = 50;

/** Whom the poller asks. */
type Requested = { partners: Pick<Partners, 'documentReader' | 'postalCodes'>; files: FileStore };

/** Asks the reader, every ten seconds and by one process alone, for what it has begun. */
export async function pollReadings({ partners, files }: Requested, context: FlowContext): Promise<void> {
  const turn = Math.floor(context.now.getTime() / (pollSeconds * 1000));
  if (!(await claimTurn(context.db, 'document-readings', String(turn)))) return;
  for (const row of await listUnderWay(context.db, perTurn)) {
    const found = await partners.documentReader.find(row.readingId!).catch(waitOut);
    if (found === 'away') return;
    if (found?.status === 'READING') continue;
    if (found?.status === 'READ') {
      const read = await withAddress(usableReading(found.fields), partners.postalCodes);
      await settle(row, { status: 'READ', read }, files, context);
    } else await settle(row, { status: found ? 'UNREADABLE' : 'FAILED', read: null }, files, context);
  }
}

/** The reader is away or has enough of us: the next turn asks again, and what takes too long is ended by the sweep. */
function waitOut(error: unknown): 'away' {
  if (error instanceof PartnerError) return 'away';
  throw error;
}

/** The street and the city of a postal code that was read: numbers are read better than words. */
async function withAddress(read: ReadClient, postalCodes: Partners['postalCodes']): Promise<ReadClient> {
  if (!read.zipCode) return read;
  const found = await postalCodes.find(read.zipCode).catch(() => null);
  if (!found) return read;
  const { street, neighborhood, city: cityName, cityId, state: stateId } = found;
  return {
    ...read,
    stateId,
    cityId,
    cityName,
    ...(street ? { street } : {}),
    ...(neighborhood ? { neighborhood } : {}),
  };
}

async function settle(
  row: ReadingRow,
  end: Pick<ReadingRow, 'status' | 'read'>,
  files: FileStore,
  context: FlowContext,
): Promise<void> {
  await context.transaction(async (tx) => {
    const current = await findReading(tx.db, row.id, { lock: true });
    // read, or ended, by another turn meanwhile
    if (!current || !['WAITING', 'READING'].includes(current.status)) return;
    await updateReading(tx.db, row.id, end);
    tx.audit({
      action: 'document-reading.end',
      entity: 'document-reading',
      entityId: row.id,
      after: { documentKind: row.kind, status: end.status },
    });
  });
  // its picture has done its work
  if (!row.proposalId) await files.remove(pictureKey(row.id));
}

/** Ends what no picture came for and what the reader has forgotten, and erases what was read long ago. */
export async function sweepReadings(files: FileStore, context: FlowContext): Promise<void> {
  const before = (minutes: number) => new Date(context.now.getTime() - minutes * 60_000);
  for (const row of await listWaitingSince(context.db, before(readingMinutes), perTurn))
    await settle(row, { status: 'FAILED', read: null }, files, context);
  await removeReadingsBefore(context.db, before(readingRetentionDays * 1440));
}
