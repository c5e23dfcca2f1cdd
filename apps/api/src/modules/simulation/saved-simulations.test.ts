import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { simulations } from './simulation.tables.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let viewer: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  viewer = await api.signIn('consulta');
});
afterAll(() => api.close());

const list = (session: Session, body: object = {}) => session.ok('listSavedSimulations', { body });
const names = async (search: string) => (await list(viewer, { search, size: 100 })).items.map((row) => row.clientName);

/** Every row, page by page. */
async function walk(session: Session, size: number, between: () => Promise<unknown> = async () => {}) {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(session, { size, cursor });
    ids.push(...page.items.map((row) => row.id));
    cursor = page.next;
    await between();
  } while (cursor);
  return ids;
}

describe('200', () => {
  it('lists the newest first', async () => {
    const { items } = await list(viewer, { size: 100 });
    const moments = items.map((row) => row.updatedAt);
    expect(items).toHaveLength(100);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('returns every row exactly once across pages while new ones are saved', async () => {
    const before = await rowsOf(api, sql`select id from simulations`);
    let seed = 300;
    const walked = await walk(viewer, 17, () => aSavedSimulation(seller, aPerson(seed++)));
    expect(walked.sort()).toEqual(before.map((row) => String(row.id)).sort());
    expect(seed).toBeGreaterThan(303);
  });

  it('returns rows with the same timestamp exactly once across pages', async () => {
    await Promise.all([311, 312, 313, 314, 315].map((id) => aSavedSimulation(seller, aPerson(id))));
    const walked = await walk(seller, 2);
    expect(new Set(walked).size).toBe(walked.length);
    expect((await list(seller)).totalElements).toBe(walked.length);
  });

  it('counts all rows that match the filter, not only those of the page', async () => {
    const { items, totalElements, totalCapped, next } = await list(viewer, { size: 5 });
    expect(items).toHaveLength(5);
    expect(totalElements).toBeGreaterThanOrEqual(100);
    expect([totalCapped, typeof next]).toEqual([false, 'string']);
  });

  it('finds by parts of the name in any order, ignoring case and accents', async () => {
    const loud = { ...aPerson(321), name: 'JOSÉ ÂNGELO ÍCARO' };
    await aSavedSimulation(seller, loud);
    for (const search of ['josé ângelo', 'ÂNGELO', 'Ícaro', 'jose angelo', '  angelo ic ', 'icaro jo'])
      expect(await names(search), search).toEqual([loud.name]);
    expect(await names('joão')).not.toContain(loud.name);
  });

  it('finds names through the trigram index', async () => {
    const plan = await api.database.db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      return tx.execute(sql`explain select id from simulations where ${nameContains(simulations.clientName, 'josé')}`);
    });
    expect(JSON.stringify((plan as unknown as { rows: object[] }).rows)).toContain('simulations_client_name');
  });

  it('finds by the whole document with or without mask, and not by part of it', async () => {
    const person = aPerson(322);
    await aSavedSimulation(seller, person);
    const masked = person.cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
    expect(await names(person.cpf)).toEqual([person.name]);
    expect(await names(masked)).toEqual([person.name]);
    expect(await names(person.cpf.slice(0, 8))).toEqual([]);
  });

  it('finds by the code, ignoring case', async () => {
    const { code, id } = await aSavedSimulation(seller, aPerson(323));
    for (const search of [code, code.toLowerCase()])
      expect((await list(seller, { search })).items.map((row) => row.id)).toEqual([id]);
  });

  it('treats % _ and \\ in the search as literal characters', async () => {
    for (const search of ['%', '_', '%a%', 'A_a', '\\', '%%%']) expect(await names(search), search).toEqual([]);
  });

  it('filters by plan', async () => {
    const { items, totalElements } = await list(viewer, { financeTypeId: 2, size: 100 });
    expect(totalElements).toBe(items.length);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((row) => row.financeTypeId))).toEqual(new Set([2]));
  });

  it('filters by days in São Paulo: 23:30 there belongs to that day, though it is the next one in UTC', async () => {
    api.clock.moveTo('2026-11-22T02:30:00Z');
    const late = await aSavedSimulation(await api.signIn('seller'), aPerson(324));
    api.clock.moveTo('2026-11-22T03:00:00Z');
    const early = await aSavedSimulation(await api.signIn('seller'), aPerson(325));
    seller = await api.signIn('seller');
    const on = async (day: string) => (await list(seller, { from: day, to: day })).items.map((row) => row.id);
    expect(await on('2026-11-21')).toEqual([late.id]);
    expect(await on('2026-11-22')).toEqual([early.id]);
    api.clock.moveTo('2026-11-20T13:00:00Z');
  });

  it('shows sellers their own rows, managers those of the dealer, viewers all, representatives those of their region', async () => {
    seller = await api.signIn('seller');
    const representative = await api.signIn('representante');
    const [region] = await rowsOf(
      api,
      sql`select count(*)::int as n from simulations s join dealers d on d.id = s.dealer_id join branches b on b.id = d.branch_id where b.gmf_region_code = '01'`,
    );
    const [own] = await rowsOf(
      api,
      sql`select count(*)::int as n from simulations s join users u on u.id = s.seller_id where u.username = 'DEMO.SELLER'`,
    );
    const [dealer] = await rowsOf(
      api,
      sql`select count(*)::int as n from simulations where dealer_id = ${manager.activeDealerId}`,
    );
    const [all] = await rowsOf(api, sql`select count(*)::int as n from simulations`);
    const totals = await Promise.all(
      [seller, manager, representative, viewer].map(async (session) => (await list(session)).totalElements),
    );
    expect(totals).toEqual([own!.n, dealer!.n, region!.n, all!.n]);
    expect(own!.n).toBeLessThan(Number(dealer!.n));
  });

  it('shows a representative nothing when the assigned branch has no dealers', async () => {
    const { items } = await list(await api.signIn('representante'), { size: 100 });
    const dealers = new Set(items.map((row) => row.dealerName));
    expect([...dealers].sort()).toEqual(['Autovia Paulista', 'Nova Serra Veículos']);
    await api.database.db.execute(
      "update representative_branches set branch_id = (select id from branches where gmf_region_code = '03')",
    );
    expect((await list(await api.signIn('representante'))).totalElements).toBe(0);
    await api.database.db.execute('delete from representative_branches');
    expect((await list(await api.signIn('representante'))).totalElements).toBe(0);
  });

  it('shows masked documents', async () => {
    const { items } = await list(viewer, { size: 100 });
    for (const row of items) expect(row.clientDocumentMasked ?? '***').toMatch(/\*\*\*|\*\*\./);
    expect(JSON.stringify(items)).not.toMatch(/\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2}/);
  });
});

describe('422', () => {
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['no base64', '!!!'],
    ['no JSON', 'YWJj'],
    ['no pair', cursorOf(7)],
    ['no date', cursorOf(['yesterday', '0'.repeat(26)])],
    ['a date beyond the database', cursorOf(['+275760-09-13T00:00:00.000Z', '0'.repeat(26)])],
    ['no id', cursorOf(['2026-11-20T13:00:00.000Z', "' or 1=1 --"])],
    ['a zero byte', cursorOf(['2026-11-20T13:00:00.000Z', `\0${'0'.repeat(25)}`])],
  ])('refuses a cursor with %s', async (_case, cursor) => {
    const { status, body } = await viewer.call('listSavedSimulations', { body: { cursor } });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'cursor']);
  });

  it.each([
    ['a page of 101', { size: 101 }],
    ['a page of 0', { size: 0 }],
    ['a search that is too long', { search: 'a'.repeat(101) }],
    ['a search with a zero byte', { search: 'a\0b' }],
    ['half a surrogate pair', { search: '\ud83d' }],
    ['a day that does not exist', { from: '2026-02-30' }],
    ['the year 0', { from: '0000-01-01' }],
    ['a plan beyond the column', { financeTypeId: 99_999 }],
  ])('refuses %s', async (_case, body) => {
    const answer = await viewer.call('listSavedSimulations', { body });
    expect([answer.status, answer.body.code]).toEqual([422, 'DOM002']);
  });
});
