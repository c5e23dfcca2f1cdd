// @vitest-environment jsdom

import { CrashBoundary } from '@estrada/web/failure/crash-boundary.tsx';
import { watchMissingFiles } from '@estrada/web/failure/missing-file.ts';
import { providePages, usePages } from '@estrada/web/pages/page-table.ts';
import { readDraft, writeDraft } from '@estrada/web/session/draft-store.ts';
import { changeLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageChange } from './router/use-page-change.ts';

beforeEach(() => {
  resetBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
watchMissingFiles();

/** Fails like the build's import when the file does not exist: it dispatches the event on the window, then rejects. */
const importGone = (): Promise<never> => {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return Promise.reject(payload);
};
const Gone = () => lazy(importGone);

function Broken(): never {
  throw new Error('broken');
}

function Portal({ Page }: { Page: React.ComponentType }) {
  usePageChange();
  return (
    <>
      <Link to="/other">Outra</Link>
      <CrashBoundary resetKey={useLocation().pathname}>
        <Suspense>
          <Routes>
            <Route path="/" element={<Page />} />
            <Route path="/other" element={<h1>Outra página</h1>} />
          </Routes>
        </Suspense>
      </CrashBoundary>
    </>
  );
}

const open = (Page: React.ComponentType) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <Portal Page={Page} />
      </MemoryRouter>
    </MantineProvider>,
  );

describe('a page with a rendering error', () => {
  it('shows an error, and does not claim a new version', () => {
    open(Broken);
    expect(screen.getByRole('heading', { name: 'Algo deu errado nesta página' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeTruthy();
  });

  it('moves the focus to the heading of the next page', async () => {
    open(Broken);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Outra' }));
    const heading = await screen.findByRole('heading', { name: 'Outra página' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('a page with a missing file', () => {
  it('announces the new version in both languages and reloads without losing drafts', async () => {
    const reload = vi.fn();
    writeDraft('ANA.LIMA', 'form', 'meio caminho');
    open(Gone());
    expect(await screen.findByRole('heading', { name: 'Há uma nova versão do portal' })).toBeTruthy();
    await act(() => changeLanguage('en'));
    expect(screen.getByRole('heading', { name: 'There is a new version of the portal' })).toBeTruthy();
    vi.stubGlobal('location', { ...window.location, reload });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(readDraft('ANA.LIMA', 'form')).toBe('meio caminho');
  });

  it('is reported too when the file is that of the page table, which is requested once', async () => {
    const load = vi.fn(importGone);
    providePages(load);
    open(() => <h1>{usePages().rows.length}</h1>);
    expect(await screen.findByRole('heading', { name: 'Há uma nova versão do portal' })).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('blames the connection when offline, and reloads by itself once it is back', async () => {
    vi.stubGlobal('navigator', { ...window.navigator, onLine: false });
    open(Gone());
    expect(await screen.findByRole('heading', { name: 'Não foi possível conectar' })).toBeTruthy();
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    vi.stubGlobal('navigator', { ...window.navigator, onLine: true });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledOnce();
  });
});
