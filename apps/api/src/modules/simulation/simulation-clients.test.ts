/** Saved simulations by client, and whether their offers are still valid. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../../../test/journey.ts';
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

const list = (session: Session, body: object) => session.ok('listSavedSimulations', { body });
const clients = (session: Session, body: object = {}) => session.ok('listSimulationClients', { body });

describe('200', () => {
  it('lists each client once, by the simulation that was changed last', async () => {
    const person = aPerson(701);
    await aSavedSimulation(seller, person);
    const last = await aSavedSimulation(seller, person);
    const { items } = await clients(seller, { search: person.cpf });
    expect(items).toEqual([
      expect.objectContaining({
        clientName: person.name,
        simulations: 2,
        last: expect.objectContaining({ id: last.id, code: last.code }),
      }),
    ]);
    expect(JSON.stringify(items)).not.toContain(person.cpf);
  });

  it('returns every client within scope exactly once across pages, last changed first', async () => {
    const walked: string[] = [];
    const moments: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof clients>> = await clients(viewer, { size: 13, cursor });
      walked.push(...page.items.map(({ last }) => last.id));
      moments.push(...page.items.map(({ last }) => last.updatedAt));
      cursor = page.next;
    } while (cursor);
    const [row] = await rowsOf(api, sql`select count(distinct client_document)::int as n from simulations`);
    expect(walked).toHaveLength(Number(row!.n));
    expect(new Set(walked).size).toBe(walked.length);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('counts only simulations within scope: for managers those of the dealer, for sellers their own', async () => {
    const person = aPerson(702);
    const own = await aSavedSimulation(seller, person);
    const other = await aSavedSimulation(manager, person);
    const of = async (session: Session) => (await clients(session, { search: person.cpf })).items;
    expect((await of(manager)).map(({ simulations, last }) => [simulations, last.id])).toEqual([[2, other.id]]);
    expect((await of(seller)).map(({ simulations, last }) => [simulations, last.id])).toEqual([[1, own.id]]);
  });

  it('finds clients by part of the name', async () => {
    const person = { ...aPerson(703), name: 'Ícaro Sentinela' };
    await aSavedSimulation(seller, person);
    expect((await clients(seller, { search: 'icaro sent' })).items.map((row) => row.clientName)).toEqual([person.name]);
    expect((await clients(seller, { search: 'S100001' })).items).toEqual([]);
  });

  it('lists the simulations of a client by the id of one of them, without the document in the request', async () => {
    const person = aPerson(704);
    const first = await aSavedSimulation(seller, person);
    const second = await aSavedSimulation(seller, person);
    const { items } = await list(seller, { clientOf: first.id });
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('reports that the offer of a simulation has ended, in the list and in the record', async () => {
    const saved = await aSavedSimulation(seller, aPerson(705));
    const expiryOf = async (lastDay: string) => {
      await api.database.db.execute(sql`
        update simulations set result = jsonb_set(result, '{simulationItems}',
          (select jsonb_agg(item || jsonb_build_object('validUntil', ${lastDay}::text)) from jsonb_array_elements(result -> 'simulationItems') as item))
        where id = ${saved.id}`);
      const { items } = await list(seller, { search: saved.code });
      return [items[0]!.hasExpired, (await seller.ok('readSavedSimulation', { params: { id: saved.id } })).hasExpired];
    };
    expect(await expiryOf('2026-11-20')).toEqual([false, false]);
    expect(await expiryOf('2026-11-19')).toEqual([true, true]);
  });
});

describe('404', () => {
  it('gives the same answer for a simulation of another user as for one that does not exist', async () => {
    const others = await aSavedSimulation(manager, aPerson(706));
    for (const clientOf of [others.id, '01jd00000000000000000000zz']) {
      const { status, body } = await seller.call('listSavedSimulations', { body: { clientOf } });
      expect([status, body.code]).toEqual([404, 'SEC004']);
    }
  });
});
