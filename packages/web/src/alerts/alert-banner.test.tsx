// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser } from '../../test/browser.ts';
import { AlertBanner } from './alert-banner.tsx';
import { clearAlertsForNavigation, clearFailures, showAlert } from './alerts.ts';

beforeEach(() => {
  resetBrowser();
  render(<AlertBanner />);
});
const show = (text: string, more: { survivesNavigation?: boolean } = {}) =>
  act(() => showAlert({ type: 'error', text, ...more }));

it('shows a repeated alert once', () => {
  show('Falhou');
  show('Falhou');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('shows a success message of the catalogue by its code, in the current language', () => {
  act(() => showAlert({ type: 'success', code: 'proposal.unblocked', params: { number: '100042' } }));
  expect(screen.getByRole('status').textContent).toContain('Proposta 100042 desbloqueada.');
});

it('scrolls to the top only for a new alert', () => {
  show('Falhou');
  show('Falhou');
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  show('Falhou de novo');
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

it('scrolls without animation when reduced motion is preferred', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
  show('Falhou');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

it('closes on click and on Enter', async () => {
  const user = userEvent.setup();
  show('Um');
  show('Dois');
  await user.click(screen.getByRole('button', { name: /Um/ }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has the role status instead of alert after a success', () => {
  act(() => showAlert({ type: 'success', text: 'Salvo' }));
  expect(screen.getByRole('status').textContent).toContain('Salvo');
});

it('shows only the latest success, and every error', () => {
  show('Falhou');
  act(() => showAlert({ type: 'success', text: 'Salvo' }));
  act(() => showAlert({ type: 'success', text: 'Enviado' }));
  expect(screen.getAllByRole('status').map((alert) => alert.textContent)).toEqual([expect.stringContaining('Enviado')]);
  expect(screen.getByRole('alert').textContent).toContain('Falhou');
});

it('shows no failure of an action while another begins', () => {
  show('Falhou');
  act(() => showAlert({ type: 'notice', text: 'A tabela mudou' }));
  act(clearFailures);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('A tabela mudou');
});

it('is cleared when the page changes, except for alerts meant for the next page', () => {
  show('Daqui');
  show('Para a próxima', { survivesNavigation: true });
  act(clearAlertsForNavigation);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringContaining('Para a próxima'),
  ]);
  act(clearAlertsForNavigation);
  expect(screen.queryByRole('alert')).toBeNull();
});
