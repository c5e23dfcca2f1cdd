import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { setCookieOf } from '../../../../test/set-cookies.ts';
import { demoPassword } from '../../../demo/insert-accounts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(() => api.clock.advance({ minutes: 6 }));
afterAll(() => api.close());

const newPassword = 'Caminho-Novo-2026!';
const form = { currentPassword: demoPassword, newPassword, confirmation: newPassword };
const login = (username: string, password: string) =>
  api.stranger.call('login', { body: { username, password, endOtherSession: true, returnRefreshToken: true } });
type Tokens = { idToken: string; permissionToken: string };
const change = (tokens: Tokens, body: object) =>
  api.stranger.call('changePassword', { userType: 'gmf', headers: { ...tokens }, body });
const permissionsOf = (username: string, tokens: Tokens) =>
  api.stranger.call('readMenuPermissions', {
    params: { type: 'GMF', username },
    userType: 'gmf',
    headers: { idToken: tokens.idToken, permissionToken: tokens.permissionToken },
  });

describe('200', () => {
  it('continues in a new session, and invalidates all earlier tokens', async () => {
    const username = 'DEMO.OFERTAS';
    const before = (await login(username, demoPassword)).body;
    const tokens = { idToken: before.idToken!, permissionToken: before.permissionToken! };
    const { status, body } = await change(tokens, { ...form, returnRefreshToken: true });
    expect([status, body.user.username, body.user.status]).toEqual([200, username, 'CONFIRMED']);
    expect((await permissionsOf(username, tokens)).body.code).toBe('SEC002');
    const renewal = (refreshToken: string | null) =>
      api.stranger.call('refreshSession', { body: { refreshToken: refreshToken! } });
    expect((await renewal(before.refreshToken)).body.code).toBe('SEC002');
    expect((await permissionsOf(username, body)).status).toBe(200);
    expect((await renewal(body.refreshToken)).status).toBe(200);
    expect((await login(username, demoPassword)).body.code).toBe('USE002');
    expect((await login(username, newPassword)).status).toBe(200);
  });

  it('hashes a new password at the full cost (argon2id, 19 MiB, two passes), and verifies and keeps a stored hash of another', async () => {
    const storedCost = async () => {
      const [row] = await rowsOf(api, sql`select password_hash from users where username = 'DEMO.FINANCE'`);
      return String(row!.password_hash).split('$').slice(1, 4).join(' ');
    };
    // the test seed stores this for every account, so that logins are fast
    expect(await storedCost()).toBe('argon2id v=19 m=8,t=1,p=1');
    const { tokens } = await api.signIn('finance');
    expect(await storedCost()).toBe('argon2id v=19 m=8,t=1,p=1');
    expect((await change(tokens, form)).status).toBe(200);
    expect(await storedCost()).toBe('argon2id v=19 m=19456,t=2,p=1');
  });

  it('sets the new refresh token as a browser cookie, and preserves the active dealer', async () => {
    const manager = await api.signIn('fi-manager');
    const { user } = (await login('DEMO.FI-MANAGER', demoPassword)).body;
    const session = await api.signIn('fi-manager');
    const other = user.dealers.find(({ id }) => id !== manager.activeDealerId)!;
    const chosen = await session.ok('chooseActiveDealer', {
      params: { username: 'DEMO.FI-MANAGER', dealerId: other.id },
    });
    const { body, headers } = await api.stranger.call('changePassword', {
      userType: 'dealer',
      headers: { idToken: chosen.idToken, permissionToken: chosen.permissionToken },
      body: form,
    });
    expect([body.refreshToken, body.user.activeDealerId]).toEqual([null, other.id]);
    expect(setCookieOf(headers, 'estrada_refresh')).toMatch(/^estrada_refresh=.+; HttpOnly; SameSite=Strict/);
  });
});

describe('403', () => {
  it('blocks the account at the fifth wrong current password', async () => {
    const { tokens } = await api.signIn('consorcio');
    for (let attempt = 1; attempt <= 4; attempt++) {
      const { status, body } = await change(tokens, { ...form, currentPassword: 'Errada-Demais-1!' });
      expect([status, body.code, body.fields![0]!.path]).toEqual([422, 'USE004', 'currentPassword']);
    }
    const fifth = await change(tokens, { ...form, currentPassword: 'Errada-Demais-1!' });
    expect([fifth.status, fifth.body.code]).toEqual([403, 'USE012']);
    expect((await permissionsOf('DEMO.CONSORCIO', tokens)).body.code).toBe('USE023');
  });
});

describe('422', () => {
  it('refuses the current password as the new one, whether or not the confirmation repeats it', async () => {
    const { tokens } = await api.signIn('insurance');
    const { body } = await change(tokens, { ...form, newPassword: demoPassword, confirmation: demoPassword });
    expect([body.code, body.fields!.map(({ path, key }) => `${path} ${key}`)]).toEqual([
      'USE014',
      ['newPassword password.sameAsLast'],
    ]);
  });

  it('reports every missing field and every failed rule, and does not count these as attempts', async () => {
    const { tokens } = await api.signIn('insurance');
    const { body } = await change(tokens, {});
    expect(body.fields!.map(({ path, key }) => `${path} ${key}`)).toEqual([
      'currentPassword password.required',
      'newPassword password.required',
      'confirmation password.confirmationRequired',
    ]);
    const weak = await change(tokens, { ...form, newPassword: 'abc', confirmation: 'abc' });
    expect([weak.body.code, weak.body.fields!.length]).toEqual(['USE030', 4]);
    const [row] = await rowsOf(api, sql`select failed_attempts from users where username = 'DEMO.INSURANCE'`);
    expect(row!.failed_attempts).toBe(0);
  });
});
