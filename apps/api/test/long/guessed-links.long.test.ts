/** A selfie cannot be found by guessing the secret of its link, from any number of addresses. */
import { longRun } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracted } from '../contracted.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';
import { linkByMail } from '../selfies/mailed-link.ts';
import { headersOf } from '../selfies/send-selfie.ts';
import { sendOut } from '../selfies/signing-proposal.ts';

const { seed, runs, random, timeoutMs } = longRun(50, 100_000);
/** The requests that one address may make before it is rate-limited: each batch uses another address. */
const lot = 250;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

/** With the length of a real secret: random, or the true one with some letters changed. */
function guessAt(token: string): string {
  const foreign = Array.from(token, () => random.pick(letters)).join('');
  const from = random.below(token.length);
  const near = token.slice(0, from) + foreign[from] + token.slice(from + 1);
  return random.next() < 0.5 || near === token ? foreign : near;
}

it(`${runs} guesses at a link are all refused with the same answer (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  const proposalSaleId = await contracted(api, seller, 2_900);
  const [signerId] = await sendOut(api, seller, proposalSaleId);
  const { token } = await linkByMail(api, seller, proposalSaleId, signerId!);
  const look = (guess: string) =>
    api.stranger.call('readSelfieStatus', {
      params: { proposalSaleId, signerId: signerId! },
      headers: headersOf(guess),
    });
  const answers = new Set<string>();
  for (let guess = 0; guess < runs; guess++) {
    if (guess % lot === 0) await api.database.db.execute(sql`delete from rate_limits`);
    const { status, body } = await look(guessAt(token));
    answers.add(`${status} ${body.code} ${body.message}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 SEC004 /)]);
  // and the true one still opens
  await api.database.db.execute(sql`delete from rate_limits`);
  expect((await look(token)).status).toBe(200);
});
