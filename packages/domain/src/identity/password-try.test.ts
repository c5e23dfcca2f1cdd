import { describe, expect, it } from 'vitest';
import { checkPasswordTry, passwordTriesBeforeBlock } from './password-try.ts';

const open = { enabled: true, isBlocked: false, failedAttempts: 0 };

describe('a password attempt', () => {
  it('blocks the account at the fifth wrong attempt in a row, and not before', () => {
    const tries = [0, 1, 2, 3, 4].map((failedAttempts) => checkPasswordTry({ ...open, failedAttempts }, false));
    expect(tries.map(({ refusal }) => refusal)).toEqual(['USE002', 'USE002', 'USE002', 'USE002', 'USE012']);
    expect(tries.map(({ failedAttempts }) => failedAttempts)).toEqual([1, 2, 3, 4, 5]);
    expect(tries.map(({ blocks }) => blocks)).toEqual([false, false, false, false, true]);
  });

  it('resets the count after a correct password', () => {
    const right = checkPasswordTry({ ...open, failedAttempts: passwordTriesBeforeBlock - 1 }, true);
    expect(right).toEqual({ refusal: null, failedAttempts: 0, blocks: false });
  });

  it.each([
    ['disabled', { enabled: false }],
    ['blocked', { isBlocked: true }],
  ])('of a %s account is not counted, and reveals the state only with the correct password', (_kind, change) => {
    const state = { ...open, failedAttempts: 2, ...change };
    const uncounted = { failedAttempts: 2, blocks: false };
    expect(checkPasswordTry(state, true)).toEqual({ ...uncounted, refusal: 'USE023' });
    expect(checkPasswordTry(state, false)).toEqual({ ...uncounted, refusal: 'USE002' });
  });
});
