/**
 * A customer reaches only their own document: as client of proposals, in enquiries, and only the names of the staff.
 */
import { aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomer } from '../../src/demo/data/demo-customer.ts';
import { anOpenProposal, aRequest } from '../journey.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import { aUserForm, dealerIdsBy } from '../user-forms.ts';

let api: TestApi;
let customer: Session;
let seller: Session;
let provisioning: Session;
beforeAll(async () => {
  api = await openApi();
  customer = await api.signIn('customer');
  seller = await api.signIn('seller');
  provisioning = await api.signIn('provisioning');
}, 60_000);
afterAll(() => api.close());

const stranger = aPerson(301);
const saveFor = async (person: typeof stranger) =>
  customer.call('saveSimulation', {
    query: { dealerId: customer.activeDealerId },
    body: { client: simulationClientOf(person), request: await aRequest(customer), selectedTerm: 36 },
  });
const refusal = ({ status, body }: Awaited<ReturnType<typeof saveFor>>) => [
  status,
  body.fields?.map(({ path, key }) => `${path} ${key}`),
];

describe('proposals', () => {
  it('are those of the active dealer with the document of the customer', async () => {
    const own = await rowsOf(
      api,
      sql`select id from proposals where client_document = ${demoCustomer.cpf} and dealer_id = ${customer.activeDealerId}`,
    );
    expect(own.length).toBeGreaterThan(0);
    const elsewhere = await anOpenProposal(await api.signIn('DEMO2.SELLER'), demoCustomer);
    const { items } = await customer.ok('listProposals', { body: { size: 100 } });
    expect(items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => String(id)).sort());
    expect((await customer.call('readProposal', { params: { id: elsewhere.id } })).status).toBe(404);
  });

  it('are read without the document of the seller and without any action; those of another client return 404', async () => {
    const { items } = await customer.ok('listProposals', { body: {} });
    const { vehicleAdditionalInfo, can } = await customer.ok('readProposal', { params: { id: items[0]!.id } });
    expect(vehicleAdditionalInfo.sellerName).toBeTruthy();
    expect(vehicleAdditionalInfo).not.toHaveProperty('sellerDocument');
    expect(Object.values(can)).not.toContain(true);
    const foreign = await anOpenProposal(seller, stranger);
    const { status, body } = await customer.call('readProposal', { params: { id: foreign.id } });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });

  it('are an empty list while the account has no document', async () => {
    await api.database.db.execute(sql`update users set document = null where username = 'DEMO.CUSTOMER'`);
    expect((await customer.ok('listProposals', { body: {} })).items).toEqual([]);
    await api.database.db.execute(
      sql`update users set document = ${demoCustomer.cpf} where username = 'DEMO.CUSTOMER'`,
    );
  });
});

describe('customer enquiries', () => {
  it('are limited to the own document: another one is refused at its field', async () => {
    const fee = (document: string) =>
      customer.call('checkRegistrationFee', { params: { document }, query: { state: 'SP' } });
    expect((await fee(demoCustomer.cpf)).status).toBe(200);
    const other = await fee(stranger.cpf);
    expect([other.status, other.body.fields?.[0]?.key]).toEqual([422, 'document.notOwn']);
    expect(refusal(await saveFor(stranger))).toEqual([422, ['client.document document.notOwn']]);
  });

  it('reach the bureau for the own document only, also after the account changed', async () => {
    const { body: saved } = await saveFor(demoCustomer);
    const authorization = { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' };
    const ask = () =>
      customer.call('requestPreApproval', { body: { simulationId: saved.id, term: 36, authorization } });
    expect((await ask()).status).toBe(200);
    await api.database.db.execute(sql`update users set document = ${stranger.cpf} where username = 'DEMO.CUSTOMER'`);
    expect((await ask()).body.fields?.[0]?.key).toBe('document.notOwn');
    await api.database.db.execute(
      sql`update users set document = ${demoCustomer.cpf} where username = 'DEMO.CUSTOMER'`,
    );
  });
});

it('returns only the names of staff, without username or profile, also in the cursor', async () => {
  const { items, next } = await customer.ok('listSellers', { body: { size: 2 } });
  expect(items).toEqual([
    { name: 'Denise Couto', username: null, groupName: null },
    { name: 'Júlia Martins', username: null, groupName: null },
  ]);
  expect(Buffer.from(next ?? '', 'base64url').toString()).not.toMatch(/DEMO/);
  expect((await customer.ok('listSellers', { body: { cursor: next } })).items.map(({ name }) => name)).toEqual([
    'Marcos Arruda',
  ]);
});

describe('the document of an account', () => {
  const form = (number: number, document: string) => ({
    ...aUserForm(number, []),
    groupName: 'customer',
    document,
    permissions: undefined,
  });
  const register = async (number: number, document: string) => {
    const dealers = await dealerIdsBy(provisioning, '101');
    return provisioning.call('registerUser', {
      params: { type: 'DEALER' },
      body: { ...form(number, document), dealers, dealerDefault: dealers[0] },
    });
  };

  it('is set by provisioning, unique per customer, and returned only to those who may change it', async () => {
    const first = await register(70, '529.982.247-25');
    expect([first.status, first.body.document]).toEqual([200, '52998224725']);
    const second = await register(71, '52998224725');
    expect([second.status, second.body.fields?.[0]]).toMatchObject([422, { path: 'document', key: 'document.taken' }]);
    const { body: other } = await register(72, '11144477735');
    const params = { type: 'DEALER', username: other.username } as const;
    const dealers = other.dealers.map(({ id }) => id);
    const change = { ...form(72, '52998224725'), dealers, dealerDefault: dealers[0], version: other.version };
    const changed = await provisioning.call('updateUser', { params, body: change });
    expect([changed.status, changed.body.fields?.[0]?.key]).toEqual([422, 'document.taken']);
    expect((await provisioning.ok('readUser', { params })).document).toBe('11144477735');
    expect((await (await api.signIn('admin-internal')).ok('readUser', { params })).document).toBeNull();
  });

  it('cannot be changed by its owner', async () => {
    const params = { type: 'DEALER', username: 'DEMO.CUSTOMER' } as const;
    const body = { ...form(73, stranger.cpf), username: 'DEMO.CUSTOMER', dealers: [], version: 1 };
    expect((await customer.call('updateUser', { params, body })).status).toBe(403);
  });
});
