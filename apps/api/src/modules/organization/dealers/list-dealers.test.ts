import type { endpoints, QueryInputOf } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

type Query = QueryInputOf<typeof endpoints.listDealers>;
const list = (query: Query = {}, session = bit) => session.ok('listDealers', { query });
const names = async (query: Query = {}, session = bit) =>
  (await list(query, session)).items.map((row) => row.tradingName);
const demoNames = [
  'Araucária Veículos',
  'Autovia Paulista',
  'Baía Veículos',
  'Guanabara Motors',
  'Nova Serra Veículos',
  'Rota Sul Automóveis',
];

describe('200', () => {
  it('lists the dealers by name, with the acts that the user may perform', async () => {
    const { items, totalElements, totalCapped } = await list();
    expect(items.map((row) => row.tradingName)).toEqual(demoNames);
    expect([totalElements, totalCapped]).toEqual([6, false]);
    expect(items[1]).toMatchObject({
      GMFcode: '101',
      baccode: '210101',
      dealerGroup: { name: 'Grupo Serra Azul' },
      region: { name: 'Sudeste' },
      enabled: true,
      can: { edit: true, enable: false, disable: true },
    });
  });

  it.each([
    ['tradingName', (row: { tradingName: string }) => row.tradingName],
    ['gmfCode', (row: { GMFcode: string }) => row.GMFcode],
    ['bacCode', (row: { baccode: string }) => row.baccode],
    ['city', (row: { city: string }) => row.city],
    ['updatedAt', (row: { updatedAt: string }) => row.updatedAt],
  ] as const)('sorts by %s in both directions, page by page', async (sort, cellOf) => {
    for (const direction of ['asc', 'desc'] as const) {
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({ sort, direction, size: 2, cursor });
        walked.push(...page.items.map((row) => cellOf(row as never)));
        cursor = page.next;
      } while (cursor);
      const sorted = walked.toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
      expect(walked).toHaveLength(6);
      expect(walked).toEqual(direction === 'asc' ? sorted : sorted.reverse());
    }
  });

  it('finds by a part of either name without accents, and by a whole code or CNPJ', async () => {
    expect(await names({ search: 'araucaria' })).toEqual(['Araucária Veículos']);
    expect(await names({ search: 'COMÉRCIO' })).toEqual(await names({ search: 'comercio' }));
    expect(await names({ search: '104' })).toEqual(['Rota Sul Automóveis']);
    expect(await names({ search: '210106' })).toEqual(['Baía Veículos']);
    const { document } = (await list({ search: 'autovia' })).items[0]!;
    const masked = document.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
    for (const search of [document, masked]) expect(await names({ search })).toEqual(['Autovia Paulista']);
    for (const search of ['21010', '%%%', '___', document.slice(0, 8)]) expect(await names({ search })).toEqual([]);
  });

  it('finds a dealer whose name is a number', async () => {
    const form = { ...(await aDealerForm(bit, 1)), tradingName: '360 Motors' };
    const { id } = await bit.ok('registerDealer', { body: form });
    expect(await names({ search: '360' })).toEqual(['360 Motors']);
    await api.database.db.execute(sql`delete from dealers where id = ${id}`);
  });

  it('filters by state, group, branch and status, combined and alone', async () => {
    const groups = (await bit.ok('listDealerGroups')).items;
    const branches = (await bit.ok('listDealerRegions')).items;
    expect([groups.map((row) => row.name), branches.map((row) => row.name)]).toEqual([
      ['Grupo Litoral', 'Grupo Serra Azul'],
      ['Nordeste', 'Sudeste', 'Sul'],
    ]);
    expect(await names({ state: 'PR' })).toEqual(['Araucária Veículos']);
    expect(await names({ branchId: branches[2]!.id })).toEqual(['Araucária Veículos', 'Rota Sul Automóveis']);
    expect(await names({ branchId: branches[2]!.id, groupId: groups[0]!.id })).toEqual(['Rota Sul Automóveis']);
    expect(await names({ status: 'disabled' })).toEqual([]);
    expect(await names({ status: 'enabled' })).toEqual(demoNames);
  });

  it('stops counting at ten thousand', async () => {
    await api.database.db.execute(sql`insert into dealers (id, company_name, trading_name, document, gmf_code, bac_code,
        zip_code, street, number, neighbourhood, city, state, phone, group_id, branch_id, updated_at)
      select lpad(n::text, 26, '0'), 'Muitas', 'Muitas ' || n, 'x' || n, '999', 'x' || n, '', '', '', '', 'Natal', 'RN', null,
        group_id, branch_id, now() from dealers, generate_series(1, 10001) n where gmf_code = '101'`);
    const { totalElements, totalCapped, items } = await list({ search: 'muitas', size: 100 });
    expect([totalElements, totalCapped, items.length]).toEqual([10_000, true, 100]);
    await api.database.db.execute(sql`delete from dealers where gmf_code = '999'`);
  });

  it('shows a customer the active dealer only, a representative those of the region, other provider staff all', async () => {
    const customer = await api.signIn('customer');
    expect(await names({}, customer)).toEqual(['Autovia Paulista']);
    expect((await customer.ok('listDealerGroups')).items.map((row) => row.name)).toEqual(['Grupo Serra Azul']);
    const representative = await api.signIn('representante');
    expect(await names({}, representative)).toEqual(['Autovia Paulista', 'Guanabara Motors', 'Nova Serra Veículos']);
    const regionsOf = async (session: Session) =>
      (await session.ok('listDealerRegionsInReach')).items.map((row) => row.name);
    expect(await regionsOf(representative)).toEqual(['Sudeste']);
    expect(await regionsOf(customer)).toEqual(['Sudeste']);
    expect(await regionsOf(bit)).toEqual((await bit.ok('listDealerRegions')).items.map((row) => row.name));
    expect(await names({}, await api.signIn('compras'))).toEqual(demoNames);
  });

  it('allows no changes to read-only roles', async () => {
    const { items } = await list({}, await api.signIn('finance'));
    for (const { can } of items) expect(can).toEqual({ edit: false, enable: false, disable: false });
  });

  it('finds one by its BAC code', async () => {
    const found = await bit.ok('findDealerByBacCode', { query: { bacCode: '210103' } });
    expect(found.tradingName).toBe('Guanabara Motors');
  });
});

describe('404', () => {
  it('responds the same for a dealer out of reach and for a missing one', async () => {
    const { id } = (await list({ search: 'rota sul' })).items[0]!;
    const customer = await api.signIn('customer');
    const foreign = await customer.call('readDealer', { params: { id } });
    const none = await customer.call('readDealer', { params: { id: '0'.repeat(26) } });
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
    const byCode = await customer.call('findDealerByBacCode', { query: { bacCode: '210104' } });
    expect([byCode.status, byCode.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('422', () => {
  it.each([
    ['a cursor of nonsense', { cursor: 'nonsense' }, 'cursor'],
    ['a page of 101', { size: 101 }, 'size'],
    ['a page of words', { size: 'many' }, 'size'],
    ['an order that is none', { sort: 'document' }, 'sort'],
    ['a direction that is none', { direction: 'sideways' }, 'direction'],
    ['a search of two letters', { search: 'ab' }, 'search'],
    ['a state of three letters', { state: 'SPX' }, 'state'],
    ['a group that is no id', { groupId: '1' }, 'groupId'],
    ['a status that is none', { status: 'asleep' }, 'status'],
  ])('refuses %s', async (_case, query, path) => {
    const answer = await bit.call('listDealers', { query: query as Query });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });

  it('refuses a cursor with a sort order different from the previous page', async () => {
    const { next } = await list({ size: 2, sort: 'city' });
    const answer = await bit.call('listDealers', { query: { size: 2, sort: 'gmfCode', cursor: next } });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'cursor']);
  });
});
