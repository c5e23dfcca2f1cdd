/**
 * Uploads that are repeated after an interruption, and leftover files of a killed process: nothing is doubled, nothing
 * remains.
 */
import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from '../../../test/documents/sample-files.ts';
import { sendPage } from '../../../test/documents/send-page.ts';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { pageKey } from './change-document.ts';

let api: TestApi;
let seller: Session;
let photo: Buffer;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  photo = await jpeg();
});
afterAll(() => api.close());

let number = 960;
const aProposal = async () => (await anOpenProposal(seller, aPerson(number++))).id;
const send = (proposalId: string, sendId: string, kind = 'IDENTITY') =>
  sendPage(api, seller, { proposalId, kind, sendId }, photo);
const pagesOf = async (id: string, kind = 'IDENTITY') =>
  (await seller.ok('readProposalDocuments', { params: { id } })).documents.find((one) => one.kind === kind)!.pages;
async function filesOf(proposalId: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of api.files.keys()) if (key.startsWith(`documents/${proposalId}/`)) found.push(key);
  return found.sort();
}

it('stores a page once when it is sent again with the upload name of its first upload, even for another document', async () => {
  const id = await aProposal();
  const [first, again, elsewhere] = [
    await send(id, 'one'),
    await send(id, 'one'),
    await send(id, 'one', 'INCOME_PROOF'),
  ];
  expect([first.status, again.status, elsewhere.status]).toEqual([200, 200, 200]);
  expect(again.body).toEqual(first.body);
  expect([(await pagesOf(id)).length, (await pagesOf(id, 'INCOME_PROOF')).length]).toEqual([1, 0]);
  expect((await send(id, 'two')).status).toBe(200);
  expect(await pagesOf(id)).toHaveLength(2);
  expect(await filesOf(id)).toHaveLength(2);
});

it('stores it once, with one file, when both uploads arrive at the same time', async () => {
  const id = await aProposal();
  const answers = await Promise.all([send(id, 'one'), send(id, 'one'), send(id, 'one')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [page, ...others] = await pagesOf(id);
  expect(others).toEqual([]);
  expect(await filesOf(id)).toEqual([pageKey({ proposalId: id, id: page!.id })]);
});

it('accepts the same upload name on another proposal, and stores every page without one', async () => {
  const [one, other] = [await aProposal(), await aProposal()];
  await send(one, 'same');
  await send(other, 'same');
  expect([(await pagesOf(one)).length, (await pagesOf(other)).length]).toEqual([1, 1]);
  for (let time = 0; time < 2; time++) await sendPage(api, seller, { proposalId: one, kind: 'INCOME_PROOF' }, photo);
  expect(await pagesOf(one, 'INCOME_PROOF')).toHaveLength(2);
});

it.each([
  ['too long', 'x'.repeat(101)],
  ['not plain', '../a'],
  ['empty', ''],
])('refuses an upload name that is %s', async (_, name) => {
  const { status, body } = await send(await aProposal(), name);
  expect([status, body.fields?.[0]]).toMatchObject([422, { path: 'sendId', key: 'value.notAllowed' }]);
});

it('deletes files that belong to no page, once no upload can still be using them', async () => {
  const id = await aProposal();
  await send(id, 'one');
  const [kept] = await filesOf(id);
  const lost = pageKey({ proposalId: id, id: kept!.split('/')[2]!.replace(/.{3}$/, 'zzz') });
  await api.files.write(lost, photo);
  await api.sweep();
  expect(await filesOf(id)).toEqual([kept, lost].sort());
  api.clock.moveTo('2026-11-21T13:00:00Z');
  await api.sweep();
  expect(await filesOf(id)).toEqual([kept]);
});
