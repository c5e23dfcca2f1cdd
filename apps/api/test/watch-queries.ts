import type { TestApi } from './open-api.ts';

/**
 * Records the statements that the API sends from now on, oldest first: those inside its transactions, and with
 * `isEvery` all others too.
 */
export function watchQueries(api: TestApi, isEvery = false): string[] {
  const sent: string[] = [];
  const logger = { logQuery: (query: string) => void sent.push(query) };
  const { session } = (api.database.db as unknown as { _: { session: { logger: unknown; options: object } } })._;
  // drizzle passes the options of its session on to every transaction
  Object.assign(session.options, { logger });
  if (isEvery) session.logger = logger;
  return sent;
}
