/** The sign-in through the identity provider, with the sandbox's one on the other side. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { type RunningSandbox, runSandbox } from '../../../../test/run-sandbox.ts';
import { setCookieOf } from '../../../../test/set-cookies.ts';

const username = 'DEMO.FINANCE';
const partner = 'identity-provider';
let sandbox: RunningSandbox;
let api: TestApi;
let issuer: string;
const client = { OIDC_CLIENT_ID: 'estrada', OIDC_CLIENT_SECRET: 'secret' };

beforeAll(async () => {
  sandbox = await runSandbox();
  issuer = `${sandbox.url}/${partner}`;
  api = await openApi({ OIDC_ISSUER: issuer, ...client, PARTNER_TIMEOUT_MS: '4000' });
});
beforeEach(async () => {
  // the limits of five minutes restart
  api.clock.advance({ minutes: 6 });
  await set({ redirect_url: `${issuer}/`, enabled: true, blocked_at: null, user_type: 'GMF' });
  await api.database.db.execute(
    sql`delete from sessions where user_id in (select id from users where username = ${username})`,
  );
});
afterEach(() => sandbox.switchPartner(partner, 'normal'));
afterAll(async () => {
  await api.close();
  await sandbox.stop();
});

async function set(changes: Record<string, string | boolean | null>): Promise<void> {
  for (const [column, value] of Object.entries(changes))
    await api.database.db.execute(
      sql`update users set ${sql.identifier(column)} = ${value} where username = ${username}`,
    );
}

type Returned = { state: string; code?: string; error?: string; iss?: string };
/** Our cookie, as the browser sends it back. */
const cookieOf = (headers: Record<string, unknown>, name = 'estrada_sign_on') => setCookieOf(headers, name);

async function start(asked: object = { username }) {
  const { status, body, headers } = await api.stranger.call('startSingleSignOn', { body: asked });
  expect(status).toBe(200);
  return { address: body.address, cookie: cookieOf(headers)!.split(';')[0]! };
}

/** A user on the provider's page. */
async function answer(address: string, fields: Record<string, string> = {}): Promise<Returned> {
  const body = new URLSearchParams({ answer: 'confirm', username, ...fields });
  const response = await fetch(address, { method: 'POST', redirect: 'manual', body });
  const location = new URL(response.headers.get('location')!);
  expect(location.origin + location.pathname).toBe('http://localhost/redirectAuth');
  return Object.fromEntries(location.searchParams) as Returned;
}

const finish = (returned: object, cookie?: string) =>
  api.stranger.call('finishSingleSignOn', { body: returned, headers: cookie ? { cookie } : {} });

async function signOn(fields: Record<string, string> = {}) {
  const { address, cookie } = await start();
  const returned = await answer(address, fields);
  return { returned, cookie, ...(await finish(returned, cookie)) };
}

const trail = () =>
  rowsOf(
    api,
    sql`select action, actor_name, after from audit_entries where action like 'login.single-sign-on%' order by seq desc limit 1`,
  );

describe('the first step', () => {
  const lookUp = async () => (await api.stranger.ok('lookUpUserType', { query: { username } })).redirectURL;

  it('redirects an account with the address of the identity provider to the sign-on page of the portal', async () => {
    expect(await lookUp()).toBe(
      `http://localhost/redirectAuth?${new URLSearchParams({ iss: issuer, login_hint: username })}`,
    );
  });

  it('redirects no other account there', async () => {
    await set({ redirect_url: null });
    expect(await lookUp()).toBeNull();
    await set({ redirect_url: 'https://evil.example/' });
    expect(await lookUp()).toBeNull();
    await set({ redirect_url: `${issuer}/`, user_type: 'DEALER' });
    expect(await lookUp()).toBeNull();
  });
});

describe('200', () => {
  it('begins with an address that contains a challenge and no secret, and a cookie for the portal pages only', async () => {
    const { body, headers } = await api.stranger.call('startSingleSignOn', { body: { username } });
    const { origin, searchParams } = new URL(body.address);
    expect(origin).toBe(sandbox.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'estrada',
      redirect_uri: 'http://localhost/redirectAuth',
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: username,
      ui_locales: 'pt-BR',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    const cookie = cookieOf(headers)!;
    expect(cookie).toMatch(/; Max-Age=600; Path=\/api\/users\/public\/auth\/redirect; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(searchParams.get('nonce')!);
  });

  it('opens the same session as the password, for the authenticated person', async () => {
    const { status, body, headers } = await signOn();
    expect([status, body.user.username, body.user.userType]).toEqual([200, username, 'GMF']);
    expect(cookieOf(headers, 'estrada_refresh')).toContain('HttpOnly; SameSite=Strict');
    expect(cookieOf(headers)).toContain('estrada_sign_on=;');
    const { idToken, permissionToken } = body;
    const own = await api.stranger.call('readNotifications', {
      userType: 'gmf',
      headers: { idToken, permissionToken },
    });
    expect(own.status).toBe(200);
    const [entry] = await trail();
    expect(entry).toMatchObject({ action: 'login.single-sign-on', actor_name: username });
  });

  it('uses the account that signed in at the provider, not the typed user name', async () => {
    const { address, cookie } = await start({ username: 'DEMO.BIT' });
    const { body } = await finish(await answer(address, { username: ' demo.finance ' }), cookie);
    expect(body.user.username).toBe(username);
  });

  it('requires no user name, and works with an expired password', async () => {
    await set({ password_expires_on: '2020-01-01' });
    const { address, cookie } = await start({});
    expect(new URL(address).searchParams.has('login_hint')).toBe(false);
    expect((await finish(await answer(address), cookie)).status).toBe(200);
  });
});

describe('409', () => {
  it('requests confirmation before it ends another session, and needs no second sign-in at the provider', async () => {
    const first = await signOn();
    const { returned, status, body, headers } = await signOn();
    expect([status, body.code]).toEqual([409, 'USE025']);
    // the user has not typed the name here, and may expect another
    expect(body.message).toBe(
      `Já existe uma sessão ativa deste usuário (${username}). Encerre a outra sessão para entrar aqui.`,
    );
    const cookie = cookieOf(headers)!.split(';')[0]!;
    const again = await finish({ ...returned, endOtherSession: true }, cookie);
    expect([again.status, again.body.user.username]).toEqual([200, username]);
    const { idToken, permissionToken } = first.body;
    const lost = await api.stranger.call('readNotifications', {
      userType: 'gmf',
      headers: { idToken, permissionToken },
    });
    expect(lost.body.code).toBe('SEC003');
    // the answer was used up as well
    expect((await finish({ ...returned, endOtherSession: true }, cookie)).body.code).toBe('USE021');
  });

  it('ends the other session at once when that was confirmed before', async () => {
    await signOn();
    const { address, cookie } = await start();
    const { status } = await finish({ ...(await answer(address)), endOtherSession: true }, cookie);
    expect(status).toBe(200);
  });
});

describe('401', () => {
  it.each(['unsigned', 'foreignKey', 'wrongIssuer', 'wrongAudience', 'wrongNonce', 'expired'])(
    'refuses a proof that is %s',
    async (manner) => {
      const { status, body, headers } = await signOn({ manner });
      expect([status, body.code]).toEqual([401, 'SEC004']);
      expect(cookieOf(headers, 'estrada_refresh')).toBeUndefined();
      const [entry] = await trail();
      expect(entry).toMatchObject({ action: 'login.single-sign-on-refused', after: { code: 'SEC004' } });
    },
  );

  it('accepts no refusal as a proof, and no response in the name of another provider', async () => {
    const refused = await signOn({ answer: 'refuse' });
    expect(refused.returned.error).toBe('access_denied');
    expect([refused.status, refused.body.code]).toEqual([401, 'SEC004']);
    const { address, cookie } = await start();
    const { status, body } = await finish({ ...(await answer(address)), iss: 'https://evil.example' }, cookie);
    expect([status, body.code]).toEqual([401, 'SEC004']);
  });

  it('works once: neither the browser cookie nor the code is valid a second time', async () => {
    const { returned, cookie, status } = await signOn();
    expect(status).toBe(200);
    const replayed = await finish(returned, cookie);
    expect([replayed.status, replayed.body.code]).toEqual([401, 'USE021']);
    const next = await start();
    const state = new URL(next.address).searchParams.get('state')!;
    const stolen = await finish({ ...returned, state }, next.cookie);
    expect([stolen.status, stolen.body.code]).toEqual([401, 'USE021']);
  });

  it('accepts one of two concurrent responses', async () => {
    const { address, cookie } = await start();
    const returned = await answer(address);
    const both = await Promise.all([finish(returned, cookie), finish(returned, cookie)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('expires after ten minutes', async () => {
    const { address, cookie } = await start();
    const returned = await answer(address);
    api.clock.advance({ minutes: 10 });
    const { status, body, headers } = await finish(returned, cookie);
    expect([status, body.code]).toEqual([401, 'USE021']);
    expect(cookieOf(headers)).toContain('estrada_sign_on=;');
  });
});

describe('403', () => {
  it('is refused in a browser that has not started it or has started another', async () => {
    const { address, cookie } = await start();
    const returned = await answer(address);
    const other = await start();
    for (const cookies of [undefined, other.cookie, 'estrada_sign_on=invented', `${cookie}x`]) {
      const { status, body, headers } = await finish(returned, cookies);
      expect([cookies, status, body.code]).toEqual([cookies, 403, 'SEC001']);
      // and it does not affect the other login
      expect(cookieOf(headers)).toBeUndefined();
    }
    expect((await finish(returned, cookie)).status).toBe(200);
  });

  it('accepts only provider accounts that use single sign-on', async () => {
    expect((await signOn({ username: 'NOBODY.KNOWN' })).body.code).toBe('SEC004');
    // proved at the provider, but the accounts here do not use that login
    for (const name of ['DEMO.BIT', 'DEMO.SELLER']) {
      const { status, body } = await signOn({ username: name });
      expect([name, status, body.code]).toEqual([name, 403, 'SEC004']);
    }
    for (const [column, value] of [
      ['redirect_url', 'https://sso.example/'],
      ['user_type', 'DEALER'],
    ] as const) {
      await set({ [column]: value });
      expect((await signOn()).status).toBe(403);
    }
  });

  it.each([
    ['enabled', false],
    ['blocked_at', '2026-11-01T00:00:00Z'],
  ] as const)('refuses an account with %s %s', async (column, value) => {
    await set({ [column]: value });
    const { status, body } = await signOn();
    expect([status, body.code]).toEqual([403, 'USE023']);
    const [entry] = await trail();
    expect(entry).toMatchObject({ action: 'login.single-sign-on-refused', after: { code: 'USE023' } });
  });
});

describe('503', () => {
  it.each(['timeout', 'failing', 'garbage', 'refused', 'businessRefusal'])(
    'reports that the provider is down (%s), and queries it once',
    async (mode) => {
      const { address, cookie } = await start();
      const returned = await answer(address);
      await sandbox.switchPartner(partner, mode);
      const { status, body } = await finish(returned, cookie);
      expect([status, body.code]).toEqual([503, 'SIS004']);
      const asked = (await (await fetch(`${sandbox.url}/_control/calls/${partner}`)).json()) as { path: string }[];
      const tokenCalls = asked.slice(
        0,
        asked.findIndex(({ path }) => path.endsWith('/authorize')),
      );
      expect(tokenCalls.map(({ path }) => path)).toEqual([`/${partner}/token`]);
      await sandbox.switchPartner(partner, 'normal');
      expect((await signOn()).status).toBe(200);
    },
  );

  it('cannot start while the provider metadata is unavailable', async () => {
    const fresh = await openApi({ OIDC_ISSUER: issuer, ...client, PARTNER_TIMEOUT_MS: '4000' });
    for (const mode of ['failing', 'garbage', 'refused', 'timeout']) {
      await sandbox.switchPartner(partner, mode);
      const { status, body } = await fresh.stranger.call('startSingleSignOn', { body: {} });
      expect([mode, status, body.code]).toEqual([mode, 503, 'SIS004']);
    }
    await sandbox.switchPartner(partner, 'normal');
    expect((await fresh.stranger.call('startSingleSignOn', { body: {} })).status).toBe(200);
    await fresh.close();
  });

  it('is reported when the provider refuses the client', async () => {
    const fresh = await openApi({ OIDC_ISSUER: issuer, ...client, OIDC_CLIENT_SECRET: 'wrong' });
    const { body, headers } = await fresh.stranger.call('startSingleSignOn', { body: {} });
    const returned = await answer(body.address);
    const cookie = cookieOf(headers)!.split(';')[0]!;
    const refused = await fresh.stranger.call('finishSingleSignOn', { body: returned, headers: { cookie } });
    expect([refused.status, refused.body.code]).toEqual([503, 'SIS004']);
    expect(fresh.logLines.join()).toContain(`"partner":"${partner}","failure":"refused"`);
    await fresh.close();
  });
});

describe('429', () => {
  it('rate-limits an address at the start and at the end', async () => {
    const statuses = new Set<string>();
    for (let count = 0; count < 121; count++) {
      const { body } = await finish({ state: 'x' });
      statuses.add(body.code);
    }
    expect([...statuses]).toEqual(['SEC001', 'USE029']);
  });
});

describe('without an identity provider', () => {
  it('has no single sign-on', async () => {
    const without = await openApi();
    for (const [name, body] of [
      ['startSingleSignOn', {}],
      ['finishSingleSignOn', { state: 'x', code: 'y' }],
    ] as const) {
      const answered = await without.stranger.call(name, { body });
      expect([name, answered.status, answered.body.code]).toEqual([name, 404, 'SIS006']);
    }
    await without.close();
  });
});
