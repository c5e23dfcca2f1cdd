/** An approval with a counter-offer, and how exactly it is applied. */
import type { ProposalDetail } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import type { AnalysisAnswer, ConditionsAnswer } from '../../../partners/index.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  await api.database.db.execute(
    sql`update lender_rows set alone_up_to_cents = 100000000, four_eyes_from_cents = 100000000`,
  );
});
afterEach(() => api.close());

const read = (id: string, session = seller) => session.ok('readProposal', { params: { id } });
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);
const preview = (id: string, session = seller) => session.call('previewProposalOffer', { params: { id } });
const apply = (id: string, body: object, session = seller, headers: Record<string, string> = {}) =>
  session.call('applyProposalOffer', { params: { id }, body, headers });
const fieldsOf = (body: { fields?: { path: string; key: string }[] }) =>
  body.fields?.map(({ path, key }) => [path, key]);

const offerFor = ({ entryValueCents, financeValueCents }: ProposalDetail) => ({
  entryValueCents: entryValueCents + 1_000_000,
  termMonths: 24,
  financeValueCents: financeValueCents - 900_000,
});
const answered = (part: Partial<AnalysisAnswer> = {}): AnalysisAnswer => ({
  analysisId: 'an-7',
  decision: 'APC',
  reason: 'Aprovada para menos',
  conditions: [],
  validUntil: '2026-12-20',
  ...part,
});

/** Approved with an offer, as the engine would have left it; without `analysisId` it was decided manually. */
async function standing(
  seed: number,
  { analysisId = 'an-7', conditions = [] }: { analysisId?: string | null; conditions?: string[] } = {},
) {
  const sent = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  const offer = offerFor(sent);
  await api.database.db.execute(sql`
    update proposals set status = 'APC', analysis_id = ${analysisId}, conditions = ${JSON.stringify(conditions)}::jsonb,
      offer = ${JSON.stringify(offer)}::jsonb where id = ${sent.id}`);
  return { ...(await read(sent.id)), asked: sent, given: offer };
}

describe('the credit engine', () => {
  it('makes a counter-offer, and confirms exactly those terms once they are applied', async () => {
    const complete = await aCompleteProposal(seller, aPerson(501));
    const given = offerFor(complete);
    const { entryValueCents: entryCents, termMonths, financeValueCents: financedCents } = given;
    api.partners.creditEngine.analyse = async () => answered({ offer: { entryCents, termMonths, financedCents } });
    const asked: unknown[] = [];
    api.partners.creditEngine.checkConditions = async (analysisId, request) => {
      asked.push([analysisId, request]);
      return answered({ decision: 'AP', reason: 'Condições cumpridas.' }) as ConditionsAnswer;
    };
    const { id } = (await sendProposal(seller, complete)).body;
    await api.work();
    await reaches(id, 'APC');
    const before = await read(id);
    expect(before.offer).toEqual({
      requested: {
        entryValueCents: complete.entryValueCents,
        termMonths: 36,
        financeValueCents: complete.financeValueCents,
      },
      offered: given,
      differs: ['entryValueCents', 'termMonths', 'financeValueCents'],
      isApplied: false,
      mayApply: true,
    });
    const [row] = await rowsOf(
      api,
      sql`select offer from proposal_history where proposal_id = ${id} and to_status = 'APC'`,
    );
    expect(row!.offer).toEqual({ ...given, requested: before.offer!.requested });

    const seen = (await preview(id)).body;
    expect(seen).toMatchObject({ entryValueCents: given.entryValueCents, termMonths: 24 });
    expect(seen.financeValueCents).toBeLessThanOrEqual(given.financeValueCents);
    const { status, body } = await apply(id, { version: before.version, installmentCents: seen.installmentCents });
    expect([status, body.status, body.version, body.nextActor]).toEqual([
      200,
      'APC',
      before.version + 1,
      'credit-engine',
    ]);
    const { installmentCents, financeValueCents } = seen;
    expect(body).toMatchObject({
      entryValueCents: given.entryValueCents,
      term: 24,
      installmentCents,
      financeValueCents,
      offer: { isApplied: true, mayApply: false, differs: [] },
      conditionsAnswer: 'Contraproposta aceita.',
    });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'applyOffer', from: 'APC', to: 'APC' });
    await reaches(id, 'AP');
    expect(asked).toEqual([
      [
        'an-7',
        {
          requestId: `${id}-${before.version + 1}`,
          answer: 'Contraproposta aceita.',
          terms: { entryCents, termMonths, financedCents: financeValueCents, instalmentCents: installmentCents },
        },
      ],
    ]);
    const approved = await read(id);
    expect([approved.offer, approved.decisions.map(({ decision, offer }) => [decision, offer])]).toEqual([
      null,
      [
        ['APC', { offered: given, requested: before.offer!.requested, outcome: 'applied' }],
        ['AP', null],
      ],
    ]);
    const [kept] = await rowsOf(api, sql`select offer, approved from proposals where id = ${id}`);
    expect([kept!.offer, kept!.approved]).toMatchObject([null, { installmentCents, termMonths: 24 }]);
    const [entry] = await rowsOf(
      api,
      sql`select before::text as before, after::text as after from audit_entries
        where entity_id = ${id} and action = 'proposal.applyOffer'`,
    );
    expect([entry!.before, entry!.after]).toEqual([
      expect.stringContaining(String(complete.entryValueCents)),
      expect.stringContaining(String(given.entryValueCents)),
    ]);
  });

  it('makes no offer with any other decision', async () => {
    const offer = { entryCents: 1, termMonths: 24, financedCents: 1 };
    api.partners.creditEngine.analyse = async () => answered({ decision: 'AP', offer });
    const { id } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(502)))).body;
    await api.work();
    await reaches(id, 'AP');
    expect((await read(id)).offer).toBeNull();
    expect((await preview(id)).status).toBe(422);
  });
});

describe('applying a counter-offer', () => {
  it('requires the instalment that was shown, and an answer to textual conditions', async () => {
    const { id, version } = await standing(503, { conditions: ['Comprovante de renda'] });
    const { installmentCents } = (await preview(id)).body;
    const wordless = await apply(id, { version, installmentCents, reason: ' ' });
    expect([wordless.status, fieldsOf(wordless.body)]).toEqual([422, [['reason', 'reason.required']]]);
    const unseen = await apply(id, { version, installmentCents: installmentCents + 1, reason: 'Enviado' });
    expect([unseen.status, unseen.body.code, fieldsOf(unseen.body)]).toEqual([
      ...[409, 'GSIM014'],
      [['installmentCents', 'counterOffer.changed']],
    ]);
    const { body } = await apply(id, { version, installmentCents, reason: ' Enviado ' });
    expect([body.conditionsAnswer, body.offer?.isApplied]).toEqual(['Enviado', true]);
  });

  it('uses the current tables: if they changed since, the shown figures are no longer valid', async () => {
    const { id, version } = await standing(504);
    const { installmentCents } = (await preview(id)).body;
    await api.database.db.execute('update price_tables set rate_monthly = 0.0211 where term_months = 24');
    expect((await apply(id, { version, installmentCents })).body.code).toBe('GSIM014');
    const again = (await preview(id)).body.installmentCents;
    expect(again).not.toBe(installmentCents);
    expect((await apply(id, { version, installmentCents: again })).status).toBe(200);
  });

  it('requires confirmation by finance when finance made the offer', async () => {
    const { id, version } = await standing(505, { analysisId: null });
    const finance = await api.signIn('finance');
    const early = await finance.call('changeProposalStatus', { params: { id, status: 'AP' }, body: { version } });
    expect([early.status, fieldsOf(early.body)]).toEqual([422, [['offer', 'counterOffer.notApplied']]]);
    const { installmentCents } = (await preview(id)).body;
    const { body } = await apply(id, { version, installmentCents });
    expect(body.nextActor).toBe('finance');
    const decided = await finance.ok('changeProposalStatus', {
      params: { id, status: 'AP' },
      body: { version: body.version },
    });
    expect([decided.status, decided.offer, decided.term]).toEqual(['AP', null, 24]);
  });

  it('happens once: the second of two concurrent requests is refused, and one key gets one response', async () => {
    const { id, version } = await standing(506);
    const { installmentCents } = (await preview(id)).body;
    const manager = await api.signIn('fi-manager');
    const body = { version, installmentCents };
    const answers = await Promise.all([apply(id, body), apply(id, body, manager)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('PRS001');
    const other = await standing(507);
    const seen = (await preview(other.id)).body.installmentCents;
    const same = { version: other.version, installmentCents: seen };
    const headers = { 'idempotency-key': 'offer-507' };
    const twice = [await apply(other.id, same, seller, headers), await apply(other.id, same, seller, headers)];
    expect(twice.map(({ status, body: { version: at } }) => [status, at])).toEqual([
      [200, other.version + 1],
      [200, other.version + 1],
    ]);
    const again = await apply(other.id, { ...same, version: other.version + 1 });
    expect([again.status, fieldsOf(again.body)?.[0]]).toEqual([422, ['offer', 'counterOffer.none']]);
  });

  it('is refused for a blocked proposal, an expired table, another status, and other users', async () => {
    const { id, version } = await standing(508);
    const { installmentCents } = (await preview(id)).body;
    const body = { version, installmentCents };
    for (const [name, status] of [
      ['DEMO2.FI-MANAGER', 404],
      ['finance', 403],
      ['representante', 403],
      ['admin-internal', 403],
    ] as const) {
      const other = await api.signIn(name);
      const answer = await apply(id, body, other);
      expect([name, answer.status, answer.body.code]).toEqual([name, status, 'SEC004']);
      if (status === 404) expect((await preview(id, other)).status).toBe(404);
    }
    await api.database.db.execute(sql`update proposals set blocked = true, blocked_by = 'dealer' where id = ${id}`);
    expect((await apply(id, body)).body.code).toBe('PRS002');
    await api.database.db.execute(sql`update proposals set blocked = false, blocked_by = null where id = ${id}`);
    await api.database.db.execute(sql`
      update proposals set figures = jsonb_set(figures, '{tableCode}', '"GONE"') where id = ${id}`);
    expect((await read(id)).offer?.mayApply).toBe(false);
    expect((await apply(id, body)).body.code).toBe('SIM063');
    for (const status of ['PD', 'HLD', 'AP', 'DC', 'RA', 'AVF', 'AF']) {
      await api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
      expect([status, (await apply(id, body)).body.code]).toEqual([status, 'PRS007']);
      expect([status, (await read(id)).offer, (await preview(id)).status]).toEqual([status, null, 422]);
    }
  });

  it('precedes the conditions; other values are an ordinary rectification, which withdraws the offer', async () => {
    const { id, version, asked } = await standing(509, { conditions: ['Comprovante de renda'] });
    const presented = await seller.call('presentProposalConditions', {
      params: { id },
      body: { version, reason: 'Comprovante enviado' },
    });
    expect([presented.status, fieldsOf(presented.body)]).toEqual([422, [['offer', 'counterOffer.notApplied']]]);
    const { request } = await seller.ok('readSavedSimulation', { params: { id: asked.simulationId } });
    const { manufacturerYear, modelYear, vehicleValueCents } = request;
    const rectified = await seller.ok('rectifyProposalValues', {
      params: { id },
      body: {
        version,
        reason: 'Outra entrada',
        vehicleValueCents,
        manufacturerYear,
        modelYear,
        entryValueCents: asked.entryValueCents + 500_000,
      },
    });
    expect([rectified.status, rectified.offer]).toEqual(['RA', null]);
  });

  it('reports when the current tables finance more than was offered', async () => {
    const { id, version, given } = await standing(510);
    const less = JSON.stringify({ ...given, financeValueCents: given.financeValueCents - 1_000_000 });
    await api.database.db.execute(sql`update proposals set offer = ${less}::jsonb where id = ${id}`);
    const seen = await preview(id);
    expect([seen.status, fieldsOf(seen.body)]).toEqual([422, [['offer.financeValueCents', 'counterOffer.outOfReach']]]);
    expect((await apply(id, { version, installmentCents: 1 })).status).toBe(422);
  });
});

describe('an offer by finance', () => {
  async function underAnalysis(seed: number) {
    const sent = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
    await api.database.db.execute(sql`update proposals set status = 'PD' where id = ${sent.id}`);
    return sent;
  }
  const decide = (session: Session, id: string, status: 'AP' | 'APC' | 'RA', body: object) =>
    session.call('changeProposalStatus', { params: { id, status }, body });

  it('replaces textual conditions, and requires the same offer from two people', async () => {
    await api.database.db.execute(sql`update lender_rows set alone_up_to_cents = 0, four_eyes_from_cents = 0`);
    const sent = await underAnalysis(511);
    const offer = offerFor(sent);
    const finance = await api.signIn('finance');
    const admin = await api.signIn('admin-internal');
    const first = (await decide(finance, sent.id, 'APC', { version: sent.version, reason: 'Comitê', offer })).body;
    expect([first.status, first.offer, first.firstDecision?.offer]).toEqual(['PD', null, offer]);
    const other = { ...offer, entryValueCents: offer.entryValueCents + 100_000 };
    const body = { reason: 'De acordo', version: sent.version + 1 };
    const differs = (await decide(admin, sent.id, 'APC', { ...body, offer: other })).body;
    expect([differs.status, differs.firstDecision?.offer]).toEqual(['PD', other]);
    const same = (await decide(finance, sent.id, 'APC', { ...body, version: sent.version + 2, offer: other })).body;
    expect([same.status, same.offer?.offered, same.conditions]).toEqual(['APC', other, []]);
    const { entryValueCents, financeValueCents } = sent;
    const requested = { entryValueCents, termMonths: 36, financeValueCents };
    expect(same.decisions.map((one) => [one.isFirst, one.offer])).toEqual([
      [true, { offered: offer, requested, outcome: null }],
      [true, { offered: other, requested, outcome: null }],
      [false, { offered: other, requested, outcome: 'open' }],
    ]);
    const entries = await rowsOf(
      api,
      sql`select action, after->'offer' as offer from audit_entries
        where entity_id = ${sent.id} and action in ('proposal.decideFirst', 'proposal.decide.APC') order by seq`,
    );
    expect(entries.map(({ action, offer: told }) => [action, told])).toEqual([
      ['proposal.decideFirst', offer],
      ['proposal.decideFirst', other],
      ['proposal.decide.APC', other],
    ]);
    const back = (await decide(admin, sent.id, 'RA', { version: same.version, reason: 'Outra renda' })).body;
    expect(back.decisions.findLast(({ decision }) => decision === 'APC')?.offer?.outcome).toBe('not-applied');
  });

  it('must differ from the request, be reachable, and come with an approval with conditions only', async () => {
    const sent = await underAnalysis(512);
    const { id, version } = sent;
    const finance = await api.signIn('finance');
    const offer = offerFor(sent);
    const requested = {
      entryValueCents: sent.entryValueCents,
      termMonths: 36,
      financeValueCents: sent.financeValueCents,
    };
    const cases = [
      ['APC', requested, ['offer', 'counterOffer.nothingElse']],
      [
        'APC',
        { ...offer, financeValueCents: sent.financeValueCents + 1 },
        ['offer.financeValueCents', 'counterOffer.financesMore'],
      ],
      ['APC', { ...offer, financeValueCents: 1_000_000 }, ['offer.financeValueCents', 'counterOffer.outOfReach']],
      ['APC', { ...offer, entryValueCents: 0 }, ['offer.entryValueCents', 'counterOffer.entryOutOfRange']],
      ['APC', { ...offer, termMonths: 25 }, ['offer.termMonths', 'term.notInTable']],
      ['APC', { ...offer, termMonths: 0 }, ['offer.termMonths', 'number.invalid']],
      ['AP', offer, ['offer', 'value.notAllowed']],
    ] as const;
    for (const [status, made, field] of cases) {
      const answer = await decide(finance, id, status, { version, reason: 'Comitê', offer: made });
      expect([answer.status, fieldsOf(answer.body)]).toEqual([422, [field]]);
    }
    expect((await read(id)).version).toBe(version);
  });
});

describe('what would pass after a decision', () => {
  const passing = (id: string, session = seller) => session.call('readPassingTerms', { params: { id } });
  const incomeOf = async (id: string, cents: number | null) =>
    api.database.db.execute(sql`update proposals
      set client = jsonb_set(client, '{occupation}', ${JSON.stringify(cents === null ? {} : { monthlyIncomeCents: cents })}::jsonb) where id = ${id}`);

  it('names entries and terms within 30% of the income and from the entry of the counter-offer on', async () => {
    const { id, given } = await standing(521);
    await incomeOf(id, 600_000);
    const { status, body } = await passing(id);
    expect([status, body.limitCents, body.isWithin]).toEqual([200, 180_000, false]);
    expect(body.items.length).toBeGreaterThan(0);
    for (const { installmentCents, entryValueCents } of body.items) {
      expect(installmentCents).toBeLessThanOrEqual(180_000);
      expect(entryValueCents).toBeGreaterThanOrEqual(given.entryValueCents);
    }
    await incomeOf(id, null);
    expect((await passing(id)).body).toEqual({ limitCents: null, isWithin: false, items: [] });
  });

  it('copies a refused proposal with exactly those values, at the tables of today', async () => {
    const { id } = await standing(522);
    await api.database.db.execute(sql`update proposals set status = 'DC', offer = null where id = ${id}`);
    await incomeOf(id, 600_000);
    const [one] = (await passing(id)).body.items;
    const { entryValueCents, termMonths: term, installmentCents } = one!;
    const copy = (body: object) => seller.call('submitProposal', { query: { clone: 'true' }, body: { id, ...body } });
    const { body: copied } = await copy({ entryValueCents, term });
    expect(copied).toMatchObject({ status: 'WO', entryValueCents, term, installmentCents });
    expect((await read(id)).entryValueCents).not.toBe(entryValueCents);
    const refused = await copy({ entryValueCents, term: 7 });
    expect([refused.status, fieldsOf(refused.body)]).toEqual([422, [['term', 'term.notInTable']]]);
    expect(fieldsOf((await copy({ entryValueCents })).body)).toEqual([['term', 'required']]);
  });

  it('says that the instalment is within the rules already, and answers for decisions alone', async () => {
    const { id } = await standing(523);
    await api.database.db.execute(sql`update proposals set status = 'DC', offer = null where id = ${id}`);
    await incomeOf(id, 20_000_000);
    expect((await passing(id)).body.isWithin).toBe(true);
    const open = await aCompleteProposal(seller, aPerson(524));
    expect((await passing(open.id)).body.code).toBe('PRS006');
    expect((await passing(id, await api.signIn('DEMO2.SELLER'))).status).toBe(404);
  });
});
