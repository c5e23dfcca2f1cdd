// @vitest-environment jsdom

import { signOut } from '@estrada/web/session/sign-out.ts';
import { changeLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goHome } from '../../test/go-home.ts';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(resetBrowser);
afterEach(() => vi.useRealTimers());
const notice = (id: string, message: string, link: string | null = null) => ({ id, code: null, message, link });
const press = async (name: string | RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }));

function open(answers: Answers, user = bitUser, address = '/menu/cadastros') {
  const calls = fakeServer(answers);
  signInAs(user);
  renderPortal(address);
  return calls;
}

describe('notices', () => {
  /** Two notices; each confirmation removes one. */
  function twoNotices(): { answers: Answers; removed: string[] } {
    const removed: string[] = [];
    const all = [notice('n1', 'Primeiro aviso'), notice('n2', 'Segundo aviso')];
    return {
      removed,
      answers: {
        readNotifications: () => ({
          items: all.filter(({ id }) => !removed.includes(id)).slice(0, 1),
          pollSeconds: 60,
        }),
        confirmNotifications: ({ url }) => {
          removed.push(url.searchParams.get('ids') ?? '');
          return { removed: 1 };
        },
      },
    };
  }

  it('are shown one by one, each until it is confirmed', async () => {
    const { answers, removed } = twoNotices();
    open(answers);
    expect(await screen.findByText('Primeiro aviso')).toBeTruthy();
    expect(screen.queryByText('Segundo aviso')).toBeNull();
    await press('Ciente');
    expect(await screen.findByText('Segundo aviso')).toBeTruthy();
    await press('Ciente');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removed).toEqual(['n1', 'n2']);
  });

  it('are not confirmed when only closed', async () => {
    const { answers, removed } = twoNotices();
    open(answers);
    const dialog = within(await screen.findByRole('dialog', { name: 'Aviso' }));
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removed).toEqual([]);
  });

  it('show the reason when they cannot be confirmed', async () => {
    const { answers } = twoNotices();
    open({ ...answers, confirmNotifications: () => refuse(503, 'SIS004', 'Serviço indisponível.') });
    await press('Ciente');
    expect((await screen.findByRole('alert')).textContent).toContain('Serviço indisponível.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are requested at the interval of the server', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
    });
    let items: object[] = [];
    const calls = open({ readNotifications: () => ({ items, pollSeconds: 30 }) });
    await screen.findByRole('heading', { name: 'Cadastros' });
    await waitFor(() => expect(calls).toHaveLength(1));
    items = [notice('n1', 'Chegou agora')];
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText('Chegou agora')).toBeTruthy();
  });

  it('are requested on every navigation', async () => {
    const calls = open({ readNotifications: () => ({ items: [], pollSeconds: 60 }) });
    await waitFor(() => expect(calls).toHaveLength(1));
    await goHome();
    await screen.findByRole('heading', { name: 'Por onde vamos começar?' });
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('never show an error when they cannot be loaded', async () => {
    open({ readNotifications: () => refuse(500, 'SIS001', 'Erro inesperado.') });
    await screen.findByRole('heading', { name: 'Cadastros' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a notice about a record', () => {
  const about = (read: string[]): Answers => ({
    readNotifications: () => ({
      items: [
        notice('n1', 'Pagamento confirmado', '/menu/vendas'),
        notice('n2', 'Selfie recusada', '/menu/vendas'),
      ].filter(({ id }) => !read.includes(id)),
      pollSeconds: 60,
    }),
    confirmNotifications: ({ url }) => {
      read.push(...(url.searchParams.get('ids') ?? '').split(','));
      return { removed: 1 };
    },
  });

  it('opens no dialog, appears once as a toast, and leads to its record, which reads it', async () => {
    const read: string[] = [];
    open(about(read));
    const toast = within((await screen.findByText('Novo aviso')).parentElement!);
    expect(toast.getByText('Selfie recusada')).toBeTruthy();
    expect(toast.getByText('E mais 1 aviso no sino.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(toast.getByRole('link', { name: 'Abrir' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vendas' })).toBeTruthy();
    await waitFor(() => expect(read).toEqual(['n2']));
    cleanup();
    open(about(read));
    await screen.findByRole('button', { name: 'Avisos: 1 não lido' });
    expect(screen.queryByText('Novo aviso')).toBeNull();
  });

  it('is listed at the bell until it is marked as read', async () => {
    const read: string[] = [];
    open(about(read));
    await press('Avisos: 2 não lidos');
    const list = within(await screen.findByRole('dialog', { name: 'Avisos' }));
    await userEvent.click(list.getAllByRole('button', { name: 'Marcar como lido' })[0]!);
    await screen.findByRole('button', { name: 'Avisos: 1 não lido' });
    expect(read).toEqual(['n1']);
  });
});

describe('new opportunities', () => {
  const answers = (count: number): Answers => ({
    readLeadNotifications: () => ({ dealerId: fiManager.activeDealerId, count }),
    clearLeadNotifications: () => ({ removed: count }),
  });

  it('are counted in English words, too', async () => {
    act(() => void changeLanguage('en'));
    open(answers(1), fiManager, '/');
    expect(await screen.findByText('You have 1 new lead.')).toBeTruthy();
    cleanup();
    open(answers(2), fiManager, '/');
    expect(await screen.findByText('You have 2 new leads.')).toBeTruthy();
  });

  it('are counted for the dealer, and put off without being cleared', async () => {
    const calls = open(answers(3), fiManager, '/menu/vendas');
    expect(await screen.findByText('Você possui 3 nova(s) oportunidade(s).')).toBeTruthy();
    await press('Agora não');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ name }) => name)).toEqual(['readLeadNotifications']);
    expect(calls[0]?.url.searchParams.get('dealerId')).toBe(fiManager.activeDealerId);
  });

  it('are cleared by their page, to which the button leads', async () => {
    const calls = open(answers(3), fiManager, '/menu/vendas');
    await press('Conferir');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oportunidades' })).toBeTruthy();
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'clearLeadNotifications')?.url.searchParams.get('dealerId')).toBe(
        fiManager.activeDealerId,
      ),
    );
  });

  it('that were dismissed are not shown again in this session, unless there are more', async () => {
    open(answers(3), fiManager, '/');
    await press('Agora não');
    const again = async (count: number) => {
      cleanup();
      open(answers(count), fiManager, '/');
      await screen.findByRole('heading', { name: 'Por onde vamos começar?' });
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      return screen.queryByText(/nova\(s\) oportunidade\(s\)/)?.textContent ?? null;
    };
    expect(await again(3)).toBeNull();
    expect(await again(4)).toBe('Você possui 4 nova(s) oportunidade(s).');
    act(signOut);
    expect(await again(3)).toBe('Você possui 3 nova(s) oportunidade(s).');
  });

  it('are not mentioned when there are none', async () => {
    const calls = open(answers(0), fiManager, '/');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are requested again when the dealer changes', async () => {
    const other = fiManager.dealers[1]!;
    const calls = open(
      {
        readLeadNotifications: ({ url }) => ({ count: url.searchParams.get('dealerId') === other.id ? 2 : 0 }),
        chooseActiveDealer: () => granted({ ...fiManager, activeDealerId: other.id }, 'id-2'),
      },
      fiManager,
      '/',
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    await press(/Autovia Veículos/);
    await userEvent.setup().click(await screen.findByRole('menuitem', { name: /Ponto Norte/ }));
    expect(await screen.findByText('Você possui 2 nova(s) oportunidade(s).')).toBeTruthy();
  });

  it.each([
    ['who has no default dealer', { ...fiManager, dealerDefault: null }],
    ['whose role has nothing to do with them', bitUser],
  ])('are not requested by %s', async (_who, user) => {
    const calls = open(answers(3), user, '/');
    await screen.findByRole('heading', { name: 'Por onde vamos começar?' });
    expect(calls).toEqual([]);
  });
});

describe('a zero-rate notice', () => {
  it('shows the message of its code, once each, before other notices', async () => {
    let pending = [
      { id: 'z1', type: 'RATE_ZERO', code: 'RATEZERO', message: 'As condições de taxa zero foram atualizadas.' },
      { id: 'z2', type: 'RATE_ZERO', code: 'SIM063', message: 'A simulação expirou.' },
    ];
    const calls = open(
      {
        readSimulationNotifications: () => {
          const items = pending;
          pending = [];
          return { items };
        },
        readNotifications: () => ({ items: [notice('n1', 'Outro aviso')], pollSeconds: 60 }),
      },
      fiManager,
      '/',
    );
    expect(await screen.findByText('As condições de taxa zero foram atualizadas.')).toBeTruthy();
    await press('Ciente');
    expect(await screen.findByText('A simulação expirou.')).toBeTruthy();
    await press('Ciente');
    expect(await screen.findByText('Outro aviso')).toBeTruthy();
    const { searchParams } = calls.find(({ name }) => name === 'readSimulationNotifications')!.url;
    expect(Object.fromEntries(searchParams)).toEqual({ username: 'ANA.LIMA', type: 'RATE_ZERO', toRemove: 'true' });
  });
});
