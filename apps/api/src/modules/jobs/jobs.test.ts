/** Jobs that have failed for good: shown, counted, and stored until an operator retries them or gives them up. */
import { systemNames } from '@estrada/domain/jobs/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { PartnerError, partnerKinds } from '../../partners/index.ts';
import { areasOfJobs } from './jobs.schedule.ts';

const metricsToken = 'figures-for-prometheus';
let api: TestApi;
let seller: Session;
let desk: Session;
beforeAll(async () => {
  api = await openApi({ METRICS_TOKEN: metricsToken });
  seller = await api.signIn('seller');
  desk = await api.signIn('service-desk');
});
afterAll(() => api.close());

const failed = async () => (await desk.ok('listJobs', { query: { state: 'failed' } })).items;

it('retains a failed job until a person retries it or gives it up with a reason, recorded in the trail', async () => {
  const { analyse } = api.partners.creditEngine;
  api.partners.creditEngine.analyse = async () => {
    throw new PartnerError('credit-engine', 'garbage');
  };
  const send = async (seed: number) =>
    (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  const sent = [await send(1), await send(2)];
  await api.database.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'proposals.analyse'`);
  await api.work();
  await expect.poll(async () => (await failed()).length).toBe(2);
  const [one, other] = await failed();
  expect(one).toMatchObject({
    name: 'proposals.analyse',
    failure: { kind: 'partner-unreadable', system: 'credit-engine', code: null },
    error: 'credit-engine: garbage',
    nextTryAt: null,
    waitsFor: null,
  });
  const metrics = (await api.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } }))
    .body;
  expect(metrics).toContain('jobs_failed{job="proposals.analyse"} 2');
  // nothing is dropped: the job store itself would do so after a fortnight
  const [kept] = await rowsOf(
    api,
    sql`select min(keep_until) > now() + interval '9 years' as kept from jobs.job where name = 'dead-letters'`,
  );
  expect(kept).toEqual({ kept: true });

  const noReason = await desk.call('giveUpJob', { params: { jobId: one!.id }, body: { reason: ' ' } });
  expect([noReason.status, noReason.body.fields?.[0]?.path]).toEqual([422, 'reason']);
  await desk.ok('giveUpJob', { params: { jobId: one!.id }, body: { reason: 'Cliente desistiu' } });
  const [entry] = await rowsOf(api, sql`select action, after from audit_entries where entity = 'job'`);
  expect(entry).toEqual({ action: 'job.giveUp', after: { name: 'proposals.analyse', reason: 'Cliente desistiu' } });
  expect((await desk.ok('listJobs', { query: { state: 'given-up' } })).items.map(({ id }) => id)).toEqual([one!.id]);
  expect((await desk.call('tryJobAgain', { params: { jobId: one!.id } })).body.code).toBe('SEC004');

  api.partners.creditEngine.analyse = analyse;
  await desk.ok('tryJobAgain', { params: { jobId: other!.id } });
  const approved = async () => {
    const all = await Promise.all(sent.map(({ id }) => seller.ok('readProposal', { params: { id } })));
    return all.filter(({ status }) => status === 'AP').length;
  };
  await expect.poll(approved).toBe(1);
  expect(await failed()).toEqual([]);
});

it('notifies the Service Desk once of a failed job of a sale, not of other jobs, and again of the next one', async () => {
  const other = await api.signIn('finance');
  const notices = async (session: Session) =>
    (await session.ok('readNotifications', { query: { limitByType: '20' } })).items.filter(({ message }) =>
      message.includes('Tarefas'),
    );
  const fail = (name: string) =>
    api.database.db.execute(sql`
      insert into jobs.job (name, data, state, source_name, source_id, keep_until)
      values ('dead-letters', '{"proposalId":"x"}', 'created', ${name}, gen_random_uuid(), now() + interval '1 day')`);
  await fail('extract');
  await api.sweep();
  expect(await notices(desk)).toEqual([]);

  await fail('proposals.pay-dealer');
  await api.sweep();
  const [first, ...more] = await notices(desk);
  expect(first?.message).toMatch(/^Uma tarefa de uma venda falhou/);
  expect(more).toEqual([]);
  expect(await notices(other)).toEqual([]);

  // another one while the notice is unread, and runs without a new failure
  await fail('papers.make');
  await api.sweep();
  await api.sweep();
  expect(await notices(desk)).toHaveLength(1);

  await desk.ok('confirmNotifications', { query: { ids: first!.id } });
  await api.sweep();
  expect(await notices(desk)).toEqual([]);
  await fail('proposals.register-lien');
  await api.sweep();
  expect(await notices(desk)).toHaveLength(1);
});

it('announces the failure of a scheduled row of a sale under the name of its task', async () => {
  const notices = async () =>
    (await desk.ok('readNotifications', { query: { limitByType: '20' } })).items.filter(({ message }) =>
      message.includes('Tarefas'),
    );
  const [unread] = await notices();
  await desk.ok('confirmNotifications', { query: { ids: unread!.id } });
  const fail = (task: string) =>
    api.database.db.execute(sql`
      insert into jobs.job (name, data, state, source_name, source_id, keep_until)
      values ('dead-letters', ${JSON.stringify({ task, id: 'x' })}::jsonb, 'created', 'schedule.row', gen_random_uuid(),
        now() + interval '1 day')`);
  await fail('uploads.forget-trials');
  await api.sweep();
  expect(await notices()).toEqual([]);
  await fail('proposals.follow-payments');
  await api.sweep();
  expect(await notices()).toHaveLength(1);
});

it('decides for every kind of job whether a sale waits for it', async () => {
  const queues = await rowsOf(api, sql`select name from jobs.queue where name <> 'dead-letters'`);
  expect(queues.length).toBeGreaterThan(20);
  const areas = queues.map(({ name }) => String(name).split('.')[0]!).filter((area) => !area.startsWith('__'));
  expect(areas.filter((area) => !Object.hasOwn(areasOfJobs, area))).toEqual([]);
});

describe('the failure of a job', () => {
  const storeFailed = (output: object) =>
    rowsOf(
      api,
      sql`insert into jobs.job (name, data, state, source_name, source_id, source_output, keep_until)
        values ('dead-letters', '{}', 'created', 'extract', gen_random_uuid(), ${JSON.stringify(output)}::jsonb,
          now() + interval '1 day') returning id`,
    );
  const failureOfStored = async (output: object) => {
    const [row] = await storeFailed(output);
    return (await failed()).find(({ id }) => id === row!.id)?.failure;
  };

  it('has the code of a refusal, as the partner gave it, after a real run', async () => {
    const { analyse } = api.partners.creditEngine;
    api.partners.creditEngine.analyse = async () => {
      throw new PartnerError('credit-engine', 'refused', { partnerCode: 'CE-12', partnerMessage: 'for the user' });
    };
    await sendProposal(seller, await aCompleteProposal(seller, aPerson(3)));
    await api.database.db.execute(sql`update jobs.job set retry_limit = 0 where name = 'proposals.analyse'`);
    await api.work();
    const refused = { kind: 'partner-refused', system: 'credit-engine', code: 'CE-12' };
    await expect.poll(async () => (await failed()).map(({ failure }) => failure)).toContainEqual(refused);
    api.partners.creditEngine.analyse = analyse;
  });

  it('is read from the message of a job that failed before failures were stored', async () => {
    expect(await failureOfStored({ message: 'liberty: timeout' })).toEqual({
      kind: 'partner-away',
      system: 'liberty',
      code: null,
    });
    expect((await failureOfStored({ message: 'database error 40P01 ' }))?.kind).toBe('database-busy');
    expect((await failureOfStored({ value: { message: 'The job took too long' } }))?.kind).toBe('too-long');
    expect((await failureOfStored({ message: 'x is not a function' }))?.kind).toBe('unknown');
  });
});

it('names every partner for operators', () => {
  const names = Object.values(partnerKinds).map(({ name }) => name);
  expect(names.filter((name) => !Object.hasOwn(systemNames, name))).toEqual([]);
});
