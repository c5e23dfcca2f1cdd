import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries, settings } from '../kernel.tables.ts';
import { genesis, hashEntry, headSetting } from './append-audit.ts';

/**
 * `edited`: the entry is not what was written · `unlinked`: it does not follow the entry before it, so that one was deleted,
 * added or moved · `cut`: the last entry is not the one that was appended last.
 */
export type TrailProblem = { seq: number; kind: 'edited' | 'unlinked' | 'cut' };
export type TrailReport = { entries: number; problems: TrailProblem[] };

const batchSize = 1_000;
/** A trail with more wrong entries than this needs no longer list. */
const maxProblems = 100;

/** Reads the whole trail in its order and recomputes every hash. */
export async function verifyTrail(db: Db): Promise<TrailReport> {
  const problems: TrailProblem[] = [];
  let previousHash = genesis;
  let entries = 0;
  let seq = 0;
  for (;;) {
    const batch = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.seq, seq))
      .orderBy(asc(auditEntries.seq))
      .limit(batchSize);
    for (const entry of batch) {
      const { before, after } = entry as Record<'before' | 'after', Record<string, unknown> | null>;
      if (entry.previousHash !== previousHash) problems.push({ seq: entry.seq, kind: 'unlinked' });
      if (hashEntry(entry.previousHash, { ...entry, before, after }) !== entry.hash)
        problems.push({ seq: entry.seq, kind: 'edited' });
      previousHash = entry.hash;
      seq = entry.seq;
    }
    entries += batch.length;
    if (batch.length < batchSize || problems.length >= maxProblems) break;
  }
  if (problems.length < maxProblems && (await readHead(db)) !== previousHash) problems.push({ seq, kind: 'cut' });
  return { entries, problems: problems.slice(0, maxProblems) };
}

async function readHead(db: Db): Promise<string> {
  const [head] = await db.select().from(settings).where(eq(settings.name, headSetting));
  return typeof head?.value === 'string' ? head.value : genesis;
}
