/** Random acts on proposals by all users concurrently, over the whole API: refused or done, and always consistent. */
import { proposalStatusIds } from '@estrada/domain/proposals/index';
import { aFilledForm, aPerson, aSellerInfo, longRun } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyTrail } from '../../src/kernel/audit/verify-trail.ts';
import { anOpenProposal } from '../journey.ts';
import { type DemoLogin, openApi, type Session, type TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';

const { seed, runs, random, timeoutMs } = longRun(4, 500);
const stepsPerWalk = 25;
const people: readonly DemoLogin[] = [
  'seller',
  'fi-manager',
  'finance',
  'admin-internal',
  'representante',
  'DEMO2.SELLER',
];

let api: TestApi;
const sessions = new Map<DemoLogin, Session>();
beforeAll(async () => {
  api = await openApi();
  for (const name of people) sessions.set(name, await api.signIn(name));
}, 60_000);
afterAll(() => api.close());

/** One act of a user, valid or not, with the current version or an earlier one. */
async function act(session: Session, id: string, version: number, person: number): Promise<number> {
  const stale = random.next() < 0.15 ? version - 1 : version;
  const reason = random.next() < 0.8 ? 'Motivo' : '';
  const acts = [
    () => session.call('submitProposal', { query: { send: 'true' }, body: { id, version: stale } }),
    () => session.call('submitProposal', { query: { clone: 'true' }, body: { id } }),
    () =>
      session.call('updateProposal', {
        params: { id },
        body: {
          version: stale,
          client: aFilledForm(aPerson(person)),
          vehicleAdditionalInfo: aSellerInfo(),
          authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
        },
      }),
    () =>
      session.call('changeProposalStatus', {
        params: { id, status: random.pick(proposalStatusIds) as never },
        body: { version: stale, reason },
      }),
    () => session.call('presentProposalConditions', { params: { id }, body: { version: stale, reason } }),
    () => session.call('reanalyseProposal', { params: { id }, body: { version: stale, reason } }),
    () => session.call('readProposal', { params: { id } }),
  ];
  const { status } = await random.pick(acts)();
  return status;
}

it(`${runs} random walks leave no failure, no gap and an intact trail (seed ${seed})`, {
  timeout: timeoutMs,
}, async () => {
  const ends: Record<number, number> = {};
  for (let run = 0; run < runs; run++) {
    const { id } = await anOpenProposal(sessions.get('seller')!, aPerson(300 + (run % 600)));
    for (let step = 0; step < stepsPerWalk; step++) {
      const [row] = await rowsOf(api, sql`select version from proposals where id = ${id}`);
      const who = random.pick(people);
      // two at once: one of them may find the other's version
      const statuses = await Promise.all(
        Array.from({ length: 1 + random.below(2) }, () => act(sessions.get(who)!, id, Number(row!.version), 300 + run)),
      );
      for (const status of statuses) {
        expect(status, `walk ${run}, step ${step} by ${who}, seed ${seed}`).toBeLessThan(500);
        ends[status] = (ends[status] ?? 0) + 1;
      }
    }
    const timeline = await rowsOf(
      api,
      sql`select from_status, to_status from proposal_history where proposal_id = ${id} order by seq`,
    );
    // each entry begins with the status in which the previous one ended
    for (const [index, entry] of timeline.entries())
      if (index > 0) expect(entry.from_status, `walk ${run}`).toBe(timeline[index - 1]!.to_status);
  }
  expect(ends[200]).toBeGreaterThan(0);
  expect((await verifyTrail(api.database.db)).problems).toEqual([]);
});
