import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { demoApiKey, demoPassword } from '../../../demo/insert-accounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.work();
});
// past the window of every rate limit, so that the tests do not affect each other
beforeEach(() => {
  api.clock.advance({ hours: 25 });
  api.mails.length = 0;
});
afterAll(() => api.close());

const newPassword = 'Caminho-Novo-2026!';
const headers = { 'x-api-key': demoApiKey };
const request = (username: string, more: Record<string, string> = {}) =>
  api.stranger.call('forgotPassword', { body: { username }, headers: { ...headers, ...more } });
const reset = (body: object) =>
  api.stranger.call('resetPassword', { body: { newPassword, confirmation: newPassword, ...body }, headers });
const login = (username: string, password: string) =>
  api.stranger.call('login', { body: { username, password, endOtherSession: true, returnRefreshToken: true } });

/** Requests a code and reads it from the mail. */
async function codeFor(username: string): Promise<string> {
  const before = api.mails.length;
  expect((await request(username)).status).toBe(200);
  await expect.poll(() => api.mails.length).toBe(before + 1);
  return /^ {4}(\d{6})$/m.exec(api.mails.at(-1)!.text)![1]!;
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Makes a login that has compared its password wait for another commit before it locks the account. */
async function loginDuring(username: string, password: string, meanwhile: () => Promise<unknown>) {
  const { db } = api.database;
  const begin = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
    await meanwhile();
    return begin(...work);
  });
  try {
    return await login(username, password);
  } finally {
    spy.mockRestore();
  }
}
/** Sent and pending mails: each is a job. */
const countMails = async () =>
  (await rowsOf(api, sql`select count(*)::int as jobs from jobs.job where name = 'identity.mail-code'`))[0]!.jobs;
const setUser = (username: string, change: ReturnType<typeof sql>) =>
  api.database.db.execute(sql`update users set ${change} where username = ${username}`);

describe('200', () => {
  it('mails a code that sets a new password, confirms the account and ends its sessions', async () => {
    const username = 'DEMO.CRM';
    await setUser(username, sql`status = 'NEW_PASSWORD_REQUIRED', failed_attempts = 3`);
    const session = (await login('DEMO.FEIRAO', demoPassword)).body;
    const verificationCode = await codeFor(' demo. crm ');
    expect(api.mails[0]).toMatchObject({ to: 'demo.crm@estrada.example', subject: 'Código para criar uma nova senha' });
    expect((await reset({ username, verificationCode })).body).toEqual({ changed: true });
    expect((await login(username, demoPassword)).body.code).toBe('USE002');
    expect(await login(username, newPassword)).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
    const [row] = await rowsOf(
      api,
      sql`select status, failed_attempts, password_expires_on::text as expires from users where username = ${username}`,
    );
    const day = new Date(api.clock.now().getTime() + 90 * 86_400_000).toISOString().slice(0, 10);
    expect(row).toEqual({ status: 'CONFIRMED', failed_attempts: 0, expires: day });
    // another user's session continues
    const answer = await api.stranger.call('readMenuPermissions', {
      params: { type: 'GMF', username: 'DEMO.FEIRAO' },
      userType: 'gmf',
      headers: { idToken: session.idToken!, permissionToken: session.permissionToken! },
    });
    expect(answer.status).toBe(200);
  });

  it('ends the sessions that were open with the old password', async () => {
    const username = 'DEMO.INSURANCE';
    const session = (await login(username, demoPassword)).body;
    await reset({ username, verificationCode: await codeFor(username) });
    const answer = await api.stranger.call('readMenuPermissions', {
      params: { type: 'GMF', username },
      userType: 'gmf',
      headers: { idToken: session.idToken!, permissionToken: session.permissionToken! },
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'SEC002']);
    const renewal = await api.stranger.call('refreshSession', { body: { refreshToken: session.refreshToken } });
    expect(renewal.body.code).toBe('SEC002');
  });

  it('responds the same for an unknown, a disabled and a blocked account, and mails nothing', async () => {
    await setUser('DEMO.OFERTAS', sql`enabled = false`);
    await setUser('DEMO.CONSORCIO', sql`blocked_at = now()`);
    const { status, body } = await request('DEMO.CONSULTA');
    // the next test counts the mails from its own beginning
    await expect.poll(() => api.mails.length).toBe(1);
    const before = await countMails();
    for (const username of ['NOBODY.HERE', 'DEMO.OFERTAS', 'DEMO.CONSORCIO']) {
      const other = await request(username);
      expect([other.status, other.body]).toEqual([status, body]);
    }
    expect(await countMails()).toBe(before);
  });

  it('mails in the language of the request', async () => {
    await request('DEMO.COMPRAS', { 'accept-language': 'en' });
    await expect.poll(() => api.mails.length).toBe(1);
    expect(api.mails[0]).toMatchObject({ subject: 'Code to create a new password' });
    expect(api.mails[0]!.html).toContain('<html lang="en">');
  });

  it('accepts a code with spaces, also after four wrong ones', async () => {
    const username = 'DEMO.COMPRAS';
    const code = await codeFor(username);
    for (let time = 1; time <= 4; time++)
      expect((await reset({ username, verificationCode: wrong(code) })).body.code).toBe('USE011');
    expect((await reset({ username, verificationCode: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200);
  });
});

describe('the code', () => {
  it('appears in no table, job, log line or audit entry', async () => {
    const username = 'DEMO.CONSULTA';
    const code = await codeFor(username);
    await reset({ username, verificationCode: wrong(code) });
    expect((await reset({ username, verificationCode: code })).status).toBe(200);
    const kept = await Promise.all([
      rowsOf(api, sql`select * from password_codes`),
      rowsOf(api, sql`select name, data, output from jobs.job where name = 'identity.mail-code'`),
      rowsOf(api, sql`select * from audit_entries`),
    ]);
    for (const rows of kept) expect(rows.length).toBeGreaterThan(0);
    const everything = JSON.stringify(kept) + api.logLines.join('\n');
    // digits only: in a hash they could occur by chance only between letters
    expect(everything).not.toMatch(new RegExp(`(?<![\\w-])${code}(?![\\w-])`));
    expect(everything).not.toContain(newPassword);
    const actions = kept[2].map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['password.code', 'password.wrong-code', 'password.reset']));
  });

  it('differs each time, and works once', async () => {
    const username = 'DEMO.CONSULTA';
    const first = await codeFor(username);
    expect((await reset({ username, verificationCode: first, ...same('Estrada!Outra-2026') })).status).toBe(200);
    const again = await reset({ username, verificationCode: first, ...same('Estrada!Mais-uma-2026') });
    expect([again.status, again.body.code]).toEqual([422, 'USE011']);
    api.clock.advance({ minutes: 6 });
    expect(await codeFor(username)).not.toBe(first);
  });

  it('is invalid once the password was changed without it', async () => {
    const username = 'DEMO.CONSORCIO';
    await setUser(username, sql`blocked_at = null`);
    const { tokens } = await api.signIn('consorcio');
    const verificationCode = await codeFor(username);
    const changed = await api.stranger.call('changePassword', {
      userType: 'gmf',
      headers: tokens,
      body: { currentPassword: demoPassword, ...same(newPassword) },
    });
    expect(changed.status).toBe(200);
    const late = await reset({ username, verificationCode, ...same('Estrada!Outra-2026') });
    expect([late.status, late.body.code]).toEqual([422, 'USE011']);
    expect((await login(username, newPassword)).status).toBe(200);
  });

  it('is not mailed when a newer one has replaced it', async () => {
    const username = 'DEMO.CONSULTA';
    await Promise.all([request(username), request(username), request(username)]);
    await expect.poll(() => api.mails.length).toBeGreaterThan(0);
    const [left] = await rowsOf(
      api,
      sql`select count(*)::int as codes from password_codes where user_id = (select id from users where username = ${username})`,
    );
    expect(left).toEqual({ codes: 1 });
  });
});

const same = (password: string) => ({ newPassword: password, confirmation: password });

describe('401', () => {
  it.each([
    ['without a key', {}],
    ['with an invented key', { 'x-api-key': 'invented-key-000000' }],
    ['with an endless key', { 'x-api-key': 'x'.repeat(5_000) }],
  ])('refuses a call %s', async (_case, given) => {
    const body = { username: 'DEMO.CONSULTA' };
    const before = await countMails();
    const answer = await api.stranger.call('forgotPassword', { body, headers: given });
    expect([answer.status, answer.body.code]).toEqual([401, 'SEC004']);
    expect(await countMails()).toBe(before);
  });

  it('accepts the own key of the portal, and a revoked key for at most a minute', async () => {
    const { apiKey } = await api.stranger.ok('readActiveModules');
    const call = () =>
      api.stranger.call('forgotPassword', { body: { username: 'NOBODY' }, headers: { 'x-api-key': apiKey } });
    expect((await call()).status).toBe(200);
    const [row] = await rowsOf(api, sql`delete from api_keys where name = 'portal' returning id, key_hash`);
    expect(row!.key_hash).not.toBe(apiKey);
    api.clock.advance({ seconds: 61 });
    expect((await call()).status).toBe(401);
    await api.database.db.execute(
      sql`insert into api_keys (id, name, key_hash) values (${row!.id}, 'portal', ${row!.key_hash})`,
    );
    expect((await call()).status).toBe(200);
  });
});

describe('a login that is under way with the old password', () => {
  const username = 'DEMO.INSURANCE';
  beforeEach(() =>
    setUser(
      username,
      sql`failed_attempts = 0, password_hash = (select password_hash from users where username = 'DEMO.SELLER')`,
    ),
  );

  it('opens no session once a new password has been set', async () => {
    const verificationCode = await codeFor(username);
    const answer = await loginDuring(username, demoPassword, () => reset({ username, verificationCode }));
    expect([answer.status, answer.body.code]).toEqual([401, 'USE002']);
    const [row] = await rowsOf(
      api,
      sql`select failed_attempts, (select count(*)::int from sessions where user_id = users.id and ended_at is null) as open
        from users where username = ${username}`,
    );
    // as wrong as if it had arrived a moment later
    expect(row).toEqual({ failed_attempts: 1, open: 0 });
    expect((await login(username, newPassword)).status).toBe(200);
  });

  it('gets no token to set a new password once another request has reset it', async () => {
    const admin = await api.signIn('admin-internal');
    const params = { type: 'GMF', username } as const;
    const answer = await loginDuring(username, demoPassword, () =>
      admin.ok('resetUserPassword', { params, body: { version: 1 } }),
    );
    expect([answer.status, answer.body.code, answer.body.challengeToken]).toEqual([401, 'USE002', undefined]);
  });
});

describe('422', () => {
  it('names every missing field', async () => {
    const answer = await api.stranger.call('resetPassword', { body: {}, headers });
    expect([answer.status, answer.body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual([
      422,
      [
        'username username.required',
        'verificationCode verificationCode.required',
        'newPassword password.required',
        'confirmation password.confirmationRequired',
      ],
    ]);
  });

  it('reports each failed rule of the password with its own message', async () => {
    const answer = await reset({ username: 'DEMO.CRM', verificationCode: '000000', ...same('abc def') });
    expect([answer.status, answer.body.code]).toEqual([422, 'USE030']);
    expect(answer.body.fields!.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'newPassword: Use no mínimo 15 caracteres',
      'newPassword: A senha não pode ter espaços',
      'newPassword: Inclua pelo menos um número',
      'newPassword: Inclua pelo menos uma letra maiúscula',
      'newPassword: Inclua pelo menos um caractere especial',
    ]);
  });

  it.each([
    [{ confirmation: 'Caminho-Outro-2026!' }, 'confirmation', 'password.confirmationDiffers'],
    [{ verificationCode: '12345' }, 'verificationCode', 'verificationCode.format'],
    [{ verificationCode: '12345a' }, 'verificationCode', 'verificationCode.format'],
    [{ verificationCode: '   ' }, 'verificationCode', 'verificationCode.required'],
    [{ username: '  ' }, 'username', 'username.required'],
  ])('refuses %j at the field', async (change, path, key) => {
    const answer = await reset({ username: 'DEMO.CRM', verificationCode: '000000', ...change });
    expect([answer.status, answer.body.fields?.map((field) => [field.path, field.key])]).toEqual([422, [[path, key]]]);
  });

  it('refuses the current password, and accepts another one with the same code', async () => {
    const username = 'DEMO.REPRESENTANTE';
    const verificationCode = await codeFor(username);
    const answer = await reset({ username, verificationCode, ...same(demoPassword) });
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([422, 'USE014', 'newPassword']);
    expect((await reset({ username, verificationCode })).status).toBe(200);
  });

  it('refuses a code after fifteen minutes, a replaced code, and the code of another account', async () => {
    const username = 'DEMO.PROVISIONING';
    const late = await codeFor(username);
    api.clock.advance({ minutes: 15 });
    expect((await reset({ username, verificationCode: late })).body.code).toBe('USE011');
    const earlier = await codeFor(username);
    const latest = await codeFor(username);
    if (earlier !== latest) expect((await reset({ username, verificationCode: earlier })).body.code).toBe('USE011');
    const answer = await reset({ username: 'DEMO.FINANCE', verificationCode: latest });
    expect([answer.body.code, answer.body.fields?.[0]?.path]).toEqual(['USE011', 'verificationCode']);
    expect((await reset({ username, verificationCode: latest })).status).toBe(200);
  });

  it('refuses the code of an account that was blocked or disabled since', async () => {
    for (const [username, change] of [
      ['DEMO.SERVICE-DESK', sql`enabled = false`],
      ['DEMO.ADMIN-INTERNAL', sql`blocked_at = now()`],
    ] as const) {
      const verificationCode = await codeFor(username);
      await setUser(username, change);
      expect((await reset({ username, verificationCode })).body.code).toBe('USE011');
    }
  });

  it('refuses text that is not base64 of JSON', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/users/public/auth/resetPassword',
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: 'not base64 of anything',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'DOM002']);
  });
});

describe('429', () => {
  it('invalidates a code at the fifth wrong attempt, sequential or concurrent', async () => {
    const username = 'DEMO.CUSTOMER';
    const first = await codeFor(username);
    const codes: string[] = [];
    for (let time = 1; time <= 6; time++)
      codes.push((await reset({ username, verificationCode: wrong(first) })).body.code);
    expect(codes).toEqual(['USE011', 'USE011', 'USE011', 'USE011', 'USE013', 'USE013']);
    expect((await reset({ username, verificationCode: first })).body.code).toBe('USE013');

    api.clock.advance({ minutes: 6 });
    const second = await codeFor(username);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => reset({ username, verificationCode: wrong(second) })),
    );
    expect(answers.filter(({ body }) => body.code === 'USE011')).toHaveLength(4);
    expect((await reset({ username, verificationCode: second })).body.code).toBe('USE013');
    // a new code opens again
    api.clock.advance({ minutes: 6 });
    expect((await reset({ username, verificationCode: await codeFor(username) })).status).toBe(200);
  });

  it('responds the same for an unknown user name, attempt by attempt, code by code', async () => {
    const course = async (username: string) => {
      const seen: string[] = [];
      for (const minutes of [0, 6, 16]) {
        api.clock.advance({ minutes });
        seen.push(String((await request(username)).status));
        for (let time = 1; time <= 6; time++)
          seen.push((await reset({ username, verificationCode: '000000' })).body.code);
        api.clock.advance({ minutes: 15 });
        seen.push((await reset({ username, verificationCode: '000000' })).body.code);
      }
      return seen;
    };
    expect(await course('NOBODY.AT.ALL')).toEqual(await course('DEMO.INSURANCE-OPERATOR'));
  });

  it('rate-limits code requests, at most ten a day, for every user name alike', async () => {
    for (const username of ['DEMO2.SELLER', 'NOBODY.ASKS']) {
      const statuses: string[] = [];
      for (let time = 1; time <= 6; time++) statuses.push((await request(username)).body.code ?? 'sent');
      expect(statuses).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'USE029']);
      api.clock.advance({ minutes: 6 });
      for (let time = 1; time <= 5; time++) expect((await request(username)).status).toBe(200);
      api.clock.advance({ minutes: 6 });
      const eleventh = await request(username);
      expect([eleventh.status, eleventh.body.code]).toEqual([429, 'USE013']);
    }
  });

  it('rate-limits an address that tries many user names', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, (_, number) => request(`SOMEBODY.${number}`)));
    expect(answers.filter(({ body }) => body.code === 'USE029')).toHaveLength(1);
  });
});

describe('without a configured API key', () => {
  it('creates and stores one, so that a restart and a second process use the same', async () => {
    const { apiKey } = await api.stranger.ok('readActiveModules');
    expect(apiKey).toMatch(/^[\w-]{32}$/);
    const [row] = await rowsOf(api, sql`select value->>'key' as key from settings where name = 'portal-api-key'`);
    expect(row).toEqual({ key: apiKey });
  });
});
