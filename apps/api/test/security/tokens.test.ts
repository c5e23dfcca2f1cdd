/** Forged, stolen, expired or mixed-up tokens: none opens anything. */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/demo/insert-accounts.ts';
import { users } from '../../src/modules/identity/identity.tables.ts';
import { writeProfileRights } from '../../src/modules/identity/index.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
}, 60_000);
afterEach(() => api.close());

/** The result of listing the simulation dealers with these tokens. */
async function request(idToken: string | undefined, permissionToken?: string) {
  const response = await api.server.inject({
    method: 'GET',
    url: '/api/simulation/dealer/simulation/dealer/view',
    headers: {
      ...(idToken ? { idtoken: idToken } : {}),
      ...(permissionToken ? { permissiontoken: permissionToken } : {}),
    },
  });
  return [response.statusCode, response.json().code ?? 'ok'];
}
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (token: string, part: 0 | 1) =>
  JSON.parse(Buffer.from(token.split('.')[part]!, 'base64url').toString()) as Record<string, unknown>;
const set = (changes: Partial<typeof users.$inferInsert>) =>
  api.database.db.update(users).set(changes).where(eq(users.username, 'DEMO.SELLER'));

it('accepts the tokens of a sign-in (control)', async () => {
  expect(await request(seller.tokens.idToken, seller.tokens.permissionToken)).toEqual([200, 'ok']);
});

describe('401', () => {
  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['words', 'undefined'],
    ['two parts', 'a.b'],
    ['a very long one', 'a'.repeat(8_000)],
  ])('for no token at all: %s', async (_case, token) => {
    expect(await request(token)).toEqual([401, 'USE003']);
  });

  it('for a token without a signature, whatever algorithm it claims', async () => {
    const { idToken } = seller.tokens;
    const payload = encode(decode(idToken, 1));
    for (const alg of ['none', 'None', 'NONE', ''])
      expect(await request(`${encode({ ...decode(idToken, 0), alg })}.${payload}.`), alg).toEqual([401, 'USE003']);
  });

  it('for a token signed as HS256 with any public value', async () => {
    const { idToken } = seller.tokens;
    const unsigned = `${encode({ ...decode(idToken, 0), alg: 'HS256' })}.${encode(decode(idToken, 1))}`;
    for (const key of ['', 'estrada', idToken])
      expect(await request(`${unsigned}.${createHmac('sha256', key).update(unsigned).digest('base64url')}`)).toEqual([
        401,
        'USE003',
      ]);
  });

  it('for a token whose content was changed after signing', async () => {
    const manager = await api.signIn('fi-manager');
    const [head, , signature] = seller.tokens.idToken.split('.');
    for (const changes of [
      { exp: 9_999_999_999 },
      { userId: decode(manager.tokens.idToken, 1).userId },
      { userType: 'GMF' },
    ]) {
      const payload = encode({ ...decode(seller.tokens.idToken, 1), ...changes });
      expect(await request(`${head}.${payload}.${signature}`)).toEqual([401, 'USE003']);
    }
  });

  it('for a token of another kind', async () => {
    const signedIn = await api.stranger.ok('login', {
      body: { username: 'DEMO.CONSULTA', password: demoPassword, returnRefreshToken: true },
    });
    expect(await request(seller.tokens.permissionToken)).toEqual([401, 'USE003']);
    expect(await request(signedIn.refreshToken!)).toEqual([401, 'USE003']);
    expect(await request(seller.tokens.idToken, seller.tokens.idToken)).toEqual([401, 'USE003']);
  });

  it('for the permission token of another user with the own id token', async () => {
    const manager = await api.signIn('fi-manager');
    expect(await request(seller.tokens.idToken, manager.tokens.permissionToken)).toEqual([401, 'USE003']);
  });

  it('after fifteen minutes', async () => {
    api.clock.advance({ minutes: 16 });
    expect(await request(seller.tokens.idToken, seller.tokens.permissionToken)).toEqual([401, 'USE003']);
  });

  it('after the logout, and after a second login: SEC003 for the first session', async () => {
    await api.signIn('seller');
    expect(await request(seller.tokens.idToken, seller.tokens.permissionToken)).toEqual([401, 'SEC003']);
  });
});

describe('immediate effect', () => {
  it('a disabled or blocked account is refused, although its tokens have not expired', async () => {
    await set({ enabled: false });
    expect((await request(seller.tokens.idToken, seller.tokens.permissionToken))[1]).toBe('USE023');
    await set({ enabled: true, blockedAt: api.clock.now() });
    expect((await request(seller.tokens.idToken, seller.tokens.permissionToken))[1]).toBe('USE023');
  });

  it('a removed role gives no access, whatever the permission token contains', async () => {
    await set({ role: 'insurance-operator' });
    expect(await request(seller.tokens.idToken, seller.tokens.permissionToken)).toEqual([403, 'SIM036']);
  });

  it('a right removed from the profile gives no access', async () => {
    const list = () => seller.call('listProposals', { body: {} });
    expect((await list()).status).toBe(200);
    const none = { createPropose: false, viewPaymentReport: false };
    await writeProfileRights(api.database.db, 'seller', none);
    expect([(await list()).status, (await list()).body.code]).toEqual([403, 'SEC004']);
  });
});
