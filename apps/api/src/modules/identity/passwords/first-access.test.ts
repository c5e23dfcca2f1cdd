import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { demoApiKey, demoPassword } from '../../../demo/insert-accounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
// past the window of every rate limit, so that the tests do not affect each other
beforeEach(() => api.clock.advance({ minutes: 11 }));
afterAll(() => api.close());

const newPassword = 'Caminho-Novo-2026!';
const headers = { 'x-api-key': demoApiKey };
const login = (username: string, password = demoPassword) =>
  api.stranger.call('login', { body: { username, password, endOtherSession: true, returnRefreshToken: true } });
const answer = (username: string, challengeToken: string | null, body: object = {}) =>
  api.stranger.call('answerChallenge', {
    body: { username, challengeToken, newPassword, confirmation: newPassword, ...body },
    headers,
  });
const setUser = (username: string, change: ReturnType<typeof sql>) =>
  api.database.db.execute(sql`update users set ${change} where username = ${username}`);
/** An account with a temporary password, and the proof that it was entered correctly. */
async function challenged(username: string): Promise<string> {
  await setUser(username, sql`status = 'NEW_PASSWORD_REQUIRED'`);
  return (await login(username)).body.challengeToken!;
}

describe('200', () => {
  it('sets the first password, once, and opens no session before that', async () => {
    const username = 'DEMO.OFERTAS';
    await setUser(username, sql`status = 'NEW_PASSWORD_REQUIRED'`);
    const { status, body, headers: answered } = await login(username);
    expect([status, body.status, body.idToken, body.permissionToken, body.refreshToken]).toEqual([
      200,
      'NEW_PASSWORD_REQUIRED',
      null,
      null,
      null,
    ]);
    expect(answered['set-cookie']).toBeUndefined();
    expect((await answer(` demo. ofertas `, body.challengeToken)).body).toEqual({ changed: true });
    expect((await answer(username, body.challengeToken, { newPassword: 'Outro-Caminho-26!' })).body.code).toBe(
      'DOM002',
    );
    const second = { newPassword: 'Outro-Caminho-26!', confirmation: 'Outro-Caminho-26!' };
    expect((await answer(username, body.challengeToken, second)).body.code).toBe('USE004');
    expect((await login(username)).body.code).toBe('USE002');
    expect((await login(username, newPassword)).body).toMatchObject({ status: 'CONFIRMED', challengeToken: null });
  });

  it('handles an expired password the same way, from its expiry day', async () => {
    const username = 'DEMO.CONSORCIO';
    const today = api.clock.now().toISOString().slice(0, 10);
    await setUser(username, sql`password_expires_on = ${today}::date + 1`);
    expect((await login(username)).body.status).toBe('CONFIRMED');
    await setUser(username, sql`password_expires_on = ${today}::date`);
    const { body } = await login(username);
    expect([body.status, body.idToken]).toEqual(['NEW_PASSWORD_REQUIRED', null]);
    expect((await answer(username, body.challengeToken)).status).toBe(200);
    expect((await login(username, newPassword)).body.status).toBe('CONFIRMED');
  });
});

describe('401', () => {
  it('requires the API key', async () => {
    const { status } = await api.stranger.call('answerChallenge', { body: {} });
    expect(status).toBe(401);
  });
});

describe('422', () => {
  it('refuses a missing, invented or expired token and that of another account, all alike', async () => {
    const token = await challenged('DEMO.CRM');
    const [end, mark] = token.split('.');
    const other = await challenged('DEMO.FEIRAO');
    for (const wrong of ['', 'x', `${Number(end) + 600}.${mark}`, `${end}.${mark}x`, other]) {
      const { status, body } = await answer('DEMO.CRM', wrong);
      expect([status, body.code]).toEqual([422, 'USE004']);
    }
    expect((await answer('NOBODY.HERE', token)).body.code).toBe('USE004');
    api.clock.advance({ minutes: 10 });
    expect((await answer('DEMO.CRM', token)).body.code).toBe('USE004');
    const trail = await rowsOf(
      api,
      sql`select count(*)::int as entries from audit_entries where action = 'password.wrong-challenge'`,
    );
    expect(trail[0]!.entries).toBeGreaterThanOrEqual(7);
  });

  it('refuses an account that was disabled or blocked since', async () => {
    const token = await challenged('DEMO.INSURANCE');
    await setUser('DEMO.INSURANCE', sql`enabled = false`);
    expect((await answer('DEMO.INSURANCE', token)).body.code).toBe('USE004');
    await setUser('DEMO.INSURANCE', sql`enabled = true, blocked_at = now()`);
    expect((await answer('DEMO.INSURANCE', token)).body.code).toBe('USE004');
  });

  it('reports every failed rule, a different confirmation and the old password', async () => {
    const username = 'DEMO.FEIRAO';
    const token = await challenged(username);
    const weak = await answer(username, token, { newPassword: 'abc', confirmation: 'abc' });
    expect([weak.body.code, weak.body.fields!.map(({ key }) => key)]).toEqual([
      'USE030',
      ['password.tooShort', 'password.digit', 'password.upper', 'password.special'],
    ]);
    expect((await answer(username, token, { confirmation: 'x' })).body.fields![0]!.key).toBe(
      'password.confirmationDiffers',
    );
    const same = await answer(username, token, { newPassword: demoPassword, confirmation: demoPassword });
    expect([same.body.code, same.body.fields![0]!.path]).toEqual(['USE014', 'newPassword']);
    // the token is still valid for another attempt
    expect((await answer(username, token)).status).toBe(200);
  });
});

describe('429', () => {
  it('rate-limits token attempts', async () => {
    for (let time = 0; time < 20; time++) await answer('DEMO.CRM', 'x');
    expect((await answer('DEMO.CRM', 'x')).body.code).toBe('USE029');
  });
});
