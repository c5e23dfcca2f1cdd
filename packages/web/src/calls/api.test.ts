// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { fakeServer, fiManager, granted, refuse } from '../../test/fake-server.ts';
import { readAlerts } from '../alerts/alerts.ts';
import { setNavigator } from '../pages/navigation.ts';
import { acceptNewTokens } from '../session/renew-tokens.ts';
import { readReturn } from '../session/return-address.ts';
import { readSession } from '../session/session-store.ts';
import { readTokens, storeTokens } from '../session/token-memory.ts';
import { alertFailure } from './alert-failure.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { retryDelayMs } from './make-api.ts';

const expired = () => refuse(401, 'USE003', 'Sua sessão expirou. Entre novamente.');
const isNew = (headers: Headers) => headers.get('idToken') === 'id-2';

beforeEach(() => {
  resetBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  signInAs(fiManager);
});
afterEach(() => vi.useRealTimers());

/** Awaits a call while time advances. */
async function settle<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const settled = Promise.allSettled([promise]);
  await vi.advanceTimersByTimeAsync(retryDelayMs + 1);
  return (await settled)[0];
}

describe('an expired token', () => {
  it('is renewed once for eight concurrent calls, and each call is repeated', async () => {
    const calls = fakeServer({
      listStates: ({ headers }) => (isNew(headers) ? { items: [] } : expired()),
      refreshSession: () => granted(fiManager, 'id-2'),
    });
    const all = Promise.all(Array.from({ length: 8 }, () => api.listStates()));
    await vi.advanceTimersByTimeAsync(retryDelayMs + 1);
    expect(await all).toHaveLength(8);
    expect(calls.filter((call) => call.name === 'refreshSession')).toHaveLength(1);
    expect(calls.filter((call) => call.name === 'listStates' && isNew(call.headers))).toHaveLength(8);
    expect(readAlerts()).toEqual([]);
  });

  it('causes a repeat two seconds after the renewal, not earlier', async () => {
    const calls = fakeServer({
      listStates: ({ headers }) => (isNew(headers) ? { items: [] } : expired()),
      refreshSession: () => granted(fiManager, 'id-2'),
    });
    const call = api.listStates();
    await vi.advanceTimersByTimeAsync(1_990);
    expect(calls.filter(({ name }) => name === 'listStates')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    await call;
  });

  it('is renewed before a call when it is about to expire, without a refusal', async () => {
    const payload = btoa(JSON.stringify({ iat: 1000, exp: 1900 }));
    storeTokens({ idToken: `h.${payload}.s`, permissionToken: 'p', userType: 'dealer' });
    vi.setSystemTime(Date.now() + 880_000);
    const calls = fakeServer({
      listStates: () => ({ items: [] }),
      refreshSession: () => granted(fiManager, 'id-2'),
    });
    await api.listStates();
    expect(calls.map(({ name }) => name)).toEqual(['refreshSession', 'listStates']);
  });

  it('ends the session when the repeated call is refused too, and remembers the URL', async () => {
    window.history.replaceState(null, '', '/simulacoes?pagina=2');
    fakeServer({ listStates: expired, refreshSession: () => granted(fiManager, 'id-2') });
    const result = await settle(api.listStates());
    expect(result.status).toBe('rejected');
    expect(readSession().status).toBe('anonymous');
    expect(readTokens()).toBeNull();
    expect(readReturn('ANA.LIMA')).toBe('/simulacoes?pagina=2');
    expect(readAlerts()[0]?.text).toBe('Sua sessão expirou. Entre novamente.');
  });

  it('ends the session when the cookie now belongs to another user', async () => {
    fakeServer({
      listStates: expired,
      refreshSession: () => granted({ ...fiManager, username: 'OUTRA.PESSOA' }, 'id-2'),
    });
    await settle(api.listStates());
    expect(readSession().status).toBe('anonymous');
  });
});

describe('a refusal', () => {
  it('SEC003 ends the session at once, without a renewal', async () => {
    const calls = fakeServer({ listStates: () => refuse(401, 'SEC003', 'Outro login foi feito.') });
    await settle(api.listStates());
    expect(readSession().status).toBe('anonymous');
    expect(calls).toHaveLength(1);
    expect(readAlerts()[0]?.text).toBe('Outro login foi feito.');
  });

  it.each(['SEC002', 'SEC003'])(
    '%s of a session that another has replaced repeats the call in the new session',
    async (code) => {
      const calls = fakeServer({
        listStates: ({ headers }) => {
          if (isNew(headers)) return { items: [] };
          // the response of a password change arrives before the refusal
          acceptNewTokens(granted(fiManager, 'id-2'));
          return refuse(401, code, 'Sua sessão expirou.');
        },
      });
      expect((await settle(api.listStates())).status).toBe('fulfilled');
      expect(calls.map(({ name, headers }) => `${name} ${headers.get('idToken')}`)).toEqual([
        'listStates id-1',
        'listStates id-2',
      ]);
      expect(readSession().status).toBe('signed-in');
      expect(readAlerts()).toEqual([]);
    },
  );

  it('of a replaced session is accepted when the new session is refused too', async () => {
    const calls = fakeServer({
      listStates: ({ headers }) => {
        if (!isNew(headers)) acceptNewTokens(granted(fiManager, 'id-2'));
        return refuse(401, 'SEC003', 'Outro login foi feito.');
      },
    });
    await settle(api.listStates());
    expect(calls).toHaveLength(2);
    expect(readSession().status).toBe('anonymous');
  });

  it('of a late renewal does not end a session that started in the meantime', async () => {
    fakeServer({
      listStates: ({ headers }) => (isNew(headers) ? { items: [] } : expired()),
      refreshSession: () => {
        acceptNewTokens(granted(fiManager, 'id-2'));
        return refuse(401, 'SEC002', 'Sua sessão expirou.');
      },
    });
    expect((await settle(api.listStates())).status).toBe('fulfilled');
    expect(readSession().status).toBe('signed-in');
  });

  it('403 is retried with new tokens, then reports a missing permission, and leads home', async () => {
    const goTo = vi.fn();
    setNavigator(goTo);
    const calls = fakeServer({
      listStates: () => refuse(403, 'SEC004', 'Você não tem acesso a este registro.'),
      refreshSession: () => granted(fiManager, 'id-2'),
    });
    await settle(api.listStates());
    expect(calls.map(({ name }) => name)).toEqual(['listStates', 'refreshSession', 'listStates']);
    expect(goTo).toHaveBeenCalledWith('/');
    expect(readAlerts()).toMatchObject([
      { text: 'Você não possui permissão para realizar a ação solicitada', survivesNavigation: true },
    ]);
    expect(readSession().status).toBe('signed-in');
  });

  it('403 is ignored when the call succeeds with new tokens', async () => {
    fakeServer({
      listStates: ({ headers }) => (isNew(headers) ? { items: [] } : refuse(403, 'SEC004', 'Sem acesso')),
      refreshSession: () => granted(fiManager, 'id-2'),
    });
    expect((await settle(api.listStates())).status).toBe('fulfilled');
    expect(readAlerts()).toEqual([]);
  });

  it.each([
    ['SEC002', 401, 'Sua sessão expirou.'],
    ['USE021', 401, 'Seu login expirou.'],
    ['USE012', 403, 'O usuário foi bloqueado.'],
    ['USE023', 403, 'Este acesso está bloqueado ou desabilitado. Fale com o Service Desk.'],
  ])('%s ends the session and shows its message', async (code, status, message) => {
    const calls = fakeServer({ listStates: () => refuse(status, code, message) });
    await settle(api.listStates());
    expect(calls).toHaveLength(1);
    expect(readSession().status).toBe('anonymous');
    expect(readAlerts()).toMatchObject([{ text: message }]);
  });

  it('of the renewal ends the session', async () => {
    fakeServer({ listStates: expired, refreshSession: () => refuse(401, 'SEC002', 'Sua sessão expirou.') });
    await settle(api.listStates());
    expect(readSession().status).toBe('anonymous');
    expect(readAlerts()).toMatchObject([{ text: 'Sua sessão expirou.' }]);
  });

  it('of the renewal with a server error ends nothing: the call fails, and the session continues', async () => {
    fakeServer({ listStates: expired, refreshSession: () => new Response('', { status: 503 }) });
    const result = await settle(api.listStates({ alert: true }));
    expect(result).toMatchObject({ reason: { status: 500 } });
    expect(readSession().status).toBe('signed-in');
    expect(readAlerts()[0]?.text).toBe('Não foi possível conectar, tente novamente mais tarde');
  });

  it('is shown with the text of its code when the response has no message', async () => {
    fakeServer({ listStates: () => refuse(409, 'SET012', '') });
    await settle(api.listStates({ alert: true }));
    expect(readAlerts()[0]?.text).toMatch(/regional/i);
  });

  it('PRS010 shows nothing where a PDF is requested, and its message everywhere else', async () => {
    const refused = () => refuse(409, 'PRS010', 'A proposta ainda não pode ser impressa.');
    fakeServer({ printSimulation: refused, readPaperAddress: refused, makeDossier: refused, listStates: refused });
    const id = '0'.repeat(26);
    const results = [
      await settle(api.printSimulation({ params: { id }, query: {}, alert: true })),
      await settle(api.readPaperAddress({ params: { id, paperId: id }, alert: true })),
      await settle(api.makeDossier({ params: { id }, body: { format: 'pdf' } })),
    ];
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'PRS010', words: '' } });
      if (result.status === 'rejected') alertFailure(result.reason);
    }
    expect(readAlerts()).toEqual([]);
    await settle(api.listStates({ alert: true }));
    expect(readAlerts()[0]?.text).toBe('A proposta ainda não pode ser impressa.');
  });

  it('PRS010 shows nothing in a call of mechanical protection, by the type in its address', async () => {
    const refused = () => refuse(422, 'PRS010', 'A proposta ainda não pode ser impressa.');
    fakeServer({ readInsurancePolicy: refused, quoteInsurance: refused, payCardif: refused });
    const at = (type: string) => ({ type, provider: 'LIBERTY' as const, id: '0'.repeat(26) });
    for (const call of [
      () => api.quoteInsurance({ params: at('PMC') as never, query: {}, alert: true }),
      () => api.quoteInsurance({ params: at('pmcDayTwo') as never, query: {}, alert: true }),
      () => api.readInsurancePolicy({ params: at('PMC_CARDIF') as never, alert: true }),
      () => api.payCardif({ params: { quoteId: 'q' }, body: { version: 1, values: {} }, alert: true }),
    ])
      expect(await settle(call())).toMatchObject({ status: 'rejected', reason: { words: '' } });
    expect(readAlerts().filter(({ text }) => text !== '')).toEqual([]);
    expect(await settle(api.quoteInsurance({ params: at('GAP') as never, query: {} }))).toMatchObject({
      reason: { words: 'A proposta ainda não pode ser impressa.' },
    });
  });

  it.each([
    ['quoteCardif', 'InsIntCardif-002', 'Produto 7 inválido', true],
    ['quoteCardif', 'InsIntCardif-*', 'Cliente null não encontrado', true],
    ['quoteCardif', 'InsIntCardif-*', 'Idade', false],
    ['readInsurancePolicy', 'InsIntCardif-009', 'ERR_POLICY_X', true],
    ['readInsurancePolicy', 'InsIntCardif-002', 'Produto 7 inválido', false],
  ] as const)(
    'of an insurer, %s with %s, has its words (%s) unless they are of no help',
    async (name, code, words, hidden) => {
      const usual = 'Não foi possível concluir a operação com a seguradora. Tente novamente.';
      const refused = () => Response.json({ code, message: usual, partnerMessage: words }, { status: 502 });
      fakeServer({ quoteCardif: refused, readInsurancePolicy: refused });
      const id = '0'.repeat(26);
      await settle(
        name === 'quoteCardif'
          ? api.quoteCardif({ body: { id }, alert: true })
          : api.readInsurancePolicy({ params: { type: 'GAP', provider: 'CARDIF', id }, alert: true }),
      );
      expect(readAlerts()[0]?.text).toBe(hidden ? usual : words);
    },
  );

  it('with an unknown code is shown as an unidentified error', async () => {
    fakeServer({ listStates: () => refuse(418, 'TEA001', '') });
    await settle(api.listStates({ alert: true }));
    expect(readAlerts()[0]?.text).toBe('Aconteceu um erro não identificado.');
  });

  it.each([400, 404, 500, 503])('without a body shows the same message for the status %i', async (status) => {
    fakeServer({ listStates: () => new Response('', { status }) });
    const result = await settle(api.listStates({ alert: true }));
    expect(result).toMatchObject({ reason: { status: 500, code: 'SIS001' } });
    expect(readAlerts()[0]?.text).toBe('Não foi possível conectar, tente novamente mais tarde');
  });

  it('is shown once, even when several calls receive it', async () => {
    fakeServer({ listStates: () => refuse(409, 'SET012', 'A regional tem concessionárias.') });
    await Promise.all(Array.from({ length: 3 }, () => settle(api.listStates({ alert: true }))));
    expect(readAlerts()).toHaveLength(1);
  });

  it('shows no alert by default: the caller shows it', async () => {
    fakeServer({ listStates: () => refuse(409, 'SET012', 'A regional tem concessionárias.') });
    expect((await settle(api.listStates())).status).toBe('rejected');
    expect(readAlerts()).toEqual([]);
  });

  it('with field errors shows no banner when the caller shows them', async () => {
    const fields = [
      { path: 'username', key: 'username.unknown', message: 'Usuário não encontrado: confira o nome de usuário' },
    ];
    fakeServer({ lookUpUserType: () => refuse(401, 'USE002', 'Inválido', fields) });
    const call = api.lookUpUserType({ query: { username: 'X' } });
    await expect(call).rejects.toMatchObject({ code: 'USE002', fields, correlationId: 'c0ffee00' });
    expect(readAlerts()).toEqual([]);
    expect(readSession().status).toBe('signed-in');
  });

  it('with a non-JSON body is a 500 with SIS001', async () => {
    fakeServer({ listStates: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    const result = await settle(api.listStates({ alert: true }));
    expect(result).toMatchObject({ reason: { status: 500, code: 'SIS001' } });
    expect(readAlerts()[0]?.text).toBe('Não foi possível conectar, tente novamente mais tarde');
  });

  it.each([
    [409, 'Não foi possível completar a requisição por problemas de conexão, tente novamente.'],
    [404, 'Não foi possível conectar, tente novamente mais tarde'],
  ])('without a code shows the text of its status, or the unidentified error: %i', async (status, words) => {
    fakeServer({ listStates: () => Response.json({ message: 'Internal detail' }, { status }) });
    const result = await settle(api.listStates({ alert: true }));
    expect(result).toMatchObject({ reason: { status, code: '' } });
    expect(readAlerts()[0]?.text).toBe(words);
  });

  it('with the code QR shows the raw message', async () => {
    fakeServer({ listStates: () => refuse(422, 'QR', 'Leia o código de novo') });
    await settle(api.listStates({ alert: true }));
    expect(readAlerts()[0]?.text).toBe('Leia o código de novo');
  });

  it.each([
    ['that does not come in time', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['that breaks off', async () => ({ ok: true, text: () => Promise.reject(new TypeError('terminated')) })],
  ])('by an answer %s is a failed operation, not a missing connection', async (_what, answer) => {
    vi.stubGlobal('fetch', answer);
    const result = await settle(api.listStates({ alert: true }));
    expect(result).toMatchObject({ reason: { status: 404, code: 'NETWORK' } });
    expect(readAlerts()[0]?.text).toBe('Não foi possível realizar esta operação');
  });

  it('caused by the network is an alert with status 404', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const result = await settle(api.listStates({ alert: true }));
    expect(result).toMatchObject({ reason: { status: 404, code: 'NETWORK' } });
    expect(readAlerts()[0]?.text).toBe('Não foi possível conectar, tente novamente mais tarde');
  });

  it('caused by an abort of the caller shows nothing', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
    const result = await settle(api.listStates({ signal: AbortSignal.abort() }));
    expect(result.status === 'rejected' && result.reason instanceof ApiError).toBe(false);
    expect(readAlerts()).toEqual([]);
  });
});

describe('an exemption request', () => {
  it('sends tokens, language and the user type of the session', async () => {
    const calls = fakeServer({ findAddress: () => ({ zipCode: '01310100' }) });
    await api.findAddress({ params: { zip: '01310100' } });
    expect(calls[0]?.url.pathname).toBe('/api/application/dealer/addresses/01310100');
    expect(calls[0]?.headers.get('permissionToken')).toBe('id-1-p');
    expect(calls[0]?.headers.get('Accept-Language')).toBe('pt-BR');
  });

  it('sends passwords as base64 text, without tokens, on the public path', async () => {
    const calls = fakeServer({ login: () => granted(fiManager) });
    await api.login({ body: { username: 'JOÃO', password: 'Çenha 1', endOtherSession: true } });
    expect(calls[0]?.body).toEqual({ username: 'JOÃO', password: 'Çenha 1', endOtherSession: true });
    expect(calls[0]?.url.pathname).toBe('/api/users/public/auth/login');
    expect(calls[0]?.headers.get('Content-Type')).toBe('text/plain');
    expect(calls[0]?.headers.has('idToken')).toBe(false);
  });
});
