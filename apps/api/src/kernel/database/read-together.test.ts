import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import type { Db } from './database.ts';
import { readTogether } from './read-together.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

/** The order in which three reads begin and end, and their results. */
async function orderOf(db: Db) {
  const order: string[] = [];
  const read = (name: string) => async () => {
    order.push(`${name} begins`);
    await db.execute('select pg_sleep(0.01)');
    order.push(`${name} ends`);
    return name;
  };
  const answers = await readTogether(db, read('a'), read('b'), () => undefined);
  return { order, answers };
}

it('runs reads in parallel on a pool', async () => {
  const { order, answers } = await orderOf(api.database.db);
  expect(order.slice(0, 2)).toEqual(['a begins', 'b begins']);
  expect(answers).toEqual(['a', 'b', undefined]);
});

it('runs reads one after another in a transaction, which has one connection', async () => {
  const { order, answers } = await api.database.db.transaction((tx) => orderOf(tx as unknown as Db));
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(answers).toEqual(['a', 'b', undefined]);
});
