// @vitest-environment jsdom

import { currentLanguage } from '@estrada/web/strings/language.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { fakeServer, fiManager } from '@estrada/web/test/fake-server.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../test/render-portal.tsx';

beforeEach(resetBrowser);

it('switches the login page to English and back, and sets the language of the document', async () => {
  renderPortal('/login');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /English/ }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Sign in · Estrada');
  await user.click(screen.getByRole('button', { name: /Português/ }));
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('pt-BR');
});

it('uses the language saved with the account, and saves a new one to it', async () => {
  signInAs({ ...fiManager, language: 'en' });
  expect(await vi.waitUntil(() => currentLanguage() === 'en')).toBe(true);
  const calls = fakeServer({
    chooseLanguage: () => ({ language: 'pt-BR' }),
    listProposals: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    listSavedSimulations: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
  });
  renderPortal('/');
  await userEvent.click(await screen.findByRole('button', { name: /Português/ }));
  await vi.waitUntil(() => calls.some(({ name }) => name === 'chooseLanguage'));
  const call = calls.find(({ name }) => name === 'chooseLanguage')!;
  expect([call.url.pathname, call.body]).toEqual([
    '/api/users/dealer/userTypes/DEALER/users/ANA.LIMA/language',
    { language: 'pt-BR' },
  ]);
});
