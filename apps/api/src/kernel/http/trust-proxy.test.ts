import { expect, it } from 'vitest';
import { openApi } from '../../../test/open-api.ts';

/** Statuses of 130 look-ups (ten over the limit) from one connection, each claiming another caller in its header. */
async function lookUps(env: Record<string, string>): Promise<number[]> {
  const api = await openApi(env);
  try {
    const statuses: number[] = [];
    for (let caller = 0; caller < 130; caller++) {
      const { status } = await api.stranger.call('lookUpUserType', {
        query: { username: 'DEMO.SELLER' },
        headers: { 'x-forwarded-for': `203.0.113.${caller}` },
      });
      statuses.push(status);
    }
    return statuses;
  } finally {
    await api.close();
  }
}

it('uses the connection address, whatever the caller claims, while no proxy is configured', async () => {
  expect(new Set((await lookUps({})).slice(120))).toEqual(new Set([429]));
});

it('distinguishes the callers behind a known proxy', async () => {
  expect(new Set(await lookUps({ TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'http://portal.example' }))).toEqual(
    new Set([200]),
  );
});
