import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

type Reads = readonly (() => unknown)[];
type Answers<All extends Reads> = { -readonly [Index in keyof All]: Awaited<ReturnType<All[Index]>> };

/**
 * Independent reads: in parallel on the connections of a pool, where the caller waits for the slowest and not for their
 * sum; one after another in a transaction, which has one connection.
 */
export async function readTogether<const All extends Reads>(db: Db, ...reads: All): Promise<Answers<All>> {
  if (!is(db, PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Answers<All>;
  const answers: unknown[] = [];
  for (const read of reads) answers.push(await read());
  return answers as Answers<All>;
}
