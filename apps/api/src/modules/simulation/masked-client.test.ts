/** The client of a saved simulation, for users who read registrations masked. */
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { rowsOf } from '../../../test/rows.ts';

const maskedRoles = ['feirao', 'consulta', 'compras'] as const;
const person = aPerson(921);
const client = {
  ...simulationClientOf(person),
  phone: '11988887654',
  monthlyIncomeCents: 1_234_500,
  additionalIncomeCents: 98_700,
};

let api: TestApi;
let seller: Session;
let saved: Awaited<ReturnType<typeof aSavedSimulation>>;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  const body = { client, request: await aRequest(seller), selectedTerm: 36 };
  saved = await seller.ok('saveSimulation', { query: { dealerId: seller.activeDealerId }, body });
});
afterAll(() => api.close());

const read = (session: Session, id = saved.id) => session.ok('readSavedSimulation', { params: { id } });
const storedClient = async () =>
  (await rowsOf(api, sql`select client from simulations where id = ${saved.id}`))[0]!.client;
/** What a screen sends that knows only what it has read, with other terms. */
async function change(session: Session, changes: object = {}) {
  const { id, version, client: seen, request } = await read(session);
  const known = Object.fromEntries(Object.entries(seen).filter(([, value]) => value !== null));
  return session.call('updateSavedSimulation', {
    body: { id, version, client: { ...known, ...changes }, request: { ...request, terms: [24] }, selectedTerm: 24 },
  });
}

describe.each(maskedRoles)('%s', (role) => {
  it("reads and prints another user's simulation with the client's name, and nothing else of the client", async () => {
    const session = await api.signIn(role);
    const answer = await read(session);
    expect(answer.client).toEqual({
      name: client.name,
      companyName: null,
      document: null,
      birthDate: null,
      phone: null,
      email: null,
      monthlyIncomeCents: null,
      additionalIncomeCents: null,
    });
    expect(answer.maskedFields).toEqual([
      'client.document',
      'client.birthDate',
      'client.phone',
      'client.email',
      'client.monthlyIncomeCents',
      'client.additionalIncomeCents',
    ]);
    expect(answer.result).toEqual(saved.result);
    for (const body of [{}, { search: person.cpf }, { clientOf: saved.id }])
      expect(JSON.stringify(await session.ok('listSavedSimulations', { body }))).not.toContain(person.cpf);
    const printed = async (by: Session) => {
      const { body } = await by.call('printSimulation', { params: { id: saved.id }, query: {} });
      return (await readPdf(body as unknown as Uint8Array)).text;
    };
    const formatted = person.cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    expect(await printed(seller)).toContain(formatted);
    expect(await printed(session)).not.toContain(formatted);
  });

  it('reads their own simulation whole', async () => {
    const session = await api.signIn(role);
    const body = { client, request: await aRequest(seller), selectedTerm: 36 };
    const own = await session.ok('saveSimulation', { query: { dealerId: seller.activeDealerId }, body });
    expect((await read(session, own.id)).client).toMatchObject(client);
    expect((await read(session, own.id)).maskedFields).toBeNull();
  });
});

describe('a change by a user who read the client masked', () => {
  it('retains what they did not see', async () => {
    const session = await api.signIn('feirao');
    const { status, body } = await change(session);
    expect([status, body.selectedTerm, body.client.document]).toEqual([200, 24, null]);
    expect(await storedClient()).toEqual(client);
    expect((await change(session, { document: person.cpf, email: 'novo@exemplo.com.br' })).status).toBe(200);
    expect(await storedClient()).toEqual({ ...client, email: 'novo@exemplo.com.br' });
  });

  it('replaces the whole client by another one', async () => {
    const other = aPerson(922);
    await change(await api.signIn('feirao'), { document: other.cpf, name: other.name });
    expect(await storedClient()).toEqual({ document: other.cpf, name: other.name });
  });
});

it('finance staff and sellers read the client whole', async () => {
  const mine = await aSavedSimulation(seller, aPerson(923));
  expect((await read(await api.signIn('fi-manager'), mine.id)).client).toEqual(mine.client);
  expect([mine.maskedFields, mine.client.document]).toEqual([null, aPerson(923).cpf]);
});
