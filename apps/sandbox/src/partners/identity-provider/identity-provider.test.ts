import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../index.ts';
import { tokenManners } from './id-tokens.ts';

let sandbox: Sandbox;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-20T13:00:00Z');
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, now: () => now });
});
afterEach(() => sandbox.close());

const issuer = () => `${sandbox.url}/identity-provider`;
const codeVerifier = 'v'.repeat(43);
const redirectUri = 'http://localhost:3000/redirectAuth';
const request = {
  response_type: 'code',
  client_id: 'estrada',
  redirect_uri: redirectUri,
  scope: 'openid profile',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  code_challenge_method: 'S256',
  login_hint: 'DEMO.FINANCE',
};
const authorize = (changes: Record<string, string> = {}) =>
  `${issuer()}/authorize?${new URLSearchParams({ ...request, ...changes })}`;

const answer = (fields: Record<string, string>, changes = {}) =>
  fetch(authorize(changes), { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
const led = (response: Response) => new URL(response.headers.get('location')!);

async function confirm(fields: Record<string, string> = {}): Promise<string> {
  const response = await answer({ answer: 'confirm', username: 'DEMO.FINANCE', ...fields });
  return led(response).searchParams.get('code')!;
}

async function redeem(code: string, changes: Record<string, string> = {}, secret = 'secret') {
  const fields = { grant_type: 'authorization_code', redirect_uri: redirectUri, code_verifier: codeVerifier };
  const response = await fetch(`${issuer()}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`estrada:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ ...fields, code, ...changes }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${issuer()}/jwks`)), {
    issuer: issuer(),
    audience: 'estrada',
    currentDate: now,
  });

it('describes itself under the address of the request', async () => {
  const found = await (await fetch(`${issuer()}/.well-known/openid-configuration`)).json();
  expect(found).toMatchObject({ issuer: issuer(), token_endpoint: `${issuer()}/token`, jwks_uri: `${issuer()}/jwks` });
});

describe('the sign-in page', () => {
  it('shows who signs in to which system, in the requested language', async () => {
    const portuguese = await fetch(authorize());
    const text = await portuguese.text();
    expect(text).toMatch(/<html lang="pt-BR">[\s\S]*Login corporativo/);
    expect(text).toContain('http://localhost:3000');
    expect(text).toContain('value="DEMO.FINANCE"');
    for (const id of ['username', 'manner']) expect(text).toContain(`<label for="${id}">`);
    expect(await (await fetch(authorize({ ui_locales: 'en' }))).text()).toContain('Company sign-in');
    // the link to the other language keeps the request
    expect(text).toMatch(/href="\/identity-provider\/authorize\?[^"]*state=state-1[^"]*&amp;lang=en"/);
    expect(portuguese.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;");
  });

  it('redirects back with a code after consent, and without one after a refusal', async () => {
    const confirmed = led(await answer({ answer: 'confirm', username: ' demo.finance ' }));
    expect(confirmed.href.split('?')[0]).toBe(redirectUri);
    expect(Object.fromEntries(confirmed.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{32}$/),
      state: 'state-1',
      iss: issuer(),
    });
    const refused = led(await answer({ answer: 'refuse', username: 'DEMO.FINANCE' }));
    expect(Object.fromEntries(refused.searchParams)).toEqual({
      error: 'access_denied',
      state: 'state-1',
      iss: issuer(),
    });
  });

  it('prompts again when the form is confirmed without a name', async () => {
    const response = await answer({ answer: 'confirm', username: ' ' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Informe o usuário');
  });

  it.each<Record<string, string>>([
    { client_id: '' },
    { redirect_uri: 'javascript:alert(1)' },
    { redirect_uri: 'portal.example' },
    { redirect_uri: 'http://u:p@portal.example/' },
    { redirect_uri: 'http://portal.example/#x' },
  ])('leads nowhere for %j', async (changes) => {
    expect((await fetch(authorize(changes))).status).toBe(400);
    expect((await answer({ answer: 'confirm', username: 'A' }, changes)).status).toBe(400);
  });

  it.each<Record<string, string>>([
    { response_type: 'token' },
    { scope: 'profile' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
  ])('tells the client that %j is no request', async (changes) => {
    const response = await fetch(authorize(changes), { redirect: 'manual' });
    expect(led(response).searchParams.get('error')).toBe('invalid_request');
  });
});

describe('an authorization code', () => {
  it('is exchanged for a signed token with the user, the audience and the nonce of the request', async () => {
    const { status, body } = await redeem(await confirm());
    expect(status).toBe(200);
    const { payload, protectedHeader } = await verify(body.id_token!);
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      preferred_username: 'DEMO.FINANCE',
      nonce: 'nonce-1',
      sub: 'sandbox-demo.finance',
    });
  });

  it('can be used once', async () => {
    const code = await confirm();
    expect((await redeem(code)).status).toBe(200);
    expect(await redeem(code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  });

  it.each<Record<string, string>>([{ code_verifier: 'w'.repeat(43) }, { redirect_uri: 'http://localhost:3000/other' }])(
    'does not open with %j, nor afterwards',
    async (changes) => {
      const code = await confirm();
      expect((await redeem(code, changes)).body).toEqual({ error: 'invalid_grant' });
      expect((await redeem(code)).body).toEqual({ error: 'invalid_grant' });
    },
  );

  it('expires after a minute', async () => {
    const code = await confirm();
    now = new Date(now.getTime() + 60_000);
    expect((await redeem(code)).body).toEqual({ error: 'invalid_grant' });
  });

  it('is redeemed only by a client that authenticates, by the single supported method', async () => {
    const code = await confirm();
    expect(await redeem(code, {}, 'wrong')).toEqual({ status: 401, body: { error: 'invalid_client' } });
    expect((await redeem(code, { grant_type: 'password' })).body).toEqual({ error: 'unsupported_grant_type' });
    expect((await redeem('')).body).toEqual({ error: 'invalid_request' });
  });
});

it.each(Object.keys(tokenManners).filter((manner) => manner !== 'right' && manner !== 'wrongNonce'))(
  'returns a token that no client may accept: %s',
  async (manner) => {
    const { body } = await redeem(await confirm({ manner }));
    await expect(verify(body.id_token!)).rejects.toThrow();
  },
);

it('returns, on request, a token with the wrong nonce or without a signature', async () => {
  const other = await redeem(await confirm({ manner: 'wrongNonce' }));
  expect((await verify(other.body.id_token!)).payload.nonce).not.toBe('nonce-1');
  const unsigned = await redeem(await confirm({ manner: 'unsigned' }));
  expect(decodeProtectedHeader(unsigned.body.id_token!).alg).toBe('none');
});
