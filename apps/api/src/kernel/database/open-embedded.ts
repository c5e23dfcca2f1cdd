import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { withCachedReads } from './cached-reads.ts';
import { type CopyTarget, type DatabaseHandle, DatabaseOpenError, type Db } from './database.ts';
import { folderSentence, lockFolder } from './folder-lock.ts';
import { inlineParameters } from './inline-parameters.ts';

/**
 * Opens the embedded PostgreSQL (PGlite).
 *
 * @param folder its data folder; null keeps it in memory (tests)
 * @param snapshot a dumped data folder to begin with, instead of an empty database
 * @throws DatabaseOpenError in one sentence: folder locked, full, read-only
 */
export async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<DatabaseHandle & { lite: PGlite }> {
  const unlock = folder ? lockFolder(folder) : () => {};
  try {
    const lite = await PGlite.create({
      ...(folder ? { dataDir: join(folder, 'database') } : {}),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      extensions: { pg_trgm },
      relaxedDurability: folder === null,
    });
    takeTurns(lite);
    return {
      kind: 'embedded',
      lite,
      db: withCachedReads(drizzle(lite) as Db),
      jobs: { db: fromPglite(lite), backend: 'pglite' },
      openCopyIn: async (target) => copyInto(lite, target),
      async *copyOut(query) {
        const { blob } = await lite.query(
          `copy (${inlineParameters(query)}) to '/dev/blob' with (format csv, delimiter ';')`,
        );
        yield new Uint8Array(await blob!.arrayBuffer());
      },
      async close() {
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const sentence = folder && folderSentence(folder, error);
    throw sentence ? new DatabaseOpenError(sentence) : error;
  }
}

/**
 * The database computes in this process and waits for nothing: statements that follow each other would hold the event
 * loop until the last, with every other call, timer and signal (decision 0108). So each message to it begins in a turn
 * of its own.
 */
function takeTurns(lite: PGlite): void {
  const send = lite.execProtocolStream.bind(lite);
  lite.execProtocolStream = async (...message) => {
    await setImmediate();
    return send(...message);
  };
}

function copyInto(lite: PGlite, { table, columns }: CopyTarget) {
  return {
    async write(lines: string) {
      await lite.query(`copy ${table} (${columns.join(', ')}) from '/dev/blob' with (format csv)`, [], {
        blob: new Blob([lines]),
      });
    },
    end: async () => {},
    abort: async () => {},
  };
}
