/**
 * API and worker are killed, one or both, again and again, while contracts are signed, sealed, secured, activated,
 * confirmed and paid in parallel. None is lost, none is paid twice, none is activated without its proofs.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { longRun } from '@estrada/testkit/index';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tools/postgres/start-postgres.ts';
import { readConfig } from '../../src/kernel/config.ts';
import { openFiles } from '../../src/kernel/file-vault/open-files.ts';
import { sealedKey } from '../../src/modules/contracts/paper-key.ts';
import { type RunningSandbox, runSandbox } from '../run-sandbox.ts';
import { type CopiedContract, copyContracts } from './contract-copies.ts';
import { countAt, expectAnswered, expectProofs, type Step, steps } from './contract-steps.ts';
import { type CountedPartner, countPartner, freePort } from './counted-partner.ts';
import { signInAtDealer, stopAndVerify } from './dealer-calls.ts';
import { type Acknowledged, driveContract, type People } from './drive-contract.ts';
import { startProduct } from './real-product.ts';

// minutes even for a single run: `vitest.config.ts` leaves this file to `npm run test:long`
const { seed, runs, random, timeoutMs } = longRun(1, 200);
const drivers = 4;
const kills = Math.ceil(runs / 5);
/** The work of a lost worker is retried within two minutes, and may be lost again. */
const mostMs = 45 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-settlement-'));
const secret = 'a-secret-of-the-provider-32-letters';
let postgres: TestPostgres;
let sandbox: RunningSandbox;
let payments: CountedPartner;
let liens: CountedPartner;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  postgres = await startPostgres(true);
  const [port, smtpPort] = [await freePort(), await freePort()];
  sandbox = await runSandbox({ SANDBOX_CALLBACK_SECRET: secret, SANDBOX_SMTP_PORT: String(smtpPort) });
  payments = await countPartner(`${sandbox.url}/dealer-payments`, '/v1/payments');
  liens = await countPartner(`${sandbox.url}/lien-registry`, '/v1/liens');
  env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    CERTISIGN_CALLBACK_SECRETS: secret,
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: String(smtpPort),
    DEALER_PAYMENTS_URL: `${payments.url}/v1`,
    LIEN_REGISTRY_URL: `${liens.url}/v1`,
  };
}, 60_000);
afterAll(async () => {
  payments?.close();
  liens?.close();
  await sandbox?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const startWorker = (): ChildProcess =>
  fork(fileURLToPath(new URL('../../src/worker.ts', import.meta.url)), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

async function startApi(): Promise<{ child: ChildProcess; people: People }> {
  const { child, url } = await startProduct(env, 'main');
  const [seller, finance] = [
    await signInAtDealer(url, 'DEMO.SALES-MANAGER'),
    await signInAtDealer(url, 'DEMO.FINANCE', 'gmf'),
  ];
  return { child, people: { seller, finance } };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('A process had ended by itself');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const inAnyOrder = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** Polls until a contract is at a step. @returns false where none gets there in time: then another step is next */
async function untilOneIsAt(step: Step, count: () => Promise<number>): Promise<boolean> {
  const mostTurnMs = 60_000;
  for (const until = Date.now() + mostTurnMs; Date.now() < until; await pause(20)) if ((await count()) > 0) return true;
  console.log(`No contract came to ${step} within ${mostTurnMs} ms`);
  return false;
}

/** The states of the contracts. */
async function whereTheyStand(database: Pool, contracts: readonly CopiedContract[]): Promise<string[]> {
  const { rows } = await database.query(
    `select concat_ws(' ', p.status, e.status, l.status, y.status) as at from proposals p
     left join proposal_envelopes e on e.proposal_id = p.id left join proposal_liens l on l.proposal_id = p.id
     left join proposal_payments y on y.proposal_id = p.id where p.id = any($1)`,
    [contracts.map(({ id }) => id)],
  );
  return rows.map(({ at }) => at as string);
}

it(`${runs} contracts survive ${kills} kills of API and worker (seed ${seed})`, { timeout: timeoutMs }, async () => {
  let api = await startApi();
  const database = new Pool({ connectionString: postgres.url, max: 4 });
  const contracts = await copyContracts(database, folder, runs);
  // the partner is queried as often as the parameters allow
  await database.query(
    `insert into settings_versions (name, version, "values", changed_by, changed_by_name, changed_at)
     select 'certisign', coalesce(max(version), 0) + 1, $1, $2, 'Ana', now() from settings_versions where name = 'certisign'`,
    [
      {
        enableTryAgain: true,
        numberAttemptsUpload: 10,
        numberAttemptsCallback: 10,
        numberAttemptsCallbackBatch: 50,
        uploadIntegrationMinutes: 1,
        callBackIntegrationMinutes: 1,
        sendEmailMinutes: 1_440,
      },
      contracts[0]!.id,
    ],
  );
  let worker = startWorker();
  const acknowledged: Acknowledged = new Map();
  const signed = new Set<string>();
  const ids = contracts.map(({ id }) => id);
  // a few at a time, so that at any moment there is one at each step
  const waiting = [...contracts];
  const left = waiting.splice(0, Math.max(12, Math.ceil(runs / 4)));
  const until = Date.now() + mostMs;
  const world = { people: () => api.people, random, database, acknowledged, signed };
  const drive = async () => {
    for (let next = left.shift(); next && Date.now() < until; next = left.shift()) {
      if (!(await driveContract(next, world))) left.push(next);
      else if (waiting.length > 0) left.push(waiting.shift()!);
      await pause(20);
    }
  };
  const begun = Date.now();
  const driving = Promise.all(Array.from({ length: drivers }, drive));
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  driving.then(end, end);
  const fell = new Map<Step, number>();
  const turns: Step[] = [];
  let killed = 0;
  while (killed < kills && !isOver) {
    if (turns.length === 0) turns.push(...inAnyOrder(Object.keys(steps) as Step[]));
    const step = turns.shift()!;
    if (!(await untilOneIsAt(step, () => countAt(database, step, { ids, signed })))) continue;
    const whom = random.pick(steps[step]);
    await Promise.all([whom !== 'worker' && kill(api.child), whom !== 'api' && kill(worker)]);
    killed++;
    // some had moved on between the check and the end
    if ((await countAt(database, step, { ids, signed })) > 0) fell.set(step, (fell.get(step) ?? 0) + 1);
    await expectAnswered(database, ids, acknowledged);
    if (whom !== 'api') worker = startWorker();
    // real users never log in as often as this test, which restarts the product every few seconds
    await database.query('delete from rate_limits');
    if (whom !== 'worker') api = await startApi();
    await expectProofs(database, ids);
    await pause(random.below(4_000));
  }
  await driving;
  console.log(
    `${killed} kills in ${Math.round((Date.now() - begun) / 1_000)} s fell while contracts stood at`,
    Object.fromEntries(fell),
  );
  if (kills >= Object.keys(steps).length) expect([...fell.keys()].sort()).toEqual(Object.keys(steps).sort());
  await expectAnswered(database, ids, acknowledged, { isQuiet: true });

  const lost = (await whereTheyStand(database, contracts)).filter((at) => !at.startsWith('OC '));
  expect(lost).toEqual([]);
  await expectProofs(database, ids);
  // acknowledged acts happened, and once
  const { rows: moves } = await database.query(
    `select proposal_id, array_agg(to_status order by seq) as path from proposal_history
     where proposal_id = any($1) and to_status in ('WFA', 'AV', 'PS', 'OC') group by proposal_id`,
    [contracts.map(({ id }) => id)],
  );
  expect(moves.filter(({ path }) => path.join() !== 'WFA,AV,PS,OC')).toEqual([]);
  // the real effects: one payment and one lien of each
  for (const { number } of contracts)
    expect([number, payments.taken.get(number)?.size, liens.taken.get(number)?.size]).toEqual([number, 1, 1]);
  const files = await openFiles(readConfig({ DATA_DIR: folder }));
  const { rows: envelopes } = await database.query(
    `select id, proposal_id, sealed_sha256 from proposal_envelopes where proposal_id = any($1) and status = 'COMPLETED'`,
    [contracts.map(({ id }) => id)],
  );
  for (const { id, proposal_id: proposalId, sealed_sha256 } of envelopes) {
    const bytes = await files.read(sealedKey({ proposalId, id }));
    expect(createHash('sha256').update(bytes!).digest('hex')).toBe(sealed_sha256);
  }
  await database.end();
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGTERM');
  await ended;
  expect(await stopAndVerify(api.child, env)).toEqual([0, expect.stringContaining('The trail is intact')]);
});
