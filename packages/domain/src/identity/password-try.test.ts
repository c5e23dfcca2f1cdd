import { describe, expect, it } from 'vitest';
import { checkPasswordTry, passwordTriesBeforeBlock } from './password-try.ts';

const open = { enabled: true, isBlocked: false, failedAttempts: 0 };

describe('a try of a password', () => {
  it('blocks at the fifth wrong one in a row, and not before', () => {
    const tries = [0, 1, 2, 3, 4].map((failedAttempts) => checkPasswordTry({ ...open, failedAttempts }, false));
    expect(tries.map(({ refusal }) => refusal)).toEqual(['USE002', 'USE002', 'USE002', 'USE002', 'USE012']);
    expect(tries.map(({ failedAttempts }) => failedAttempts)).toEqual([1, 2, 3, 4, 5]);
    expect(tries.map(({ blocks }) => blocks)).toEqual([false, false, false, false, true]);
  });

  it('begins the count anew with a right one', () => {
    const right = checkPasswordTry({ ...open, failedAttempts: passwordTriesBeforeBlock - 1 }, true);
    expect(right).toEqual({ refusal: null, failedAttempts: 0, blocks: false });
  });

  it.each([
    ['disabled', { enabled: false }],
    ['blocked', { isBlocked: true }],
  ])('is refused and not counted for a %s account, right or wrong', (_kind, change) => {
    for (const matches of [true, false])
      expect(checkPasswordTry({ ...open, failedAttempts: 2, ...change }, matches)).toEqual({
        refusal: 'USE023',
        failedAttempts: 2,
        blocks: false,
      });
  });
});
