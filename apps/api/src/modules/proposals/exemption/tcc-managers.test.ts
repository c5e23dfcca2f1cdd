/** The queue of exemptions for users named in the uploaded table, whatever their profile. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCompleteProposal } from '../../../../test/journey.ts';
import { type DemoLogin, openApi, type Session, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterEach(() => api.close());

/** Makes a user the manager instead of finance, for every dealer. */
const name = (username: string) => api.database.db.execute(sql`update tcc_managers set username = ${username}`);
const queueOf = (session: Session) => session.call('listTccExemptions', { query: {} });
const request = async (seed: number) => {
  const { id } = await aCompleteProposal(seller, aPerson(seed));
  await seller.ok('requestTccExemption', { params: { id }, body: { reason: 'Cliente da casa' } });
  return id;
};

it.each(['consulta', 'crm', 'sales-manager'] as const)(
  'is open to a %s who is listed as a manager and may then decide',
  async (role) => {
    const username = `DEMO.${role.toUpperCase()}`;
    await name(username);
    const manager = await api.signIn(role);
    const params = { type: role === 'sales-manager' ? 'DEALER' : 'GMF', username } as const;
    expect((await manager.ok('readMenuPermissions', { params })).manageTcc).toBe(true);
    const id = await request(831);
    const { status, body } = await queueOf(manager);
    expect([status, body.items.find(({ proposalId }) => proposalId === id)?.can]).toEqual([
      200,
      { approve: true, refuse: true },
    ]);
    expect((await manager.call('approveTccExemption', { params: { id } })).body.status).toBe('PENDING SIMULATION');
  },
);

it('is closed to users who are not listed or no longer listed, and to customers', async () => {
  const closed = async (role: DemoLogin) => {
    const { status, body } = await queueOf(await api.signIn(role));
    return [status, body.code];
  };
  expect(await closed('crm')).toEqual([403, 'SEC004']);
  await name('DEMO.CUSTOMER');
  expect(await closed('customer')).toEqual([403, 'SEC004']);
  await name('DEMO.CRM');
  await api.database.db.execute(sql`update tcc_managers set enabled = false`);
  expect(await closed('crm')).toEqual([403, 'SEC004']);
});

it('is closed from the next token after the table changes; until then the user cannot decide anything', async () => {
  await name('DEMO.CRM');
  const manager = await api.signIn('crm');
  const id = await request(832);
  await name('DEMO.FINANCE');
  const { status, body } = await queueOf(manager);
  expect([status, body.items]).toEqual([200, []]);
  expect((await manager.call('approveTccExemption', { params: { id } })).status).toBe(404);
  expect((await queueOf(await api.signIn('crm'))).status).toBe(403);
});

it('allows no user to decide on their own request', async () => {
  const id = await request(833);
  await name('DEMO.SELLER');
  seller = await api.signIn('seller');
  const { items } = await seller.ok('listTccExemptions', { query: {} });
  expect(items.find(({ proposalId }) => proposalId === id)?.can).toEqual({ approve: false, refuse: false });
  for (const own of [
    await seller.call('approveTccExemption', { params: { id } }),
    await seller.call('refuseTccExemption', { params: { id }, body: { reason: 'Não cabe' } }),
  ])
    expect([own.status, own.body.code, own.body.fields?.[0]?.key]).toEqual([409, 'SP-019', 'exemption.ownRequest']);
});
