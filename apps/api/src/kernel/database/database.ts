import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import { OperatorError } from '../operator-error.ts';

/** The job store's own connections. */
interface PoolOfJobs {
  connectionString: string;
  max: number;
  /** after so long an unused one is closed, never for 0; by default ten seconds */
  idleTimeoutMillis?: number;
}

/** The database as use cases see it: the pool, or the transaction they run in. Never use the outer one inside a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface DatabaseHandle {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** what pg-boss needs to run on the same database */
  jobs: { db: NonNullable<ConstructorOptions['db']>; backend?: 'pglite' } | PoolOfJobs;
  /** Many rows at once, by COPY, which is far faster than INSERT. */
  openCopyIn(target: CopyTarget): Promise<CopyIn>;
  /** The rows of a query as CSV with `;`, without a heading, streamed. The embedded database buffers them all. */
  copyOut(query: SQL): AsyncIterable<Uint8Array>;
  /** Asks a server on a connection of its own; absent where the database runs in this process. */
  ping?(): Promise<void>;
  close(): Promise<void>;
}

export interface CopyTarget {
  table: string;
  columns: readonly string[];
}

/**
 * Rows on their way into a table, as CSV lines with commas. On a server they are one transaction, invisible until
 * `end`; the embedded database commits each chunk, so that other work runs in between. The writer must therefore be
 * able to distinguish finished rows from unfinished ones (a table id that is not in force yet).
 */
export interface CopyIn {
  write(lines: string): Promise<void>;
  end(): Promise<void>;
  abort(): Promise<void>;
}

/** The database cannot be opened; the message is one sentence for the operator who starts the server. */
export class DatabaseOpenError extends OperatorError {}
