import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { notifyOfLeads, notifyOfRateZero, notifyOfTables, notifyPeople } from './index.ts';

let api: TestApi;
let manager: Session;
let seller: Session;
let otherManager: Session;
let crm: Session;
beforeAll(async () => {
  api = await openApi();
  [manager, seller, otherManager, crm] = [
    await api.signIn('fi-manager'),
    await api.signIn('seller'),
    await api.signIn('DEMO2.FI-MANAGER'),
    await api.signIn('crm'),
  ];
});
beforeEach(() => api.database.db.execute(sql`truncate notifications, lead_notifications, simulation_notifications`));
afterAll(() => api.close());

/** The context of an area that creates a notice: inside its own transaction. */
const raising = () => ({ db: api.database.db, now: api.clock.now() });
const idOf = async (username: string) =>
  (await rowsOf(api, sql`select id from users where username = ${username}`))[0]!.id as string;
const read = async (session: Session, limitByType = '1') =>
  (await session.ok('readNotifications', { query: { limitByType } })).items;

describe('200', () => {
  it('notifies everyone in the audience once, until they confirm', async () => {
    const notified = await notifyOfTables('NOT002', raising());
    expect(notified).toBeGreaterThanOrEqual(3);
    expect(await notifyOfTables('NOT002', raising())).toBe(0);
    const [notice, ...more] = await read(manager);
    expect([notice!.code, notice!.message, more]).toEqual([
      'NOT002',
      'As tabelas foram atualizadas. Revise as condições da concessionária.',
      [],
    ]);
    expect(await read(seller)).toEqual([]);
    expect(await manager.ok('confirmNotifications', { query: { ids: notice!.id } })).toEqual({ removed: 1 });
    expect(await read(manager)).toEqual([]);
    expect(await read(otherManager)).toHaveLength(1);
    expect(await notifyOfTables('NOT002', raising())).toBe(1);
  });

  it.each([
    ['NOT001', 'fi-manager'],
    ['NOT002', 'representante'],
    ['NOT003', 'finance'],
    ['NOT003', 'bit'],
  ] as const)('sends %s to %s, also in English', async (code, role) => {
    await notifyOfTables(code, raising());
    const session = await api.signIn(role);
    const { items } = await session.ok('readNotifications', { headers: { 'accept-language': 'en' } });
    expect(items).toHaveLength(1);
    expect(items[0]!.message).toMatch(/^((Vehicle or price|The) tables were updated|Some price tables expire)/);
    if (role === 'fi-manager') manager = session;
  });

  it('returns the requested number of each kind, the oldest first', async () => {
    const userIds = [await idOf('DEMO.CRM')];
    for (const text of ['Primeiro', 'Segundo', 'Terceiro']) await notifyPeople(text, { userIds }, raising());
    await notifyPeople('Quarto', { userIds }, raising(), '/consultarPropostas/1');
    await notifyOfTables('NOT001', raising(), { userIds });
    expect((await read(crm)).map(({ message }) => message)).toEqual([
      'Primeiro',
      'Tabelas de veículos ou de preços foram atualizadas. Revise as simulações e propostas em aberto.',
    ]);
    expect((await read(crm, '2')).map(({ code }) => code)).toEqual([null, null, 'NOT001']);
    expect((await read(crm, '20')).map(({ link }) => link)).toEqual([null, null, null, '/consultarPropostas/1', null]);
  });

  it('stores no message that is empty or too long', async () => {
    const audience = { userIds: [await idOf('DEMO.CRM')] };
    await expect(notifyPeople(' ', audience, raising())).rejects.toThrow('SET083');
    await expect(notifyPeople('a'.repeat(4_001), audience, raising())).rejects.toThrow('SET082');
    expect(await read(crm)).toEqual([]);
  });

  it('notifies everyone in a large audience', async () => {
    await api.database.db.execute(sql`
      insert into users (id, username, name, email, user_type, role, status, password_hash, permissions)
      select lpad(n::text, 26, '0'), 'MANY.' || n, 'Many', 'many@estrada.example', 'GMF', 'compras', 'CONFIRMED', 'spent:',
        '{"insuranceContracting":false}'::jsonb
      from generate_series(1, 1500) n`);
    expect(await notifyPeople('Para todos', { roles: ['compras'] }, raising())).toBe(1_501);
    await api.database.db.execute(sql`delete from users where username like 'MANY.%'`);
  });

  it('returns the polling interval', async () => {
    expect((await crm.ok('readNotifications')).pollSeconds).toBe(60);
  });

  it('adds up the new leads of a dealer, for all its users, until one of them clears them', async () => {
    await notifyOfLeads(manager.activeDealerId, 2, raising());
    await notifyOfLeads(manager.activeDealerId, 3, raising());
    const query = { dealerId: manager.activeDealerId };
    expect(await seller.ok('readLeadNotifications', { query })).toEqual({ ...query, count: 5 });
    expect(await manager.ok('clearLeadNotifications', { query })).toEqual({ removed: 5 });
    expect((await seller.ok('readLeadNotifications', { query })).count).toBe(0);
    expect(await manager.ok('clearLeadNotifications', { query })).toEqual({ removed: 0 });
  });

  it('notifies of a zero-rate simulation once per code, until the notices are fetched', async () => {
    await notifyOfRateZero(sql`${await idOf('DEMO.SELLER')}`, 'RATEZERO', raising());
    await notifyOfRateZero(sql`${await idOf('DEMO.SELLER')}`, 'SIM063', raising());
    await notifyOfRateZero(sql`${await idOf('DEMO.SELLER')}`, 'RATEZERO', raising());
    const ask = (toRemove: 'true' | 'false') =>
      seller.ok('readSimulationNotifications', { query: { username: 'demo.seller', type: 'RATE_ZERO', toRemove } });
    expect((await ask('false')).items).toHaveLength(2);
    const { items } = await ask('true');
    expect(items.map(({ code }) => code).sort()).toEqual(['RATEZERO', 'SIM063']);
    expect(items.find(({ code }) => code === 'RATEZERO')!.message).toContain('taxa zero');
    expect((await ask('true')).items).toEqual([]);
  });

  it('records who confirmed what', async () => {
    await notifyOfTables('NOT001', raising(), { userIds: [await idOf('DEMO.CRM')] });
    const [notice] = await read(crm);
    await crm.ok('confirmNotifications', { query: { ids: notice!.id } });
    const [entry] = await rowsOf(
      api,
      sql`select actor_name, after from audit_entries where action = 'notification.confirm' order by seq desc limit 1`,
    );
    expect(entry).toEqual({ actor_name: 'DEMO.CRM', after: { codes: ['NOT001'] } });
  });
});

describe('403', () => {
  it('hides leads from users who do not work with them', async () => {
    const bit = await api.signIn('bit');
    const { status, body } = await bit.call('readLeadNotifications', { query: { dealerId: manager.activeDealerId } });
    expect([status, body.code]).toEqual([403, 'SEC004']);
  });
});

describe('404', () => {
  it('shows no leads of another dealer, and clears none', async () => {
    await notifyOfLeads(manager.activeDealerId, 2, raising());
    const answers = await Promise.all([
      otherManager.call('readLeadNotifications', { query: { dealerId: manager.activeDealerId } }),
      otherManager.call('readLeadNotifications', { query: { dealerId: '0'.repeat(26) } }),
      otherManager.call('clearLeadNotifications', { query: { dealerId: manager.activeDealerId } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      answers.map(() => [404, 'SEC004', answers[1]!.body.message]),
    );
    expect((await seller.ok('readLeadNotifications', { query: { dealerId: manager.activeDealerId } })).count).toBe(2);
  });

  it('does not return simulation notices of another user', async () => {
    await notifyOfRateZero(sql`${await idOf('DEMO.SELLER')}`, 'RATEZERO', raising());
    const { status, body } = await manager.call('readSimulationNotifications', {
      query: { username: 'DEMO.SELLER', type: 'RATE_ZERO', toRemove: 'true' },
    });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });

  it('leaves the notices of another user untouched, and responds the same for unknown ids', async () => {
    await notifyPeople('Só para o CRM', { userIds: [await idOf('DEMO.CRM')] }, raising());
    const [notice] = await read(crm);
    const removed = [notice!.id, '0'.repeat(26)].map((ids) => seller.ok('confirmNotifications', { query: { ids } }));
    expect(await Promise.all(removed)).toEqual([{ removed: 0 }, { removed: 0 }]);
    expect(await read(crm)).toHaveLength(1);
  });
});

describe('422', () => {
  it.each(['', 'x', `${'0'.repeat(26)},x`, `${'0'.repeat(26)},`.repeat(101)])('refuses the ids %j', async (ids) => {
    expect((await crm.call('confirmNotifications', { query: { ids } })).status).toBe(422);
  });
});
