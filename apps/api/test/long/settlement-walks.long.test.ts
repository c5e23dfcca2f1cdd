/**
 * Random walks of contracts through the API from the signature to the payment: requested, signed, refused, cancelled,
 * expired, switched to paper, proven by selfies, secured, activated, confirmed, paid, returned, withdrawn from, while
 * partners fall silent, call twice, late and falsely, jobs run at random, and time passes. The invariants hold after
 * each step.
 */
import { longRun } from '@estrada/testkit/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracted } from '../contracted.ts';
import { openApi, type TestApi } from '../open-api.ts';
import type { OpenedLink } from '../selfies/send-selfie.ts';
import { testNow } from '../test-now.ts';
import { type Acts, callsOf, People } from './walk-acts.ts';
import { callbackSecret, eventsOf } from './walk-events.ts';
import { describeState, expectProven, expectWhole, look, type Snapshot, statesOf } from './walk-rules.ts';
import { selfiesOf } from './walk-selfies.ts';
import { endWalk, installPartners, type World } from './walking-partners.ts';

const { seed, runs, random, timeoutMs } = longRun(1, 200);
/** This many runs are enough to reach every state. */
const isLong = runs >= 200;
const steps = 110;

let api: TestApi;
let people: People;
let world: World;
let calls: Acts;
let events: Acts;
const links: OpenedLink[] = [];
beforeAll(async () => {
  api = await openApi({ CERTISIGN_CALLBACK_SECRETS: callbackSecret });
  world = installPartners(api.partners, random, api.clock);
  people = new People(api);
  calls = await callsOf(api, people, random);
  events = { ...eventsOf({ api, random, world }), ...(await selfiesOf(api, people, { random, links })) };
});
afterAll(() => api.close());

/** The acts that move it forward: others come in between, or few would reach the end. */
function onwardsFrom({ proposal, envelopes, payments }: Snapshot): string[] {
  if (proposal.status === 'NU') return ['release', 'hearLate', 'tellCanceled', 'pay', 'settlePayment', 'poll'];
  if (proposal.status === 'WFA') return ['confirm', 'confirm', 'lien', 'register', 'refuseActivation'];
  const isRefunded = payments.some(({ kind }) => kind !== 'PAYMENT');
  if (isRefunded) return ['pay', 'pay', 'settlePayment', 'poll', 'resendRefund', 'resendRefund', 'release'];
  if (['OC', 'OCM'].includes(String(proposal.status))) return ['poll', 'release', 'withdraw', 'withdraw'];
  if (proposal.status === 'PS') return ['settlePayment', 'poll', 'withdraw'];
  if (proposal.status !== 'PU') return ['pay', 'settlePayment', 'poll', 'resend', 'release'];
  const secured = ['lien', 'register', 'activate'];
  if (String(proposal.electronic_signature) === 'false') return [...secured, 'sendScan'];
  if (envelopes.at(-1)?.status === 'COMPLETED')
    return [...secured, 'makeLink', 'sendPictures', 'confirmPictures', 'review'];
  return [...secured, 'ask', 'open', 'sign', 'hear', 'makeLink', 'sendPictures', 'confirmPictures', 'review'];
}
/** Acts that end a walk, or undo most of it: rare, or no walk would get far. */
const rareEvents = ['cancel', 'withdraw', 'toPaper', 'confirmByHand', 'days', 'days', 'month'];
/** Acts that are never allowed, whatever happened. */
const never = [
  ...['activateAsFinance', 'confirmAsSeller', 'cancelAsSeller', 'withdrawAsSeller', 'confirmOwnRefund'],
  'sendBadPictures',
];
const moves = ['activate', 'confirm'];

function nextOf(seen: Snapshot): string {
  const chance = random.next();
  if (chance < 0.65) return random.pick(onwardsFrom(seen));
  if (chance < 0.69) return random.pick(rareEvents);
  return random.pick(Object.keys({ ...calls, ...events }).filter((name) => !rareEvents.includes(name)));
}

/** @returns its final state */
async function walk(run: number, happened: Map<string, number>): Promise<Snapshot> {
  api.clock.moveTo(testNow);
  await people.refresh({ now: true });
  const id = await contracted(api, people.seller, 3_000 + run);
  const path: string[] = [];
  const count = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
  let before = await look(api, id);
  for (let step = 0; step < steps; step++) {
    const name = nextOf(before);
    const stale = name in calls && random.next() < 0.1 ? 1 : 0;
    path.push(stale ? `${name}(stale)` : name);
    const said = `walk ${run}, seed ${seed}: ${path.join(' ')}`;
    await people.refresh();
    const answer = await { ...calls, ...events }[name]!(id, before, Number(before.proposal.version) - stale);
    const seen = await look(api, id);
    const isDone = typeof answer === 'boolean' ? answer : answer.status === 200;
    if (typeof answer !== 'boolean') {
      // an anonymous caller proves nothing
      expect([answer.status === 401, answer.status >= 500], said).toEqual([false, false]);
      if (!isDone) expect(seen, said).toEqual(before);
    }
    if (isDone) count(name);
    if (never.includes(name)) expect(isDone, said).toBe(false);
    if (moves.includes(name) && isDone) expectProven(before, api.clock.now(), said);
    await expectWhole({ api, world }, id, [before, seen], said);
    for (const state of new Set(statesOf(seen))) if (!statesOf(before).includes(state)) count(state);
    before = seen;
  }
  endWalk(world);
  links.length = 0;
  return before;
}

it(`${runs} random walks from the signature to the payment stay consistent (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  const ends = new Map<string, number>();
  const happened = new Map<string, number>();
  const begun = Date.now();
  for (let run = 0; run < runs; run++) {
    const end = describeState(await walk(run, happened));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  const seconds = (Date.now() - begun) / 1000;
  console.log(
    `${runs} walks of ${steps} steps, ${(seconds / runs).toFixed(1)} s each, ended at`,
    Object.fromEntries(ends),
  );
  console.log('Of what may happen, happened', Object.fromEntries([...happened].sort()));
  if (!isLong) return;
  const wanted = ['PU', 'OC', 'cancelled', 'withdrawn unpaid', 'withdrawn paid'];
  expect(wanted.filter((end) => !ends.has(end))).toEqual([]);
  const allowed = Object.keys({ ...calls, ...events }).filter((name) => !never.includes(name));
  expect([...allowed, ...states].filter((what) => !happened.has(what))).toEqual([]);
});

/** The states that parts of it must have reached. */
const states = [
  ...['COMPLETED', 'CANCELED', 'REFUSED', 'EXPIRED', 'UNKNOWN', 'SIGNED'].map((status) => `envelope ${status}`),
  ...['REGISTERED', 'REFUSED', 'LAPSED', 'UNKNOWN', 'RELEASED'].map((status) => `lien ${status}`),
  ...['REQUESTED', 'SENT', 'ACCEPTED', 'DOUBTFUL', 'REFUSED', 'VOID'].map((status) => `selfie ${status}`),
  ...['CONFIRMED', 'RETURNED', 'UNKNOWN'].map((status) => `PAYMENT ${status}`),
  ...['CONFIRMED', 'RETURNED', 'DROPPED'].map((status) => `COLLECTION ${status}`),
  ...['CONFIRMED', 'RETURNED'].map((status) => `REPAYMENT ${status}`),
];
