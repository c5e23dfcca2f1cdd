import { aCompany, aFilledCompanyForm, aPerson } from '@estrada/testkit/index';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal, aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

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

const list = (session: Session, body: object = {}) => session.ok('listProposals', { body });
const count = async (where: SQL) => {
  const [row] = await rowsOf(
    api,
    sql`select count(*)::int as n from proposals p join dealers d on d.id = p.dealer_id join branches b on b.id = d.branch_id join users u on u.id = p.seller_id where ${where}`,
  );
  return row!.n;
};

describe('200', () => {
  it('lists the most recently changed first', async () => {
    const { items, totalElements } = await list(viewer, { size: 100 });
    const moments = items.map((row) => row.updatedAt);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(totalElements).toBe(await count(sql`true`));
  });

  it('returns every row exactly once while new proposals are created', async () => {
    const before = await rowsOf(api, sql`select id from proposals`);
    const walked: string[] = [];
    let cursor: string | null = null;
    let seed = 400;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(viewer, { size: 23, cursor });
      walked.push(...page.items.map((row) => row.id));
      cursor = page.next;
      await anOpenProposal(seller, aPerson(seed++));
    } while (cursor);
    expect(walked.sort()).toEqual(before.map((row) => String(row.id)).sort());
  });

  it('shows sellers their own, managers those of the dealer, representatives those of the region, viewers all', async () => {
    const representative = await api.signIn('representante');
    const totals = await Promise.all(
      [seller, manager, representative, viewer].map(async (session) => (await list(session)).totalElements),
    );
    expect(totals).toEqual([
      await count(sql`u.username = 'DEMO.SELLER'`),
      await count(sql`p.dealer_id = ${manager.activeDealerId}`),
      await count(sql`b.gmf_region_code = '01'`),
      await count(sql`true`),
    ]);
  });

  it('shows finance only what waits for an act of finance, whatever the filter', async () => {
    const finance = await api.signIn('finance');
    const waiting = sql`p.status not in ('WO', 'RA', 'NU', 'OC', 'OCM')`;
    const { items, totalElements } = await list(finance, { size: 100 });
    expect(totalElements).toBe(await count(waiting));
    expect(items.filter(({ status }) => ['WO', 'RA', 'NU'].includes(status))).toEqual([]);
    expect((await list(finance, { status: ['WO'] })).items).toEqual([]);
    const desk = await finance.ok('readProposalDesk', {});
    expect(desk.open.reduce((sum, one) => sum + one.count, 0)).toBe(totalElements);
    expect(desk.expiring).toEqual([]);
  });

  it('filters by one status and by several', async () => {
    for (const status of [['AP'], ['WO', 'NU'], ['HLD', 'APC', 'AF']]) {
      const { items, totalElements } = await list(viewer, { status, size: 100 });
      expect(new Set(items.map((row) => row.status))).toEqual(new Set(status));
      expect(totalElements).toBe(items.length);
    }
    expect((await list(viewer, { status: ['OC'] })).items).toEqual([]);
    expect((await list(viewer, { status: [] })).totalElements).toBe(await count(sql`true`));
  });

  it('finds by number, masked document, and a part of the name without accents', async () => {
    const person = { ...aPerson(421), name: 'VÂNIA GONÇALVES TESTE' };
    const { id, number } = await anOpenProposal(seller, person);
    const masked = person.cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
    for (const search of [number, person.cpf, masked, 'goncalves teste', 'Vânia Gonçalves'])
      expect((await list(seller, { search })).items.map((row) => row.id)).toContain(id);
    for (const search of ['%', '_', '%teste', person.cpf.slice(0, 9)])
      expect((await list(seller, { search })).items, search).toEqual([]);
  });

  it('finds a company by its alphanumeric CNPJ', async () => {
    const company = aCompany(9);
    expect(company.cnpj).toMatch(/[A-Z]/);
    const simulation = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: { document: company.cnpj, companyName: company.name, email: company.email },
        request: await aRequest(seller, { personType: 'PJ' }),
        selectedTerm: 36,
      },
    });
    const proposal = await seller.ok('submitProposal', {
      query: {},
      body: { simulationId: simulation.id, term: 36 },
    });
    expect(proposal.client).toMatchObject({ personType: 'PJ', document: company.cnpj, name: company.name });
    const filled = await seller.call('updateProposal', {
      params: { id: proposal.id },
      body: { version: 1, client: aFilledCompanyForm(company), vehicleAdditionalInfo: {} },
    });
    expect(filled.status).toBe(200);
    const { items } = await list(seller, { search: company.cnpj.toLowerCase() });
    expect(items.map((row) => row.clientName)).toContain(company.name);
    expect(items[0]!.clientDocumentMasked).not.toContain(company.cnpj);
  });

  it('filters by days in São Paulo time', async () => {
    api.clock.moveTo('2026-11-22T02:59:00Z');
    const late = await anOpenProposal(await api.signIn('seller'), aPerson(422));
    seller = await api.signIn('seller');
    const on = async (day: string) => (await list(seller, { from: day, to: day })).items.map((row) => row.id);
    expect(await on('2026-11-21')).toEqual([late.id]);
    expect(await on('2026-11-22')).toEqual([]);
    api.clock.moveTo('2026-11-20T13:00:00Z');
    seller = await api.signIn('seller');
  });

  it('returns only the status for a polling screen', async () => {
    const { id, version } = await anOpenProposal(seller, aPerson(423));
    const status = await seller.ok('readProposalStatus', { params: { id } });
    expect(status).toEqual({ id, version, status: 'WO', updatedAt: '2026-11-20T13:00:00.000Z' });
  });

  it('shows masked documents', async () => {
    const { items } = await list(viewer, { size: 100 });
    expect(JSON.stringify(items)).not.toMatch(/"\d{11}"|"\w{12}\d{2}"|\d{3}\.\d{3}\.\d{3}-\d{2}/);
  });
});

describe('403 and 404', () => {
  it('refuses a manager at once when the profile loses the right to propose', async () => {
    await api.database.db.execute(`update profile_rights set create_propose = false where role = 'sales-manager'`);
    const { status } = await (await api.signIn('sales-manager')).call('listProposals', { body: {} });
    expect(status).toBe(403);
  });

  it('responds the same for the status of a proposal of another dealer and of a missing one', async () => {
    const { id } = await anOpenProposal(manager, aPerson(424));
    const other = await api.signIn('DEMO2.FI-MANAGER');
    const foreign = await other.call('readProposalStatus', { params: { id } });
    const none = await other.call('readProposalStatus', { params: { id: '0'.repeat(26) } });
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
  });
});

describe('422', () => {
  it.each([
    ['a cursor of nonsense', { cursor: 'nonsense' }, 'cursor'],
    ['a page of 101', { size: 101 }, 'size'],
    ['a status of four letters', { status: ['WORK'] }, 'status.0'],
    ['statuses without end', { status: Array(18).fill('WO') }, 'status'],
    ['a day that does not exist', { to: '2026-13-01' }, 'to'],
    ['a search with a zero byte', { search: '\0' }, 'search'],
  ])('refuses %s', async (_case, body, path) => {
    const answer = await viewer.call('listProposals', { body });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });
});
