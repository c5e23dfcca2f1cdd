import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { demoApiKey, demoPassword } from '../../demo/insert-accounts.ts';
import { verifyTrail } from '../../kernel/audit/verify-trail.ts';

let api: TestApi;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  await api.signIn('seller');
  admin = await api.signIn('admin-internal');
}, 60_000);
afterAll(() => api.close());

const key = { 'x-api-key': demoApiKey };
const idOf = async (username: string) =>
  String((await rowsOf(api, sql`select id from users where username = ${username}`))[0]!.id);
const list = (query: Record<string, unknown> = {}, session = admin) =>
  session.call('listAuditEntries', { query: query as never });

describe('200', () => {
  it('lists the newest first, page by page, each entry once', async () => {
    const seqs: number[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < 5; page++) {
      const { body } = await list({ size: 7, ...(cursor ? { cursor } : {}) });
      seqs.push(...body.items.map(({ seq }) => seq));
      cursor = body.next;
    }
    expect(seqs).toHaveLength(35);
    expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => b - a));
  });

  it('filters by person, kind of record, record, act and day, and counts the matches', async () => {
    const seller = await api.signIn('seller');
    await seller.ok('logout');
    const { body } = await list({ actor: 'demo.seller', entity: 'user', action: 'logout', initialDate: '2026-11-20' });
    expect(body.totalElements).toBe(1);
    const [entry] = body.items;
    expect(entry).toMatchObject({ actor: 'DEMO.SELLER', action: 'logout', entity: 'user' });
    const ofRecord = await list({ entity: 'user', entityId: entry!.entityId, action: 'logout' });
    expect(ofRecord.body.items).toEqual([entry]);
  });

  it('omits read-only acts on request, and counts without them', async () => {
    await api.stranger.ok('registerAudit', { body: { page: '/vapsExemption' }, headers: key });
    const login = { body: { username: 'DEMO.CRM', password: 'wrong', endOtherSession: true } };
    await api.stranger.call('login', login);
    const nobody = { actor: 'system', size: 100 };
    const all = (await list(nobody)).body;
    const acts = (await list({ ...nobody, hideLookUps: 'true' })).body;
    expect(all.items.slice(0, 2).map(({ action }) => action)).toEqual(['login.fail', 'page.open']);
    expect(acts.items.map(({ seq }) => seq)).toEqual(
      all.items.filter(({ action }) => action !== 'page.open').map(({ seq }) => seq),
    );
    expect(acts.totalElements).toBe(acts.items.length);
  });

  it('also finds by name the records that a change refers to', async () => {
    const { changes } = (await list({ entity: 'proposal', action: 'proposal.open', size: 1 })).body.items[0]!;
    expect(changes.find(({ field }) => field === 'simulationId')?.after).toMatch(/^S\d+$/);
  });

  it('names the person who authenticated, and no actor for a failed attempt', async () => {
    const sign = (password: string) =>
      api.stranger.call('login', { body: { username: 'DEMO.CRM', password, endOtherSession: true } });
    await sign('wrong');
    await sign(demoPassword);
    const { body } = await list({ entity: 'user', entityId: await idOf('DEMO.CRM') });
    expect(body.items.slice(0, 2).map(({ action, actor }) => [action, actor])).toEqual([
      ['login.success', 'DEMO.CRM'],
      ['login.fail', 'system'],
    ]);
    const [row] = await rowsOf(
      api,
      sql`select actor_id from audit_entries where action = 'login.success' and actor_name = 'DEMO.CRM'`,
    );
    expect(row).toEqual({ actor_id: await idOf('DEMO.CRM') });
    expect((await verifyTrail(api.database.db)).problems).toEqual([]);
  });

  it('finds entries without an actor, regardless of case', async () => {
    for (const actor of ['system', 'SYSTEM']) {
      const { items } = (await list({ actor, action: 'login.fail' })).body;
      expect(items[0]).toMatchObject({ actor: 'system', action: 'login.fail' });
    }
  });

  it('shows records by their display names, and the details of a record field by field', async () => {
    const nameIn = async (entity: string) => (await list({ entity, size: 1 })).body.items[0]!.recordName;
    expect(await nameIn('user')).toMatch(/^DEMO/);
    expect(await nameIn('simulation')).toMatch(/^S\d+$/);
    expect(await nameIn('proposal')).toMatch(/^\w+$/);
    const { body } = await list({ entity: 'proposal', action: 'proposal.update', size: 1 });
    const fields = body.items[0]!.changes.map(({ field }) => field);
    expect(fields).toContain('client.address.cityId');
    expect(fields).not.toContain('client');
  });

  it('finds the events of a day in São Paulo time, and none of the adjacent days', async () => {
    const day = { action: 'login.success' };
    expect(
      (await list({ ...day, initialDate: '2026-11-20', finalDate: '2026-11-20' })).body.totalElements,
    ).toBeGreaterThan(1);
    expect((await list({ ...day, initialDate: '2026-11-21' })).body.totalElements).toBe(0);
    expect((await list({ ...day, finalDate: '2026-11-19' })).body.totalElements).toBe(0);
  });

  it('records the opening of a public page, for any caller', async () => {
    await api.stranger.ok('registerAudit', { body: { page: '/forgotPassword' }, headers: key });
    const { body } = await list({ entity: 'page', entityId: '/forgotPassword' });
    expect(body.items).toMatchObject([{ action: 'page.open', actor: 'system', changes: [] }]);
  });

  it('names the session that opens a public page, and accepts only its own key', async () => {
    const finance = await api.signIn('finance');
    await finance.ok('registerAudit', { body: { page: '/formweb' }, headers: key });
    const { body } = await list({ entity: 'page', entityId: '/formweb' });
    expect(body.items).toMatchObject([{ action: 'page.open', actor: 'DEMO.FINANCE' }]);
    const keyless = { body: { page: '/formweb' }, headers: { 'x-api-key': 'another' } } as const;
    expect((await api.stranger.call('registerAudit', keyless)).status).toBe(401);
  });

  it('is also open to provisioning', async () => {
    expect((await list({}, await api.signIn('provisioning'))).status).toBe(200);
  });
});

describe('422', () => {
  it.each([
    ['cursor', { cursor: 'x' }],
    ['initialDate', { initialDate: '2026-02-30' }],
    ['size', { size: 1_000 }],
    ['entity', { entityId: '0'.repeat(26) }],
    ['finalDate', { initialDate: '2026-11-20', finalDate: '2026-11-19' }],
  ])('for %s', async (path, query) => {
    const { status, body } = await list(query);
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });

  it('for a page that is not public, or is the login', async () => {
    for (const page of ['/login', '/users', 'javascript:alert(1)', '']) {
      const { status, body } = await api.stranger.call('registerAudit', { body: { page }, headers: key });
      expect([status, body.fields?.[0]?.path]).toEqual([422, 'page']);
    }
  });
});

describe('429', () => {
  it('for an address that opens too many pages in a row', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 61; time++)
      statuses.add((await api.stranger.call('registerAudit', { body: { page: '/csf' }, headers: key })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});
