import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

/** Sent and decided, as an earlier engine left it; no worker runs here. */
async function decidedAs(seed: number, status: string) {
  const { id, version } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  await api.database.db.execute(sql`
    update proposals set status = ${status}, analysis_id = 'an-old', pendency_answer = 'Antes', conditions = '["Avalista"]',
      srs_valid_until = '2026-12-20' where id = ${id}`);
  return { id, version };
}
const reanalyse = (session: Session, id: string, body: object) =>
  session.call('reanalyseProposal', { params: { id }, body });

describe('200', () => {
  it.each(['AP', 'APC', 'DC'] as const)('returns %s to analysis, from the beginning', async (from) => {
    const { id, version } = await decidedAs(161, from);
    expect((await seller.ok('readProposal', { params: { id } })).can.reanalyse).toBe(true);
    const { status, body } = await reanalyse(seller, id, { version, reason: ' Entrada maior ' });
    expect([status, body.status, body.version, body.can.reanalyse]).toEqual([200, 'PD', version + 1, false]);
    expect([body.conditions, body.srsValidUntil, body.nextActor]).toEqual([[], null, 'credit-engine']);
    expect(body.timeline.at(-1)).toMatchObject({ event: 'reanalyse', from, to: 'PD', reason: 'Entrada maior' });
    const [row] = await rowsOf(
      api,
      sql`select p.analysis_id, p.pendency_answer, count(j.id)::int as jobs from proposals p
          join jobs.job j on j.name = 'proposals.analyse' and j.data->>'proposalId' = p.id
          where p.id = ${id} group by p.id`,
    );
    // one for the sending, one for this
    expect(row).toEqual({ analysis_id: null, pendency_answer: null, jobs: 2 });
  });

  it('requires no reason, and happens once per key', async () => {
    const { id, version } = await decidedAs(162, 'DC');
    const headers = { 'idempotency-key': 'reanalyse-162' };
    const answers = await Promise.all(
      [1, 2].map(() => seller.call('reanalyseProposal', { params: { id }, body: { version }, headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]!.body.timeline.filter(({ event }) => event === 'reanalyse')).toHaveLength(1);
  });
});

it('is limited to dealer staff (401, 403, 404)', async () => {
  const { id, version } = await decidedAs(163, 'AP');
  for (const role of ['finance', 'representante'] as const) {
    const session = await api.signIn(role);
    expect((await reanalyse(session, id, { version })).body.code).toBe('SEC004');
    expect((await session.ok('readProposal', { params: { id } })).can.reanalyse).toBe(false);
  }
  const stranger = await api.stranger.call('reanalyseProposal', {
    params: { id },
    body: { version },
    userType: 'dealer',
  });
  expect([stranger.status, stranger.body.code]).toEqual([401, 'USE003']);
  const foreign = await reanalyse(await api.signIn('DEMO2.FI-MANAGER'), id, { version });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'SEC004']);
});

describe('409 and 422', () => {
  it('refuses another version, another status and a blocked proposal', async () => {
    const { id, version } = await decidedAs(164, 'AP');
    expect((await reanalyse(seller, id, { version: version - 1 })).body.code).toBe('PRS001');
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${id}`);
    expect((await reanalyse(seller, id, { version })).body.code).toBe('PRS002');
    const open = await anOpenProposal(seller, aPerson(165));
    expect((await reanalyse(seller, open.id, { version: open.version })).body.code).toBe('PRS007');
  });

  it('refuses an overlong reason', async () => {
    const { id, version } = await decidedAs(166, 'AP');
    const { status, body } = await reanalyse(seller, id, { version, reason: 'a'.repeat(501) });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'reason']);
  });
});
