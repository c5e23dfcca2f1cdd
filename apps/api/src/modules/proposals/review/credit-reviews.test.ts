/** The refusal at the client's page, and its review by a person who has not decided before. */
import type { RefusalReason } from '@estrada/domain/proposals/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailerOf, visitOfPerson } from '../../../../test/client-visit.ts';
import { aCompleteProposal, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { headersOf } from '../../../../test/selfies/send-selfie.ts';
import { testNow } from '../../../../test/test-now.ts';
import type { AnalysisAnswer } from '../../../partners/index.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { analyse } from '../jobs/analyse.ts';
import { mailReviewAnswer } from './mail-review-answer.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  await api.database.db.execute(
    sql`update lender_rows set alone_up_to_cents = 100000000000, four_eyes_from_cents = 100000000000`,
  );
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  await api.database.db.execute(sql`delete from credit_reviews`);
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  admin = await api.signIn('admin-internal');
});
afterAll(() => api.close());

let seed = 9_300;
const sent = async () => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed++)))).body.id;
/** Refused by the engine with these codes. */
async function refusedByEngine(reasonCodes: RefusalReason[] = ['INCOME', 'ENTRY']): Promise<string> {
  const id = await sent();
  const answered: AnalysisAnswer = {
    analysisId: 'an-1',
    decision: 'DC',
    reason: 'Palavras do motor',
    conditions: [],
    reasonCodes,
    validUntil: '2026-12-20',
  };
  const engine = { ...api.partners.creditEngine, analyse: async () => answered };
  await analyse(engine)({ proposalId: id }, api.system().context);
  return id;
}
async function refusedBy(session: Session): Promise<string> {
  const id = await sent();
  await api.database.db.execute(sql`update proposals set status = 'PD' where id = ${id}`);
  const { version } = await session.ok('readProposal', { params: { id } });
  await session.ok('changeProposalStatus', {
    params: { id, status: 'DC' },
    body: { version, reason: 'Renda insuficiente' },
  });
  return id;
}
const pageOf = async (visit: string) => api.stranger.ok('readClientPage', { headers: headersOf(visit) });
const request = (visit: string, message = 'Tenho outra renda') =>
  api.stranger.call('requestCreditReview', { body: { message }, headers: headersOf(visit) });
const queue = async (session: Session, state?: 'all') =>
  (await session.ok('listCreditReviews', { query: state ? { state } : {} })).items;
const answer = (session: Session, id: string, outcome: 'KEPT' | 'REANALYSED' = 'KEPT') =>
  session.call('answerCreditReview', { params: { id }, body: { outcome, answer: 'A renda não cobre a parcela.' } });
async function requested(id: string) {
  const visit = await visitOfPerson(api, id);
  expect((await request(visit)).status).toBe(200);
  const [review] = await queue(finance);
  return { visit, review: review! };
}

describe('a refusal at the page', () => {
  it('is explained by a sentence for each code of the engine, without the engine’s own words', async () => {
    const visit = await visitOfPerson(api, await refusedByEngine());
    const { refusal } = await pageOf(visit);
    expect(refusal).toMatchObject({ mayRequestReview: true, review: null });
    expect(refusal!.reasons).toEqual([
      expect.stringMatching(/^A parcela é alta/),
      expect.stringMatching(/^A entrada é pequena/),
    ]);
  });

  it('of a person, or of an engine without codes, is the policy as a whole', async () => {
    for (const id of [await refusedBy(finance), await refusedByEngine([])])
      expect((await pageOf(await visitOfPerson(api, id))).refusal!.reasons).toEqual([
        expect.stringMatching(/^O conjunto da proposta/),
      ]);
  });

  it('is null for a proposal that was not refused, whose review is refused (404)', async () => {
    const visit = await visitOfPerson(api, await sent());
    expect((await pageOf(visit)).refusal).toBeNull();
    expect((await request(visit)).status).toBe(404);
  });
});

describe('the request', () => {
  it('is made once for each refusal, with its deadline, and is in the queue', async () => {
    const id = await refusedByEngine();
    const visit = await visitOfPerson(api, id);
    expect((await request(visit)).body).toEqual({ dueOn: '2026-12-05' });
    const again = await request(visit);
    expect([again.status, again.body.code]).toEqual([409, 'PRS007']);
    expect(await queue(finance)).toMatchObject([
      { proposalId: id, message: 'Tenho outra renda', reasons: ['INCOME', 'ENTRY'], daysLeft: 15, claim: null },
    ]);
    const { refusal } = await pageOf(visit);
    expect(refusal).toMatchObject({ mayRequestReview: false, review: { dueOn: '2026-12-05', outcome: null } });
  });

  it('is refused without a visit (404), with a text that is too long (422), and limited for each link (429)', async () => {
    const visit = await visitOfPerson(api, await refusedByEngine());
    expect((await request('nothing')).status).toBe(404);
    expect((await request(visit, 'a'.repeat(1_001))).status).toBe(422);
    await request(visit);
    await api.database.db.execute(sql`update rate_limits set hits = 100 where bucket like 'client-page-review:%'`);
    expect((await request(visit)).status).toBe(429);
  });
});

describe('the answer', () => {
  it('is refused from a user who has decided before (422)', async () => {
    const { review } = await requested(await refusedBy(finance));
    expect(review.can).toEqual({ claim: false, release: false, answer: false });
    const own = await answer(finance, review.id);
    expect([own.status, own.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['outcome', 'review.sameDecider']],
    ]);
    expect((await queue(admin))[0]!.can.answer).toBe(true);
    expect((await answer(admin, review.id)).status).toBe(200);
  });

  it('is shown to the client and mailed, and the trail records it', async () => {
    const id = await refusedByEngine();
    const { visit, review } = await requested(id);
    await answer(finance, review.id);
    expect((await pageOf(visit)).refusal).toMatchObject({
      review: { outcome: 'KEPT', answer: 'A renda não cobre a parcela.' },
    });
    expect([await queue(finance), (await queue(finance, 'all')).length]).toEqual([[], 1]);
    const { context, tokens } = api.system();
    api.mails.length = 0;
    const page = { seal: tokens.seal, publicUrl: 'https://estrada.example', languageOfPerson };
    await mailReviewAnswer(mailerOf(api), page)({ reviewId: review.id }, context);
    expect(api.mails[0]!.text).toContain('A renda não cobre a parcela.');
    expect(api.mails[0]!.text).toContain('https://estrada.example/acompanharProposta#');
    const [entry] = await rowsOf(
      api,
      sql`select after from audit_entries where entity_id = ${id} and action = 'proposal.review.answer'`,
    );
    expect(entry!.after).toMatchObject({ reviewOutcome: 'KEPT', reviewDueOn: '2026-12-05' });
    expect([(await answer(admin, review.id)).status]).toEqual([409]);
  });

  it('reopens the analysis for people, and the engine is not queried again', async () => {
    const id = await refusedByEngine();
    const { review } = await requested(id);
    expect((await answer(finance, review.id, 'REANALYSED')).status).toBe(200);
    const proposal = await finance.ok('readProposal', { params: { id } });
    expect([proposal.status, proposal.timeline.at(-1)?.event]).toEqual(['PD', 'reopenByReview']);
    expect((await finance.ok('listDecisionQueue', { query: {} })).items.map((one) => one.id)).toContain(id);
  });

  it('is claimed by one of two users, who may release it', async () => {
    const { review } = await requested(await refusedByEngine());
    const claims = await Promise.all(
      [finance, admin].map((session) => session.call('claimCreditReview', { params: { id: review.id } })),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = claims[0]!.status === 200 ? [finance, admin] : [admin, finance];
    expect((await answer(loser, review.id)).body.code).toBe('PRS001');
    expect((await loser.call('releaseCreditReview', { params: { id: review.id } })).status).toBe(403);
    await winner.ok('releaseCreditReview', { params: { id: review.id } });
    expect((await answer(loser, review.id)).status).toBe(200);
  });

  it('is not given once the proposal has moved on (409), by others than the lender (403), or without a login (401)', async () => {
    const id = await refusedByEngine();
    const { review } = await requested(id);
    expect((await answer(seller, review.id)).status).toBe(403);
    expect((await answer(api.stranger as never, review.id)).status).toBe(401);
    await api.database.db.execute(sql`update proposals set status = 'PD' where id = ${id}`);
    expect(await queue(finance)).toEqual([]);
    expect((await answer(finance, review.id)).body.code).toBe('PRS007');
    expect((await answer(finance, '0'.repeat(26))).status).toBe(404);
  });
});
