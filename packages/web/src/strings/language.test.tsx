// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { fiManager } from '../../test/fake-server.ts';
import { defineStrings } from './define-strings.ts';
import { changeLanguage, currentLanguage, loadStrings, startLanguage } from './language.ts';
import { formatString, registerStrings, stringsOf } from './string-store.ts';
import type { Strings } from './string-types.ts';

beforeEach(resetBrowser);

it('starts with the language last used in this browser', async () => {
  await act(() => changeLanguage('en'));
  startLanguage();
  expect(currentLanguage()).toBe('en');
});

it('restores the language that the user chose', async () => {
  signInAs(fiManager);
  await act(() => changeLanguage('en'));
  signInAs({ ...fiManager, username: 'BETO' });
  await act(() => changeLanguage('pt-BR'));
  await act(async () => signInAs(fiManager));
  expect(currentLanguage()).toBe('en');
});

describe('UI strings', () => {
  const strings = defineStrings('test', {
    hello: ['Olá, {name}', 'Hello, {name}'],
    term_one: ['{count} vez', '{count} time'],
    term_other: ['{count} vezes', '{count} times'],
  });

  it('are filled with values and pluralised', () => {
    expect(formatString(strings.pt, 'hello', { name: 'Ana' })).toBe('Olá, Ana');
    expect(formatString(strings.pt, 'term', { count: 1 })).toBe('1 vez');
    expect(formatString(strings.pt, 'term', { count: 36 })).toBe('36 vezes');
    expect(formatString(strings.pt, 'term', { count: 0 })).toBe('0 vezes');
  });

  it('are loaded in English before a later module uses them, so that the page does not go blank', async () => {
    await act(() => changeLanguage('en'));
    const later: Strings = {
      namespace: 'later',
      pt: { more: 'Mais' },
      en: async () => ({ default: { more: 'More' } }),
    };
    registerStrings(later);
    await loadStrings();
    expect(stringsOf(later, 'en')).toEqual({ more: 'More' });
  });

  it('stay Portuguese while the English file does not arrive, and are requested again with the language or the next page', async () => {
    const file = { default: { hello: 'Hi' } };
    const en = vi.fn().mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    en.mockResolvedValue(file);
    const late: Strings = { namespace: 'late', pt: { hello: 'Oi' }, en };
    registerStrings(late);
    await act(() => changeLanguage('en'));
    expect(stringsOf(late, 'en')).toBe(late.pt);
    await loadStrings();
    expect(stringsOf(late, 'en')).toBe(late.pt);
    await act(() => changeLanguage('pt-BR'));
    await act(() => changeLanguage('en'));
    expect(stringsOf(late, 'en')).toBe(file.default);
    await loadStrings();
    expect(en).toHaveBeenCalledTimes(3);
  });
});
