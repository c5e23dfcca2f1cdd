import type { JWTPayload } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { rememberTokens } from './remember-tokens.ts';

const begun = new Date('2026-11-23T12:00:00Z');
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000);
const exp = begun.getTime() / 1000 + 900;

describe('verified tokens', () => {
  it('are verified once while they are valid', async () => {
    const verify = vi.fn(async () => ({ exp, sessionId: 's' }));
    const read = rememberTokens(verify);
    expect(await read('a', begun)).toEqual({ exp, sessionId: 's' });
    expect(await read('a', after(899))).toEqual({ exp, sessionId: 's' });
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('expire on time, cached or not', async () => {
    const verify = vi.fn(async (_token: string, now: Date) => {
      if (now >= after(900)) throw new Error('expired');
      return { exp };
    });
    const read = rememberTokens(verify);
    expect(await read('a', begun)).not.toBeNull();
    expect(await read('a', after(900))).toBeNull();
    expect(await read('a', after(901))).toBeNull();
  });

  it('are distinguished by their whole text', async () => {
    const verify = vi.fn(async (token: string) => {
      if (token !== 'good') throw new Error('bad signature');
      return { exp };
    });
    const read = rememberTokens(verify);
    expect(await read('good', begun)).not.toBeNull();
    expect(await read('goo', begun)).toBeNull();
    expect(await read('good.', begun)).toBeNull();
  });

  it('are evicted, the oldest first, when there are many', async () => {
    const verify = vi.fn(async (_token: string) => ({ exp }));
    const read = rememberTokens(verify);
    for (let one = 0; one <= 2_000; one++) await read(`token ${one}`, begun);
    verify.mockClear();
    await read('token 2000', begun);
    await read('token 1', begun);
    expect(verify).not.toHaveBeenCalled();
    await read('token 0', begun);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});

it('does not cache refused tokens', async () => {
  const verify = vi.fn(async (): Promise<JWTPayload> => {
    throw new Error('bad signature');
  });
  const read = rememberTokens(verify);
  expect(await read('a', begun)).toBeNull();
  expect(await read('a', begun)).toBeNull();
  expect(verify).toHaveBeenCalledTimes(2);
});
