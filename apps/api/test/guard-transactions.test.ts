/** The guard that restricts every test on PostgreSQL to the abilities of the embedded database. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outsideMessage } from './guard-transactions.ts';
import { openApi, type TestApi } from './open-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

it('refuses a statement, a transaction and a COPY on the outer database inside a transaction', async () => {
  const { db } = api.database;
  for (const act of [
    () => db.execute(sql`select 1`),
    () => db.transaction((tx) => tx.execute(sql`select 1`)),
    () => api.database.openCopyIn({ table: 'rate_limits', columns: ['name'] }),
  ])
    await expect(db.transaction(() => act())).rejects.toThrow(
      expect.toSatisfy((error: Error) =>
        `${error.message} ${(error.cause as Error)?.message}`.includes(outsideMessage),
      ),
    );
});

it('accepts statements on the transaction itself, and in parallel with it or after it on the database', async () => {
  const { db } = api.database;
  await Promise.all([db.transaction((tx) => tx.execute(sql`select 1`)), db.execute(sql`select 1`)]);
  await db.execute(sql`select 1`);
});
