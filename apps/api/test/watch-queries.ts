import type { TestApi } from './open-api.ts';

/** The statements that the API sends inside its transactions from now on, oldest first. */
export function watchQueries(api: TestApi): string[] {
  const sent: string[] = [];
  // drizzle hands the options of its session on to every transaction
  const { session } = (api.database.db as unknown as { _: { session: { options: { logger?: unknown } } } })._;
  session.options.logger = { logQuery: (query: string) => void sent.push(query) };
  return sent;
}
