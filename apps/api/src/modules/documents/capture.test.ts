/** A phone that sends pages by a link: its first act uses up the link, fetching does not. */
import { captureLinkMinutes, captureSessionMinutes } from '@estrada/domain/documents/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heic, jpeg, otherFiles } from '../../../test/documents/sample-files.ts';
import { sendFromPhone } from '../../../test/documents/send-page.ts';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';
import { demoApiKey } from '../../demo/insert-accounts.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
});

const headers = { 'x-api-key': demoApiKey };
const look = (token: string) => api.stranger.call('readCaptureLink', { body: { token }, headers });
const begin = (token: string) => api.stranger.call('beginCapture', { body: { token }, headers });
const make = (id: string, session = seller, kind = 'IDENTITY' as const) =>
  session.call('makeCaptureLink', { params: { id, kind } });
const send = (session: string, content: Uint8Array, key?: Record<string, string>) =>
  sendFromPhone(api, session, content, key);
let number = 940;
async function aLink() {
  const { id } = await anOpenProposal(seller, aPerson(number++));
  const { body } = await make(id);
  return { id, token: body.token };
}
const documentOf = async (id: string) =>
  (await seller.ok('readProposalDocuments', { params: { id } })).documents.find(({ kind }) => kind === 'IDENTITY')!;

describe('200', () => {
  it('can be viewed any number of times; the first act uses up the link, and that phone continues', async () => {
    const { id, token } = await aLink();
    for (let times = 0; times < 3; times++)
      expect((await look(token)).body).toEqual({
        documentName: 'Documento de identidade',
        madeByName: expect.stringMatching(/\w+ \w+/),
        maxPages: 20,
      });
    const { session } = (await begin(token)).body;
    expect((await send(session, heic())).body).toEqual({ pages: 1 });
    expect((await send(session, await jpeg())).body).toEqual({ pages: 2 });
    // it appears at the desk at once, under the name of the link's creator
    const document = await documentOf(id);
    expect([document.status, document.pages.length]).toEqual(['RECEIVED', 2]);
    expect(document.pages[0]!.sentByName).toBe((await look((await aLink()).token)).body.madeByName);
    const trail = await rowsOf(
      api,
      sql`select action, after from audit_entries where entity_id = ${id} and action like 'proposal.document.%' order by seq`,
    );
    expect(trail.map(({ action }) => action)).toEqual(
      ['link', 'link-open', 'receive', 'receive'].map((act) => `proposal.document.${act}`),
    );
    expect(new Set(trail.map(({ after }) => (after as { linkId: string }).linkId)).size).toBe(1);
  });

  it('stores no secret', async () => {
    const { token } = await aLink();
    const { session } = (await begin(token)).body;
    const kept = JSON.stringify(await rowsOf(api, sql`select * from capture_links`));
    expect([kept.includes(token), kept.includes(session)]).toEqual([false, false]);
  });
});

describe('401 and 404', () => {
  it('requires the API key of the public pages', async () => {
    const { token } = await aLink();
    for (const key of [{}, { 'x-api-key': 'invented' }] as Record<string, string>[]) {
      for (const name of ['readCaptureLink', 'beginCapture'] as const)
        expect((await api.stranger.call(name, { body: { token }, headers: key })).status).toBe(401);
      expect((await send('x.y', heic(), key)).status).toBe(401);
    }
  });

  it('gives a link to one of two phones, and responds the same for a used, expired or invented link', async () => {
    const { token } = await aLink();
    const both = await Promise.all([begin(token), begin(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const ended = await aLink();
    api.clock.advance({ seconds: captureLinkMinutes * 60 });
    for (const one of [token, ended.token, token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), 'x', ''])
      for (const call of [look, begin]) {
        const { status, body } = await call(one);
        expect([status, body.code]).toEqual([404, 'SEC004']);
      }
  });

  it('accepts no link token as a session and no session as a link, and ends the session after a while', async () => {
    const { id, token } = await aLink();
    expect((await send(token, heic())).status).toBe(404);
    const { session } = (await begin(token)).body;
    expect((await look(session)).status).toBe(404);
    api.clock.advance({ seconds: captureSessionMinutes * 60 });
    expect((await send(session, heic())).status).toBe(404);
    expect(await rowsOf(api, sql`select id from document_pages where proposal_id = ${id}`)).toEqual([]);
  });

  it('creates no link for a proposal of another dealer', async () => {
    const { id } = await aLink();
    const { status, body } = await make(id, await api.signIn('DEMO2.SELLER'));
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('409, 422 and 429', () => {
  it('accepts nothing for a proposal that was blocked or paid since', async () => {
    const { id, token } = await aLink();
    const { session } = (await begin(token)).body;
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${id}`);
    expect((await send(session, heic())).body.code).toBe('PRS002');
    await api.database.db.execute(sql`update proposals set blocked = false, status = 'PS' where id = ${id}`);
    expect((await send(session, heic())).body.code).toBe('PRS006');
    expect((await make(id)).body.code).toBe('PRS006');
  });

  it('validates files from the phone like any other upload', async () => {
    const { id, token } = await aLink();
    const { session } = (await begin(token)).body;
    const { status, body } = await send(session, otherFiles['a page of HTML']!);
    expect([status, body.fields[0].key]).toEqual([422, 'document.type']);
    expect((await documentOf(id)).pages).toEqual([]);
  });

  it('answers one address at most 300 times in five minutes', async () => {
    const { token } = await aLink();
    for (let times = 0; times < 300; times++) await look('x.y');
    const { status, body } = await look(token);
    expect([status, body.code]).toEqual([429, 'USE029']);
  });
});

it('deletes links a day after they end', async () => {
  const { id } = await aLink();
  const count = async () => (await rowsOf(api, sql`select id from capture_links where proposal_id = ${id}`)).length;
  api.clock.advance({ seconds: 23 * 3_600 });
  await api.sweep();
  expect(await count()).toBe(1);
  api.clock.advance({ seconds: 25 * 3_600 });
  await api.sweep();
  expect(await count()).toBe(0);
});
