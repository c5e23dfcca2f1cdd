import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { demoPassword } from '../../../demo/insert-accounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ LOGIN_REDIRECT_ORIGINS: 'https://sso.example' });
});
beforeEach(() => {
  api.clock.advance({ minutes: 6 });
  api.partners.botScore.assess = async () => 0.9;
});
afterAll(() => api.close());

const username = 'DEMO.CONSORCIO';
const login = (body: object = {}) =>
  api.stranger.call('login', { body: { username, password: demoPassword, returnRefreshToken: true, ...body } });
const countTrail = async (action: string) =>
  (await rowsOf(api, sql`select count(*)::int as entries from audit_entries where action = ${action}`))[0]!.entries;

describe('a page that the user left', () => {
  const start = async () => {
    const { idToken, permissionToken, refreshToken } = (await login({ endOtherSession: true })).body;
    const headers = { idToken: idToken!, permissionToken: permissionToken! };
    const call = (leaving: 'true' | 'false') =>
      api.stranger.call('logout', { userType: 'gmf', headers, query: { leaving } });
    return { call, headers, refresh: () => api.stranger.call('refreshSession', { body: { refreshToken } }) };
  };

  it('ends its session within seconds, so that the next login needs no confirmation', async () => {
    const { call, refresh } = await start();
    expect((await call('true')).body).toEqual({ ended: false });
    expect((await login()).body.code).toBe('USE025');
    api.clock.advance({ seconds: 16 });
    expect((await refresh()).body.code).toBe('SEC002');
    await api.sweep();
    expect((await login()).status).toBe(200);
    await api.sweep();
    expect(await countTrail('session.left')).toBe(1);
  });

  it('retains its session, at full length, when it returns in time', async () => {
    const { call, refresh } = await start();
    await call('true');
    api.clock.advance({ seconds: 10 });
    const { status, body } = await refresh();
    expect(status).toBe(200);
    await api.sweep();
    // the one of the test before: a reload has none
    expect(await countTrail('session.left')).toBe(1);
    api.clock.advance({ hours: 11 });
    const again = await api.stranger.call('refreshSession', { body: { refreshToken: body.refreshToken } });
    expect(again.status).toBe(200);
    api.clock.advance({ hours: 1 });
    const late = await api.stranger.call('refreshSession', { body: { refreshToken: again.body.refreshToken } });
    expect(late.body.code).toBe('SEC002');
  });

  it('retains it also when its token was rotated a moment before', async () => {
    const { call, refresh } = await start();
    await refresh();
    await call('true');
    api.clock.advance({ seconds: 5 });
    const { body } = await refresh();
    api.clock.advance({ minutes: 1 });
    expect((await api.stranger.call('refreshSession', { body: { refreshToken: body.refreshToken } })).status).toBe(200);
  });

  it('ends its session at once on a plain logout', async () => {
    const { call, refresh } = await start();
    expect((await call('false')).body).toEqual({ ended: true });
    expect((await refresh()).body.code).toBe('SEC002');
  });
});

describe('a redirect address', () => {
  const redirectOf = async (name: string, address: string | null) => {
    await api.database.db.execute(sql`update users set redirect_url = ${address} where username = ${name}`);
    return (await api.stranger.ok('lookUpUserType', { query: { username: name } })).redirectURL;
  };

  it('is returned for a provider account when its site is allowed', async () => {
    expect(await redirectOf('DEMO.OFERTAS', 'https://sso.example/entrar?x=1')).toBe('https://sso.example/entrar?x=1');
    expect(await redirectOf('DEMO.OFERTAS', null)).toBeNull();
    expect(await countTrail('login.redirect-ignored')).toBe(0);
  });

  it.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'https://sso.example@evil.example/'])(
    'is ignored, and logged, for %s',
    async (address) => {
      const before = Number(await countTrail('login.redirect-ignored'));
      expect(await redirectOf('DEMO.OFERTAS', address)).toBeNull();
      expect(await countTrail('login.redirect-ignored')).toBe(before + 1);
    },
  );

  it('is ignored for a dealer account', async () => {
    expect(await redirectOf('DEMO.SELLER', 'https://sso.example/entrar')).toBeNull();
  });
});

describe('a likely bot', () => {
  it('has three attempts in five minutes, other callers have many more', async () => {
    const requests: object[] = [];
    api.partners.botScore.assess = async (request) => {
      requests.push(request);
      return 0.29;
    };
    for (let time = 0; time < 3; time++) expect((await login({ endOtherSession: true })).status).toBe(200);
    const { status, body } = await login({ endOtherSession: true });
    expect([status, body.code]).toEqual([429, 'USE029']);
    expect(requests[0]).toMatchObject({ action: 'login', clientAddress: '127.0.0.1' });
    api.partners.botScore.assess = async () => 0.3;
    expect((await login({ endOtherSession: true })).status).toBe(200);
  });
});
