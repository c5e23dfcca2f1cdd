// @vitest-environment jsdom
import type { Host, HostScreen } from '@estrada/web/hosted/contract.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const federation = vi.hoisted(() => ({ loadByFederation: vi.fn<(entry: string) => Promise<unknown>>() }));
vi.mock('./federation.ts', () => federation);
const { loadByFederation } = federation;

beforeEach(() => {
  resetBrowser();
  loadByFederation.mockReset();
  signInAs({ ...bitUser, groups: [{ groupName: 'finance' }] });
});

let around: { host: Host; screen: HostScreen };
/** A valid page of the other front end. */
function Shown(given: typeof around) {
  around = given;
  return <h1>Tabelas de lá</h1>;
}
const good = { contract: 1, pages: { plansUpload: async () => Shown } };
const offline = () => new TypeError('Failed to fetch dynamically imported module: https://plans.test/remoteEntry.js');
const open = () => {
  const calls = fakeServer({ listStates: () => ({ items: [] }) });
  renderPortal('/upload/plans');
  return calls;
};
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Tabelas de lá' });
const failed = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest<HTMLElement>('[role="alert"]')!);

it('shows the page of the other front end, loaded from the configured address', async () => {
  loadByFederation.mockResolvedValue(good);
  open();
  await arrived();
  expect(loadByFederation.mock.calls).toEqual([['https://plans.test/remoteEntry.js']]);
});

describe('a page that fails to load', () => {
  const breaking = () => {
    throw new Error('undefined is not a function');
  };
  it.each([
    ['is away', () => Promise.reject(offline()), 'Esta tela não respondeu'],
    [
      'is away with its style sheets',
      () => Promise.reject(new Error('Unable to preload CSS')),
      'Esta tela não respondeu',
    ],
    ['is of an older contract', async () => ({ ...good, contract: 0 }), 'Esta tela é de outra versão'],
    ['is of a newer contract', async () => ({ ...good, contract: 2 }), 'Esta tela é de outra versão'],
    ['lacks the page', async () => ({ contract: 1, pages: {} }), 'Esta tela é de outra versão'],
    [
      'refuses what is shared',
      () => Promise.reject(new Error('[ Federation Runtime ] #RUNTIME-015 the host shares no react 20')),
      'Esta tela é de outra versão',
    ],
    ['is no program', () => Promise.reject(new SyntaxError("Unexpected token '<'")), 'Não foi possível ler esta tela'],
    ['exposes nothing', async () => undefined, 'Não foi possível ler esta tela'],
    ['exposes something else', async () => ({ default: 'page' }), 'Não foi possível ler esta tela'],
    [
      'brings none of its files',
      async () => ({ contract: 1, pages: { plansUpload: () => Promise.reject(offline()) } }),
      'Esta tela não respondeu',
    ],
    [
      'brings something else',
      async () => ({ contract: 1, pages: { plansUpload: async () => 'page' } }),
      'Não foi possível ler esta tela',
    ],
    [
      'has no page in the place of one',
      async () => ({ contract: 1, pages: { plansUpload: 'page' } }),
      'Não foi possível ler esta tela',
    ],
    [
      'breaks while it is drawn',
      async () => ({ contract: 1, pages: { plansUpload: async () => breaking } }),
      'Esta tela parou de funcionar',
    ],
  ])('%s: its place says so, the portal goes on, and trying again brings it', async (_case, load, title) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    loadByFederation.mockImplementationOnce(load as () => Promise<unknown>);
    open();
    const place = await failed(title);
    logged.mockRestore();
    expect(screen.getByRole('heading', { level: 1, name: 'Tabelas de preços dos planos' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeTruthy();
    loadByFederation.mockResolvedValue(good);
    await userEvent.click(place.getByRole('button', { name: 'Tentar de novo' }));
    await arrived();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('is requested from another folder after each failure: the browser may remember which files did not come', async () => {
    loadByFederation.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline());
    open();
    for (const result of ['fails', 'comes']) {
      const place = await failed('Esta tela não respondeu');
      if (result === 'comes') loadByFederation.mockResolvedValue(good);
      await userEvent.click(place.getByRole('button', { name: 'Tentar de novo' }));
    }
    await arrived();
    const entries = loadByFederation.mock.calls.map(([entry]) => entry);
    for (const entry of entries.slice(1))
      expect(entry).toMatch(/^https:\/\/plans\.test\/again-[1-9]\d*\/remoteEntry\.js$/);
    expect(new Set(entries).size).toBe(3);
  });

  it('shows in the language of the screen that it is slow, after eight seconds and not before', async () => {
    let bring: (module: unknown) => void = () => undefined;
    loadByFederation.mockImplementation(() => new Promise((resolve) => (bring = resolve)));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      open();
      await waitFor(() => expect(loadByFederation).toHaveBeenCalled());
      await act(() => vi.advanceTimersByTimeAsync(7_000));
      expect(screen.queryByRole('alert')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      const place = await failed('Esta tela demorou demais para responder');
      expect(place.getByText(/não respondeu em 8 segundos/)).toBeTruthy();
      // a page that loads too late does not replace the error that the user is reading
      await act(async () => bring(good));
      expect(screen.queryByRole('heading', { name: 'Tabelas de lá' })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows no error once the user has left the page', async () => {
    let fail: (error: unknown) => void = () => undefined;
    loadByFederation.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)));
    open();
    await waitFor(() => expect(loadByFederation).toHaveBeenCalled());
    await userEvent.click(screen.getAllByRole('link', { name: 'Início' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Por onde vamos começar?' });
    await act(async () => fail(offline()));
    expect(screen.queryByText('Esta tela não respondeu')).toBeNull();
  });

  it('shows that the installation has no such address, without a retry', async () => {
    fakeServer({ readActiveModules: () => ({ modules: [], apiKey: 'k', plansOrigin: null }) });
    renderPortal('/upload/plans');
    const place = await failed('Esta tela não está configurada');
    expect(place.queryByRole('button')).toBeNull();
    expect(loadByFederation).not.toHaveBeenCalled();
  });
});

describe('a loaded page', () => {
  beforeEach(async () => {
    loadByFederation.mockResolvedValue(good);
  });

  it('receives the user, the language and the colour scheme, and never a token', async () => {
    open();
    await arrived();
    const { person, language, scheme, location } = around.screen;
    expect([person.user.username, language, scheme, location.pathname]).toEqual([
      'BIT.1',
      'pt-BR',
      'light',
      '/upload/plans',
    ]);
    expect(JSON.stringify(around)).not.toContain('id-1');
    await userEvent.click(screen.getByRole('button', { name: /English/ }));
    await waitFor(() => expect(around.screen.language).toBe('en'));
    await userEvent.click(screen.getByRole('button', { name: 'Use dark theme' }));
    await waitFor(() => expect(around.screen.scheme).toBe('dark'));
  });

  it('makes its calls in the session of the user, and shows its alerts among those of the portal', async () => {
    const calls = open();
    await arrived();
    await act(() => around.host.call('listStates', {}));
    expect(calls.map(({ name, headers }) => [name, headers.get('idToken')])).toEqual([['listStates', 'id-1']]);
    act(() => around.host.showAlert({ type: 'notice', text: 'Envio cancelado.', survivesNavigation: false }));
    expect(screen.getByText('Envio cancelado.')).toBeTruthy();
    act(() => around.host.navigate('/', {}));
    await screen.findByRole('heading', { level: 1, name: 'Por onde vamos começar?' });
  });

  it('is removed when the session ends in one of its calls', async () => {
    fakeServer({ listStates: () => refuse(401, 'SEC002', 'A sessão acabou.') });
    renderPortal('/upload/plans');
    await arrived();
    await act(() => around.host.call('listStates', {}).catch(() => undefined));
    expect(await screen.findByText('A sessão acabou.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Tabelas de lá' })).toBeNull();
  });

  it('redirects to the start page when the user may not make one of its calls', async () => {
    const user = { ...bitUser, groups: [{ groupName: 'finance' }] };
    fakeServer({
      listStates: () => refuse(403, 'SEC001', 'Sem acesso.'),
      refreshSession: () => granted(user, 'id-2'),
    });
    renderPortal('/upload/plans');
    await arrived();
    await act(() => around.host.call('listStates', {}).catch(() => undefined));
    await screen.findByRole('heading', { level: 1, name: 'Por onde vamos começar?' });
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
