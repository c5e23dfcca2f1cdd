/** Proposals with the same voucher are sent in parallel to two API processes: exactly as many as its limit get through. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointName } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tools/postgres/start-postgres.ts';
import { makeId } from '../../src/kernel/ids.ts';
import { aCompleteProposal } from '../journey.ts';
import type { Session } from '../open-api.ts';
import { aRule } from '../record-tries.ts';
import { answerOf, type DealerCall, signInAtDealer } from './dealer-calls.ts';
import { startProduct } from './real-product.ts';

const sends = 500;
const limit = 173;
const folder = mkdtempSync(join(tmpdir(), 'estrada-parallel-sends-'));
let postgres: TestPostgres;
let database: Pool;
let processes: ChildProcess[];
let sellers: [DealerCall, DealerCall];
let crm: DealerCall;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  // the first one creates the tables and the demo
  const one = await startProduct(env, 'main');
  const other = await startProduct(env, 'main');
  processes = [one.child, other.child];
  // a user has one session: two people sell
  sellers = [await signInAtDealer(one.url, 'DEMO.SELLER'), await signInAtDealer(other.url, 'DEMO.FI-MANAGER')];
  crm = await signInAtDealer(one.url, 'DEMO.CRM', 'gmf');
  database = new Pool({ connectionString: postgres.url, max: 2 });
}, 240_000);
afterAll(async () => {
  for (const child of processes ?? []) child.kill('SIGKILL');
  await database?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Proposal {
  id: string;
  version: number;
}

/** A complete proposal with a voucher, ready to be sent. */
async function aProposal(call: DealerCall, voucherCode: string): Promise<Proposal> {
  const person = aPerson(9_001);
  const { rows } = await database.query<{ id: string }>(
    `select active_dealer_id as id from sessions s join users u on u.id = s.user_id where u.username = 'DEMO.SELLER'`,
  );
  const dealerId = rows[0]!.id;
  const session = {
    activeDealerId: dealerId,
    ok: (name: EndpointName, input: object) => answerOf(call(name, input)),
  } as unknown as Session;
  return aCompleteProposal(session, person, { voucherCode });
}

/** Copies of a proposal of the same client. */
async function copiesOf({ id }: Proposal, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => makeId(new Date()));
  for (const [index, copy] of ids.entries())
    for (const [table, key, changes] of [
      ['proposals', 'id', { id: copy, number: `9${index}${id.slice(-4)}`, copied_from_id: id }],
      ['proposal_loans', 'proposal_id', { proposal_id: copy }],
    ] as const)
      await database.query(
        `insert into ${table} select copied.* from ${table} as model,
           lateral jsonb_populate_record(model, $1::jsonb) as copied where model.${key} = $2`,
        [JSON.stringify(changes), id],
      );
  return ids;
}

/** Sends a proposal, again where the process had no database connection in time. @returns the code of the refusal */
async function sendPatiently(call: DealerCall, body: Proposal): Promise<string> {
  const answer = await call('submitProposal', { query: { send: 'true' }, body });
  const code = answer?.status === 200 ? 'sent' : String(JSON.parse(answer?.text ?? '{}').code);
  return code === 'SIS004' ? sendPatiently(call, body) : code;
}

/** Sends copies of a proposal with a voucher all at once. @returns how many got each answer */
async function sendAtOnce(count: number, rule: { discountVoucher: string; voucherType: string; voucherLimit: number }) {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  const { id } = await answerOf<{ id: string }>(
    crm('registerVoucher', {
      body: { ...aRule(rule.discountVoucher), effectiveFrom: today, validUntil: '2030-12-31', ...rule },
    }),
  );
  const model = await aProposal(sellers[0], rule.discountVoucher);
  const ids = await copiesOf(model, count);
  const answers = await Promise.all(
    ids.map((id, index) => sendPatiently(sellers[index % 2]!, { id, version: model.version })),
  );
  const outcomes: Record<string, number> = {};
  for (const answer of answers) outcomes[answer] = (outcomes[answer] ?? 0) + 1;
  const { rows } = await database.query<Record<string, number>>(
    `select reserved + used as taken,
       (select count(*)::int from discount_uses where rule_id = $1 and status = 'RESERVED') as uses,
       (select count(*)::int from proposals where id = any($2) and status <> 'WO') as sent
     from vouchers where id = $1`,
    [id, ids],
  );
  return { outcomes, ...rows[0] };
}

it(`${sends} parallel sends by two processes take ${limit} uses for a limit of ${limit}`, {
  timeout: 300_000,
}, async () => {
  const rule = { discountVoucher: 'QUINHENTOS', voucherType: 'MULTIPLE', voucherLimit: limit };
  expect(await sendAtOnce(sends, rule)).toEqual({
    outcomes: { sent: limit, 'voucher-005': sends - limit },
    taken: limit,
    uses: limit,
    sent: limit,
  });
});

it('a voucher of single use is used once by a client, however many sends are parallel', {
  timeout: 300_000,
}, async () => {
  const rule = { discountVoucher: 'UMA-VEZ', voucherType: 'SINGLE', voucherLimit: limit };
  expect(await sendAtOnce(100, rule)).toEqual({
    outcomes: { sent: 1, 'voucher-006': 99 },
    taken: 1,
    uses: 1,
    sent: 1,
  });
});
