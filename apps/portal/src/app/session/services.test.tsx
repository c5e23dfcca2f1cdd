// @vitest-environment jsdom

import { renderError } from '@estrada/domain/errors/index';
import { readReturn } from '@estrada/web/session/return-address.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { goHome } from '../../test/go-home.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { reloadServices } from './reload-services.ts';

beforeEach(resetBrowser);
const home = () => screen.findByRole('heading', { name: 'Por onde vamos começar?' });

describe('a change of page', () => {
  const services = (answers: Answers = {}) =>
    fakeServer({
      readActiveModules: () => ({ modules: ['taxUsed'], apiKey: 'k' }),
      readMenuPermissions: () => ({ ...bitUser.permissions, createPropose: true }),
      ...answers,
    });

  it('reloads modules and menu permissions', async () => {
    const calls = services();
    signInAs(bitUser);
    renderPortal('/menu/cadastros');
    await goHome();
    await home();
    await waitFor(() => expect(readSession().modules.taxUsed).toBe(true));
    expect(readSession().user?.permissions.createPropose).toBe(true);
    expect(calls.map(({ name }) => name).toSorted()).toEqual(['readActiveModules', 'readMenuPermissions']);
  });

  it('reports that the permissions could not be loaded', async () => {
    services({ readMenuPermissions: () => refuse(500, 'SIS001', 'Erro') });
    signInAs(bitUser);
    renderPortal('/menu/cadastros');
    await goHome();
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao carregar permissões');
  });

  it.each(['pt-BR', 'en'] as const)(
    'reports by modulesError that the modules could not be loaded (%s)',
    async (language) => {
      services({ readActiveModules: () => refuse(500, 'SIS001', 'Erro') });
      signInAs({ ...bitUser, language });
      renderPortal('/menu/cadastros');
      await act(() => reloadServices());
      expect((await screen.findByRole('alert')).textContent).toContain(renderError('modulesError', language));
    },
  );

  it('before the previous answer leads to one more request in total, not one each', async () => {
    const paused = Promise.withResolvers<void>();
    let requests = 0;
    services({
      readMenuPermissions: async () => {
        requests++;
        if (requests > 1) return refuse(500, 'SIS001', 'Erro');
        await paused.promise;
        return bitUser.permissions;
      },
    });
    signInAs(bitUser);
    renderPortal('/menu/cadastros');
    await goHome();
    await home();
    await waitFor(() => expect(requests).toBe(1));
    for (const _page of ['second', 'third']) void reloadServices();
    paused.resolve();
    // the alert of the last page's request is shown
    expect((await screen.findByRole('alert')).textContent).toContain('Erro ao carregar permissões');
    expect(requests).toBe(2);
  });

  it('leaves the screen unchanged when the answers are the same', async () => {
    services({
      readActiveModules: () => ({ modules: [], apiKey: 'k' }),
      readMenuPermissions: () => bitUser.permissions,
    });
    signInAs(bitUser);
    const before = readSession();
    renderPortal('/menu/cadastros');
    await goHome();
    await home();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(readSession()).toBe(before);
  });
});

describe('the common configuration', () => {
  const answers: Answers = {
    readCommonConfiguration: () => ({ esignEnabled: true, createPropose: true, viewPaymentReport: true }),
  };

  it('is loaded once for a DEALER account', async () => {
    const calls = fakeServer(answers);
    signInAs(fiManager);
    renderPortal('/');
    await home();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.url.searchParams.get('dealerId')).toBe(fiManager.activeDealerId);
  });

  it('is not loaded for a GMF account', async () => {
    const calls = fakeServer(answers);
    signInAs(bitUser);
    renderPortal('/');
    await home();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(calls).toEqual([]);
  });

  it('that cannot be loaded is reported', async () => {
    fakeServer({ readCommonConfiguration: () => refuse(409, 'SET001', 'Erro') });
    signInAs(fiManager);
    renderPortal('/');
    expect((await screen.findByRole('alert')).textContent).toMatch(/parâmetros do perfil/i);
  });
});

describe('the opening of a public page', () => {
  it.each([
    ['/formweb', '/formweb'],
    ['/forgotPassword', '/forgotPassword'],
  ])('is registered for %s', async (address, page) => {
    const calls = fakeServer({ registerAudit: () => ({ registered: true }) });
    renderPortal(address);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ page }]));
  });

  it('is not registered for the login, nor for a private page', async () => {
    const calls = fakeServer({ registerAudit: () => ({ registered: true }) });
    renderPortal('/login');
    await screen.findByRole('textbox', { name: 'Usuário' });
    signInAs(bitUser);
    await act(async () => undefined);
    expect(calls).toEqual([]);
  });

  it('continues when it cannot be registered', async () => {
    fakeServer({ registerAudit: () => refuse(429, 'USE029', 'Muitas solicitações.') });
    renderPortal('/formweb');
    expect(await screen.findByRole('heading', { name: 'Escolha a concessionária' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('/redirectAuth', () => {
  it('redirects to the login, and creates no session from its address', async () => {
    fakeServer({});
    renderPortal('/redirectAuth?idToken=x.y.z&refreshToken=a&username=ANA.LIMA');
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
    expect(readSession().status).toBe('anonymous');
  });

  it('remembers a page of the portal until after the login', async () => {
    fakeServer({});
    renderPortal(`/redirectAuth?returnTo=${encodeURIComponent('/consultarPropostas?busca=Ana')}`);
    await screen.findByRole('heading', { name: 'Entrar' });
    expect(readReturn('ANA.LIMA')).toBe('/consultarPropostas?busca=Ana');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example', '/nada'])(
    'discards %s',
    async (address) => {
      fakeServer({});
      renderPortal(`/redirectAuth?returnTo=${encodeURIComponent(address)}`);
      await screen.findByRole('heading', { name: 'Entrar' });
      expect(readReturn('ANA.LIMA')).toBeNull();
    },
  );

  it('redirects a signed-in user into the portal', async () => {
    fakeServer({});
    signInAs(fiManager);
    renderPortal(`/redirectAuth?returnTo=${encodeURIComponent('/menu/cadastros')}`);
    expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeTruthy();
  });
});
