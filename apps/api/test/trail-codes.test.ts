import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from './open-api.ts';
import { codesInTrail } from './trail-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

it('finds a stored choice without a text, and none with one', async () => {
  expect(await codesInTrail(api.database)).toEqual([]);
  const rollBack = new Error('only tried');
  const tried = api.database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into audit_entries
        (at, actor_id, actor_name, correlation_id, action, entity, entity_id, before, after, previous_hash, hash)
      values (now(), null, 'Ana', 'c', 'extraction.request', 'extraction', '1', null,
        '{"type": "downloadOfOldTable", "parts": [{"type": "downloadSCD"}]}', '', 'planted')`);
    expect(await codesInTrail({ db: tx as never })).toEqual(['extraction.type downloadOfOldTable']);
    throw rollBack;
  });
  await expect(tried).rejects.toBe(rollBack);
});
