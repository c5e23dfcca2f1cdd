/** The recorded outcome of a mail whose server fails, and of one whose code is void by the time it is sent. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { makeJobContext } from '../../../kernel/jobs/job-context.ts';
import { makeLogger } from '../../../kernel/logger.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { openTokenService } from '../session/tokens.ts';
import { mailCode } from './mail-code.ts';

let api: TestApi;
let isDown = true;
let sent = 0;
const mailer: Mailer = {
  async send(mail) {
    if (isDown) throw Object.assign(new Error(`550 ${mail.to} unknown`), { code: 'EENVELOPE' });
    sent++;
  },
  close: () => {},
};
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** Requests a code and returns the job that mails it; the worker of the test is stopped. */
async function aCode(username: string) {
  const { apiKey } = await api.stranger.ok('readActiveModules');
  await api.stranger.ok('forgotPassword', { body: { username }, headers: { 'x-api-key': apiKey } });
  const [mail] = await rowsOf(
    api,
    sql`select id from sent_mails where user_id = (select id from users where username = ${username}) order by created_at desc, id desc limit 1`,
  );
  const codeId = String(mail!.id);
  const job = mailCode(await openTokenService(api.database.db, undefined), mailer);
  const run = () => {
    const parts = { db: api.database.db, jobs: { enqueue: async () => {} }, auditKey: null };
    const context = makeJobContext(parts, api.clock.now(), 'job', makeLogger('silent'));
    return job({ codeId, language: 'pt-BR', occasion: 'asked' }, context);
  };
  const read = async () =>
    (await rowsOf(api, sql`select status, attempts, failure from sent_mails where id = ${codeId}`))[0];
  return { run, read };
}

it('keeps a mail queued while it is retried, without the address in the failure, and records when it was sent', async () => {
  const { run, read } = await aCode('DEMO.CRM');
  expect(await read()).toEqual({ status: 'QUEUED', attempts: 0, failure: null });
  await expect(run()).rejects.toThrow();
  expect(await read()).toEqual({ status: 'QUEUED', attempts: 1, failure: 'EENVELOPE' });
  isDown = false;
  await run();
  expect([await read(), sent]).toEqual([{ status: 'SENT', attempts: 2, failure: null }, 1]);
  isDown = true;
});

it('marks a mail as failed after the last retry', async () => {
  const { run, read } = await aCode('DEMO.FEIRAO');
  for (let time = 1; time <= 7; time++) await expect(run()).rejects.toThrow();
  expect(await read()).toEqual({ status: 'FAILED', attempts: 7, failure: 'EENVELOPE' });
});

it('sends no mail whose code was replaced, and reports it', async () => {
  const first = await aCode('DEMO.OFERTAS');
  await aCode('DEMO.OFERTAS');
  await first.run();
  expect(await first.read()).toEqual({ status: 'FAILED', attempts: 0, failure: 'code-void' });
});
