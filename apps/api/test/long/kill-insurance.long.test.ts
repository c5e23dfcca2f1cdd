/**
 * API and worker are killed, one or both, again and again, while insurance is sent, issued, charged and cancelled in
 * parallel. By the insurer's own books no proposal is lost or there twice, and none is charged or cancelled twice.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeCpf } from '@estrada/domain/people/index';
import { longRun } from '@estrada/testkit/index';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tools/postgres/start-postgres.ts';
import { type RunningSandbox, runSandbox } from '../run-sandbox.ts';
import { freePort } from './counted-partner.ts';
import { answerOf, type DealerCall, signInAtDealer, stopAndVerify } from './dealer-calls.ts';
import { startProduct } from './real-product.ts';

// minutes even for a single run: `vitest.config.ts` leaves this file to `npm run test:long`
const { seed, runs, random, timeoutMs } = longRun(1, 200);
const drivers = 4;
const kills = Math.max(Math.ceil(runs / 5), 4);
/** For kills, then for the queries that the schedule makes every ten minutes. */
const mostMs = 60 * 60_000;
const kinds = ['SUBMIT', 'ISSUE', 'CHARGE', 'CANCEL'] as const;
const who = ['api', 'worker', 'both'] as const;

const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-insurance-'));
const secret = 'a-secret-of-the-insurers-32-letters';
let postgres: TestPostgres;
let sandbox: RunningSandbox;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  postgres = await startPostgres(true);
  const [port, smtpPort] = [await freePort(), await freePort()];
  sandbox = await runSandbox({ SANDBOX_CALLBACK_SECRET: secret, SANDBOX_SMTP_PORT: String(smtpPort) });
  env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ASSURANT_CALLBACK_SECRETS: secret,
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: String(smtpPort),
  };
}, 60_000);
afterAll(async () => {
  await sandbox?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startWorker = (): ChildProcess =>
  fork(fileURLToPath(new URL('../../src/worker.ts', import.meta.url)), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const signIn = (url: string): Promise<DealerCall> => signInAtDealer(url, 'DEMO.FI-MANAGER');

async function startApi(): Promise<{ child: ChildProcess; url: string; manager: DealerCall }> {
  const { child, url } = await startProduct(env, 'main');
  return { child, url, manager: await signIn(url) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('A process had ended by itself');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

type Insurance = { id: string; version: number; statusKey: string; premiums: { status: string }[] };
const address = { type: 'GAP', provider: 'ASSURANT' };

/** Filled in and quoted; nothing binds anybody yet. */
async function prepare(manager: DealerCall, index: number): Promise<string> {
  // accepted at once, or after the insurer's time; with or without a policy of its own accord
  const digit = [0, 2, 4][index % 3]!;
  const identification = makeCpf(`${String(10_000 + index)}0${digit}00`);
  let one = await answerOf<Insurance>(manager('beginInsurance', { params: address, body: {} }));
  const params = { ...address, id: one.id };
  const save = async (name: Parameters<DealerCall>[0], values: object) => {
    one = await answerOf<Insurance>(manager(name, { params, body: { version: one.version, values } }));
  };
  await save('saveInsuranceAssured', {
    personType: 'PF',
    identification,
    name: 'Marina Alves Souza',
    birthDate: '1990-05-20',
    gender: 'F',
    maritalId: 1,
    phone: '11987654321',
    email: 'marina@exemplo.com.br',
    confirmEmail: 'marina@exemplo.com.br',
    exposedPerson: false,
    address: {
      zipCode: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
  });
  await save('saveInsuranceVehicle', {
    vehicleLabel: 'Onix',
    assetType: 1,
    modelYear: '2026',
    fuelType: 3,
    vehicleValue: 9_000_000,
    vin: '9BGEB48A0RG123456',
    saleDate: '2026-11-19',
  });
  await save('saveInsuranceDetails', { term: 36, financedValue: 6_000_000 });
  one = await answerOf<Insurance>(manager('quoteInsurance', { params }));
  await save('saveInsurancePayment', { paymentTypeCode: 'BILL', installmentNumber: '1' });
  return one.id;
}

it(`${runs} contracts survive ${kills} kills of API and worker (seed ${seed})`, { timeout: timeoutMs }, async () => {
  let api = await startApi();
  const database = new Pool({ connectionString: postgres.url, max: 4 });
  database.on('error', () => {});
  const ids: string[] = [];
  for (let index = 0; index < runs; index++) {
    // nobody contracts as much in a minute as this test
    if (index % 10 === 0) await database.query('delete from rate_limits');
    ids.push(await prepare(api.manager, index));
  }
  let worker = startWorker();
  const isToBeCancelled = (id: string) => ids.indexOf(id) % 2 === 1;
  const until = Date.now() + mostMs;

  /** Makes the next step of one by the calls of a seller. @returns whether nothing is left to do */
  async function drive(id: string): Promise<boolean> {
    const read = await api.manager('readInsurance', { params: { id } });
    if (read?.status !== 200) return false;
    const one = JSON.parse(read.text) as Insurance;
    const params = { ...address, id };
    const body = { version: one.version };
    if (one.statusKey === 'complete') {
      await api.manager('sendInsured', { params, body: { ...body, consent: true } });
      return false;
    }
    const isPaid = one.statusKey === 'issued' && one.premiums.every(({ status }) => status === 'PAID');
    if (isPaid && isToBeCancelled(id)) {
      await api.manager('cancelInsurance', { params: { id }, body: { ...body, reason: 'Desistência' } });
      return false;
    }
    if (one.statusKey !== 'cancelled') return isPaid;
    const { rows } = await database.query(
      `select 1 from insurer_requests where insurance_id = $1 and status in ('REQUESTED', 'UNKNOWN')`,
      [id],
    );
    return rows.length === 0;
  }
  const left = [...ids];
  const driving = Promise.all(
    Array.from({ length: drivers }, async () => {
      for (let next = left.shift(); next && Date.now() < until; next = left.shift()) {
        if (!(await drive(next))) left.push(next);
        await pause(100);
      }
    }),
  );
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  driving.then(end, end);

  const fell = new Map<string, number>();
  let killed = 0;
  while (killed < kills && !isOver) {
    const kind = kinds[killed % kinds.length]!;
    // an insurer that takes its time: the kill falls between its act and its answer
    await sandbox.switchPartner('assurant', 'slow', 4);
    const [victim, found] = [random.pick(who), await untilOneIsUnderWay(kind)];
    if (found) fell.set(kind, (fell.get(kind) ?? 0) + 1);
    if (isOver) break;
    await Promise.all([victim !== 'worker' && kill(api.child), victim !== 'api' && kill(worker)]);
    killed++;
    if (victim !== 'api') worker = startWorker();
    await database.query('delete from rate_limits');
    if (victim !== 'worker') api = await startApi();
    await pause(random.below(3_000));
  }

  /** Polls until a request of the kind is under way. @returns false where none is in time */
  async function untilOneIsUnderWay(kind: string): Promise<boolean> {
    for (const late = Date.now() + 20_000; Date.now() < late && !isOver; await pause(10)) {
      const { rows } = await database.query(
        `select 1 from insurer_requests where kind = $1 and status in ('REQUESTED', 'UNKNOWN') and insurance_id = any($2)`,
        [kind, ids],
      );
      if (rows.length > 0) return true;
    }
    return false;
  }
  // a report that came while the API was dead is lost, and what it was about is queried after an hour: that is over now
  await database.query(
    `update insurance_proposals set updated_at = updated_at - interval '1 hour'
      where id = any($1) and status in ('sent', 'accepted')`,
    [ids],
  );
  // a session ends after fifteen minutes
  const renewing = setInterval(() => void signIn(api.url).then((manager) => Object.assign(api, { manager })), 600_000);
  await driving.finally(() => clearInterval(renewing));
  console.log(`${killed} kills fell while requests were under way:`, Object.fromEntries(fell));

  const { rows } = await database.query(
    `select id, status, insurer_number from insurance_proposals where id = any($1) order by id`,
    [ids],
  );
  expect(rows.map(({ status }) => status)).toEqual(
    rows.map(({ id }) => (isToBeCancelled(id as string) ? 'cancelled' : 'issued')),
  );
  // by the books of the insurer
  const answer = await fetch(`${sandbox.url}/assurant/v1/ledger`, { headers: { authorization: 'Bearer test' } });
  const { proposals } = (await answer.json()) as {
    proposals: { number: string; requestId: string; charges: object[]; cancellations: object[] }[];
  };
  for (const { id, insurer_number: number } of rows) {
    const own = proposals.filter(({ requestId }) => requestId.startsWith(id as string));
    const expected = [number, 1, 1, isToBeCancelled(id as string) ? 1 : 0];
    expect([own[0]?.number, own.length, own[0]?.charges.length, own[0]?.cancellations.length]).toEqual(expected);
  }
  await database.end();
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGTERM');
  await ended;
  expect(await stopAndVerify(api.child, env)).toEqual([0, expect.stringContaining('The trail is intact')]);
});
