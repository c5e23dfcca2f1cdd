import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const migration = new URL('../../../../drizzle/0014_one-dealer-per-cnpj.sql', import.meta.url);

it('reports all dealers with the same CNPJ instead of choosing one, and changes nothing', async () => {
  const { db } = api.database;
  await db.execute(sql`drop index dealers_document_unique`);
  await db.execute(sql`create index dealers_document on dealers (document)`);
  await db.execute(
    sql`update dealers set document = (select document from dealers where bac_code = '210101') where bac_code = '210102'`,
  );
  const migrate = () =>
    db.transaction(async (tx) => {
      for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement));
    });
  const failure = await migrate().catch((error: Error) => String(error.cause));
  expect(failure).toMatch(/Dealers with the same CNPJ: \w{14}: BAC 210101, 210102\./);
  await db.execute(sql`update dealers set document = '12345678000195' where bac_code = '210102'`);
  await expect(migrate()).resolves.toBeUndefined();
});
