// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, fiManager } from '../../test/fake-server.ts';
import { renderPortal, resetPortal, signInAs } from '../../test/render-portal.tsx';
import { defineStrings } from './define-strings.ts';
import { bringWords, changeLanguage, currentLanguage, startLanguage } from './language.ts';
import { sayWords, wordsOf } from './word-store.ts';

beforeEach(resetPortal);

it('switches the login page to English and back, and tells the document', async () => {
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

it('starts with the language last used in this browser', async () => {
  await act(() => changeLanguage('en'));
  startLanguage();
  expect(currentLanguage()).toBe('en');
});

it('brings back the language that a person chose', async () => {
  signInAs(fiManager);
  await act(() => changeLanguage('en'));
  signInAs({ ...fiManager, username: 'BETO' });
  await act(() => changeLanguage('pt-BR'));
  await act(async () => signInAs(fiManager));
  expect(currentLanguage()).toBe('en');
});

it('follows the language that the account keeps, and keeps a new one with it', async () => {
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

describe('words', () => {
  const strings = defineStrings('test', {
    pt: { hello: 'Olá, {name}', term_one: '{count} vez', term_other: '{count} vezes' },
    en: { hello: 'Hello, {name}', term_one: '{count} time', term_other: '{count} times' },
  });

  it('are filled and counted', () => {
    expect(sayWords(strings.pt, 'hello', { name: 'Ana' })).toBe('Olá, Ana');
    expect(sayWords(strings.pt, 'term', { count: 1 })).toBe('1 vez');
    expect(sayWords(strings.pt, 'term', { count: 36 })).toBe('36 vezes');
    expect(sayWords(strings.pt, 'term', { count: 0 })).toBe('0 vezes');
  });

  it('are there in English before a part that comes later asks for them, so that the page does not go blank', async () => {
    await act(() => changeLanguage('en'));
    const later = defineStrings('later', { pt: { more: 'Mais' }, en: async () => ({ default: { more: 'More' } }) });
    await bringWords();
    expect(wordsOf(later, 'en')).toEqual({ more: 'More' });
  });

  it('stay Portuguese when the English file does not arrive', async () => {
    const late = { ...strings, en: () => Promise.reject(new Error('offline')) };
    await wordsOf(late, 'en');
    expect(wordsOf(late, 'en')).toBe(strings.pt);
  });
});
