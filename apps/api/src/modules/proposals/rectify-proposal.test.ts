import { aPerson, aSellerInfo } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, aRequest, aSavedSimulation, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

/** Sent, and in the status that the credit engine or the documents would have set; no worker runs here. */
async function standingAt(seed: number, status: string) {
  const { id } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  await api.database.db.execute(sql`update proposals
    set status = ${status}, status_reason = 'Conferida', conditions = '["Avalista"]', srs_valid_until = '2026-12-20',
      analysis_id = 'an-7' where id = ${id}`);
  return seller.ok('readProposal', { params: { id } });
}
const reason = 'Veículo trocado';
const marks = { plate: 'ABC1D23', chassis: '9BGKS48U0RG123456' };
const rectify = (session: Session, id: string, version: number, changes: object = {}) =>
  session.call('rectifyProposal', {
    body: { id, version, reason, vehicleAdditionalInfo: { ...aSellerInfo(), ...marks }, ...changes },
  });
const years = async () => {
  const { manufacturerYear, modelYear } = await aRequest(seller);
  return { manufacturerYear, modelYear };
};
const values = async (session: Session, id: string, version: number, changes: object = {}) =>
  session.call('rectifyProposalValues', {
    params: { id },
    body: {
      version,
      reason,
      vehicleValueCents: 9_500_000,
      entryValueCents: 4_000_000,
      ...(await years()),
      ...changes,
    },
  });
const keysOf = (body: { fields?: { path: string; key: string }[] }) => body.fields?.map(({ path, key }) => [path, key]);

describe('vehicle and seller', () => {
  it.each(['AP', 'APC', 'AVF', 'AF'])(
    'are rectified in %s, which keeps the status and the decision',
    async (status) => {
      const before = await standingAt(321, status);
      expect(before.rectification.data).toEqual({ to: status, undoes: [] });
      const answer = await rectify(seller, before.id, before.version);
      expect([answer.status, answer.body.version]).toEqual([200, before.version + 1]);
      expect(answer.body).toMatchObject({
        status,
        statusReason: 'Conferida',
        conditions: ['Avalista'],
        srsValidUntil: '2026-12-20',
        vehicleAdditionalInfo: marks,
        decisions: before.decisions,
      });
      expect(answer.body.timeline.at(-1)).toMatchObject({ event: 'rectify', from: status, to: status, reason });
      const [entry] = await rowsOf(
        api,
        sql`select before::text as before, after::text as after from audit_entries
        where entity_id = ${before.id} and action = 'proposal.rectify'`,
      );
      expect([entry!.before, entry!.after]).toEqual([
        expect.not.stringContaining('chassis'),
        expect.stringContaining('chassis'),
      ]);
    },
  );

  it('do not stop the check of conditions: the engine is queried again about the current proposal', async () => {
    const { id, version } = await standingAt(322, 'APC');
    const body = { version, reason: 'Entregue' };
    const presented = await seller.ok('presentProposalConditions', { params: { id }, body });
    const rectified = (await rectify(seller, id, presented.version)).body;
    expect([rectified.conditionsAnswer, rectified.nextActor]).toEqual(['Entregue', 'credit-engine']);
    const jobs = await rowsOf(api, sql`select id from jobs.job where name = 'proposals.check-conditions'`);
    expect(jobs).toHaveLength(2);
  });

  it('must be complete and valid, with a reason, and the seller cannot be the client', async () => {
    const { id, version, client } = await standingAt(323, 'AP');
    const wrong = await rectify(seller, id, version, { vehicleAdditionalInfo: { ...aSellerInfo(), renavam: '123' } });
    expect([wrong.status, wrong.body.code, keysOf(wrong.body)]).toEqual([
      ...[422, 'DOM002'],
      [['vehicleAdditionalInfo.renavam', 'renavam.invalid']],
    ]);
    const own = { ...aSellerInfo(), sellerDocument: client.document };
    const same = await rectify(seller, id, version, { vehicleAdditionalInfo: own });
    expect([same.status, same.body.code]).toEqual([422, 'SEL004']);
    const wordless = await rectify(seller, id, version, { reason: ' ' });
    expect(keysOf(wordless.body)).toEqual([['reason', 'reason.required']]);
    const now = await seller.ok('readProposal', { params: { id } });
    expect([now.version, now.vehicleAdditionalInfo]).toEqual([version, aSellerInfo()]);
  });

  it('are refused during a decision, when it is too late, for other users, and while blocked', async () => {
    const cases = [
      ['PD', 409, 'PRS006'],
      ['WFA', 409, 'PRS006'],
    ] as const;
    for (const [at, status, code] of cases) {
      const proposal = await standingAt(324, at);
      expect(proposal.rectification).toEqual({ data: null, values: null });
      const { id, version } = proposal;
      for (const answer of [await rectify(seller, id, version), await values(seller, id, version)])
        expect([at, answer.status, answer.body.code]).toEqual([at, status, code]);
    }
    const { id, version } = await standingAt(325, 'AP');
    const people = [
      ['DEMO2.FI-MANAGER', 404],
      ['finance', 403],
      ['representante', 403],
    ] as const;
    for (const [name, status] of people) {
      const other = await api.signIn(name);
      for (const answer of [await rectify(other, id, version), await values(other, id, version)])
        expect([name, answer.status, answer.body.code]).toEqual([name, status, 'SEC004']);
    }
    const stale = await rectify(seller, id, version - 1);
    expect([stale.status, stale.body.code]).toEqual([409, 'PRS001']);
    await api.database.db.execute(sql`update proposals set blocked = true, blocked_by = 'dealer' where id = ${id}`);
    expect((await rectify(seller, id, version)).body.code).toBe('PRS002');
    expect((await values(seller, id, version)).body.code).toBe('PRS002');
  });
});

describe('rectified values', () => {
  it.each(['AP', 'APC', 'AVF', 'AF'])('return a proposal in %s to its dealer, with new figures', async (status) => {
    const before = await standingAt(331, status);
    expect(before.rectification.values).toEqual({ to: 'RA', undoes: ['decision'] });
    const { status: answered, body } = await values(seller, before.id, before.version);
    expect([answered, body.status, body.statusReason, body.nextActor]).toEqual([200, 'RA', reason, 'dealer']);
    expect(body).toMatchObject({
      vehicleValueCents: 9_500_000,
      entryValueCents: 4_000_000,
      conditions: [],
      srsValidUntil: null,
      rectifiedYears: await years(),
    });
    expect(body.financeValueCents).toBeLessThan(before.financeValueCents);
    expect(body.installmentCents).toBeLessThan(before.installmentCents);
    expect(body.timeline.at(-1)).toMatchObject({ event: 'rectifyValues', from: status, to: 'RA', reason });
    expect((await sendProposal(seller, body)).body.status).toBe('SU');
  });

  it('are preserved when the current tables are applied, and in a copy', async () => {
    const { id, version, simulationId } = await standingAt(332, 'AP');
    const rectified = (await values(seller, id, version)).body;
    const body = { version: rectified.version, term: 36 };
    const again = await seller.ok('relateProposalToSimulation', { params: { id, simulationId }, body });
    expect([again.vehicleValueCents, again.entryValueCents]).toEqual([9_500_000, 4_000_000]);
    expect(again.installmentCents).toBe(rectified.installmentCents);
    const copy = await seller.ok('submitProposal', { query: { clone: 'true' }, body: { id } });
    expect([copy.vehicleValueCents, copy.rectifiedYears]).toEqual([9_500_000, rectified.rectifiedYears]);
  });

  it('change a draft without changing its status, and adjust the cash part next to a trade-in', async () => {
    const entryValueCents = (await aRequest(seller)).entryValueCents;
    const tradeIn = { valueCents: 1_000_000, debtsCents: 0, cashCents: entryValueCents - 1_000_000 };
    const simulation = await aSavedSimulation(seller, aPerson(333), { tradeIn });
    const opened = await seller.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
    expect(opened.rectification.values).toEqual({ to: 'WO', undoes: [] });
    const { body } = await values(seller, opened.id, opened.version, { reason: undefined });
    expect([body.status, body.entryValueCents, body.sale?.tradeIn?.cashCents]).toEqual(['WO', 4_000_000, 3_000_000]);
    const below = await values(seller, opened.id, body.version, { entryValueCents: 900_000 });
    expect([below.status, keysOf(below.body)]).toEqual([422, [['entryValueCents', 'tradeIn.aboveEntry']]]);
  });

  it('report at their fields years that the version does not have, and invalid amounts', async () => {
    const { id, version } = await standingAt(334, 'AP');
    const old = await values(seller, id, version, { manufacturerYear: 1999, modelYear: 1999 });
    expect([old.status, old.body.code, keysOf(old.body)]).toEqual([
      ...[422, 'VHC001'],
      [['modelYear', 'value.notAllowed']],
    ]);
    const negative = await values(seller, id, version, { entryValueCents: -1 });
    expect([negative.status, keysOf(negative.body)]).toEqual([422, [['entryValueCents', 'number.invalid']]]);
    const wordless = await values(seller, id, version, { reason: '' });
    expect(keysOf(wordless.body)).toEqual([['reason', 'reason.required']]);
    expect((await seller.ok('readProposal', { params: { id } })).version).toBe(version);
  });
});
