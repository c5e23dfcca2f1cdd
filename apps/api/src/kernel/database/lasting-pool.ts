import pg from 'pg';
import { DatabaseAwayError } from './database-away.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** A pool that outlives its server: no connection that breaks, idle or at work, ends the process or keeps its place. */
export class LastingPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    // an idle connection that the server closes; the next query opens another
    this.on('error', () => {});
    // the pool listens only while a connection is idle: one that breaks in a transaction would be an uncaught exception.
    // Whoever works with it hears of it by its next statement.
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

/** A lost connection leaves the pool at once: who begins a transaction on one never comes to the point of giving it back. */
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
