/** An installation without demo data: the first account, its first login, and who may not create another one. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyApi, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { firstAccountForm, openFirstAccount } from './index.ts';

const apiKey = 'an-installation-of-its-own';
const password = 'Caminho-Novo-2026!';
const ana = { username: 'ana.prado', name: ' Ana  Prado ', email: 'ana@estrada.example' };

let api: TestApi;
beforeAll(async () => {
  api = await openEmptyApi({ PUBLIC_API_KEY: apiKey });
  await api.work();
});
beforeEach(async () => {
  await api.database.db.execute(sql`truncate users cascade`);
});
afterAll(() => api.close());

const setUp = (isMailed = false, form: typeof ana = ana) => {
  const { context, tokens } = api.system();
  return openFirstAccount(firstAccountForm(form), isMailed, tokens, context);
};
const setPassword = (verificationCode: string) =>
  api.stranger.call('resetPassword', {
    body: { username: 'ANA.PRADO', verificationCode, newPassword: password, confirmation: password },
    headers: { 'x-api-key': apiKey },
  });

describe('the first account', () => {
  it('signs in with its code, once, and registers the next account', async () => {
    const { code } = (await setUp())!;
    expect((await setPassword(code!)).status).toBe(200);
    expect((await setPassword(code!)).status).toBe(422);
    const provisioning = await api.signIn('ANA.PRADO', password);
    const next = {
      groupName: 'admin-internal',
      username: 'rui.sa',
      name: 'Rui Sá',
      email: 'rui@estrada.example',
    };
    expect((await provisioning.call('registerUser', { params: { type: 'GMF' }, body: next })).status).toBe(200);
    const [entry] = await rowsOf(
      api,
      sql`select action, actor_name from audit_entries where entity = 'user' order by seq limit 1`,
    );
    expect(entry).toEqual({ action: 'user.register', actor_name: 'system' });
  });

  it('receives its code by e-mail when a mail server is configured', async () => {
    expect(await setUp(true)).toMatchObject({ email: ana.email, code: null });
    await expect.poll(() => api.mails.map(({ to }) => to)).toContain(ana.email);
  });

  it('receives a new code, which voids the previous one, until it has a password', async () => {
    const first = (await setUp())!;
    const second = (await setUp(false, { ...ana, username: 'other' }))!;
    expect(second.username).toBe('ANA.PRADO');
    expect((await setPassword(first.code!)).status).toBe(422);
    expect((await setPassword(second.code!)).status).toBe(200);
  });

  it('is created only once by parallel setups', async () => {
    const [one, other] = await Promise.all([setUp(), setUp(false, { ...ana, username: 'other' })]);
    expect(one!.username).toBe(other!.username);
    expect(await rowsOf(api, sql`select count(*)::int as users from users`)).toEqual([{ users: 1 }]);
  });

  it('is not created when accounts exist', async () => {
    await setPassword((await setUp())!.code!);
    expect(await setUp()).toBeNull();
  });
});
