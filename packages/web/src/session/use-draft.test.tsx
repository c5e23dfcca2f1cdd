// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { bitUser, fakeServer, fiManager } from '../../test/fake-server.ts';
import { loseSession } from './lose-session.ts';
import { signOut } from './sign-out.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => {
  resetBrowser();
  fakeServer({ logout: () => ({ ended: true }) });
  signInAs(fiManager);
});

function type(text: string): void {
  const { result, unmount } = renderHook(() => useDraft('form', ''));
  act(() => result.current[1](text));
  unmount();
}
const shown = () => renderHook(() => useDraft('form', '')).result.current[0];

it('persists after a reload and after a lost session of the same user', () => {
  type('meio caminho');
  expect(shown()).toBe('meio caminho');
  loseSession('Sua sessão expirou.');
  signInAs(fiManager);
  expect(shown()).toBe('meio caminho');
});

it('is removed after signing out', () => {
  type('meio caminho');
  signOut();
  signInAs(fiManager);
  expect(shown()).toBe('');
});

it('is removed when another user signs in', () => {
  type('meio caminho');
  loseSession('Sua sessão expirou.');
  signInAs(bitUser);
  expect(shown()).toBe('');
  signInAs(fiManager);
  expect(shown()).toBe('');
});

it('applies successive updates in one step, and can be cleared', () => {
  const { result } = renderHook(() => useDraft('form', ''));
  act(() => {
    result.current[1]('a');
    result.current[1]((before) => `${before}b`);
  });
  expect(result.current[0]).toBe('ab');
  act(() => result.current[2]());
  expect(result.current[0]).toBe('');
  expect(shown()).toBe('');
});
