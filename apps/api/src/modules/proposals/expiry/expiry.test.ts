/**
 * What the end of a validity triggers: at São Paulo's midnight, after an outage, once, and never for blocked proposals.
 */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOpenProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { announceEndings } from './announce-endings.ts';
import { expireDue } from './expire-due.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  // excludes the demo proposals: only those of this test end
  await api.database.db.execute(sql`update proposals set blocked = true`);
  await api.database.db.execute(sql`delete from notifications`);
});
afterEach(() => api.close());

/**
 * Approved, with the last day of its credit decision; the table of the figures is valid longer than any of these days.
 */
async function standing(seed: number, srsValidUntil: string | null, status = 'AP') {
  const { id } = await anOpenProposal(seller, aPerson(seed));
  await api.database.db.execute(sql`
    update proposals set status = ${status}, srs_valid_until = ${srsValidUntil}, analysis_id = 'an-7' where id = ${id}`);
  return id;
}
const tableEnds = (id: string, day: string) =>
  api.database.db.execute(sql`update proposals set table_valid_until = ${day}, simulation_date = '2026-11-02',
    figures = jsonb_set(figures, '{tableCode}', '"GONE"') where id = ${id}`);
const find = async (id: string) => (await rowsOf(api, sql`select * from proposals where id = ${id}`))[0]!;
const statusOf = async (id: string) => (await find(id)).status;
const notices = async () =>
  (await rowsOf(api, sql`select message from notifications order by id`)).map(({ message }) => String(message));
const expireAt = (instant: string) => {
  api.clock.moveTo(instant);
  return expireDue({}, api.system().context);
};
const announceOn = (day: string) => {
  api.clock.moveTo(`${day}T15:00:00Z`);
  return announceEndings({}, api.system().context);
};

it.each(['AP', 'APC', 'AF'])(
  'returns %s at the start of the day after its decision expires, and not a second before',
  async (status) => {
    const id = await standing(301, '2026-11-24', status);
    await expireAt('2026-11-25T02:59:59Z');
    expect(await statusOf(id)).toBe(status);
    await expireAt('2026-11-25T03:00:00Z');
    expect(await find(id)).toMatchObject({ status: 'RA', srs_valid_until: null, analysis_id: null });
    seller = await api.signIn('seller');
    const { timeline, can, statusReason } = await seller.ok('readProposal', { params: { id } });
    expect(timeline.at(-1)).toMatchObject({ event: 'expire', from: status, to: 'RA', actorName: 'Sistema' });
    expect([statusReason, can.edit]).toEqual(['A decisão de crédito valia até 24/11/2026.', true]);
    expect(await notices()).toEqual([expect.stringContaining('valia até 24/11/2026: a proposta foi devolvida')]);
  },
);

it('returns proposals whose price table has ended, with that reason', async () => {
  const id = await standing(302, null);
  await tableEnds(id, '2026-11-24');
  await expireAt('2026-11-25T03:00:00Z');
  expect(await find(id)).toMatchObject({ status: 'RA', status_reason: 'A tabela de preços valia até 24/11/2026.' });
});

it('leaves drafts, proposals under analysis and rejected ones untouched', async () => {
  const ids = await Promise.all(['WO', 'PD', 'DC'].map((status, index) => standing(303 + index, '2026-11-21', status)));
  await expireAt('2026-11-25T03:00:00Z');
  expect(await Promise.all(ids.map(statusOf))).toEqual(['WO', 'PD', 'DC']);
});

it('returns each once with two workers, and catches up after days of outage', async () => {
  const ids = await Promise.all([310, 311, 312].map((seed, index) => standing(seed, `2026-11-2${index + 1}`)));
  api.clock.moveTo('2026-12-04T12:00:00Z');
  await Promise.all([expireDue({}, api.system().context), expireDue({}, api.system().context)]);
  const [counted] = await rowsOf(api, sql`select count(*)::int as n from proposal_history where event = 'expire'`);
  expect([await Promise.all(ids.map(statusOf)), counted!.n]).toEqual([['RA', 'RA', 'RA'], 3]);
  expect(await notices()).toHaveLength(3);
});

it('is not stopped by a proposal that cannot be returned, and fails at the end', async () => {
  const broken = await standing(315, '2026-11-21');
  const id = await standing(316, '2026-11-22');
  await api.database.db.execute(sql`update proposals set vehicle_additional_info = 'null' where id = ${broken}`);
  await expect(expireAt('2026-11-25T03:00:00Z')).rejects.toThrow('for 1 proposals');
  expect([await statusOf(broken), await statusOf(id)]).toEqual(['AP', 'RA']);
});

it('skips a blocked one until it is unblocked, and then returns it at once', async () => {
  const id = await standing(317, '2026-11-21');
  const block = async (blocked: boolean) => {
    const manager = await api.signIn('fi-manager');
    const { version } = await manager.ok('readProposal', { params: { id } });
    return manager.ok('blockProposal', { params: { id }, body: { version, blocked, reason: 'Conferência' } });
  };
  await block(true);
  await expireAt('2026-11-25T03:00:00Z');
  expect(await statusOf(id)).toBe('AP');
  await block(false);
  await api.work();
  await expect.poll(() => statusOf(id)).toBe('RA');
});

it('starts both jobs once on each day of São Paulo', async () => {
  const begun = async () =>
    (
      await rowsOf(
        api,
        sql`select name from jobs.job where name in ('proposals.expire-due', 'proposals.announce-endings') order by name`,
      )
    ).map(({ name }) => name);
  await api.sweep();
  await api.sweep();
  expect(await begun()).toEqual(['proposals.announce-endings', 'proposals.expire-due']);
  api.clock.moveTo('2026-11-21T03:00:00Z');
  await api.sweep();
  expect(await begun()).toHaveLength(4);
});

it('notifies the seller of an expiry a week and a day before, once each', async () => {
  await standing(318, '2026-12-04');
  await announceOn('2026-11-26');
  expect(await notices()).toEqual([]);
  await announceOn('2026-11-27');
  await announceOn('2026-11-27');
  await announceOn('2026-11-30');
  expect(await notices()).toEqual([expect.stringContaining('vence em 7 dias, em 04/12/2026')]);
  await announceOn('2026-12-03');
  await announceOn('2026-12-04');
  expect(await notices()).toEqual([expect.any(String), expect.stringContaining('vence amanhã, em 04/12/2026')]);
  await announceOn('2026-12-05');
  expect(await notices()).toHaveLength(2);
});

it('sends a late notice when the one on time was missed, with the remaining days', async () => {
  await standing(319, '2026-11-30');
  const id = await standing(320, null);
  await tableEnds(id, '2026-11-25');
  await announceOn('2026-11-25');
  expect(await notices()).toEqual([
    expect.stringContaining('tabela de preços'),
    expect.stringContaining('vence em 5 dias, em 30/11/2026'),
  ]);
  expect((await notices())[0]).toContain('vence hoje, em 25/11/2026');
  for (const notice of await notices()) expect(notice).toContain('Depois disso, a proposta volta para correção.');
});

it('notifies again of the expiry of a later decision, in the language of the seller, and never of a blocked one', async () => {
  const id = await standing(321, '2026-11-30');
  await standing(322, '2026-11-30').then((other) =>
    api.database.db.execute(sql`update proposals set blocked = true where id = ${other}`),
  );
  await announceOn('2026-11-25');
  await api.database.db.execute(sql`update users set language = 'en' where username = 'DEMO.SELLER'`);
  await api.database.db.execute(sql`update proposals set srs_valid_until = '2026-12-01' where id = ${id}`);
  await announceOn('2026-11-26');
  expect(await notices()).toEqual([
    expect.stringContaining('vence em 5 dias, em 30/11/2026'),
    expect.stringContaining('expires in 5 days, on 01/12/2026'),
  ]);
});
