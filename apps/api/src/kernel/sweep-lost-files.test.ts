/** Files without a row: moved to the trash, never removed at once, and only a few without a person's confirmation. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/open-api.ts';
import { firstIdAt } from './ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const keys = async () => (await Array.fromAsync(api.files.keys())).toSorted();
const at = (index: number) =>
  `documents/01JC0000000000000000000000/${firstIdAt(new Date(Date.UTC(2026, 0, 1, 0, 0, index)))}`;
const writeLost = async (count: number) => {
  for (let index = 0; index < count; index++) await api.files.write(at(index), Buffer.from('a page'));
};
const nextNight = () => {
  api.clock.advance({ days: 1 });
  return api.sweep();
};

it('moves a few lost files to the trash, and removes them from it after thirty days', async () => {
  await writeLost(2);
  await nextNight();
  const moved = await keys();
  expect(moved.map((key) => key.replace(/\d{4}-\d\d-\d\d/, 'day'))).toEqual(
    [at(0), at(1)].map((key) => `trash/day/${key}`),
  );
  api.clock.advance({ days: 28 });
  await nextNight();
  expect(await keys()).toEqual(moved);
  await nextNight();
  expect(await keys()).toEqual([]);
});

it('leaves many lost files where they are until a person confirms on the jobs page', async () => {
  await writeLost(21);
  await api.work();
  await nextNight();
  // a session does not last a night
  const desk = () => api.signIn('service-desk');
  const failed = async () => (await (await desk()).ok('listJobs', { query: { state: 'failed' } })).items;
  await expect
    .poll(failed)
    .toMatchObject([
      { name: 'files.confirm-lost', error: expect.stringContaining('21 of 21 files in documents have no row') },
    ]);
  await nextNight();
  expect((await keys()).filter((key) => key.startsWith('trash/'))).toEqual([]);
  expect(await failed()).toHaveLength(1);
  const [job] = await failed();
  await (await desk()).ok('tryJobAgain', { params: { jobId: job!.id } });
  await expect
    .poll(async () => {
      await nextNight();
      return (await keys()).filter((key) => key.startsWith('trash/')).length;
    })
    .toBe(21);
  // the next time is a new question
  await nextNight();
  await writeLost(21);
  await nextNight();
  await expect.poll(async () => (await failed()).length).toBe(1);
});
