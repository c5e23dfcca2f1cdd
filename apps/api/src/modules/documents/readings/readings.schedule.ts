import { type ReadClient, readingMinutes, readingRetentionDays, usableReading } from '@estrada/domain/documents/index';
import { and, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { FlowContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { Task, TaskContext } from '../../../kernel/jobs/schedule.ts';
import type { Partners } from '../../../partners/index.ts';
import { pictureKey } from './begin-reading.ts';
import { findReading, type ReadingRow, updateReading } from './readings.repository.ts';
import { documentReadings } from './readings.tables.ts';

type Asked = { partners: Pick<Partners, 'documentReader' | 'postalCodes'>; files: FileStore };

export function readingSchedule({ partners, files }: Asked): Task[] {
  const ago = ({ now }: TaskContext, minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return [
    {
      // queries the reader for pending readings; those that take too long are ended below
      name: 'documents.ask-reader',
      every: 10,
      atMost: 50,
      rows: ({ db }, limit) => listUnderWay(db, limit),
      async run(id, context) {
        const row = await findReading(context.db, id);
        if (!row?.readingId || !isUnderWay(row)) return;
        const found = await partners.documentReader.find(row.readingId);
        if (found?.status === 'READING') return;
        if (found?.status === 'READ') {
          const read = await withAddress(usableReading(found.fields), partners.postalCodes);
          await settle(row, { status: 'READ', read }, files, context);
        } else await settle(row, { status: found ? 'UNREADABLE' : 'FAILED', read: null }, files, context);
      },
    },
    {
      // ends readings without a picture and those that the reader has lost
      name: 'documents.end-readings',
      every: 60,
      rows: (context, limit) => listWaitingSince(context.db, ago(context, readingMinutes), limit),
      async run(id, context) {
        const row = await findReading(context.db, id);
        if (row) await settle(row, { status: 'FAILED', read: null }, files, context);
      },
    },
    {
      name: 'documents.erase-readings',
      every: 3_600,
      act: (context) => removeReadingsBefore(context.db, ago(context, readingRetentionDays * 1440)),
    },
  ];
}

/** The street and the city of a postal code that was read: numbers are recognized better than words. */
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
    // finished, or ended, by another run
    if (!current || !isUnderWay(current)) return;
    await updateReading(tx.db, row.id, end);
    tx.audit({
      action: 'document-reading.end',
      entity: 'document-reading',
      entityId: row.id,
      after: { documentKind: row.kind, status: end.status },
    });
  });
  // its picture is no longer needed
  if (!row.proposalId) await files.remove(pictureKey(row.id));
}

const underWay: ReadingRow['status'][] = ['WAITING', 'READING'];

const isUnderWay = ({ status }: ReadingRow): boolean => underWay.includes(status);

const listIds = async (db: Db, where: SQL | undefined, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: documentReadings.id })
    .from(documentReadings)
    .where(and(inArray(documentReadings.status, underWay), where))
    .orderBy(documentReadings.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Readings that the reader has not finished, oldest first. */
const listUnderWay = (db: Db, limit: number) => listIds(db, isNotNull(documentReadings.readingId), limit);

/** Readings that have been pending since before then. */
const listWaitingSince = (db: Db, before: Date, limit: number) =>
  listIds(db, lt(documentReadings.askedAt, before), limit);

const removeReadingsBefore = (db: Db, before: Date) =>
  db.delete(documentReadings).where(lt(documentReadings.askedAt, before));
