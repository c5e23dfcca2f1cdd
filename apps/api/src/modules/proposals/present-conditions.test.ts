import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { type ConditionsAnswer, PartnerError } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterEach(() => api.close());

const read = (id: string) => seller.ok('readProposal', { params: { id } });
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);
const present = (session: Session, id: string, body: object) =>
  session.call('presentProposalConditions', { params: { id }, body });
const met = 'Comprovante de renda enviado';
const verdict = (decision: ConditionsAnswer['decision']): ConditionsAnswer => ({
  analysisId: 'an-7',
  decision,
  reason: 'O motor conferiu',
  conditions: [],
  validUntil: '2026-12-24',
});

/** Approved with conditions: by the engine, or manually where `analysisId` is null. */
async function qualified(seed: number, analysisId: string | null = 'an-7') {
  const { id, version } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  await api.database.db.execute(sql`
    update proposals set status = 'APC', analysis_id = ${analysisId}, conditions = '["Avalista"]' where id = ${id}`);
  return { id, version };
}

describe('conditions that the dealer reports as met', () => {
  it.each([
    ['AP', 'AP', 'conditions.met'],
    ['RA', 'RA', 'conditions.returned'],
    ['DC', 'DC', 'conditions.rejected'],
  ] as const)('are decided by the engine: %s', async (decision, status, event) => {
    const asked: unknown[] = [];
    api.partners.creditEngine.checkConditions = async (analysisId, request) => {
      asked.push([analysisId, request]);
      return verdict(decision);
    };
    const { id, version } = await qualified(171);
    expect(await read(id)).toMatchObject({ nextActor: 'dealer', can: { presentConditions: true } });
    const { body } = await present(seller, id, { version, reason: ` ${met} ` });
    expect(body).toMatchObject({
      status: 'APC',
      conditionsAnswer: met,
      nextActor: 'credit-engine',
      can: { presentConditions: false },
    });
    expect(body.timeline.at(-1)).toMatchObject({ event: 'presentConditions', from: 'APC', to: 'APC', reason: met });
    await api.work();
    await reaches(id, status);
    expect(asked).toEqual([['an-7', { requestId: `${id}-${version + 1}`, answer: met }]]);
    const decided = await read(id);
    expect(decided).toMatchObject({
      conditionsAnswer: null,
      srsValidUntil: '2026-12-24',
      statusReason: 'O motor conferiu',
    });
    expect(decided.timeline.at(-1)).toMatchObject({ event, actorName: 'Motor de crédito', reason: 'O motor conferiu' });
    await expect.poll(() => api.mails.map(({ to }) => to)).toEqual(['demo.seller@estrada.example']);
  });

  it('wait for an engine that is down, and report it', async () => {
    let isAway = true;
    api.partners.creditEngine.checkConditions = async () => {
      if (isAway) throw new PartnerError('credit-engine', 'timeout');
      return verdict('AP');
    };
    const { id, version } = await qualified(172);
    await present(seller, id, { version, reason: met });
    await api.work();
    await expect.poll(async () => (await read(id)).engineAwaySince).toBe(api.clock.now().toISOString());
    expect(await read(id)).toMatchObject({ status: 'APC', nextActor: 'credit-engine', stop: null });
    isAway = false;
    await api.sweep();
    await reaches(id, 'AP');
    expect((await read(id)).engineAwaySince).toBeNull();
  });

  it('are decided by finance when the engine did not decide: no job queries it, and finance sees the answer', async () => {
    const { id, version } = await qualified(173, null);
    const { body } = await present(seller, id, { version, reason: met });
    expect(body.nextActor).toBe('finance');
    const jobs = await rowsOf(api, sql`select id from jobs.job where name = 'proposals.check-conditions'`);
    expect(jobs).toEqual([]);
    const finance = await api.signIn('finance');
    expect(await finance.ok('readProposal', { params: { id } })).toMatchObject({
      conditionsAnswer: met,
      can: { decideConditions: true },
    });
    const decided = await finance.ok('changeProposalStatus', {
      params: { id, status: 'AP' },
      body: { version: body.version },
    });
    expect([decided.status, decided.conditionsAnswer]).toEqual(['AP', null]);
  });

  it('leave a proposal unchanged that finance has decided on during the engine request', async () => {
    let think: (value: ConditionsAnswer) => void = () => {};
    let isRequested = false;
    api.partners.creditEngine.checkConditions = () => {
      isRequested = true;
      return new Promise((resolve) => {
        think = resolve;
      });
    };
    const { id, version } = await qualified(174);
    const presented = (await present(seller, id, { version, reason: met })).body;
    await api.work();
    await expect.poll(() => isRequested).toBe(true);
    const finance = await api.signIn('finance');
    const body = { version: presented.version, reason: 'Sem avalista' };
    await finance.ok('changeProposalStatus', { params: { id, status: 'DC' }, body });
    think(verdict('AP'));
    const ended = sql`select id from jobs.job where name = 'proposals.check-conditions' and state = 'completed'`;
    await expect.poll(async () => (await rowsOf(api, ended)).length).toBe(1);
    expect((await read(id)).status).toBe('DC');
  });
});

describe('refused', () => {
  it('are a presentation without text, a second one, another status and other users', async () => {
    const { id, version } = await qualified(175);
    const wordless = await present(seller, id, { version, reason: '  ' });
    expect([wordless.status, wordless.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [['reason', 'reason.required']],
    ]);
    const foreign = await present(await api.signIn('DEMO2.FI-MANAGER'), id, { version, reason: met });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SEC004']);
    expect((await present(await api.signIn('representante'), id, { version, reason: met })).status).toBe(403);
    expect((await present(await api.signIn('finance'), id, { version, reason: met })).status).toBe(403);
    const { body } = await present(seller, id, { version, reason: met });
    const second = await present(seller, id, { version: body.version, reason: met });
    expect([second.status, second.body.fields?.map(({ key }) => key)]).toEqual([422, ['conditions.beingChecked']]);
    await api.database.db.execute(sql`update proposals set status = 'AP' where id = ${id}`);
    const elsewhere = await present(seller, id, { version: body.version, reason: met });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'PRS007']);
  });
});
