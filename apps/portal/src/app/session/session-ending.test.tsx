// @vitest-environment jsdom
import { readDraft, writeDraft } from '@estrada/web/session/draft-store.ts';
import { readReturn } from '@estrada/web/session/return-address.ts';
import { readSession } from '@estrada/web/session/session-store.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

beforeEach(() => {
  resetBrowser();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** The clock jumps, as on a machine that slept; every timer fires within the last ten seconds. */
const minutes = (count: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + count * 60_000 - 10_000);
    await vi.advanceTimersByTimeAsync(10_000);
  });
const warning = () => screen.findByRole('dialog', { name: 'Sua sessão está para terminar' });

/** A page of a twelve-hour session, this many minutes after its start. */
async function afterMinutes(count: number) {
  const calls = fakeServer({ logout: () => ({ ended: true }) });
  signInAs(bitUser);
  window.history.replaceState(null, '', '/menu/cadastros');
  renderPortal('/menu/cadastros');
  await screen.findByRole('heading', { name: 'Cadastros' });
  await minutes(count);
  return calls;
}

it('is announced five minutes ahead, not earlier, and not again once dismissed', async () => {
  await afterMinutes(12 * 60 - 6);
  expect(screen.queryByRole('dialog')).toBeNull();
  await minutes(1.5);
  expect((await warning()).textContent).toMatch(/termina às \d\d:\d\d/);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Continuar por enquanto' }));
  await minutes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers a new sign-in that retains the address and typed values, and ends the old session', async () => {
  const calls = await afterMinutes(12 * 60 - 4);
  writeDraft(bitUser.username, 'simulator', { typed: 'Marina' });
  await warning();
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Entrar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(readSession().status).toBe('anonymous');
  expect(readReturn(bitUser.username)).toBe('/menu/cadastros');
  expect(readDraft(bitUser.username, 'simulator')).toEqual({ typed: 'Marina' });
  expect(calls.map(({ name }) => name)).toContain('logout');
});
