/** The sales CRM is unavailable for a day: no lead is lost, the order of each is kept, and the calls stay few. */
import { aPerson, longRun } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { type LeadDelivery, PartnerError } from '../../partners/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

const { runs: leadCount, timeoutMs } = longRun(40, 300);
const secondsOfDay = 86_400;
/** The waits of a job (ten seconds, doubled, two hours at most) until the day is over. */
function waitsOfDay(): number[] {
  const waits: number[] = [];
  for (let wait = 10, passed = 0; passed < secondsOfDay; wait = Math.min(wait * 2, 7_200)) {
    const next = Math.min(wait, secondsOfDay - passed);
    waits.push(next);
    passed += next;
  }
  return waits;
}

const due = sql`select id from jobs.job where name = 'leads.send-to-crm'
  and (state in ('created', 'active') or (state = 'retry' and start_after <= jobs.job_now()))`;
/** Waits until no delivery is due. */
const settle = () => expect.poll(() => rowsOf(api, due), { timeout: 60_000, interval: 100 }).toEqual([]);
/** As if so much time had passed, for the product and for the jobs that wait. */
async function pass(seconds: number): Promise<void> {
  api.clock.advance({ seconds });
  await api.database.db.execute(
    sql`update jobs.job set start_after = start_after - ${seconds} * interval '1s' where state = 'retry'`,
  );
}

it(`delivers ${leadCount} leads with their changes in order after an outage of a day`, {
  timeout: timeoutMs,
}, async () => {
  const calls: Pick<LeadDelivery, 'leadId' | 'version'>[] = [];
  let isAway = true;
  api.partners.salesCrm.deliver = async ({ leadId, version }) => {
    calls.push({ leadId, version });
    if (isAway) throw new PartnerError('sales-crm', 'unreachable');
    return { version };
  };
  // only the leads of this test
  await api.database.db.execute(sql`delete from lead_deliveries`);
  await api.database.db.execute(sql`update leads set crm_waiting_since = null`);
  const seller = await api.signIn('seller');
  const ids: string[] = [];
  for (let count = 0; count < leadCount; count++) {
    const body = {
      name: aPerson(count).name,
      phone: `119${String(84_000_000 + count)}`,
      email: '',
      document: '',
      contactPreference: 'CALL',
      vehicleTypeId: '1',
      vehicleWanted: 'Onix',
      channel: 'WALK_IN',
      source: 'Vitrine',
    } as const;
    const { lead } = await seller.ok('createLead', { body });
    ids.push(lead.id);
    // every fourth lead is contacted, and then closed, while the CRM is away
    if (count % 4 > 0) continue;
    const params = { id: lead.id };
    const contact = { how: 'CALL', outcome: 'again', nextDay: '2026-11-25', nextTime: '', note: '' } as const;
    const { version } = await seller.ok('contactLead', { params, body: { version: lead.version, ...contact } });
    await seller.ok('finishLead', { params, body: { version, outcome: 'noInterest', reason: 'Comprou outro' } });
  }
  await api.work();
  await settle();
  const waits = waitsOfDay();
  for (const seconds of waits) {
    await pass(seconds);
    await settle();
  }
  // no version but the first of each lead was tried, and each about as often as its waits double
  expect(new Set(calls.map(({ version }) => version))).toEqual(new Set([1]));
  expect(calls.length).toBeLessThanOrEqual(leadCount * (waits.length + 2));
  expect(await rowsOf(api, sql`select 1 from jobs.job where name = 'dead-letters'`)).toEqual([]);
  const again = await api.signIn('fi-manager');
  const { crm } = await again.ok('readLead', { params: { id: ids[0]! } });
  expect(crm).toMatchObject({ state: 'late', version: 0 });

  calls.length = 0;
  isAway = false;
  // the next minute sends one job ahead; when it gets through, all others follow at once
  await api.sweep();
  const left = sql`select id from leads where crm_waiting_since is not null`;
  await expect.poll(() => rowsOf(api, left), { timeout: 60_000, interval: 100 }).toEqual([]);
  const received = ids.map((id) => calls.filter(({ leadId }) => leadId === id).map(({ version }) => version));
  expect(received).toEqual(ids.map((_, index) => (index % 4 > 0 ? [1] : [1, 2, 3])));
});
