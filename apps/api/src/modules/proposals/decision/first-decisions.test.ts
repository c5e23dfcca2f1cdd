/** Limits of authority and four eyes: who decides alone, who must give a reason, and what waits for a second person. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { readStoredFacts } from '../proposal-facts.ts';
import { findProposal } from '../proposals.repository.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  admin = await api.signIn('admin-internal');
});
afterAll(() => api.close());

const limits = (aloneUpToCents: number, fourEyesAboveCents: number) =>
  api.database.db.execute(
    sql`update lender_rows set alone_up_to_cents = ${aloneUpToCents}, four_eyes_from_cents = ${fourEyesAboveCents}`,
  );
const everythingByTwo = () => limits(0, 0);
let seed = 400;
/** Under analysis, as the engine would have left it: no worker runs in this file. */
async function standingAt(status: string) {
  seed += 1;
  const { id, version } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  await api.database.db.execute(
    sql`update proposals set status = ${status}, conditions = '["Avalista"]' where id = ${id}`,
  );
  return { id, version };
}
const decide = (session: Session, id: string, status: 'AP' | 'APC' | 'DC' | 'RA' | 'HLD', body: object) =>
  session.call('changeProposalStatus', { params: { id, status }, body });
const read = (session: Session, id: string) => session.ok('readProposal', { params: { id } });
const outcomes = async (id: string) =>
  (
    await rowsOf(api, sql`select decision, outcome from proposal_first_decisions where proposal_id = ${id} order by id`)
  ).map(({ decision, outcome }) => `${decision}:${outcome}`);

describe('decision by one person', () => {
  it('requires no reason up to the limit', async () => {
    await limits(100_000_000, 100_000_000);
    const { id, version } = await standingAt('PD');
    expect((await read(finance, id)).authority).toMatchObject({ needs: 'one' });
    const { body } = await decide(finance, id, 'AP', { version });
    expect([body.status, body.firstDecision, await outcomes(id)]).toEqual(['AP', null, []]);
  });

  it('requires a reason between the limits', async () => {
    await limits(0, 100_000_000);
    const { id, version } = await standingAt('PD');
    expect((await read(finance, id)).authority).toMatchObject({ needs: 'reasoned' });
    const silent = await decide(finance, id, 'AP', { version });
    expect([silent.status, silent.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['reason', 'reason.required']],
    ]);
    const { body } = await decide(finance, id, 'AP', { version, reason: 'Cliente desde 2015' });
    expect([body.status, body.decisions.at(-1)?.reason]).toEqual(['AP', 'Cliente desde 2015']);
  });
});

describe('four-eyes principle', () => {
  it('records the first decision without changing the status until another person decides the same', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('PD');
    const said = { reason: 'Comitê', conditions: ['Avalista'] };
    const first = (await decide(finance, id, 'APC', { version, ...said })).body;
    expect(first).toMatchObject({ status: 'PD', version: version + 1, nextActor: 'finance', conditions: ['Avalista'] });
    expect(first.firstDecision).toMatchObject({ decision: 'APC', ...said, actorName: 'Renata Falcão', isOwn: true });
    expect(first.timeline.at(-1)).toMatchObject({ event: 'decideFirst.APC', from: 'PD', to: 'PD', reason: 'Comitê' });
    const [kept] = await rowsOf(api, sql`select credit_decided_by from proposals where id = ${id}`);
    expect(kept!.credit_decided_by).toBeNull();
    expect((await read(admin, id)).firstDecision).toMatchObject({ decision: 'APC', isOwn: false });
    const { body } = await decide(admin, id, 'APC', { version: version + 1, ...said });
    expect(body).toMatchObject({ status: 'APC', conditions: ['Avalista'], firstDecision: null });
    expect(body.decisions.map(({ decision, isFirst, actorName }) => [decision, isFirst, actorName])).toEqual([
      ['APC', true, 'Renata Falcão'],
      ['APC', false, expect.any(String)],
    ]);
    expect(await outcomes(id)).toEqual(['APC:confirmed']);
    const [row] = await rowsOf(
      api,
      sql`select u.username from proposals p join users u on u.id = p.credit_decided_by where p.id = ${id}`,
    );
    expect(row!.username).toBe('DEMO.ADMIN-INTERNAL');
  });

  it('refuses the confirmation of the own decision (422), and one based on an older version (409)', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('PD');
    await decide(finance, id, 'AP', { version });
    const own = await decide(finance, id, 'AP', { version: version + 1 });
    expect([own.status, own.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['status', 'decision.samePerson']],
    ]);
    const unseen = await decide(admin, id, 'AP', { version, reason: 'Comitê' });
    expect([unseen.status, unseen.body.code]).toEqual([409, 'PRS001']);
    expect((await read(finance, id)).status).toBe('PD');
  });

  it('makes a different decision the new first one, retains both, and requires a confirmation of the new one', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('PD');
    await decide(finance, id, 'AP', { version });
    const differs = await decide(admin, id, 'DC', { version: version + 1, reason: 'Renda insuficiente' });
    expect([differs.body.status, differs.body.firstDecision?.decision]).toEqual(['PD', 'DC']);
    const { body } = await decide(finance, id, 'DC', { version: version + 2, reason: 'De acordo' });
    expect([body.status, body.statusReason]).toEqual(['DC', 'De acordo']);
    expect(await outcomes(id)).toEqual(['AP:replaced', 'DC:confirmed']);
  });

  it('applies to the conditions of an approval too, and retains what the dealer has answered', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('APC');
    const presented = (
      await seller.call('presentProposalConditions', { params: { id }, body: { version, reason: 'Avalista assinou' } })
    ).body;
    const first = (await decide(finance, id, 'AP', { version: presented.version })).body;
    expect(first).toMatchObject({
      status: 'APC',
      conditionsAnswer: 'Avalista assinou',
      firstDecision: { decision: 'AP' },
    });
    expect((await decide(admin, id, 'AP', { version: first.version, reason: 'Conferido' })).body.status).toBe('AP');
  });

  it('is not required for a question or a return, which discard a first decision', async () => {
    await everythingByTwo();
    for (const target of ['HLD', 'RA'] as const) {
      const { id, version } = await standingAt('PD');
      await decide(finance, id, 'AP', { version });
      const { body } = await decide(admin, id, target, { version: version + 1, reason: 'Falta a renda' });
      expect([body.status, body.firstDecision, await outcomes(id)]).toEqual([target, null, ['AP:dropped']]);
    }
  });

  it('hides a first decision from the dealer, in every list', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('PD');
    await decide(finance, id, 'DC', { version, reason: 'Renda insuficiente' });
    const seen = await read(seller, id);
    expect([seen.firstDecision, seen.authority, seen.decisions]).toEqual([null, null, []]);
    expect(JSON.stringify(seen)).not.toContain('Renda insuficiente');
    expect((await finance.ok('readProposalSrs', { params: { id } })).decision).toBeNull();
  });

  it('accepts one of two concurrent first decisions: the other user has to read it', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('PD');
    const answers = await Promise.all([
      decide(finance, id, 'AP', { version }),
      decide(admin, id, 'AP', { version, reason: 'Comitê' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await outcomes(id)).toEqual(['AP:null']);
  });

  it('identifies both deciding users at the payment confirmation', async () => {
    await everythingByTwo();
    const { id, version } = await standingAt('PD');
    await decide(finance, id, 'AP', { version });
    await decide(admin, id, 'AP', { version: version + 1, reason: 'Comitê' });
    await api.database.db.execute(sql`update proposals set status = 'PS' where id = ${id}`);
    const proposal = (await findProposal(api.database.db, { kind: 'all' }, id))!;
    const { creditFirstDecidedBy } = await readStoredFacts(api.database.db, proposal, '2026-11-20');
    const people = await rowsOf(
      api,
      sql`select username from users where id in (${creditFirstDecidedBy}, ${proposal.creditDecidedBy}) order by username`,
    );
    expect(people.map(({ username }) => username)).toEqual(['DEMO.ADMIN-INTERNAL', 'DEMO.FINANCE']);
  });
});

it('uses the limits in force on the day of the decision', async () => {
  await limits(100_000_000, 100_000_000);
  await api.database.db.execute(sql`
    insert into lender_rows select (jsonb_populate_record(l, jsonb_build_object('id', ${'0'.repeat(26)}::text,
      'effective_from', '2026-11-21', 'alone_up_to_cents', 0, 'four_eyes_from_cents', 0))).* from lender_rows l limit 1`);
  const { id, version } = await standingAt('PD');
  expect((await read(finance, id)).authority?.needs).toBe('one');
  api.clock.moveTo('2026-11-21T03:00:00Z');
  const later = await api.signIn('finance');
  expect((await read(later, id)).authority?.needs).toBe('two');
  expect((await decide(later, id, 'AP', { version })).body.status).toBe('PD');
  api.clock.moveTo('2026-11-20T13:00:00Z');
  await api.database.db.execute(sql`delete from lender_rows where id = ${'0'.repeat(26)}`);
});
