// @vitest-environment jsdom

import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { readApiKey } from '@estrada/web/calls/api-key.ts';
import { storeSessionHint } from '@estrada/web/session/session-hint.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, fiManager, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { goHome } from '../../test/go-home.ts';
import { renderPortal } from '../../test/render-portal.tsx';
import { allPages } from '../pages/all-pages.ts';
import { startSession } from '../session/start-session.ts';

beforeEach(resetBrowser);
const loginHeading = () => screen.findByRole('heading', { name: 'Entrar' });
const homeHeading = () => screen.findByRole('heading', { name: 'Por onde vamos começar?' });

describe('guards', () => {
  it('redirect to the login without a session, without a request to the server', async () => {
    const calls = fakeServer({});
    await startSession();
    renderPortal('/users');
    expect(await loginHeading()).toBeTruthy();
    expect(document.title).toBe('Entrar · Estrada');
    expect(calls).toEqual([]);
  });

  it('redirect a role without access home', async () => {
    signInAs(bitUser);
    renderPortal('/simulador');
    expect(await homeHeading()).toBeTruthy();
  });

  it('block a page while its module is off', async () => {
    signInAs(bitUser);
    renderPortal('/parameters/tu');
    expect(await homeHeading()).toBeTruthy();
  });

  it('allow everyone to see a public page', async () => {
    renderPortal('/glossario');
    expect(await screen.findByRole('heading', { level: 1, name: 'Glossário' })).toBeTruthy();
  });

  it.each(['/x/pcd/passo-a-passo/2?de=mail', '/pcd/passo-a-passo/'])(
    'redirect to the steps of the PCD from %s, as from any address that contains theirs',
    async (address) => {
      signInAs(fiManager);
      renderPortal(address);
      expect(await screen.findByRole('heading', { name: 'Isenções PCD passo a passo' })).toBeTruthy();
    },
  );

  it.each(['/nada', '/Users', '/LOGIN'])('show page not found for %s', async (address) => {
    renderPortal(address);
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta página' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('show the menu around page not found for signed-in users', async () => {
    signInAs(bitUser);
    renderPortal('/nada');
    expect(await screen.findByRole('heading', { name: 'Não encontramos esta página' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toBeTruthy();
  });
});

describe('page load', () => {
  it('resumes the session that the refresh cookie identifies', async () => {
    storeSessionHint();
    fakeServer({
      refreshSession: () => granted(bitUser),
      readActiveModules: () => ({ modules: ['taxUsed'] }),
      listParameters: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
      readParametersInForce: () => ({ today: '2026-11-20', items: [] }),
    });
    const started = startSession();
    renderPortal('/parameters/tu');
    await act(() => started);
    expect(await screen.findByRole('heading', { level: 1, name: 'Avaliação de usado (TU)' })).toBeTruthy();
  });

  it('loads the active modules and the key of the public calls, also without a session', async () => {
    const calls = fakeServer({ readActiveModules: () => ({ modules: ['esign'], apiKey: 'k' }) });
    await startSession();
    expect(calls.map(({ name, headers }) => [name, headers.has('idToken')])).toEqual([['readActiveModules', false]]);
    expect(readSession()).toMatchObject({ status: 'anonymous', modules: { esign: true, liberty: false } });
    expect(await readApiKey()).toBe('k');
    expect(calls).toHaveLength(1);
  });

  it('reports that the modules could not be loaded, and still opens the page', async () => {
    fakeServer({ readActiveModules: () => refuse(500, 'SIS001', 'Erro') });
    const started = startSession();
    renderPortal('/login');
    await act(() => started);
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar os módulos ativos');
    expect(await loginHeading()).toBeTruthy();
  });

  it.each([
    ['SEC003', 401, 'Outro login foi feito com este usuário.'],
    ['USE023', 403, 'Este acesso está bloqueado ou desabilitado. Fale com o Service Desk.'],
  ])('shows why the session was taken over by another one (%s)', async (code, status, message) => {
    storeSessionHint();
    fakeServer({ refreshSession: () => refuse(status, code, message) });
    const started = startSession();
    renderPortal('/users');
    await act(() => started);
    expect(await loginHeading()).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(message);
  });

  it('waits while the server does not answer, and retries on request', async () => {
    storeSessionHint();
    let isDown = true;
    fakeServer({ refreshSession: () => (isDown ? new Response('', { status: 502 }) : granted(bitUser)) });
    const started = startSession();
    renderPortal('/');
    await act(() => started);
    expect(await screen.findByText('Não foi possível conectar')).toBeTruthy();
    isDown = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await homeHeading()).toBeTruthy();
  });

  it('redirects to the login without a message when the session has expired', async () => {
    storeSessionHint();
    fakeServer({
      refreshSession: () => refuse(401, 'SEC002', 'Sua sessão expirou.'),
      readActiveModules: () => ({ modules: [] }),
    });
    const started = startSession();
    renderPortal('/');
    await act(() => started);
    expect(await loginHeading()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the app shell', () => {
  it('shows what the role may open and nothing that is not built', async () => {
    signInAs(fiManager);
    renderPortal('/');
    await homeHeading();
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    const names = [...menu.querySelectorAll('a')].map((link) => link.textContent);
    expect(names).toEqual([
      'Início',
      ...['Vendas', 'Simulador', 'Simulações salvas', 'Venda PCD', 'Propostas'],
      ...['Histórico de pagamentos', 'Captura de documento', 'Oportunidades'],
      ...['Produtos nas vendas', 'Acompanhamento de recusas', 'Estoque'],
      ...['Seguros', 'Consultar seguros', 'Comissões de seguros'],
      ...['Cadastros', 'Usuários'],
      ...['Parâmetros', 'Menu de produtos', 'Acesso à captura de documentos', 'Parâmetros de perfil'],
      ...['Extrações', 'Produtos nas vendas', 'Comissões de seguros', 'Simulações'],
      ...['Decisões de crédito (SCD)', 'Contratos (CF)', 'Recompra garantida', 'Cartas de boas-vindas'],
      ...['Certificações', 'Oportunidades'],
    ]);
  });

  it('signs out even when the server does not answer', async () => {
    signInAs(fiManager);
    fakeServer({ logout: () => refuse(500, 'SIS001', 'Erro') });
    renderPortal('/');
    await homeHeading();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Menu de Ana Lima/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    expect(await loginHeading()).toBeTruthy();
  });

  it('changes the active dealer', async () => {
    signInAs(fiManager);
    const other = fiManager.dealers[1]!;
    const calls = fakeServer({
      chooseActiveDealer: () => granted({ ...fiManager, activeDealerId: other.id }, 'id-2'),
    });
    renderPortal('/');
    await homeHeading();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Autovia Veículos/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Ponto Norte/, hidden: true }));
    expect(await screen.findByRole('button', { name: /Ponto Norte/ })).toBeTruthy();
    expect(calls[0]?.url.pathname).toContain(`/active/dealer/${other.id}`);
  });

  it('switches to no dealer, and back to one', async () => {
    signInAs(fiManager);
    const [first] = fiManager.dealers;
    const calls = fakeServer({
      clearActiveDealer: () => granted({ ...fiManager, activeDealerId: null }, 'id-2'),
      chooseActiveDealer: () => granted(fiManager, 'id-3'),
    });
    renderPortal('/');
    await homeHeading();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /Autovia Veículos/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Continuar sem concessionária', hidden: true }));
    const none = await screen.findByRole<HTMLButtonElement>('button', { name: /Sem concessionária/ });
    await waitFor(() => expect(none.disabled).toBe(false));
    await user.click(none);
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(first!.tradingName), hidden: true }));
    expect(await screen.findByRole('button', { name: /Autovia Veículos/ })).toBeTruthy();
    expect(calls.map(({ name }) => name).filter((name) => name.endsWith('ActiveDealer'))).toEqual([
      'clearActiveDealer',
      'chooseActiveDealer',
    ]);
  });

  it('clears alerts and moves the focus to the heading when the page changes', async () => {
    signInAs(bitUser);
    renderPortal('/menu/cadastros');
    await screen.findByRole('heading', { name: 'Cadastros' });
    act(() => showAlert({ type: 'error', text: 'Falhou' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    fakeServer({
      readActiveModules: () => ({ modules: [] }),
      readMenuPermissions: () => bitUser.permissions,
    });
    await goHome();
    const heading = await homeHeading();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the focus', () => {
  it('stays in a field marked for autofocus when the page changes', async () => {
    fakeServer({});
    renderPortal('/firstAccess');
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Voltar ao login' }));
    const username = await screen.findByRole('textbox', { name: 'Usuário' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(document.activeElement).toBe(username);
  });
});

describe('the page table', () => {
  it('styles the pages of customers and the web form differently from all others', () => {
    const styled = (styling?: string) => allPages.filter((row) => row.styling === styling).map((row) => row.path);
    expect(styled('customer-simulator').toSorted()).toEqual([
      ...['/acompanharProposta', '/capturafoto', '/capturaselfie', '/csf', '/glossario', '/minhaProposta'],
    ]);
    expect(styled('web-form')).toEqual(['/formweb']);
    expect(styled()).toHaveLength(allPages.length - 7);
  });

  it('names each address once', () => {
    const paths = allPages.map((row) => row.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has unique names within each group of the menu', () => {
    const names = allPages.flatMap(({ menu, words }) =>
      menu ? (['pt', 'en'] as const).map((one) => `${menu.group} ${one} ${words[one].menu ?? words[one].title}`) : [],
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('describes the purpose of every page in the menu', () => {
    const silent = allPages.filter(
      ({ path, menu, words }) => menu && path !== '/' && !(words.pt.about && words.en.about),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('names every page in both languages, with a menu name that is never longer', () => {
    for (const { path, words } of allPages)
      for (const { title, menu } of [words.pt, words.en]) {
        expect(title, path).not.toBe('');
        expect((menu ?? title).length, path).toBeLessThanOrEqual(title.length);
      }
  });
});
