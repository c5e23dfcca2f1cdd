import { asc, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries, settings } from '../kernel.tables.ts';
import { genesis, hashEntry, headSetting } from './append-audit.ts';

/**
 * `edited`: the entry is not what was written · `unlinked`: it does not follow the entry before it, so that one was deleted,
 * added or moved · `cut`: the last entry is not the one that was appended last · `replaced`: the published head is not in the
 * trail, so that its end was cut off or the whole was written anew.
 */
export type TrailProblem = { seq: number; kind: 'edited' | 'unlinked' | 'cut' | 'replaced' };
export type TrailReport = { entries: number; problems: TrailProblem[] };

/** The last entry of a trail at some moment, kept where the owner of the database cannot change it. */
export type TrailHead = { seq: number; hash: string };

const batchSize = 1_000;
/** A trail with more wrong entries than this needs no longer list. */
const maxProblems = 100;

/** The last entry of the trail now; null while there is none. */
export async function readTrailHead(db: Db): Promise<TrailHead | null> {
  const { seq, hash } = auditEntries;
  const [last] = await db.select({ seq, hash }).from(auditEntries).orderBy(desc(seq)).limit(1);
  return last ?? null;
}

/** A published head as one word, `4711:9f86…`. */
export const writeTrailHead = ({ seq, hash }: TrailHead): string => `${seq}:${hash}`;

/** The head that a word stands for; null when it is none. */
export function parseTrailHead(word: string): TrailHead | null {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(word.trim()) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : null;
}

/**
 * Reads the whole trail in its order and recomputes every hash.
 *
 * @param published a head of before: who owns the database can make a trail that is whole in itself, but none that holds it
 */
export async function verifyTrail(db: Db, published: TrailHead | null = null): Promise<TrailReport> {
  const problems: TrailProblem[] = [];
  let previousHash = genesis;
  let entries = 0;
  let seq = 0;
  let holdsPublished = published === null;
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
      holdsPublished ||= entry.seq === published?.seq && entry.hash === published.hash;
      previousHash = entry.hash;
      seq = entry.seq;
    }
    entries += batch.length;
    if (batch.length < batchSize || problems.length >= maxProblems) break;
  }
  if (problems.length < maxProblems && (await readHead(db)) !== previousHash) problems.push({ seq, kind: 'cut' });
  if (published && !holdsPublished && problems.length < maxProblems)
    problems.push({ seq: published.seq, kind: 'replaced' });
  return { entries, problems: problems.slice(0, maxProblems) };
}

async function readHead(db: Db): Promise<string> {
  const [head] = await db.select().from(settings).where(eq(settings.name, headSetting));
  return typeof head?.value === 'string' ? head.value : genesis;
}
