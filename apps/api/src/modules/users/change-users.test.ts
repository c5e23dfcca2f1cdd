import { permissionMap } from '@estrada/domain/access/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { aUserForm, dealerIdsBy, noPermissions } from '../../../test/user-forms.ts';
import { demoPassword } from '../../demo/insert-accounts.ts';

let api: TestApi;
let provisioning: Session;
let manager: Session;
let representative: Session;
let autovia: string;
let serra: string;
let guanabara: string;
let sul: string;
beforeAll(async () => {
  api = await openApi({ LOGIN_REDIRECT_ORIGINS: 'https://sso.example' });
  provisioning = await api.signIn('provisioning');
  manager = await api.signIn('fi-manager');
  representative = await api.signIn('representante');
  [autovia = '', serra = '', guanabara = '', sul = ''] = await dealerIdsBy(provisioning, '101', '102', '103', '104');
  await api.work();
}, 60_000);
afterAll(() => api.close());

const dealerType = { type: 'DEALER' } as const;
const register = (body: object, session = provisioning, type: 'GMF' | 'DEALER' = 'DEALER') =>
  session.call('registerUser', { params: { type }, body });
const registered = async (number: number, dealers = [autovia], changes: object = {}) =>
  provisioning.ok('registerUser', { params: dealerType, body: aUserForm(number, dealers, changes) });
const update = (username: string, body: object, session = provisioning, type: 'GMF' | 'DEALER' = 'DEALER') =>
  session.call('updateUser', { params: { type, username }, body });
type Act = 'enableUser' | 'disableUser' | 'unblockUser' | 'resetUserPassword';
const act = (name: Act, username: string, version: number, session = provisioning, type: 'GMF' | 'DEALER' = 'DEALER') =>
  session.call(name, { params: { type, username }, body: { version } });
const login = (username: string, password: string) =>
  api.stranger.call('login', { body: { username, password, endOtherSession: true, returnRefreshToken: true } });
const auditOf = (id: string) =>
  rowsOf(
    api,
    sql`select action, actor_name, before, after from audit_entries where entity_id = ${id} and entity = 'user' and action like 'user.%' order by seq`,
  );
const mailTo = async (address: string) => {
  await expect.poll(() => api.mails.some(({ to }) => to === address)).toBe(true);
  return api.mails.findLast(({ to }) => to === address)!;
};
const codeIn = (text: string) => /^ {4}(\d{6})$/m.exec(text)![1]!;
const reset = async (username: string, verificationCode: string, newPassword: string) => {
  const { apiKey } = await api.stranger.ok('readActiveModules');
  const body = { username, verificationCode, newPassword, confirmation: newPassword };
  return api.stranger.call('resetPassword', { body, headers: { 'x-api-key': apiKey } });
};
const password = 'Caminho-Novo-2026!';

describe('200', () => {
  it('registers a user without a password, who sets the first one with the mailed code', async () => {
    const body = aUserForm(1, [autovia, guanabara], { username: ' novo. 1 ', name: ' Ana  Prado ' });
    const user = await manager.ok('registerUser', { params: dealerType, body });
    expect(user).toMatchObject({
      version: 1,
      username: 'NOVO.1',
      name: 'Ana Prado',
      status: 'NEW_PASSWORD_REQUIRED',
      administrativeStatus: 'enabled',
      dealers: [{ gmfCode: '101' }, { gmfCode: '103' }],
      dealerDefault: { id: autovia },
      permissions: { insuranceContracting: false },
    });
    for (const guess of ['', 'spent:', demoPassword])
      expect((await login('NOVO.1', guess || ' ')).body.code).toBe('USE002');
    const mail = await mailTo('novo.1@autovia.example');
    expect((await reset('NOVO.1', codeIn(mail.text), password)).body).toEqual({ changed: true });
    const session = await login('NOVO.1', password);
    expect([session.status, session.body.user.activeDealerId, session.body.status]).toEqual([
      200,
      autovia,
      'CONFIRMED',
    ]);
    const [entry] = await auditOf(user.id);
    expect(entry).toMatchObject({
      action: 'user.register',
      actor_name: 'DEMO.FI-MANAGER',
      after: {
        role: 'seller',
        dealers: '101/210101, 103/210103',
        dealerDefault: '101/210101',
        insuranceContracting: false,
      },
    });
    expect(JSON.stringify(entry)).not.toContain('Ana Prado');
  });

  it('registers once, however often the same key is sent', async () => {
    const call = () =>
      provisioning.ok('registerUser', {
        params: dealerType,
        body: aUserForm(2, [autovia]),
        headers: { 'idempotency-key': 'user-2' },
      });
    expect(await call()).toEqual(await call());
  });

  it('registers a representative with the assigned branches', async () => {
    const { items } = await provisioning.ok('listUserRegions');
    const sulRegion = items.find(({ name }) => name === 'Sul')!;
    const body = aUserForm(3, [], { groupName: 'representante', regions: [sulRegion.id], permissions: noPermissions });
    const user = await provisioning.ok('registerUser', { params: { type: 'GMF' }, body });
    expect([user.regions, user.dealers]).toEqual([[sulRegion], []]);
    expect((await manager.ok('listUserRegions')).items).toEqual([]);
  });

  it('accepts a redirect address on an allowed site for the sign-in of a GMF user, and refuses any other at the field', async () => {
    const form = (redirectURL: string) =>
      aUserForm(48, [], { groupName: 'finance', permissions: noPermissions, redirectURL });
    for (const address of ['https://evil.example/', 'https://sso.example@evil.example/', 'http://sso.example/']) {
      const { status, body } = await register(form(address), provisioning, 'GMF');
      expect([status, body.code, body.fields?.[0]?.path, body.fields?.[0]?.key]).toEqual([
        422,
        'DOM002',
        'redirectURL',
        'redirectURL.notAllowed',
      ]);
    }
    const address = 'https://sso.example/entrar?x=1';
    const { body: user } = await register(form(address), provisioning, 'GMF');
    expect(user.redirectURL).toBe(address);
    expect((await auditOf(user.id))[0]!.after).toMatchObject({ redirectURL: address });
    const lookUp = () => api.stranger.ok('lookUpUserType', { query: { username: user.username } });
    expect((await lookUp()).redirectURL).toBe(address);
    expect((await update(user.username, { ...form(''), version: 1 }, provisioning, 'GMF')).status).toBe(200);
    expect((await lookUp()).redirectURL).toBeNull();
  });

  it('retains a saved redirect address after its site is no longer allowed', async () => {
    const form = aUserForm(49, [], { groupName: 'finance', permissions: noPermissions });
    await provisioning.ok('registerUser', { params: { type: 'GMF' }, body: form });
    const redirectURL = 'https://old.example/entrar';
    await api.database.db.execute(
      sql`update users set redirect_url = ${redirectURL} where username = ${form.username}`,
    );
    const kept = await update(form.username, { ...form, redirectURL, version: 1 }, provisioning, 'GMF');
    expect([kept.status, kept.body.redirectURL]).toEqual([200, redirectURL]);
  });

  it('updates a user, raises the version, and records the previous values', async () => {
    const user = await registered(4);
    const body = { ...aUserForm(4, [autovia]), email: 'outra@autovia.example', version: 1 };
    const { status, body: changed } = await update('NOVO.4', body, manager);
    expect([status, changed.version, changed.email]).toEqual([200, 2, 'outra@autovia.example']);
    const entry = (await auditOf(user.id)).at(-1)!;
    expect([entry.action, Object.keys(entry.before as object)]).toEqual([
      'user.update',
      Object.keys(entry.after as object),
    ]);
  });

  it('mails the code of a user without password to the changed address, and voids a requested one', async () => {
    const user = await registered(47);
    const first = codeIn((await mailTo(user.email)).text);
    const moved = { ...aUserForm(47, [autovia]), email: 'outra.47@autovia.example', version: 1 };
    expect((await update(user.username, moved, manager)).status).toBe(200);
    const second = codeIn((await mailTo(moved.email)).text);
    expect((await reset(user.username, first, password)).body.code).toBe('USE011');
    expect((await reset(user.username, second, password)).status).toBe(200);
    const { apiKey } = await api.stranger.ok('readActiveModules');
    await api.stranger.ok('forgotPassword', { body: { username: user.username }, headers: { 'x-api-key': apiKey } });
    expect((await update(user.username, { ...moved, email: 'de.volta.47@autovia.example', version: 2 })).status).toBe(
      200,
    );
    const [codes] = await rowsOf(api, sql`select count(*)::int as n from password_codes where user_id = ${user.id}`);
    expect(codes).toEqual({ n: 0 });
  });

  it.each([
    ['another profile', 5],
    ['another dealer', 6],
  ])('ends the sessions immediately with %s, and not with another name', async (change, number) => {
    const user = await registered(number);
    await reset(user.username, codeIn((await mailTo(user.email)).text), password);
    const { body: session } = await login(user.username, password);
    const headers = { idToken: session.idToken!, permissionToken: session.permissionToken! };
    const ask = () =>
      api.stranger.call('readMenuPermissions', {
        params: { ...dealerType, username: user.username },
        userType: 'dealer',
        headers,
      });
    const form = aUserForm(number, [autovia]);
    expect((await update(user.username, { ...form, name: 'Outro Nome', version: 1 })).status).toBe(200);
    expect((await ask()).status).toBe(200);
    const moved =
      change === 'another profile'
        ? { ...form, groupName: 'sales-manager' }
        : { ...form, dealers: [serra], dealerDefault: serra };
    expect((await update(user.username, { ...moved, version: 2 })).status).toBe(200);
    const after = await ask();
    expect([after.status, after.body.code]).toEqual([401, 'SEC002']);
  });

  it('disables: sessions end and login is refused; enabling mails a code in the language of the user', async () => {
    const { body: session } = await login('DEMO.SALES-MANAGER', demoPassword);
    const headers = { idToken: session.idToken!, permissionToken: session.permissionToken! };
    const params = { ...dealerType, username: 'DEMO.SALES-MANAGER' };
    await api.stranger.ok('chooseLanguage', { params, body: { language: 'en' }, userType: 'dealer', headers });
    const off = (await act('disableUser', 'DEMO.SALES-MANAGER', 1, manager)).body;
    expect(off).toMatchObject({ administrativeStatus: 'disabled', version: 2, can: { enable: true, disable: false } });
    const refused = await api.stranger.call('readMenuPermissions', { params, userType: 'dealer', headers });
    expect([refused.status, refused.body.code]).toEqual([401, 'SEC002']);
    expect((await login('DEMO.SALES-MANAGER', demoPassword)).body.code).toBe('USE023');
    const on = (await act('enableUser', 'DEMO.SALES-MANAGER', 2, manager)).body;
    expect(on).toMatchObject({ administrativeStatus: 'enabled', status: 'NEW_PASSWORD_REQUIRED', version: 3 });
    // the old password opens nothing, and is not accepted again
    expect((await login('DEMO.SALES-MANAGER', demoPassword)).body.code).toBe('USE002');
    const mail = await mailTo('demo.sales-manager@estrada.example');
    expect(mail.subject).toBe('Code to create a new password');
    expect((await reset('DEMO.SALES-MANAGER', codeIn(mail.text), demoPassword)).body.code).toBe('USE014');
    expect((await reset('DEMO.SALES-MANAGER', codeIn(mail.text), password)).status).toBe(200);
    const again = await login('DEMO.SALES-MANAGER', password);
    expect([again.status, again.body.user.language]).toEqual([200, 'en']);
    const actions = (await auditOf(off.id)).map((row) => row.action);
    expect(actions).toEqual(['user.language', 'user.disable', 'user.enable']);
  });

  it('unblocks and resets for admin-internal and service-desk too, each with a code by e-mail', async () => {
    const user = await registered(7);
    await api.database.db.execute(sql`update users set blocked_at = now(), failed_attempts = 5 where id = ${user.id}`);
    const desk = await api.signIn('service-desk');
    const unblocked = (await act('unblockUser', user.username, 1, desk)).body;
    expect(unblocked).toMatchObject({ administrativeStatus: 'enabled', status: 'NEW_PASSWORD_REQUIRED' });
    const admin = await api.signIn('admin-internal');
    const { status, body } = await act('resetUserPassword', 'DEMO.CRM', 1, admin, 'GMF');
    expect([status, body.status]).toEqual([200, 'NEW_PASSWORD_REQUIRED']);
    expect((await login('DEMO.CRM', demoPassword)).body.code).toBe('USE002');
    await mailTo('demo.crm@estrada.example');
    const [row] = await rowsOf(api, sql`select failed_attempts from users where id = ${user.id}`);
    expect(row).toEqual({ failed_attempts: 0 });
  });

  it('does not revive a session from before the block when it unblocks', async () => {
    const username = 'DEMO.FEIRAO';
    const { body: session } = await login(username, demoPassword);
    const headers = { idToken: session.idToken!, permissionToken: session.permissionToken! };
    const ask = () =>
      api.stranger.call('readMenuPermissions', { params: { type: 'GMF', username }, userType: 'gmf', headers });
    expect((await ask()).status).toBe(200);
    for (let attempt = 1; attempt <= 5; attempt++) await login(username, 'Errada-Demais-1!');
    expect((await ask()).body.code).toBe('USE023');
    const { status } = await act('unblockUser', username, 1, await api.signIn('service-desk'), 'GMF');
    expect(status).toBe(200);
    const renewal = await api.stranger.call('refreshSession', { body: { refreshToken: session.refreshToken } });
    expect([(await ask()).body.code, renewal.body.code]).toEqual(['SEC002', 'SEC002']);
  });

  it('changes nothing when the account already has the requested status', async () => {
    const user = await registered(8);
    for (const name of ['enableUser', 'unblockUser'] as const)
      expect((await act(name, user.username, 1)).body.version).toBe(1);
    expect(await auditOf(user.id)).toHaveLength(1);
  });

  it('lists the e-mails with their delivery status, masked, within scope', async () => {
    const user = await registered(9);
    await mailTo(user.email);
    const mails = async (query: object, session = manager) => (await session.ok('listSentMails', { query })).emailsData;
    await expect.poll(async () => (await mails({ username: 'novo.9' }))[0]?.status).toBe('SENT');
    expect(await mails({ username: 'novo.9' })).toMatchObject([
      { username: 'NOVO.9', kind: 'verification-code', email: 'n***@autovia.example', attempts: 1, failure: null },
    ]);
    expect(await mails({ username: 'demo.crm' })).toEqual([]);
    expect(await mails({ username: 'demo.crm' }, provisioning)).toHaveLength(1);
    const first = await provisioning.ok('listSentMails', { query: { size: 2 } });
    const next = await provisioning.ok('listSentMails', { query: { size: 2, cursor: first.next } });
    expect(first.emailsData.at(-1)!.createdAt >= next.emailsData[0]!.createdAt).toBe(true);
  });

  it('shows the history of a user with author and changes to users with access to the page', async () => {
    const user = await registered(10);
    await update('NOVO.10', { ...aUserForm(10, [autovia, guanabara]), version: 1 });
    const history = await manager.ok('readHistory', { query: { entity: 'user', entityId: user.id } });
    expect(history.items.map((entry) => [entry.actor, entry.action])).toEqual([
      ['DEMO.PROVISIONING', 'user.update'],
      ['DEMO.PROVISIONING', 'user.register'],
    ]);
    expect(history.items[0]!.changes).toEqual([
      { field: 'dealers', before: '101/210101', after: '101/210101, 103/210103' },
    ]);
    const foreign = await (await api.signIn('DEMO2.FI-MANAGER')).call('readHistory', {
      query: { entity: 'user', entityId: user.id },
    });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SEC004']);
  });

  it('allows a DEALER account to act for no dealer, which leaves nothing within its scope', async () => {
    const session = await api.signIn('DEMO2.FI-MANAGER');
    const cleared = await session.ok('clearActiveDealer');
    expect(cleared.user.activeDealerId).toBeNull();
    const headers = { idToken: cleared.idToken, permissionToken: cleared.permissionToken };
    const answer = await api.stranger.ok('listUsers', { params: dealerType, query: {}, userType: 'dealer', headers });
    expect(answer.items).toEqual([]);
    const gmf = await provisioning.call('clearActiveDealer');
    expect([gmf.status, gmf.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('403', () => {
  it.each([
    ['fi-manager', 'a manager', { groupName: 'fi-manager' }],
    ['fi-manager', 'a customer', { groupName: 'customer', document: '52998224725' }],
    ['representante', 'a customer', { groupName: 'customer', document: '52998224725' }],
  ] as const)('refuses %s when it registers %s', async (role, _case, changes) => {
    const session = role === 'fi-manager' ? manager : representative;
    const { status, body } = await register(aUserForm(20, [autovia], changes), session);
    expect([status, body.code]).toEqual([403, 'SEC004']);
  });

  it('allows only provisioning to register a GMF user', async () => {
    const body = aUserForm(21, [], { groupName: 'finance' });
    for (const session of [manager, representative]) expect((await register(body, session, 'GMF')).status).toBe(403);
    expect((await register(body, provisioning, 'GMF')).status).toBe(200);
  });

  it('grants no right of the profile by a registration: rights follow from the profile alone', async () => {
    const asked = permissionMap(['viewPaymentReport', 'insuranceContracting', 'manageTcc']);
    const refused = await register(aUserForm(22, [autovia], { permissions: asked }));
    expect([refused.status, refused.body.fields?.map(({ path }) => path)]).toEqual([
      422,
      Object.keys(asked).flatMap((name) => (name === 'insuranceContracting' ? [] : [`permissions.${name}`])),
    ]);
    const user = await registered(22, [autovia]);
    expect(user.permissions).toEqual({ insuranceContracting: false });
    const mail = await mailTo('novo.22@autovia.example');
    await reset(user.username, codeIn(mail.text), password);
    const { permissions } = (await login(user.username, password)).body.user;
    // like all demo sellers
    expect(permissions).toEqual(permissionMap(['createPropose']));
  });

  it('refuses to raise a user beyond the own limits, to change the own account, or a higher one', async () => {
    const user = await registered(23);
    const raised = { ...aUserForm(23, [autovia], { groupName: 'fi-manager' }), version: 1 };
    expect((await update(user.username, raised, manager)).status).toBe(403);
    const self = aUserForm(0, [autovia, guanabara], { username: 'DEMO.FI-MANAGER', groupName: 'seller', version: 1 });
    expect((await update('DEMO.FI-MANAGER', self, manager)).status).toBe(403);
    expect((await act('disableUser', 'DEMO.FI-MANAGER', 1, manager)).status).toBe(403);
    expect((await act('disableUser', 'DEMO.PROVISIONING', 1, provisioning, 'GMF')).status).toBe(403);
    expect((await act('resetUserPassword', 'DEMO.CUSTOMER', 1, manager)).status).toBe(403);
    expect((await act('disableUser', 'DEMO.CUSTOMER', 1, await api.signIn('service-desk'))).status).toBe(403);
    expect((await act('resetUserPassword', 'DEMO.CUSTOMER', 1, await api.signIn('finance'))).status).toBe(403);
  });

  it('reserves changes to a user with dealers of several managers to GMF staff', async () => {
    const user = await registered(24, [autovia, sul]);
    expect((await act('disableUser', user.username, 1, manager)).status).toBe(403);
    expect((await act('disableUser', user.username, 1)).status).toBe(200);
  });
});

describe('404', () => {
  it('gives the same answer for a user out of scope as for an unknown one, whatever the call', async () => {
    for (const username of ['DEMO2.SELLER', 'NOBODY.HERE']) {
      for (const name of ['enableUser', 'disableUser', 'unblockUser', 'resetUserPassword'] as const) {
        const { status, body } = await act(name, username, 1, manager);
        expect([username, name, status, body.code]).toEqual([username, name, 404, 'SEC004']);
      }
      const { status } = await update(username, { ...aUserForm(1, [autovia], { username }), version: 1 }, manager);
      expect(status).toBe(404);
    }
  });

  it('does not change the language of another user', async () => {
    const params = { ...dealerType, username: 'DEMO.SELLER' };
    const { status, body } = await manager.call('chooseLanguage', { params, body: { language: 'en' } });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('409', () => {
  it('refuses a username that is taken, also when two registrations are sent in parallel', async () => {
    const answers = await Promise.all([1, 2].map(() => register(aUserForm(30, [autovia]))));
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'USE016'],
    ]);
    const taken = await register(aUserForm(30, [autovia], { username: 'novo.30' }));
    expect(taken.body.fields).toMatchObject([{ path: 'username', key: 'username.taken' }]);
  });

  it('refuses to overwrite the change of another user, whatever the act', async () => {
    const user = await registered(31);
    await update(user.username, { ...aUserForm(31, [autovia]), name: 'Antes Disso', version: 1 });
    const answers = [
      await update(user.username, { ...aUserForm(31, [autovia]), version: 1 }),
      await act('disableUser', user.username, 1),
      await act('resetUserPassword', user.username, 1),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'SET001']);
  });
});

describe('422 and 429', () => {
  it.each([
    ['no profile', { groupName: '' }, 'groupName', 'required'],
    ['a profile that is none', { groupName: 'king' }, 'groupName', 'value.notAllowed'],
    ['a profile of the other type', { groupName: 'finance', dealers: [] }, 'groupName', 'value.notAllowed'],
    ['no username', { username: ' ' }, 'username', 'username.required'],
    ['a username with accents', { username: 'joão' }, 'username', 'username.invalid'],
    ['no name', { name: '' }, 'name', 'required'],
    ['an e-mail without domain', { email: 'ana@' }, 'email', 'email.invalid'],
    ['no dealer', { dealers: [], dealerDefault: '' }, 'dealers', 'dealers.required'],
    ['no default dealer', { dealerDefault: '' }, 'dealerDefault', 'dealerDefault.required'],
    [
      'a dealer that is not there',
      { dealers: ['0'.repeat(26)], dealerDefault: '0'.repeat(26) },
      'dealers',
      'value.notAllowed',
    ],
  ])('refuses %s at its field and registers nothing', async (_case, changes, path, key) => {
    const { status, body } = await register(aUserForm(40, [autovia], changes));
    expect([status, body.fields?.map((field) => [field.path, field.key])]).toEqual([422, [[path, key]]]);
    expect(await rowsOf(api, sql`select 1 from users where username = 'NOVO.40'`)).toEqual([]);
  });

  it('gives the same answer for a dealer of another manager as for an unknown one', async () => {
    const answers = await Promise.all([sul, '0'.repeat(26)].map((id) => register(aUserForm(41, [id]), manager)));
    for (const { status, body } of answers)
      expect([status, body.fields?.map((field) => field.path)]).toEqual([422, ['dealers']]);
  });

  it('does not allow dealers for a GMF user', async () => {
    const { status, body } = await register(aUserForm(42, [autovia], { groupName: 'finance' }), provisioning, 'GMF');
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, 'USE015', 'dealers']);
  });

  it('refuses fields that are not part of a registration, and to rename', async () => {
    const planted = {
      userType: 'GMF',
      status: 'CONFIRMED',
      enabled: false,
      isDemo: true,
      passwordHash: 'x',
      id: '0'.repeat(26),
    };
    const answer = await register(aUserForm(43, [autovia], planted));
    expect([answer.status, answer.body.fields?.map(({ path }) => path)]).toEqual([422, Object.keys(planted)]);
    const user = await registered(43, [autovia]);
    const renamed = await update(user.username, { ...aUserForm(44, [autovia]), version: 1 });
    expect([renamed.status, renamed.body.fields?.[0]?.path]).toEqual([422, 'username']);
    const unversioned = await update(user.username, aUserForm(43, [autovia]));
    expect([unversioned.status, unversioned.body.fields?.[0]?.path]).toEqual([422, 'version']);
  });

  it('refuses a password reset for a disabled account, and more than ten in a day', async () => {
    const closed = await registered(45);
    await act('disableUser', closed.username, 1);
    const answer = await act('resetUserPassword', closed.username, 2);
    expect([answer.status, answer.body.code]).toEqual([403, 'USE023']);
    const user = await registered(46);
    for (let version = 1; version <= 10; version++)
      expect((await act('resetUserPassword', user.username, version)).status).toBe(200);
    const eleventh = await act('resetUserPassword', user.username, 11);
    expect([eleventh.status, eleventh.body.code]).toEqual([429, 'USE013']);
    // nor by another act that mails a code
    await act('disableUser', user.username, 11);
    expect((await act('enableUser', user.username, 12)).body.code).toBe('USE013');
  });
});
