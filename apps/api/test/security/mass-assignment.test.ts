/** Fields that a form does not have, sent in addition to its own: each is refused by name, and nothing is stored. */
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
  (await rowsOf(api, sql`select * from users where username = ${username}`))[0];
/** The names that a call refuses because it does not have them. */
const unknownOf = ({ body }: { body: { fields?: { path: string; key: string }[] } }) =>
  body.fields?.filter(({ key }) => key === 'field.unknown').map(({ path }) => path);
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
  it('refuses every field that its form does not have, and stores nothing', async () => {
    const form = aUserForm(91, [dealerId]);
    const refused = await manager.call('registerUser', { params: { type: 'DEALER' }, body: { ...form, ...wished } });
    expect(unknownOf(refused)).toEqual(Object.keys(wished));
    expect(await columnsOf(form.username)).toBeUndefined();
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
  it('refuses every field that its form does not have, and changes nothing', async () => {
    const form = aUserForm(95, [dealerId]);
    const { username, version } = await manager.ok('registerUser', { params: { type: 'DEALER' }, body: form });
    const before = await columnsOf(username);
    const refused = await manager.call('updateUser', {
      params: { type: 'DEALER', username },
      body: { ...form, ...wished, version, name: 'Nome Trocado' },
    });
    expect(unknownOf(refused)).toEqual(Object.keys(wished));
    expect(await columnsOf(username)).toEqual(before);
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
  it('saves a simulation under the own account and dealer, and may claim no other', async () => {
    const { request } = await aSavedSimulation(seller);
    const save = (more: object, claimed: object) =>
      seller.call('saveSimulation', {
        query: { dealerId: seller.activeDealerId },
        body: { client: {}, request: { ...request, ...more }, ...claimed },
      });
    const claimed = { sellerId: wished.id, dealerId: foreignDealerId, code: 'S1', version: 99 };
    expect(unknownOf(await save({ payer: 'exempt' }, claimed))).toEqual(['request.payer', ...Object.keys(claimed)]);
    const saved = await save({}, {});
    const [row] = await rowsOf(api, sql`select * from simulations where id = ${saved.body.id}`);
    const [own] = await rowsOf(api, sql`select id from users where username = 'DEMO.SELLER'`);
    expect([row!.seller_id, row!.dealer_id, row!.version]).toEqual([own!.id, seller.activeDealerId, 1]);
  });
});
