import type { PageRequest } from '@estrada/domain/lists/index';
import type { ExtractionMessageKey } from '@estrada/domain/reports/index';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { extractions } from './reports.tables.ts';

export type ExtractionRow = typeof extractions.$inferSelect;

const newestFirst: PageOrder = {
  name: 'requestedAt',
  by: extractions.requestedAt,
  type: 'timestamptz',
  direction: 'desc',
  id: extractions.id,
};

export async function insertExtraction(db: Db, row: typeof extractions.$inferInsert): Promise<ExtractionRow> {
  const [inserted] = await db.insert(extractions).values(row).returning();
  return inserted!;
}

/** The files of a type that a person requested, newest first. */
export async function listExtractions(db: Db, userId: string, type: string, page: PageRequest) {
  const own = and(eq(extractions.userId, userId), eq(extractions.type, type));
  return pageOfTable(db, { table: extractions, where: own, order: newestFirst }, page);
}

/** A finished file by its name; the caller checks whose it is. */
export async function findFinishedFile(db: Db, fileName: string): Promise<ExtractionRow | null> {
  const [row] = await db
    .select()
    .from(extractions)
    .where(and(eq(extractions.fileName, fileName), eq(extractions.status, 'SUCCESS')));
  return row ?? null;
}

/** Takes a waiting extraction; null when it is taken or over already. */
export async function claimExtraction(db: Db, id: string, now: Date): Promise<ExtractionRow | null> {
  const [row] = await db
    .update(extractions)
    .set({ status: 'PROCESSING', progressAt: now })
    .where(and(eq(extractions.id, id), eq(extractions.status, 'PENDING')))
    .returning();
  return row ?? null;
}

/** @returns false when the extraction is no longer at work */
export async function reportProgress(
  db: Db,
  id: string,
  progress: { rowCount: number; expectedRows: number },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(extractions)
    .set({ ...progress, progressAt: now })
    .where(and(eq(extractions.id, id), eq(extractions.status, 'PROCESSING')))
    .returning({ id: extractions.id });
  return changed.length > 0;
}

/** Says that the worker of an extraction lives. */
export async function beatExtraction(db: Db, id: string, now: Date): Promise<void> {
  const atWork = and(eq(extractions.id, id), eq(extractions.status, 'PROCESSING'));
  await db.update(extractions).set({ progressAt: now }).where(atWork);
}

type Outcome =
  | { status: 'SUCCESS'; rowCount: number; expectedRows: number; sizeBytes: number }
  | { status: 'ERROR'; messageKey: ExtractionMessageKey };

export async function finishExtraction(db: Db, id: string, outcome: Outcome, now: Date): Promise<void> {
  await db
    .update(extractions)
    .set({ ...outcome, finishedAt: now, progressAt: now })
    .where(and(eq(extractions.id, id), inArray(extractions.status, ['PENDING', 'PROCESSING'])));
}
