import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { currentCorrelationId } from '../../kernel/correlation.ts';
import { type AnalysisAnswer, PartnerError } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
beforeEach(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterEach(() => api.close());

const answer = (decision: AnalysisAnswer['decision'], reason = 'Motivo do motor'): AnalysisAnswer => ({
  analysisId: 'an-7',
  decision,
  reason,
  conditions: decision === 'APC' ? ['Avalista'] : [],
  validUntil: '2026-12-20',
});
const read = (id: string) => seller.ok('readProposal', { params: { id } });
const reaches = (id: string, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);
const send = async (seed: number) => (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;

it('moves a sent proposal to analysis, records the decision and mails the seller', async () => {
  const sent = await send(1);
  await api.work();
  await reaches(sent.id, 'AP');
  const decided = await read(sent.id);
  expect(decided.timeline.map((entry) => `${entry.event}:${entry.to}`)).toEqual([
    'open:WO',
    'send:SU',
    'startAnalysis:PD',
    'decide.AP:AP',
  ]);
  expect(decided.srsValidUntil).toBe('2026-12-20');
  await expect.poll(() => api.mails.map((mail) => mail.to)).toEqual(['demo.seller@estrada.example']);
  expect(api.mails[0]!.subject).toContain(sent.number);
  expect(api.mails[0]!.text).not.toContain(aPerson(1).cpf);
});

it.each(['APC', 'DC', 'RA'] as const)('records the decision %s with its reason and conditions', async (decision) => {
  api.partners.creditEngine.analyse = async () => answer(decision);
  const sent = await send(2);
  await api.work();
  await reaches(sent.id, decision);
  expect(await read(sent.id)).toMatchObject({
    statusReason: 'Motivo do motor',
    conditions: decision === 'APC' ? ['Avalista'] : [],
  });
});

it('queries again after a pendency is answered, and sends the answer', async () => {
  const answers: unknown[] = [];
  api.partners.creditEngine.analyse = async () => answer('HLD', 'Confirmar o endereço');
  api.partners.creditEngine.answerPendency = async (analysisId, request) => {
    answers.push([analysisId, request.answer]);
    return answer('AP');
  };
  const sent = await send(3);
  await api.work();
  await reaches(sent.id, 'HLD');
  const waiting = await read(sent.id);
  expect(waiting.can.answerPendency).toBe(true);
  await seller.ok('changeProposalStatus', {
    params: { id: sent.id, status: 'PD' },
    body: { version: waiting.version, reason: 'Endereço confirmado' },
  });
  await reaches(sent.id, 'AP');
  expect(answers).toEqual([['an-7', 'Endereço confirmado']]);
});

it('retries when the engine fails, with the same request id, and decides once', async () => {
  const requestIds: string[] = [];
  api.partners.creditEngine.analyse = async ({ requestId }) => {
    requestIds.push(requestId);
    // the partner's log contains the job id
    expect(currentCorrelationId()).toMatch(/^[\da-f-]{36}$/);
    if (requestIds.length === 1) throw new PartnerError('credit-engine', 'timeout');
    return answer('AP');
  };
  const sent = await send(4);
  await api.work();
  await reaches(sent.id, 'AP');
  expect(new Set(requestIds).size).toBe(1);
  expect((await read(sent.id)).timeline.filter((entry) => entry.event === 'decide.AP')).toHaveLength(1);
});

it.each(['garbage', 'refused'] as const)(
  'shows on the proposal that the engine gave no valid answer (%s)',
  async (failure) => {
    let isWrong = true;
    api.partners.creditEngine.analyse = async () => {
      if (isWrong) throw new PartnerError('credit-engine', failure);
      return answer('AP');
    };
    const { id } = await send(failure === 'garbage' ? 17 : 18);
    await api.work();
    await expect.poll(async () => (await read(id)).engineAwaySince).toBe(api.clock.now().toISOString());
    expect(await read(id)).toMatchObject({ status: 'PD', stop: null, nextActor: 'credit-engine' });
    isWrong = false;
    await api.database.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    await reaches(id, 'AP');
    expect((await read(id)).engineAwaySince).toBeNull();
  },
);

it('waits for an engine that is down, even after the last retry, reports it, and decides all once one succeeds', async () => {
  let isAway = true;
  api.partners.creditEngine.analyse = async () => {
    if (isAway) throw new PartnerError('credit-engine', 'circuit-open');
    return answer('AP');
  };
  const sent = [await send(7), await send(8), await send(9)];
  await api.database.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'proposals.analyse'`);
  await api.work();
  const waiting = sql`select id from jobs.job where state = 'retry' and output->>'waitsFor' = 'credit-engine'`;
  await expect.poll(async () => (await rowsOf(api, waiting)).length).toBe(3);
  expect(await read(sent[0]!.id)).toMatchObject({
    status: 'PD',
    engineAwaySince: api.clock.now().toISOString(),
    stop: null,
  });
  // as after many hours: none would be retried soon on its own
  await api.database.db.execute(
    sql`update jobs.job set start_after = now() + interval '2 hours' where state = 'retry'`,
  );
  isAway = false;
  await api.sweep();
  for (const { id } of sent) await reaches(id, 'AP');
  expect((await read(sent[0]!.id)).engineAwaySince).toBeNull();
});

it('shows on the proposal that its analysis has failed, was given up or is retried, and who acts next', async () => {
  const { analyse } = api.partners.creditEngine;
  api.partners.creditEngine.analyse = async () => {
    throw new PartnerError('credit-engine', 'garbage');
  };
  const sent = [await send(10), await send(11), await send(12)];
  await api.database.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'proposals.analyse'`);
  await api.work();
  const at = api.clock.now().toISOString();
  for (const { id } of sent)
    await expect
      .poll(async () => read(id))
      .toMatchObject({ status: 'PD', stop: { how: 'failed', at }, nextActor: 'support' });
  const operator = await api.signIn('service-desk');
  const failed = async () => (await operator.ok('listJobs', { query: { state: 'failed' } })).items;
  await expect.poll(async () => (await failed()).length).toBe(3);
  // a dead worker reports nothing: the sweep of every minute reports recent failures, and nothing older
  await api.database.db.execute(sql`update proposals set stop = null, stopped_at = null`);
  await api.database.db.execute(
    sql`update jobs.job set created_on = created_on - interval '1 hour' where name = 'dead-letters' and data->>'proposalId' = ${sent[0]!.id}`,
  );
  await api.sweep();
  expect((await read(sent[0]!.id)).stop).toBeNull();
  for (const { id } of sent.slice(1)) expect((await read(id)).stop).toEqual({ how: 'failed', at });
  await api.database.db.execute(
    sql`update proposals set stop = 'failed', stopped_at = ${at} where id = ${sent[0]!.id}`,
  );

  const jobs = await rowsOf(api, sql`select id, data->>'proposalId' as of from jobs.job where name = 'dead-letters'`);
  const jobOf = (index: number) => String(jobs.find((job) => job.of === sent[index]!.id)!.id);

  await operator.ok('giveUpJob', { params: { jobId: jobOf(0) }, body: { reason: 'Motor trocado' } });
  expect(await read(sent[0]!.id)).toMatchObject({ status: 'PD', stop: { how: 'given-up', at }, nextActor: 'finance' });
  const finance = await api.signIn('finance');
  const { version } = await read(sent[0]!.id);
  await finance.ok('changeProposalStatus', { params: { id: sent[0]!.id, status: 'AP' }, body: { version } });
  expect((await read(sent[0]!.id)).stop).toBeNull();

  // moved on manually, and then its old failure is given up: nothing is marked any more
  const other = await read(sent[1]!.id);
  const waiting = { version: other.version, reason: 'Confirmar renda' };
  await finance.ok('changeProposalStatus', { params: { id: other.id, status: 'HLD' }, body: waiting });
  await operator.ok('giveUpJob', { params: { jobId: jobOf(1) }, body: { reason: 'Decidida' } });
  expect((await read(other.id)).stop).toBeNull();

  api.partners.creditEngine.analyse = analyse;
  await operator.ok('tryJobAgain', { params: { jobId: jobOf(2) } });
  expect((await read(sent[2]!.id)).stop).toBeNull();
  await reaches(sent[2]!.id, 'AP');
});

it('shows operators what failed in a job, and no client data', async () => {
  const { cpf } = aPerson(6);
  api.partners.creditEngine.analyse = async () => {
    await api.database.db.execute(sql`select 1 from nowhere where document = ${cpf}`);
    return answer('AP');
  };
  await send(6);
  await api.work();
  const operator = await api.signIn('admin-internal');
  // a job that has not run yet is waiting too, without an error
  const waiting = async () =>
    (await operator.ok('listJobs', { query: { state: 'waiting' } })).items.map(({ name, error }) => [name, error]);
  await expect.poll(waiting).toEqual([['proposals.analyse', expect.stringContaining('database error 42P01')]]);
  const kept = JSON.stringify(await rowsOf(api, sql`select output from jobs.job`)) + api.logLines.join('');
  expect(kept).toContain('job failed');
  expect(kept).not.toContain(cpf);
});

it('leaves a proposal unchanged that was cancelled during the engine request', async () => {
  let think: (value: AnalysisAnswer) => void = () => {};
  let isRequested = false;
  api.partners.creditEngine.analyse = () => {
    isRequested = true;
    return new Promise((resolve) => {
      think = resolve;
    });
  };
  const sent = await send(5);
  await api.work();
  await expect.poll(() => isRequested).toBe(true);
  const running = await read(sent.id);
  await seller.ok('changeProposalStatus', {
    params: { id: sent.id, status: 'NU' },
    body: { version: running.version, reason: 'Cliente desistiu' },
  });
  think(answer('AP'));
  const operator = await api.signIn('admin-internal');
  await expect
    .poll(async () => (await operator.ok('listJobs', { query: { state: 'completed' } })).items.length)
    .toBe(1);
  expect((await read(sent.id)).status).toBe('NU');
});

it('has the price table validated: the contract can be prepared, or the proposal is returned', async () => {
  const admin = await api.signIn('admin-internal');
  const approved = async (seed: number) => {
    const { id, version } = await send(seed);
    await api.database.db.execute(sql`update proposals set status = 'AP' where id = ${id}`);
    return { id, version };
  };
  const good = await approved(147);
  const stale = await approved(148);
  await api.database.db.execute(
    sql`update proposals set figures = jsonb_set(figures, '{tableCode}', '"gone"') where id = ${stale.id}`,
  );
  for (const { id, version } of [good, stale])
    await admin.ok('changeProposalStatus', {
      params: { id, status: 'AVF' },
      body: { version, reason: 'Documentos' },
    });
  await api.work();
  await reaches(good.id, 'AF');
  await reaches(stale.id, 'RA');
  const { timeline } = await read(stale.id);
  expect(timeline.at(-1)).toMatchObject({ event: 'expireTable', from: 'AVF', actorName: 'Sistema' });
});
