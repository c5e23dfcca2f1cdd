import { AsyncLocalStorage } from 'node:async_hooks';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { watchedChanges } from '../kernel.tables.ts';
import type { Db } from './database.ts';
import { preparedRead } from './prepared-read.ts';

/** Upper bounds of the cache. */
interface Limits {
  answers: number;
  rows: number;
}

// a row of a price table takes about half a kilobyte: 50 MB at the worst
const usualLimits: Limits = { answers: 5_000, rows: 100_000 };

interface Entry {
  answer: Promise<unknown>;
  rows: number;
}

/** An LRU cache of answers, by function and arguments. */
class LruCache {
  readonly #kept = new Map<string, Entry>();
  readonly #limits: Limits;
  #rows = 0;

  constructor(limits = usualLimits) {
    this.#limits = limits;
  }

  /** Returns the cached answer, or reads it. Concurrent callers share one read. A failed read is not cached. */
  take<Answer>(question: string, read: () => Promise<Answer>): Promise<Answer> {
    const found = this.#kept.get(question);
    if (found) {
      this.#kept.delete(question);
      this.#kept.set(question, found);
      return found.answer as Promise<Answer>;
    }
    const answer = read().then(freeze);
    const kept: Entry = { answer, rows: 0 };
    this.#kept.set(question, kept);
    answer.then(
      (value) => this.#weigh(question, kept, Array.isArray(value) ? value.length : 1),
      () => this.#remove(question, kept),
    );
    return answer;
  }

  #weigh(question: string, kept: Entry, rows: number): void {
    if (this.#kept.get(question) !== kept) return;
    kept.rows = rows;
    this.#rows += rows;
    for (const [oldest, other] of this.#kept) {
      if (this.#rows <= this.#limits.rows && this.#kept.size <= this.#limits.answers) return;
      this.#remove(oldest, other);
    }
  }

  #remove(question: string, kept: Entry): void {
    if (this.#kept.get(question) !== kept) return;
    this.#kept.delete(question);
    this.#rows -= kept.rows;
  }
}

/** Frozen deeply: a caller that changed a cached row would change it for all. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Arguments of a cached read: they alone identify its answer. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** The tables that cached reads come from: a trigger on each counts its changes (`watched_changes`). */
export const watchedTables = new Set<string>();

const readRevision = preparedRead('revision_of_kept_reads', (db) =>
  db
    .select({
      // includes the newest id: a database restored to an earlier moment counts its changes again from there, with
      // other ids
      revision: sql<string>`coalesce(sum(${watchedChanges.changes}), 0) || '/' || coalesce(max(${watchedChanges.id}), 0)`,
    })
    .from(watchedChanges),
);

/** The cache of one process for one database. */
class Keeper {
  #revision: string | undefined;
  #shelf: LruCache;
  #underWay: Promise<LruCache> | undefined;
  #next: Promise<LruCache> | undefined;
  readonly #db: Db;
  readonly #limits: Limits | undefined;

  constructor(db: Db, limits?: Limits) {
    this.#db = db;
    this.#limits = limits;
    this.#shelf = new LruCache(limits);
  }

  /** The cache for the rows as currently committed. Callers that arrive during a query share the next one. */
  look(): Promise<LruCache> {
    this.#next ??= this.#ask();
    return this.#next;
  }

  async #ask(): Promise<LruCache> {
    // the running query may have started before a change that this caller must see
    await this.#underWay?.catch(() => {});
    this.#underWay = this.#next;
    this.#next = undefined;
    const [row] = await readRevision(this.#db);
    if (row!.revision !== this.#revision) {
      this.#revision = row!.revision;
      this.#shelf = new LruCache(this.#limits);
    }
    return this.#shelf;
  }
}

const keepers = new WeakMap<Db, Keeper>();

/** Caches reads of a database. Not called for a transaction: its uncommitted writes are invisible to others. */
export function withCachedReads(db: Db, limits?: Limits): Db {
  keepers.set(db, new Keeper(db, limits));
  return db;
}

const moments = new AsyncLocalStorage<Map<Keeper, Promise<LruCache>>>();

/**
 * Runs work whose cached reads all show the state at the first read: changes are checked once. For calls that only
 * read.
 */
export const inOneMoment = <Result>(work: () => Result): Result => moments.run(new Map(), work);

function cacheOf(keeper: Keeper): Promise<LruCache> {
  const moment = moments.getStore();
  const seen = moment?.get(keeper);
  if (seen) return seen;
  const shelf = keeper.look();
  moment?.set(keeper, shelf);
  return shelf;
}

/**
 * A read whose answer stays cached in the process until one of its tables changes. Every process sees a committed
 * change in its next read; a transaction reads directly and caches nothing.
 *
 * @param from every table that it reads, each with the trigger of `watched_changes`
 * @param read depends on its arguments alone (the day among them), not on clock or caller; its answer is frozen
 */
export function cachedRead<Args extends readonly Plain[], Answer>(
  { name, from }: { name: string; from: readonly PgTable[] },
  read: (db: Db, ...args: Args) => Promise<Answer>,
): (db: Db, ...args: Args) => Promise<Answer> {
  for (const table of from) watchedTables.add(getTableName(table));
  return async (db, ...args) => {
    const keeper = keepers.get(db);
    if (!keeper) return read(db, ...args);
    const shelf = await cacheOf(keeper);
    return shelf.take(JSON.stringify([name, ...args]), () => read(db, ...args));
  };
}

/**
 * Merges many counted changes into one row with the same sum. Safe to run concurrently: rows that one run has merged
 * are gone for the other.
 */
export const gatherChanges = (db: Db) =>
  db.execute(sql`
    with gathered as (
      delete from ${watchedChanges} where (select count(*) from ${watchedChanges}) > 100 returning ${watchedChanges.changes}
    )
    insert into ${watchedChanges} (changes) select sum(changes) from gathered having count(*) > 0`);
