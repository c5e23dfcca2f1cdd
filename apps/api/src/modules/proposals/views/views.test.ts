import type { Viewer } from '@estrada/domain/access/index';
import { proposalViews, waitingParts } from '@estrada/domain/proposals/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { openView } from './open-view.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let finance: Session;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  finance = await api.signIn('finance');
  admin = await api.signIn('admin-internal');
});
afterAll(() => api.close());

const list = (session: Session, body: object = {}) => session.ok('listProposals', { body: { size: 100, ...body } });
const read = (session: Session, id: string) => session.ok('readProposal', { params: { id } });

describe('the next actor', () => {
  it('is the same in each row as on the page of the proposal, and can be filtered', async () => {
    const { items } = await list(admin);
    for (const row of items.slice(0, 12)) {
      const page = await read(admin, row.id);
      expect([row.nextActor, row.nextActorSince]).toEqual([page.nextActor, page.nextActorSince]);
    }
    for (const waitingFor of waitingParts) {
      const found = (await list(admin, { waitingFor })).items.map(({ id }) => id).sort();
      const expected = items.filter(({ nextActor }) => nextActor === waitingFor).map(({ id }) => id);
      expect(found, waitingFor).toEqual(expected.sort());
    }
    expect(items.some(({ nextActor }) => nextActor === 'dealer')).toBe(true);
  });

  it('is shown with the time since the last status change or block, not since the last edit', async () => {
    api.clock.moveTo('2026-11-20T13:01:00Z');
    const opened = await anOpenProposal(seller, aPerson(431));
    api.clock.moveTo('2026-11-20T13:02:00Z');
    const { client, vehicleAdditionalInfo, version } = opened;
    const saved = await seller.ok('updateProposal', {
      params: { id: opened.id },
      body: { version, client, vehicleAdditionalInfo },
    });
    expect([saved.updatedAt, saved.nextActorSince, saved.nextActor]).toEqual([
      '2026-11-20T13:02:00.000Z',
      '2026-11-20T13:01:00.000Z',
      'dealer',
    ]);
    api.clock.moveTo('2026-11-20T13:03:00Z');
    const blocked = await admin.ok('blockProposal', {
      params: { id: opened.id },
      body: { version: saved.version, blocked: true, reason: 'Conferência' },
    });
    expect([blocked.nextActor, blocked.nextActorSince]).toEqual(['finance', '2026-11-20T13:03:00.000Z']);
    expect((await list(seller, { waitingFor: 'finance' })).items.map(({ id }) => id)).toContain(opened.id);
  });

  it('refuses an unknown actor', async () => {
    const { status, body } = await seller.call('listProposals', { body: { waitingFor: 'client' } });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'waitingFor']);
  });
});

describe('a view of the list', () => {
  it('shows managers their own proposals, and nothing to users without the view', async () => {
    const [{ name }] = (await rowsOf(api, sql`select name from users where username = 'DEMO.FI-MANAGER'`)) as [
      { name: string },
    ];
    const mine = await list(manager, { view: 'mine' });
    const all = await list(manager);
    const own = all.items.filter(({ sellerName }) => sellerName === name);
    expect(mine.items.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(mine.items.length).toBeGreaterThan(0);
    expect((await list(seller, { view: 'mine' })).totalElements).toBe(0);
  });

  it('shows what waits for the viewer, also narrowed by the other filters', async () => {
    const waiting = await list(seller, { view: 'waiting' });
    expect(new Set(waiting.items.map(({ nextActor }) => nextActor))).toEqual(new Set(['dealer']));
    const [first] = waiting.items;
    const narrowed = await list(seller, { view: 'waiting', status: [first!.status] });
    expect(new Set(narrowed.items.map(({ status }) => status))).toEqual(new Set([first!.status]));
    const { items } = await list(finance, { view: 'waiting' });
    expect(items.every(({ nextActor }) => nextActor === 'finance')).toBe(true);
  });

  it('shows returned proposals', async () => {
    const { items } = await list(admin, { view: 'returned' });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['RA']));
    expect((await list(finance, { view: 'returned' })).totalElements).toBe(0);
  });

  it('shows proposals that end within seven days, the earliest end first, page by page', async () => {
    const { items } = await list(admin, { status: ['WO', 'AP', 'APC', 'AF'] });
    const ends = ['2026-11-19', '2026-11-27', '2026-11-20', '2026-11-23', '2026-11-28'];
    for (const [index, end] of ends.entries())
      await api.database.db.execute(
        sql`update proposals set table_valid_until = ${end}, srs_valid_until = ${end} where id = ${items[index]!.id}`,
      );
    // the table ends before the decision
    const approved = items.findIndex(({ status }, place) => place < ends.length && status === 'AP');
    await api.database.db.execute(
      sql`update proposals set srs_valid_until = '2026-12-31' where id = ${items[approved]!.id}`,
    );
    await api.database.db.execute(
      sql`update proposals set table_valid_until = '2027-06-30', srs_valid_until = null where id not in ${items.slice(0, 5).map(({ id }) => id)}`,
    );
    const first = await list(admin, { view: 'expiring', size: 2 });
    const rest = await list(admin, { view: 'expiring', size: 2, cursor: first.next });
    expect([...first.items, ...rest.items].map(({ expiresOn }) => expiresOn)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-27',
    ]);
    expect([first.totalElements, rest.next]).toEqual([3, null]);
  });

  it('reads doubtful selfies through their own index', async () => {
    const { where } = openView('selfies', { role: 'finance' } as Viewer, '2026-11-20');
    const plan = await api.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(
        sql`explain select id from proposals where ${where} order by updated_at desc, id desc limit 20`,
      );
    });
    const lines = JSON.stringify((plan as unknown as { rows: unknown[] }).rows);
    expect(lines).toContain('proposal_selfies_doubtful');
  });

  it('stays within the scope of the viewer', async () => {
    const other = await api.signIn('DEMO2.FI-MANAGER');
    const ids = new Set((await list(other)).items.map(({ id }) => id));
    for (const view of proposalViews)
      for (const { id } of (await list(other, { view })).items) expect(ids.has(id)).toBe(true);
  });
});

describe('the counts', () => {
  it('match the list, for each view and each status', async () => {
    for (const session of [seller, manager, finance, admin]) {
      const { views, statuses } = await session.ok('readProposalViews', {});
      for (const { view, count, isCapped } of views)
        expect([view, count, isCapped]).toEqual([view, (await list(session, { view })).totalElements, false]);
      const { items } = await list(session);
      for (const { status, count } of statuses)
        expect([status, count]).toEqual([status, items.filter((row) => row.status === status).length]);
    }
  });

  it('stop at a thousand and report that', async () => {
    const names = (await rowsOf(
      api,
      sql`select column_name as name from information_schema.columns where table_name = 'proposals' order by ordinal_position`,
    )) as { name: string }[];
    const made: Record<string, string> = {
      id: `lpad(series::text, 26, '0')`,
      number: `'B' || series`,
      copied_from_id: 'id',
      status: `'RA'`,
      contract_number: 'null',
    };
    await api.database.db.execute(
      sql.raw(`insert into proposals (${names.map(({ name }) => name).join(', ')})
        select ${names.map(({ name }) => made[name] ?? name).join(', ')}
        from generate_series(1, 1001) series, (select * from proposals order by id limit 1) source`),
    );
    const { statuses } = await admin.ok('readProposalViews', {});
    expect(statuses.find(({ status }) => status === 'RA')).toEqual({ status: 'RA', count: 1_000, isCapped: true });
    // so does the list of a view, and of whose turn it is; its pages continue by number all the same
    for (const narrowed of [{ view: 'returned' }, { waitingFor: 'dealer' }]) {
      const far = await list(admin, { ...narrowed, page: 50, size: 20 });
      expect([far.totalElements, far.totalCapped, far.items.length > 0]).toEqual([1_000, true, true]);
    }
    expect(await list(admin, { status: ['RA'] })).toMatchObject({ totalCapped: false });
    await api.database.db.execute(sql`delete from proposals where number like 'B%'`);
  });
});

describe('personal views', () => {
  const filters = { view: 'waiting', status: ['AP'], search: 'souza' };
  const save = (session: Session, name: string) => session.call('saveProposalView', { body: { name, filters } });
  const saved = async (session: Session) => (await session.ok('readProposalViews', {})).saved;

  it('are saved, updated and deleted for their owner only, and recorded', async () => {
    const made = await seller.ok('saveProposalView', { body: { name: 'Souza', filters } });
    expect(await saved(seller)).toEqual([{ id: made.id, name: 'Souza', filters }]);
    expect(await saved(manager)).toEqual([]);
    const changed = await seller.ok('changeProposalView', {
      params: { id: made.id },
      body: { name: 'Souza 2', filters: { waitingFor: 'finance' } },
    });
    expect(await saved(seller)).toEqual([changed]);
    for (const name of ['changeProposalView', 'removeProposalView'] as const) {
      const body = name === 'changeProposalView' ? { name: 'Meu', filters: {} } : undefined;
      const { status, body: refusal } = await manager.call(name, {
        params: { id: made.id },
        ...(body ? { body } : {}),
      });
      expect([status, refusal.code]).toEqual([404, 'SEC004']);
    }
    await seller.ok('removeProposalView', { params: { id: made.id } });
    expect(await saved(seller)).toEqual([]);
    const acts = await rowsOf(api, sql`select action from audit_entries where entity_id = ${made.id} order by seq`);
    expect(acts.map(({ action }) => action)).toEqual([
      'proposal-view.save',
      'proposal-view.change',
      'proposal-view.remove',
    ]);
  });

  it('have a unique name, and are at most twenty', async () => {
    for (let number = 1; number <= 20; number++) expect((await save(admin, `Visão ${number}`)).status).toBe(200);
    const more = await save(admin, 'Mais uma');
    expect([more.status, more.body.fields?.[0]]).toMatchObject([422, { path: 'name', key: 'views.tooMany' }]);
    await seller.ok('saveProposalView', { body: { name: 'Minha', filters } });
    const twice = await save(seller, 'MINHA');
    expect([twice.status, twice.body.fields?.[0]]).toMatchObject([422, { path: 'name', key: 'viewName.taken' }]);
  });

  it.each([
    ['no name', { name: ' ', filters: {} }, 'name'],
    ['a view that nobody has', { name: 'A', filters: { view: 'all' } }, 'filters.view'],
    ['a filter that is none', { name: 'A', filters: { dealer: '1' } }, 'filters.dealer'],
    ['a status that is none', { name: 'A', filters: { status: ['XX'] } }, 'filters.status.0'],
  ])('refuse %s', async (_what, body, path) => {
    const answer = await seller.call('saveProposalView', { body });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });
});
