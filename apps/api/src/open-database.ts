import { resolve } from 'node:path';
import type { Config } from './kernel/config.ts';
import { type DatabaseHandle, DatabaseOpenError } from './kernel/database/database.ts';
import { openEmbedded } from './kernel/database/open-embedded.ts';
import { openPostgres } from './kernel/database/open-postgres.ts';

/** The configured database: PostgreSQL by `DATABASE_URL`, else the embedded one in `DATA_DIR`. @throws DatabaseOpenError */
export function openDatabase(config: Config): Promise<DatabaseHandle> {
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, config.DATABASE_POOL)
    : openEmbedded(resolve(config.DATA_DIR));
}

/**
 * PostgreSQL, for the entry files that may run in several processes.
 * @throws DatabaseOpenError without `DATABASE_URL`
 */
export function openSharedDatabase(config: Config): Promise<DatabaseHandle> {
  if (!config.DATABASE_URL)
    throw new DatabaseOpenError({
      pt: 'API e worker em processos separados exigem PostgreSQL: defina DATABASE_URL ou use npm start.',
      en: 'Running the API and the worker as separate processes requires PostgreSQL: set DATABASE_URL, or use npm start.',
    });
  return openPostgres(config.DATABASE_URL, config.DATABASE_POOL);
}
