import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withCachedReads } from './cached-reads.ts';
import { type CopyIn, type CopyTarget, type DatabaseHandle, DatabaseOpenError, type Db } from './database.ts';
import { DatabaseAwayError } from './database-away.ts';
import { inlineParameters } from './inline-parameters.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool that survives its server: no broken connection, idle or in use, ends the process or keeps its slot. */
class LastingPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    // an idle connection that the server closes; the next query opens another
    this.on('error', () => {});
    // the pool listens only while a connection is idle: one that breaks in a transaction would be an uncaught
    // exception. Its user gets the error from the next statement.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** @throws DatabaseAwayError */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) return void super.connect(callback);
    return super.connect().then(releaseWhenLost, (cause: Error) => {
      throw new DatabaseAwayError(cause.message, { cause });
    });
  }
}

/** A lost connection leaves the pool at once: a transaction that fails to begin on one never releases it. */
function releaseWhenLost(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let isBack = false;
  const giveBack = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('end', lost);
    release.call(client, error);
  };
  const lost = () => giveBack(true);
  client.once('end', lost);
  client.release = giveBack;
  return client;
}

/**
 * Opens a PostgreSQL server.
 *
 * @param max connections of this process
 * @throws DatabaseOpenError when it cannot be reached or is older than 15; the address is named without user and password
 */
export async function openPostgres(url: string, max: number): Promise<DatabaseHandle> {
  const pool = new LastingPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
  });
  const { host } = new URL(url);
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < 150_000)
      throw new DatabaseOpenError({
        pt: `O PostgreSQL em ${host} é antigo demais: é necessária a versão 15 ou mais recente.`,
        en: `PostgreSQL at ${host} is too old: version 15 or newer is required.`,
      });
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseOpenError) throw error;
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new DatabaseOpenError({
      pt: `Não é possível usar o PostgreSQL em ${host}: ${reason}.`,
      en: `PostgreSQL at ${host} cannot be used: ${reason}.`,
    });
  }
  const asking = openPing(url);
  return {
    kind: 'postgres',
    db: withCachedReads(drizzle(pool) as Db),
    jobs: { connectionString: url, max: 4 },
    openCopyIn: (target) => copyInto(pool, target),
    async *copyOut(query) {
      const client = await borrowUnhurried(pool);
      const rows = client.query(copyTo(`copy (${inlineParameters(query)}) to stdout with (format csv, delimiter ';')`));
      try {
        yield* rows;
      } finally {
        client.release(true);
      }
    },
    ping: asking.ping,
    async close() {
      asking.close();
      await pool.end();
    },
  };
}

/** A connection apart from the pool, opened again when it is lost. */
function openPing(url: string) {
  let client: Promise<pg.Client> | null = null;
  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('error', () => {});
    fresh.once('end', () => {
      client = null;
    });
    await fresh.connect();
    return fresh;
  }
  return {
    async ping() {
      client ??= connect();
      try {
        await (await client).query('select 1');
      } catch (error) {
        client = null;
        throw error;
      }
    },
    // without waiting: a frozen server answers no farewell
    close: () => void client?.then((one) => one.end()).catch(() => {}),
  };
}

/** A connection for work that may take longer than interactive queries; it is closed afterwards, not reused. */
async function borrowUnhurried(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
  } catch (error) {
    client.release(true);
    throw error;
  }
  return client;
}

async function copyInto(pool: pg.Pool, { table, columns }: CopyTarget): Promise<CopyIn> {
  const client = await borrowUnhurried(pool);
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin with (format csv)`));
  const done = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject));
  // handled where it is awaited; a failure before that must not end the process
  done.catch(() => {});
  return {
    async write(lines) {
      if (stream.destroyed) return done;
      if (!stream.write(lines)) await Promise.race([done, new Promise((resolve) => stream.once('drain', resolve))]);
    },
    async end() {
      stream.end();
      await done.finally(() => client.release(true));
    },
    async abort() {
      stream.destroy(new Error('Given up'));
      await done.catch(() => {});
      client.release(true);
    },
  };
}
