import { asc, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditEntries, settings } from '../kernel.tables.ts';
import { genesis, hashEntry, headSetting } from './append-audit.ts';
import { keyName, nameInHash } from './audit-keys.ts';

/**
 * `edited`: the entry is not what was written · `unlinked`: it does not follow the previous entry, so one was deleted,
 * added or moved · `cut`: the last entry is not the one that was appended last · `replaced`: the published head is not
 * in the trail, so its end was truncated or the whole was rewritten · `unkeyed`: it has no key although an earlier
 * entry does, or although it is the last and a key is known · `key-unknown`: it is signed with a key that was not
 * given; reported once per key.
 */
export type TrailProblem = {
  seq: number;
  kind: 'edited' | 'unlinked' | 'cut' | 'replaced' | 'unkeyed' | 'key-unknown';
};
/** `keyed`: how many of the entries are signed with a key */
export type TrailReport = { entries: number; keyed: number; problems: TrailProblem[] };

/** The last entry of a trail at some moment, stored where the owner of the database cannot change it. */
export type TrailHead = { seq: number; hash: string };

const batchSize = 1_000;
/** Beyond this number of wrong entries a longer list adds nothing. */
const maxProblems = 100;

/** The current last entry of the trail; null while there is none. */
export async function readTrailHead(db: Db): Promise<TrailHead | null> {
  const { seq, hash } = auditEntries;
  const [last] = await db.select({ seq, hash }).from(auditEntries).orderBy(desc(seq)).limit(1);
  return last ?? null;
}

/** A published head as one word, `4711:9f86…`. */
export const writeTrailHead = ({ seq, hash }: TrailHead): string => `${seq}:${hash}`;

/** Parses a published head; null when the text is none. */
export function parseTrailHead(word: string): TrailHead | null {
  const [, seq, hash] = /^(\d{1,15}):((?:[0-9a-f]{8}\.)?[0-9a-f]{64})$/.exec(word.trim()) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : null;
}

/**
 * Reads the whole trail in order and recomputes every hash.
 *
 * @param published an earlier head: the owner of the database can forge a trail that is consistent in itself, but none
 *   that contains it
 * @param keys the current key and earlier ones; without them a signed entry cannot be forged
 */
export async function verifyTrail(
  db: Db,
  published: TrailHead | null = null,
  keys: readonly string[] = [],
): Promise<TrailReport> {
  const keyOf = new Map(keys.map((key) => [keyName(key), key]));
  const unknownKeys = new Set<string>();
  let keyed = 0;
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
      const name = nameInHash(entry.hash);
      const key = name === null ? null : keyOf.get(name);
      if (key === undefined) {
        if (!unknownKeys.has(name!)) problems.push({ seq: entry.seq, kind: 'key-unknown' });
        unknownKeys.add(name!);
      } else if (hashEntry(entry.previousHash, { ...entry, before, after }, key) !== entry.hash)
        problems.push({ seq: entry.seq, kind: 'edited' });
      if (name !== null) keyed++;
      else if (keyed > 0) problems.push({ seq: entry.seq, kind: 'unkeyed' });
      holdsPublished ||= entry.seq === published?.seq && entry.hash === published.hash;
      previousHash = entry.hash;
      seq = entry.seq;
    }
    entries += batch.length;
    if (batch.length < batchSize || problems.length >= maxProblems) break;
  }
  if (keys.length > 0 && entries > 0 && keyed === 0) problems.push({ seq, kind: 'unkeyed' });
  if (problems.length < maxProblems && (await readHead(db)) !== previousHash) problems.push({ seq, kind: 'cut' });
  if (published && !holdsPublished && problems.length < maxProblems)
    problems.push({ seq: published.seq, kind: 'replaced' });
  return { entries, keyed, problems: problems.slice(0, maxProblems) };
}

async function readHead(db: Db): Promise<string> {
  const [head] = await db.select().from(settings).where(eq(settings.name, headSetting));
  return typeof head?.value === 'string' ? head.value : genesis;
}
