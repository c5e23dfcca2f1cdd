/**
 * The product is killed while leads are received and delivered to the sales CRM, at each step in turn: no acknowledged
 * lead is lost, none is there twice, and the CRM has every version of each, in order.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longRun } from '@estrada/testkit/index';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tools/postgres/start-postgres.ts';
import { type RunningSandbox, runSandbox } from '../run-sandbox.ts';
import { freePort } from './counted-partner.ts';
import { type DealerCall, signInAtDealer, stopAndVerify } from './dealer-calls.ts';
import { startProduct } from './real-product.ts';

// minutes even for a single run: `vitest.config.ts` leaves this file to `npm run test:long`
const { seed, runs, random, timeoutMs } = longRun(1, 24);
const leadsOfRun = 4;
/** Where a kill falls: while a lead is stored, before the CRM has a delivery, after it has it, and after its answer. */
const steps = ['receipt', 'request', 'answer', 'recorded'] as const;
type Step = (typeof steps)[number];

const folder = mkdtempSync(join(tmpdir(), 'estrada-kill-lead-'));
let postgres: TestPostgres;
let sandbox: RunningSandbox;
let proxy: Server;
let env: NodeJS.ProcessEnv;
/** Called once, when a delivery is at this step. */
let armed: { step: Step; act: () => void } | null = null;
/** The versions that the CRM accepted, in that order, by lead. */
const accepted = new Map<string, number[]>();

function reach(step: Step): void {
  if (armed?.step !== step) return;
  const { act } = armed;
  armed = null;
  act();
}

/** Passes the deliveries on to the CRM of the sandbox. */
const makeProxy = () =>
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return void response.destroy();
    }
    const body = Buffer.concat(chunks).toString();
    reach('request');
    const answer = await fetch(`${sandbox.url}/sales-crm${request.url}`, {
      method: 'POST',
      headers: { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' },
      body,
    });
    const text = await answer.text();
    const { leadId, version } = JSON.parse(body) as { leadId: string; version: number };
    if (answer.ok) accepted.set(leadId, [...(accepted.get(leadId) ?? []), version]);
    reach('answer');
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text, () => reach('recorded'));
  });

beforeAll(async () => {
  postgres = await startPostgres(true);
  sandbox = await runSandbox({ SANDBOX_SMTP_PORT: String(await freePort()) });
  proxy = makeProxy();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PORT: '0',
    SANDBOX_PORT: new URL(sandbox.url).port,
    SALES_CRM_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1`,
  };
}, 120_000);
afterAll(async () => {
  proxy?.close();
  await sandbox?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kill = (child: ChildProcess, afterMs: number) => void setTimeout(() => child.kill('SIGKILL'), afterMs);

/** Creates a lead and contacts the person. @returns what was acknowledged; null: not even the lead */
async function receive(call: DealerCall, phone: string): Promise<{ id: string; isContacted: boolean } | null> {
  const person = { name: 'Marina Alves Souza', phone, email: '', document: '', contactPreference: 'CALL' };
  const wanted = { vehicleTypeId: '1', vehicleWanted: 'Onix', channel: 'WALK_IN', source: 'Vitrine' };
  const created = await call('createLead', { body: { ...person, ...wanted } });
  if (created === null) return null;
  expect([created.status, created.status === 200 ? '' : created.text]).toEqual([200, '']);
  const { id, version } = (JSON.parse(created.text) as { lead: { id: string; version: number } }).lead;
  const contact = { how: 'CALL', outcome: 'noInterest', nextDay: '', nextTime: '', note: 'Comprou outro' };
  const contacted = await call('contactLead', { params: { id }, body: { version, ...contact } });
  return { id, isContacted: contacted?.status === 200 };
}

it(`leads survive ${runs} kills during receipt and delivery (seed ${seed})`, { timeout: timeoutMs }, async () => {
  const database = new Pool({ connectionString: postgres.url, max: 2 });
  let { child, url } = await startProduct(env);
  const fell = new Map<Step, number>();
  const known: { phone: string; id: string; isContacted: boolean }[] = [];
  for (let run = 0; run < runs; run++) {
    const step = steps[run % steps.length]!;
    const call = await signInAtDealer(url, 'DEMO.SELLER');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const victim = child;
    const hit = () => {
      fell.set(step, (fell.get(step) ?? 0) + 1);
      kill(victim, step === 'recorded' ? random.below(40) : 0);
    };
    if (step === 'receipt') {
      fell.set(step, (fell.get(step) ?? 0) + 1);
      kill(victim, random.below(150));
    } else armed = { step, act: hit };
    const phones = Array.from({ length: leadsOfRun }, (_, index) => `119${80_000_000 + run * 100 + index}`);
    const results = await Promise.all(phones.map((phone) => receive(call, phone)));
    await gone;
    armed = null;
    ({ child, url } = await startProduct(env));
    // real users never log in as often as this test
    await database.query('delete from rate_limits');
    const again = await signInAtDealer(url, 'DEMO.SELLER');
    for (const [index, result] of results.entries()) {
      const phone = phones[index]!;
      const { rows } = await database.query('select id, status from leads where phone = $1', [phone]);
      // what was acknowledged is there once; what was not is there at most once
      expect(rows.length).toBeLessThanOrEqual(1);
      if (result) expect(rows[0]?.id).toBe(result.id);
      if (result?.isContacted) expect(rows[0]?.status).toBe('noInterest');
      const repeated = rows.length === 0 ? await receive(again, phone) : null;
      known.push({ phone, id: rows[0]?.id ?? repeated?.id, isContacted: result?.isContacted ?? false });
    }
  }
  console.log(`${runs} kills fell at`, Object.fromEntries(fell));
  // the work of a lost worker is retried within minutes
  const left = 'select count(*)::int as n from leads where crm_waiting_since is not null and phone = any($1)';
  const phones = known.map(({ phone }) => phone);
  await expect
    .poll(async () => (await database.query(left, [phones])).rows[0].n, { timeout: 600_000, interval: 1_000 })
    .toBe(0);
  for (const { id, phone } of known) {
    const { rows } = await database.query('select id, crm_version, crm_sent_version from leads where phone = $1', [
      phone,
    ]);
    expect([phone, rows.map((row) => row.id)]).toEqual([phone, [id]]);
    const wanted = Array.from({ length: rows[0].crm_version }, (_, index) => index + 1);
    expect(rows[0].crm_sent_version).toBe(wanted.length);
    const received = accepted.get(id)!;
    expect([phone, [...new Set(received)]]).toEqual([phone, wanted]);
    expect(received).toEqual(received.toSorted((one, other) => one - other));
  }
  await database.end();
  expect(await stopAndVerify(child, env)).toEqual([0, expect.stringContaining('The trail is intact')]);
});
