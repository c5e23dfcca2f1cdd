// @vitest-environment jsdom
/** The router of the pages of clients, which stands for the library's in their build. */
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { FixedLocation, OnePageRouter, useLocation, useNavigate } from './one-page-router.tsx';

beforeEach(() => {
  resetBrowser();
  window.history.replaceState(null, '', '/csf?dealer=7');
});

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button type="button" onClick={() => navigate({ search, hash: '#prazo' })}>
        next
      </button>
      <button type="button" onClick={() => navigate({ search: '' }, { replace: true })}>
        without dealer
      </button>
      <button type="button" onClick={() => navigate(pathname, { replace: true })}>
        clear
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

it('shows each part of the address, and follows the history', async () => {
  const user = userEvent.setup();
  render(
    <OnePageRouter>
      <Page />
    </OnePageRouter>,
  );
  expect(shown()).toBe('/csf?dealer=7');
  await user.click(screen.getByRole('button', { name: 'next' }));
  expect(shown()).toBe('/csf?dealer=7#prazo');
  expect(window.location.hash).toBe('#prazo');

  window.history.back();
  await screen.findByText('/csf?dealer=7');
});

it('replaces the entry of the history where it is told to', async () => {
  const user = userEvent.setup();
  const before = window.history.length;
  render(
    <OnePageRouter>
      <Page />
    </OnePageRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'without dealer' }));
  expect(shown()).toBe('/csf');
  act(() => window.history.replaceState(null, '', '/csf#segredo'));
  await user.click(screen.getByRole('button', { name: 'clear' }));
  expect(shown()).toBe('/csf');
  expect(window.location.href).toMatch(/\/csf$/);
  expect(window.history.length).toBe(before);
});

it('has a given address where no browser has one', () => {
  render(
    <FixedLocation at="/minhaProposta">
      <Page />
    </FixedLocation>,
  );
  expect(shown()).toBe('/minhaProposta');
});
