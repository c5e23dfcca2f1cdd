import { describe, expect, it } from 'vitest';
import { type CodeRefusal, checkCodeTry, codeExpiry, isCodeInForce } from './verification-code.ts';

describe('a verification attempt', () => {
  it('accepts the right code after up to four wrong ones', () => {
    for (const attempts of [0, 1, 4]) expect(checkCodeTry(attempts, true)).toBeNull();
  });

  it('counts wrong codes and ends with the fifth', () => {
    const refusals: CodeRefusal[] = [];
    for (let time = 1; time <= 7; time++) refusals.push(checkCodeTry(refusals.at(-1)?.attempts ?? 0, false)!);
    expect(refusals.map(({ code, attempts }) => `${attempts} ${code}`)).toEqual([
      '1 USE011',
      '2 USE011',
      '3 USE011',
      '4 USE011',
      '5 USE013',
      '5 USE013',
      '5 USE013',
    ]);
  });

  it('refuses even the right code after five wrong ones', () => {
    expect(checkCodeTry(5, true)).toEqual({ code: 'USE013', attempts: 5 });
  });
});

describe('an authorization code', () => {
  const made = new Date('2026-11-20T13:00:00Z');
  const expiresAt = codeExpiry(made);

  it('accepts the code for fifteen minutes, to the millisecond', () => {
    expect(expiresAt.toISOString()).toBe('2026-11-20T13:15:00.000Z');
    expect(isCodeInForce({ expiresAt, usedAt: null }, new Date('2026-11-20T13:14:59.999Z'))).toBe(true);
    expect(isCodeInForce({ expiresAt, usedAt: null }, expiresAt)).toBe(false);
  });

  it('can be used once', () => {
    expect(isCodeInForce({ expiresAt, usedAt: made }, made)).toBe(false);
  });
});
