/** Fields that a form does not have, sent in addition to its own: they change no column. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../journey.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import { aUserForm, dealerIdsBy } from '../user-forms.ts';

let api: TestApi;
let provisioning: Session;
let manager: Session;
let seller: Session;
let dealerId: string;
let foreignDealerId: string;
beforeAll(async () => {
  api = await openApi();
  provisioning = await api.signIn('provisioning');
  manager = await api.signIn('fi-manager');
  seller = await api.signIn('seller');
  [dealerId = '', foreignDealerId = ''] = await dealerIdsBy(provisioning, '101', '102');
}, 60_000);
afterAll(() => api.close());

const columnsOf = async (username: string) =>
  (await rowsOf(api, sql`select * from users where username = ${username}`))[0]!;
/** The values that an attacker would try to set. */
const wished = {
  id: '01jd00000000000000000000zz',
  userType: 'GMF',
  user_type: 'GMF',
  role: 'admin-internal',
  groups: [{ groupName: 'admin-internal' }],
  status: 'AUTHORIZED',
  enabled: true,
  blockedAt: null,
  failedAttempts: -100,
  passwordHash: 'x',
  password: 'Planted!Password-2026',
  passwordExpiresOn: '2999-12-31',
  redirectUrl: 'https://attacker.example',
  isDemo: true,
  defaultDealerId: 'x',
  createdAt: '2000-01-01',
};

describe('registering a user', () => {
  it('stores the fields of the form, and nothing else that was sent', async () => {
    const body = { ...aUserForm(91, [dealerId]), ...wished };
    const { username } = await manager.ok('registerUser', { params: { type: 'DEALER' }, body });
    const row = await columnsOf(username);
    expect(row).toMatchObject({
      user_type: 'DEALER',
      role: 'seller',
      status: 'NEW_PASSWORD_REQUIRED',
      failed_attempts: 0,
      redirect_url: null,
      is_demo: false,
      default_dealer_id: dealerId,
      version: 1,
    });
    expect([row.id, row.password_hash, row.password_expires_on]).not.toContain('x');
    expect(row.id).not.toBe(wished.id);
  });

  it('is refused at an address of the other user type, and with a role of the other type', async () => {
    const refusals = await Promise.all([
      manager.call('registerUser', { params: { type: 'GMF' }, body: aUserForm(92, [dealerId]) }),
      manager.call('registerUser', {
        params: { type: 'DEALER' },
        body: aUserForm(93, [dealerId], { groupName: 'bit' }),
      }),
      manager.call('registerUser', { params: { type: 'DEALER' }, body: aUserForm(94, [foreignDealerId]) }),
    ]);
    expect(refusals.every(({ status }) => status >= 400 && status < 500)).toBe(true);
    const [row] = await rowsOf(
      api,
      sql`select count(*)::int as n from users where username in ('NOVO.92', 'NOVO.93', 'NOVO.94')`,
    );
    expect(row!.n).toBe(0);
  });
});

describe('changing a user', () => {
  it('updates the fields of the form, and nothing else that was sent', async () => {
    const form = aUserForm(95, [dealerId]);
    const { username, version } = await manager.ok('registerUser', { params: { type: 'DEALER' }, body: form });
    const before = await columnsOf(username);
    await manager.ok('updateUser', {
      params: { type: 'DEALER', username },
      body: { ...form, ...wished, version, name: 'Nome Trocado' },
    });
    const after = await columnsOf(username);
    const changed = Object.keys(after).filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]));
    expect(changed.filter((key) => key !== 'updated_at').toSorted()).toEqual(['name', 'version']);
  });

  it.each(['__proto__', 'constructor'])('refuses or drops %s, without prototype pollution', async (key) => {
    const form = aUserForm(key === '__proto__' ? 96 : 97, [dealerId]);
    const payload = `{"${key}":{"prototype":{"role":"bit"},"role":"bit"},${JSON.stringify(form).slice(1)}`;
    const { status } = await manager.call('registerUser', { params: { type: 'DEALER' }, body: JSON.parse(payload) });
    expect([200, 422]).toContain(status);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe('a seller', () => {
  it('saves a simulation under the own account and dealer, whatever the request claims', async () => {
    const simulation = await aSavedSimulation(seller);
    const { request } = simulation;
    const saved = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: {},
        request: { ...request, taxpayer: 'exempt' },
        sellerId: wished.id,
        dealerId: foreignDealerId,
        code: 'S1',
        version: 99,
      },
    });
    const [row] = await rowsOf(api, sql`select * from simulations where id = ${saved.id}`);
    const [own] = await rowsOf(api, sql`select id from users where username = 'DEMO.SELLER'`);
    expect([row!.seller_id, row!.dealer_id, row!.version]).toEqual([own!.id, seller.activeDealerId, 1]);
    expect(row!.code).not.toBe('S1');
    expect(JSON.stringify(row!.request)).not.toContain('taxpayer');
  });
});
