import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { setCookieOf } from '../../../../test/set-cookies.ts';
import { demoPassword } from '../../../demo/insert-accounts.ts';
import { deviceCookieName } from '../../../kernel/http/device-cookie.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
// past the window of every rate limit, so that the tests do not affect each other
beforeEach(() => api.clock.advance({ minutes: 6 }));
afterAll(() => api.close());

const password = 'Estrada!Demo-2026';
const login = (body: object) =>
  api.stranger.call('login', {
    body: { username: 'DEMO.SELLER', password, returnRefreshToken: true, endOtherSession: true, ...body },
  });
const refresh = (refreshToken: string) => api.stranger.call('refreshSession', { body: { refreshToken } });
const asSeller = (tokens: { idToken: string | null; permissionToken: string | null }) => ({
  idToken: tokens.idToken!,
  permissionToken: tokens.permissionToken!,
});
const listWith = (headers: Record<string, string>) =>
  api.stranger.call('listProposals', { userType: 'dealer', body: {}, headers });

describe('200', () => {
  it('strips spaces and ignores case of the user name', async () => {
    const { status, body } = await login({ username: ' demo. seller ' });
    expect([status, body.user.username, body.user.groups]).toEqual([200, 'DEMO.SELLER', [{ groupName: 'seller' }]]);
  });

  it('gives a browser the refresh token only as a cookie that scripts cannot read', async () => {
    const { body, headers } = await login({ returnRefreshToken: false });
    expect(body.refreshToken).toBeNull();
    expect(setCookieOf(headers, 'estrada_refresh')).toMatch(
      /^estrada_refresh=.+; Path=\/api\/users\/public\/auth; HttpOnly; SameSite=Strict/,
    );
  });

  it('gives a browser an id of its own, which its later logins keep', async () => {
    const { headers } = await login({ returnRefreshToken: false });
    const device = setCookieOf(headers, deviceCookieName)!;
    expect(device).toMatch(/^estrada_device=[\w-]{22}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Strict$/);
    const cookie = device.split(';')[0]!;
    const again = await api.stranger.call('login', {
      body: { username: 'DEMO.SELLER', password: demoPassword, endOtherSession: true },
      headers: { cookie },
    });
    expect([again.status, setCookieOf(again.headers, deviceCookieName)]).toEqual([200, undefined]);
    const forged = await api.stranger.call('login', {
      body: { username: 'DEMO.SELLER', password: demoPassword, endOtherSession: true },
      headers: { cookie: `${deviceCookieName}=x` },
    });
    expect(setCookieOf(forged.headers, deviceCookieName)).toBeDefined();
  });

  it('leaves the cookie unchanged when a late renewal is refused: a newer login has replaced it', async () => {
    const { headers } = await login({ returnRefreshToken: false });
    const [cookie] = setCookieOf(headers, 'estrada_refresh')!.split(';');
    await login({ returnRefreshToken: false });
    const late = await api.stranger.call('refreshSession', { body: {}, headers: { cookie: cookie! } });
    expect([late.status, late.body.code, late.headers['set-cookie']]).toEqual([401, 'SEC003', undefined]);
  });

  it('renews both tokens and rotates the refresh token', async () => {
    const first = (await login({})).body;
    const second = (await refresh(first.refreshToken!)).body;
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await listWith(asSeller(second))).status).toBe(200);
  });

  it('reports when the session ends: twelve hours after it began, however often it is renewed', async () => {
    const begun = api.clock.now().getTime();
    const first = (await login({})).body;
    expect(Date.parse(first.sessionEndsAt!)).toBe(begun + 12 * 3_600_000);
    api.clock.advance({ minutes: 90 });
    const renewed = (await refresh(first.refreshToken!)).body;
    expect(renewed.sessionEndsAt).toBe(first.sessionEndsAt);
    const cleared = await api.stranger.ok('clearActiveDealer', { userType: 'dealer', headers: asSeller(renewed) });
    expect(cleared.sessionEndsAt).toBe(first.sessionEndsAt);
  });

  it('returns the same successor to fifty concurrent refreshes', async () => {
    const { refreshToken } = (await login({})).body;
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken!)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.refreshToken}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
  });

  it('renews for the user named by the client, if it names one', async () => {
    const { refreshToken } = (await login({})).body;
    const renewFor = (username: string) =>
      api.stranger.call('refreshSession', { body: { refreshToken: refreshToken!, username } });
    expect((await renewFor('DEMO.FI-MANAGER')).body.code).toBe('SEC002');
    expect((await renewFor(' demo.seller ')).status).toBe(200);
  });

  it('acts for another dealer of the user while the default one is disabled', async () => {
    const username = 'DEMO.FI-MANAGER';
    const [before] = await rowsOf(api, sql`select default_dealer_id as id from users where username = ${username}`);
    const setEnabled = (isEnabled: boolean) =>
      api.database.db.execute(sql`update dealers set enabled = ${isEnabled} where id = ${before!.id}`);
    await setEnabled(false);
    const { user, refreshToken } = (await login({ username })).body;
    await setEnabled(true);
    const renewed = (await refresh(refreshToken!)).body;
    expect(renewed.user.activeDealerId).toBe(user.activeDealerId);
    expect(user.dealerDefault).toBeNull();
    expect(user.dealers.map(({ id }) => id)).toEqual([user.activeDealerId]);
    expect((await login({ username })).body.user).toMatchObject({
      gmfCode: '101',
      dealerDefault: { id: before!.id },
      activeDealerId: before!.id,
    });
  });

  it('continues for another dealer of the user once the active one is disabled', async () => {
    const username = 'DEMO.FI-MANAGER';
    const first = (await login({ username })).body;
    const setEnabled = (isEnabled: boolean) =>
      api.database.db.execute(sql`update dealers set enabled = ${isEnabled} where id = ${first.user.activeDealerId}`);
    await setEnabled(false);
    const renewed = (await refresh(first.refreshToken!)).body;
    await setEnabled(true);
    const other = first.user.dealers.find(({ id }) => id !== first.user.activeDealerId)!;
    expect(renewed.user).toMatchObject({ activeDealerId: other.id, dealerDefault: null, gmfCode: null });
    expect((await listWith(asSeller(renewed))).status).toBe(200);
    expect((await listWith(asSeller(first))).body.code).toBe('USE003');
  });

  it('continues without a dealer when the user has chosen so', async () => {
    const first = (await login({ username: 'DEMO.FI-MANAGER' })).body;
    await api.stranger.ok('clearActiveDealer', { userType: 'dealer', headers: asSeller(first) });
    expect((await refresh(first.refreshToken!)).body.user.activeDealerId).toBeNull();
  });

  it('accepts a sign-out with the id token alone after another page has changed the dealer', async () => {
    const { user, ...before } = (await login({ username: 'DEMO.FI-MANAGER' })).body;
    const headers = asSeller(before);
    const dealerId = user.dealers.find(({ id }) => id !== user.activeDealerId)!.id;
    const params = { username: user.username, dealerId };
    await api.stranger.ok('chooseActiveDealer', { userType: 'dealer', headers, params });
    const logout = (given: Record<string, string>) =>
      api.stranger.call('logout', { userType: 'dealer', headers: given });
    expect((await logout(headers)).body.code).toBe('USE003');
    const { status, body } = await logout({ idToken: headers.idToken });
    expect([status, body]).toEqual([200, { ended: true }]);
    expect((await refresh(before.refreshToken!)).body.code).toBe('SEC002');
  });

  it('changes the active dealer and invalidates the old permission token', async () => {
    const manager = await api.signIn('fi-manager');
    const { items } = await manager.ok('listSimulationDealers', { query: {} });
    expect(items.map((dealer) => dealer.id)).toEqual([manager.activeDealerId]);
    const { user } = (await login({ username: 'DEMO.FI-MANAGER', endOtherSession: true })).body;
    const fresh = await api.signIn('fi-manager');
    const otherDealer = user.dealers.find((dealer) => dealer.id !== fresh.activeDealerId)!;
    const changed = await fresh.ok('chooseActiveDealer', {
      params: { username: 'DEMO.FI-MANAGER', dealerId: otherDealer.id },
    });
    expect(changed.user.activeDealerId).toBe(otherDealer.id);
    expect((await fresh.call('listProposals', { body: {} })).status).toBe(401);
    expect((await listWith(asSeller(changed))).status).toBe(200);
  });
});

describe('an expired session', () => {
  const countRows = async (username: string) =>
    (
      await rowsOf(
        api,
        sql`select count(*)::int as n from sessions where user_id = (select id from users where username = ${username})`,
      )
    )[0]!.n;

  it('is not ended again later, and not counted', async () => {
    const username = 'DEMO.FEIRAO';
    await login({ username });
    api.clock.advance({ hours: 12 });
    const { idToken, permissionToken } = (await login({ username, endOtherSession: false })).body;
    const next = 'Caminho-Novo-2026!';
    await api.stranger.ok('changePassword', {
      userType: 'gmf',
      headers: asSeller({ idToken, permissionToken }),
      body: { currentPassword: password, newPassword: next, confirmation: next },
    });
    const [entry] = await rowsOf(
      api,
      sql`select after from audit_entries where action = 'password.reset' order by seq desc limit 1`,
    );
    expect(entry!.after).toEqual({ status: 'CONFIRMED', sessionsEnded: 1 });
    expect(await countRows(username)).toBe(3);
  });

  it('is deleted a week later, whether or not it was ended before', async () => {
    const username = 'DEMO.OFERTAS';
    await login({ username });
    api.clock.advance({ hours: 1 });
    await login({ username });
    const left: unknown[] = [];
    for (const hours of [11 + 7 * 24, 1, 1]) {
      api.clock.advance({ hours });
      await api.sweep();
      left.push(await countRows(username));
    }
    expect(left).toEqual([2, 1, 0]);
  });
});

describe('401', () => {
  it('responds the same for a wrong password and an unknown user', async () => {
    const wrong = await login({ password: 'wrong' });
    const unknown = await login({ username: 'NOBODY.HERE' });
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([401, 'USE002', unknown.body.message]);
    expect([unknown.status, unknown.body.code]).toEqual([401, 'USE002']);
  });

  it('records an unknown user name in the first step', async () => {
    const { status, body } = await api.stranger.call('lookUpUserType', { query: { username: 'nobody' } });
    expect([status, body.fields?.[0]?.path, body.fields?.[0]?.key]).toEqual([401, 'username', 'username.unknown']);
  });

  it('refuses an id token after fifteen minutes, and the session after twelve hours', async () => {
    const session = (await login({})).body;
    api.clock.advance({ minutes: 16 });
    expect((await listWith(asSeller(session))).body.code).toBe('USE003');
    api.clock.advance({ hours: 12 });
    expect((await refresh(session.refreshToken!)).body.code).toBe('SEC002');
  });

  it('ends the session when an old refresh token is used again', async () => {
    const first = (await login({})).body;
    const second = (await refresh(first.refreshToken!)).body;
    api.clock.advance({ seconds: 11 });
    expect((await refresh(first.refreshToken!)).body.code).toBe('SEC002');
    expect((await refresh(second.refreshToken!)).body.code).toBe('SEC002');
    expect((await listWith(asSeller(second))).body.code).toBe('SEC002');
  });

  it('accepts nothing after a logout', async () => {
    const session = (await login({})).body;
    const headers = asSeller(session);
    expect((await api.stranger.call('logout', { userType: 'dealer', headers })).status).toBe(200);
    expect((await listWith(headers)).body.code).toBe('SEC002');
    expect((await refresh(session.refreshToken!)).body.code).toBe('SEC002');
  });

  it('refuses the older session after a newer login, with a message', async () => {
    const older = (await login({})).body;
    expect((await login({ endOtherSession: true })).status).toBe(200);
    expect((await listWith(asSeller(older))).body.code).toBe('SEC003');
  });

  it('refuses a tampered token', async () => {
    const { refreshToken } = (await login({})).body;
    const [session, , mark] = refreshToken!.split('.');
    expect((await refresh(`${session}.2.${mark}`)).body.code).toBe('SEC002');
  });
});

describe('403', () => {
  it('blocks the user at the fifth wrong password, and then refuses the right one too', async () => {
    const username = 'DEMO.BIT';
    for (let attempt = 1; attempt <= 4; attempt++)
      expect((await login({ username, password: 'wrong' })).body.code).toBe('USE002');
    const fifth = await login({ username, password: 'wrong' });
    expect([fifth.status, fifth.body.code]).toEqual([403, 'USE012']);
    expect((await login({ username })).body.code).toBe('USE023');
  });

  it('reveals the account status only with the right password: a wrong one gets the response of an unknown user', async () => {
    const nobody = await login({ username: 'NOBODY.HERE', password: 'wrong' });
    for (const state of ['enabled = false', 'blocked_at = now()']) {
      await api.database.db.execute(
        sql.raw(`update users set enabled = true, blocked_at = null where username = 'DEMO.COMPRAS'`),
      );
      await api.database.db.execute(sql.raw(`update users set ${state} where username = 'DEMO.COMPRAS'`));
      const wrong = await login({ username: 'DEMO.COMPRAS', password: 'wrong' });
      expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([401, 'USE002', nobody.body.message]);
      expect((await login({ username: 'DEMO.COMPRAS' })).body.code).toBe('USE023');
    }
  });
});

describe('404', () => {
  it('does not return the menu permissions of another user', async () => {
    const seller = await api.signIn('seller');
    const { status, body } = await seller.call('readMenuPermissions', {
      params: { type: 'DEALER', username: 'DEMO.FI-MANAGER' },
    });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });
});

describe('409', () => {
  it('requests confirmation before it ends another session', async () => {
    await login({});
    const { status, body } = await login({ endOtherSession: false });
    expect([status, body.code]).toEqual([409, 'USE025']);
  });

  it('leaves one session open after many concurrent logins', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => login({ endOtherSession: true })));
    const open = await Promise.all(answers.map(async ({ body }) => (await listWith(asSeller(body))).status));
    expect(open.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('422', () => {
  it('reports whether user name or password is missing', async () => {
    const { status, body } = await api.stranger.call('login', { body: { username: '  ', password: '' } });
    expect(status).toBe(422);
    expect(body.fields!.map(({ path, message }) => [path, message])).toEqual([
      ['username', 'É preciso informar o usuário'],
      ['password', 'É preciso informar a senha'],
    ]);
  });
});

describe('429', () => {
  it('rate-limits login attempts', async () => {
    for (let attempt = 0; attempt < 20; attempt++) await login({ username: 'NOBODY.HERE', password: 'wrong' });
    const { status, body } = await login({ username: 'NOBODY.HERE', password: 'wrong' });
    expect([status, body.code]).toEqual([429, 'USE029']);
    // nobody else at the same address is locked out
    expect((await login({})).status).toBe(200);
  });

  it('counts the users that one address tries, each once', async () => {
    const { db } = api.database;
    await db.execute(sql`delete from rate_limits`);
    for (let attempt = 0; attempt < 3; attempt++) await login({ username: 'NOBODY.HERE', password: 'wrong' });
    await login({ username: 'NOBODY.THERE', password: 'wrong' });
    const [address] = await rowsOf(api, sql`select hits from rate_limits where bucket like 'login-address:%'`);
    expect(address).toEqual({ hits: 2 });
  });
});

it('logs no password, token or user name', async () => {
  const session = (await login({})).body;
  await login({ password: 'Planted!Secret-42' });
  const log = api.logLines.join('');
  for (const planted of [password, 'Planted!Secret-42', session.idToken!, session.refreshToken!, 'DEMO.SELLER'])
    expect(log).not.toContain(planted);
  expect(log).toContain('/auth/login');
});
