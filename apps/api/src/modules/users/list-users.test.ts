import type { endpoints, QueryInputOf } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { dealerIdsBy } from '../../../test/user-forms.ts';

let api: TestApi;
let provisioning: Session;
let manager: Session;
let representative: Session;
beforeAll(async () => {
  api = await openApi();
  provisioning = await api.signIn('provisioning');
  manager = await api.signIn('fi-manager');
  representative = await api.signIn('representante');
});
afterAll(() => api.close());

type Query = QueryInputOf<typeof endpoints.listUsers>;
const list = (query: Query = {}, session = provisioning, type: 'GMF' | 'DEALER' = 'DEALER') =>
  session.ok('listUsers', { params: { type }, query });
const names = async (...given: Parameters<typeof list>) => (await list(...given)).items.map((row) => row.username);
const ofAutovia = ['DEMO.CUSTOMER', 'DEMO.FI-MANAGER', 'DEMO.INSURANCE-OPERATOR', 'DEMO.SALES-MANAGER', 'DEMO.SELLER'];

describe('200', () => {
  it('lists the accounts of a type by username, with what the caller may do', async () => {
    expect(await names()).toEqual([...ofAutovia, 'DEMO2.FI-MANAGER', 'DEMO2.SELLER']);
    expect(await names({}, provisioning, 'GMF')).toHaveLength(13);
    const seller = (await list({ username: 'demo.seller' })).items[0]!;
    expect(seller).toMatchObject({
      name: 'Júlia Martins',
      groups: [{ groupName: 'seller' }],
      status: 'CONFIRMED',
      administrativeStatus: 'enabled',
      gmfCode: '101',
      dealers: [{ gmfCode: '101', baccode: '210101', tradingName: 'Autovia Paulista' }],
      can: { edit: true, enable: false, disable: true, unblock: false, resetPassword: true },
    });
  });

  it('pages without skipping or repeating rows', async () => {
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ size: 3, cursor }, provisioning, 'GMF');
      walked.push(...page.items.map((row) => row.username));
      cursor = page.next;
    } while (cursor);
    expect(walked).toEqual(await names({}, provisioning, 'GMF'));
  });

  it('filters by username, name without accents, profile, status and dealer', async () => {
    expect(await names({ username: 'seller' })).toEqual(['DEMO.SELLER', 'DEMO2.SELLER']);
    expect(await names({ name: 'julia' })).toEqual(['DEMO.SELLER']);
    expect(await names({ groupName: 'fi-manager' })).toEqual(['DEMO.FI-MANAGER', 'DEMO2.FI-MANAGER']);
    expect(await names({ dealer: '101' })).toEqual(ofAutovia);
    expect(await names({ dealer: '210101', groupName: 'seller' })).toEqual(['DEMO.SELLER']);
    await api.database.db.execute(sql`update users set blocked_at = now() where username = 'DEMO2.SELLER'`);
    await api.database.db.execute(sql`update users set enabled = false where username = 'DEMO.CUSTOMER'`);
    expect(await names({ status: 'blocked' })).toEqual(['DEMO2.SELLER']);
    expect(await names({ status: 'disabled' })).toEqual(['DEMO.CUSTOMER']);
    expect(await names({ status: 'NEW_PASSWORD_REQUIRED' })).toEqual([]);
    expect(await names({ status: 'enabled' })).not.toContain('DEMO.CUSTOMER');
    await api.database.db.execute(sql`update users set blocked_at = null, enabled = true where user_type = 'DEALER'`);
    for (const username of ['%%%', '___']) expect(await names({ username })).toEqual([]);
  });

  it('shows a manager only users of the active dealer, whatever the filter', async () => {
    expect(await names({}, manager)).toEqual(ofAutovia);
    expect(await names({}, manager, 'GMF')).toEqual([]);
    for (const query of [{ dealer: '102' }, { username: 'demo2' }, { name: 'Téo' }])
      expect(await names(query, manager)).toEqual([]);
    // a user at a dealer of the manager and at another: visible, but without the other dealer, and without acts
    const [foreign] = await dealerIdsBy(provisioning, '104');
    await api.database.db.execute(
      sql`insert into user_dealers (user_id, dealer_id) select id, ${foreign} from users where username = 'DEMO.SELLER'`,
    );
    const seller = (await list({ username: 'DEMO.SELLER' }, manager)).items[0]!;
    expect(seller.dealers.map((dealer) => dealer.gmfCode)).toEqual(['101']);
    expect(Object.values(seller.can)).not.toContain(true);
    expect(await names({ dealer: '104' }, manager)).toEqual([]);
    await api.database.db.execute(sql`delete from user_dealers where dealer_id = ${foreign}`);
  });

  it('shows a representative the users of the region, and allows finance to change nothing', async () => {
    const seen = await names({}, representative);
    expect(seen).toContain('DEMO2.FI-MANAGER');
    expect(await names({}, representative, 'GMF')).toEqual([]);
    const { items } = await list({}, await api.signIn('finance'));
    expect(items).toHaveLength(7);
    for (const { can } of items) expect(Object.values(can)).not.toContain(true);
  });

  it('returns the profiles of the type that the caller may grant', async () => {
    const groups = async (session: Session, type: 'GMF' | 'DEALER') =>
      (await session.ok('listGrantableGroups', { params: { type } })).items.map((item) => item.groupName);
    expect(await groups(manager, 'DEALER')).toEqual(['sales-manager', 'seller']);
    expect(await groups(manager, 'GMF')).toEqual([]);
    expect(await groups(representative, 'DEALER')).toEqual(['fi-manager', 'sales-manager', 'seller']);
    expect(await groups(provisioning, 'GMF')).toHaveLength(13);
  });

  it('returns users of a profile, sellers of dealers within scope, and users of a dealer', async () => {
    const ofGroup = await manager.ok('listUsersOfGroup', { query: { groupName: 'seller' } });
    expect(ofGroup.items).toEqual([{ username: 'DEMO.SELLER', name: 'Júlia Martins', groupName: 'seller' }]);
    const seller = await api.signIn('seller');
    const sellers = async (body: object, session = seller) =>
      (await session.ok('listSellers', { body })).items.map((item) => item.username);
    expect(await sellers({})).toEqual(['DEMO.FI-MANAGER', 'DEMO.SALES-MANAGER', 'DEMO.SELLER']);
    expect(await sellers({ groupName: 'seller' })).toEqual(['DEMO.SELLER']);
    expect(await sellers({ name: 'denise' })).toEqual(['DEMO.SALES-MANAGER']);
    const [own, foreign] = await dealerIdsBy(provisioning, '101', '102');
    expect(await sellers({ dealerId: foreign })).toEqual([]);
    expect(await sellers({ dealerId: foreign }, provisioning)).toHaveLength(2);
    const ofDealer = await manager.ok('listUsersOfDealer', { params: { id: own! }, query: { size: 2 } });
    expect(ofDealer.items.map((item) => item.username)).toEqual(ofAutovia.slice(0, 2));
    expect(ofDealer.totalElements).toBe(5);
  });

  it('finds dealers within scope by GMF code, each with its BAC code', async () => {
    const codes = async (session: Session, gmfCode: string) =>
      (await session.ok('listUserDealers', { query: { gmfCode } })).items.map((dealer) => dealer.baccode);
    expect(await codes(provisioning, '104')).toEqual(['210104']);
    expect(await codes(manager, '103')).toEqual(['210103']);
    expect(await codes(manager, '104')).toEqual([]);
    await api.database.db.execute(sql`update dealers set gmf_code = '101' where gmf_code = '104'`);
    expect((await codes(provisioning, '101')).toSorted()).toEqual(['210101', '210104']);
    await api.database.db.execute(sql`update dealers set gmf_code = '104' where bac_code = '210104'`);
  });
});

describe('404', () => {
  it('gives the same answer for a user out of scope as for an unknown one', async () => {
    const read = (username: string, type: 'GMF' | 'DEALER' = 'DEALER') =>
      manager.call('readUser', { params: { type, username } });
    const none = await read('NOBODY.HERE');
    for (const answer of [await read('DEMO2.SELLER'), await read('DEMO.BIT', 'GMF'), await read('DEMO.SELLER', 'GMF')])
      expect([answer.status, { ...answer.body, correlationId: '' }]).toEqual([
        404,
        { ...none.body, correlationId: '' },
      ]);
    const [foreign] = await dealerIdsBy(provisioning, '102');
    for (const id of [foreign!, '0'.repeat(26)]) {
      const answer = await manager.call('listUsersOfDealer', { params: { id }, query: {} });
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
    }
  });
});

describe('422', () => {
  it.each([
    ['a cursor of nonsense', { cursor: 'nonsense' }, 'cursor'],
    ['two letters of a username', { username: 'ab' }, 'username'],
    ['two letters of a name', { name: 'ab' }, 'name'],
    ['a profile that is none', { groupName: 'king' }, 'groupName'],
    ['a status that is none', { status: 'asleep' }, 'status'],
    ['a dealer of four digits', { dealer: '1010' }, 'dealer'],
  ])('refuses %s', async (_case, query, path) => {
    const answer = await provisioning.call('listUsers', { params: { type: 'DEALER' }, query: query as Query });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });
});
