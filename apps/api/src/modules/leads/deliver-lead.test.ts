/** The deliveries of leads to the sales CRM: each change once and in order, through outages, refusals and lost answers. */
import type { LeadDetail } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { type LeadDelivery, PartnerError } from '../../partners/index.ts';

/** a Monday, nine o'clock at the dealer */
const morning = '2026-11-23T12:00:00Z';
let api: TestApi;
let seller: Session;
let manager: Session;
let crm: Session;
let desk: Session;

/** What the CRM was sent, in the order of the calls, and what it does with a delivery. */
let calls: LeadDelivery[] = [];
let answers: (delivery: LeadDelivery) => void = () => {};
beforeAll(async () => {
  api = await openApi();
  api.clock.moveTo(morning);
  await api.database.db.execute(sql`delete from lead_deliveries`);
  await api.database.db.execute(sql`update leads set crm_waiting_since = null, crm_refused_at = null`);
  api.partners.salesCrm.deliver = async (delivery) => {
    calls.push(delivery);
    answers(delivery);
    return { version: delivery.version };
  };
  [seller, manager] = [await api.signIn('seller'), await api.signIn('fi-manager')];
  [crm, desk] = [await api.signIn('crm'), await api.signIn('service-desk')];
  // nothing of the demo is joined
  await api.database.db.execute(sql`update leads set created_at = '2026-01-01', last_contact_on = '2026-01-01'`);
  await api.work();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  [calls, answers] = [[], () => {}];
  api.clock.moveTo(morning);
});

let count = 0;
async function create(changes: { phone?: string } = {}): Promise<LeadDetail> {
  const body = {
    name: aPerson(700 + count++).name,
    phone: `119${String(83_000_000 + count)}`,
    email: '',
    document: '',
    contactPreference: 'CALL',
    vehicleTypeId: '1',
    vehicleWanted: 'Onix',
    channel: 'WALK_IN',
    source: 'Vitrine',
    ...changes,
  } as const;
  return (await seller.ok('createLead', { body })).lead;
}
const contact = ({ id, version }: LeadDetail, nextDay = '2026-11-25') =>
  seller.ok('contactLead', {
    params: { id },
    body: { version, how: 'CALL', outcome: 'again', nextDay, nextTime: '', note: '' },
  });
const finish = ({ id, version }: LeadDetail) =>
  seller.ok('finishLead', { params: { id }, body: { version, outcome: 'noInterest', reason: 'Comprou outro' } });
const correct = ({ id, version, name, email, document, contactPreference, vehicleTypeId }: LeadDetail, phone: string) =>
  seller.ok('updateLead', {
    params: { id },
    body: { version, name, phone, email, document, contactPreference, vehicleTypeId, vehicleWanted: 'Onix' },
  });
const crmOf = async ({ id }: LeadDetail, session = manager) => (await session.ok('readLead', { params: { id } })).crm;
const versionsOf = ({ id }: Pick<LeadDetail, 'id'>) =>
  calls.filter(({ leadId }) => leadId === id).map(({ version }) => version);
const due = sql`select id from jobs.job where name = 'leads.send-to-crm'
  and (state in ('created', 'active') or (state = 'retry' and start_after <= jobs.job_now()))`;
/** Waits until no delivery is due. */
const settle = () => expect.poll(() => rowsOf(api, due), { timeout: 30_000, interval: 50 }).toEqual([]);
/** As if so much time had passed for the jobs that wait. */
async function pass(seconds: number): Promise<void> {
  await api.database.db.execute(
    sql`update jobs.job set start_after = start_after - ${seconds} * interval '1s' where state = 'retry'`,
  );
}
const unreachable = () => {
  throw new PartnerError('sales-crm', 'unreachable');
};

describe('a delivery', () => {
  it('sends each change that the CRM follows, in order, with the status and the owner of that change', async () => {
    const lead = await create();
    const ended = await finish(await contact(lead));
    await settle();
    expect(calls).toMatchObject([
      { leadId: lead.id, version: 1, event: 'create', status: 'new', note: 'Vitrine', number: lead.number },
      { leadId: lead.id, version: 2, event: 'contactAgain', status: 'again', how: 'CALL' },
      { leadId: lead.id, version: 3, event: 'endWithoutInterest', status: 'noInterest', note: 'Comprou outro' },
    ]);
    expect(calls[0]).toMatchObject({
      owner: { name: 'Júlia Martins' },
      channel: 'WALK_IN',
      person: { name: lead.name, phone: lead.phone, document: null, email: null },
      vehicle: { isUsed: false, wanted: 'Onix' },
      consent: null,
    });
    expect(await crmOf(ended)).toEqual({ state: 'sent', version: 3, at: '2026-11-23T12:00:00.000Z' });
    expect(await rowsOf(api, sql`select 1 from lead_deliveries`)).toEqual([]);
  });

  it('has no version for acts that the CRM does not follow: a claim and its release', async () => {
    const lead = await create();
    await settle();
    await api.database.db.execute(sql`update leads set owner_id = null where id = ${lead.id}`);
    const { id, version } = lead;
    await seller.ok('claimLead', { params: { id }, body: { version } });
    await seller.ok('releaseLead', { params: { id }, body: { version } });
    await settle();
    expect(versionsOf(lead)).toEqual([1]);
  });

  it('does not exist for a change that was rolled back', async () => {
    const lead = await create();
    await settle();
    const { status } = await seller.call('contactLead', {
      params: { id: lead.id },
      body: { version: lead.version, how: 'CALL', outcome: 'again', nextDay: '2026-11-20', nextTime: '', note: '' },
    });
    expect(status).toBe(422);
    await settle();
    expect([versionsOf(lead), await crmOf(lead)]).toMatchObject([[1], { state: 'sent', version: 1 }]);
  });

  it('is repeated with the same version after a lost answer, and no later version overtakes it', async () => {
    let isLost = true;
    answers = ({ version }) => {
      if (version !== 1 || !isLost) return;
      isLost = false;
      throw new PartnerError('sales-crm', 'timeout');
    };
    const lead = await create();
    await settle();
    await contact(lead);
    await settle();
    expect(versionsOf(lead)).toEqual([1]);
    await pass(3_600);
    await settle();
    expect(versionsOf(lead)).toEqual([1, 1, 2]);
  });

  it('queues a change that committed while the job of its lead was ending, with the next minute', async () => {
    const lead = await create();
    await settle();
    await contact(lead);
    await settle();
    // the job of the second version was not sent, because that of the first had not ended
    await api.database.db.execute(
      sql`update leads set crm_waiting_since = now(), crm_version = 3 where id = ${lead.id}`,
    );
    await api.database.db.execute(sql`
      insert into lead_deliveries (lead_id, version, event, status, created_at)
      values (${lead.id}, 3, 'postpone', 'again', now())`);
    await api.sweep();
    await settle();
    expect(versionsOf(lead)).toEqual([1, 2, 3]);
  });
});

describe('a delivery that waits', () => {
  it('is late after the minutes of the parameters, for the roles that follow it, and found by its filter', async () => {
    answers = unreachable;
    const lead = await create();
    await settle();
    const { updatedAt: _, changedByName: __, can: ___, ...limits } = await crm.ok('readLeadLimits', {});
    await crm.ok('saveLeadLimits', { body: { ...limits, minutesToSendLeads: 5 } });
    const at = new Date(morning).toISOString();
    const late = async (session: Session) =>
      (await session.ok('listLeads', { query: { view: 'crmLate', size: 100 } })).items.map(({ id }) => id);
    api.clock.advance({ minutes: 5 });
    expect(await crmOf(lead)).toEqual({ state: 'waiting', version: 0, at });
    expect(await late(crm)).not.toContain(lead.id);
    api.clock.advance({ seconds: 1 });
    for (const session of [manager, crm]) {
      expect(await crmOf(lead, session)).toEqual({ state: 'late', version: 0, at });
      expect(await late(session)).toContain(lead.id);
    }
    expect([await crmOf(lead, seller), await late(seller)]).toEqual([null, []]);

    // also one that has ended
    await finish(lead);
    expect(await late(crm)).toContain(lead.id);

    answers = () => {};
    await pass(3_600);
    await settle();
    expect(await crmOf(lead)).toMatchObject({ state: 'sent', version: 2 });
    expect(await late(crm)).not.toContain(lead.id);
  });
});

describe('a wrong token', () => {
  it('delays the deliveries as an outage does, and the Service Desk is notified of it once', async () => {
    answers = () => {
      throw new PartnerError('sales-crm', 'unauthorized');
    };
    const lead = await create();
    // longer than a refused delivery is retried
    for (let retry = 0; retry < 10; retry++) {
      await settle();
      await pass(7_200);
    }
    await settle();
    expect([versionsOf(lead).length > 6, await crmOf(lead)]).toMatchObject([true, { state: 'waiting', version: 0 }]);
    expect((await desk.ok('listJobs', { query: { state: 'waiting' } })).items).toContainEqual(
      expect.objectContaining({ recordId: lead.id, waitsFor: 'sales-crm', error: 'sales-crm: unauthorized' }),
    );
    await api.sweep();
    await api.sweep();
    const { items } = await desk.ok('readNotifications', { query: { limitByType: '20' } });
    expect(items.filter(({ message }) => message.includes('não aceita o token'))).toHaveLength(1);

    answers = () => {};
    await settle();
    await pass(7_200);
    await settle();
    expect(await crmOf(lead)).toMatchObject({ state: 'sent', version: 1 });
  });
});

describe('a refused delivery', () => {
  const failed = async ({ id }: LeadDetail) =>
    (await rowsOf(
      api,
      sql`select id from jobs.job where name = 'dead-letters' and state = 'created' and data->>'id' = ${id}`,
    )) as { id: string }[];
  const refusePhone = ({ person }: LeadDelivery) => {
    if (person.phone?.endsWith('0009')) throw new PartnerError('sales-crm', 'refused');
  };
  /** A lead whose first version was refused until its job gave up, with a second version behind it. */
  async function refused(phone: string): Promise<LeadDetail> {
    answers = refusePhone;
    const lead = await create({ phone });
    for (let retry = 0; retry < 10 && (await failed(lead)).length === 0; retry++) {
      await settle();
      await pass(3_600);
    }
    expect(await crmOf(lead)).toMatchObject({ state: 'refused', version: 0 });
    return contact(lead, '2026-12-10');
  }

  it('delays no other lead, and the later versions of its own wait for the decision', async () => {
    const lead = await refused('11983110009');
    const other = await create();
    await api.sweep();
    await settle();
    expect([new Set(versionsOf(lead)), versionsOf(other)]).toEqual([new Set([1]), [1]]);
    expect(await failed(lead)).toHaveLength(1);
    const jobs = (await desk.ok('listJobs', { query: { state: 'failed' } })).items;
    expect(jobs).toContainEqual(
      expect.objectContaining({ name: 'leads.send-to-crm', recordId: lead.id, error: 'sales-crm: refused' }),
    );
  });

  it('is sent again with corrected data when an operator retries it, and then the versions behind it', async () => {
    const lead = await refused('11983120009');
    await correct(lead, '11983120008');
    calls = [];
    await desk.ok('tryJobAgain', { params: { jobId: (await failed(lead))[0]!.id } });
    await settle();
    expect(versionsOf(lead)).toEqual([1, 2, 3]);
    expect(calls[0]!.person.phone).toBe('11983120008');
    expect(await crmOf(lead)).toMatchObject({ state: 'sent', version: 3 });
  });

  it('is left out when an operator gives it up, and the versions behind it follow', async () => {
    const lead = await refused('11983130009');
    answers = () => {};
    calls = [];
    await desk.ok('giveUpJob', { params: { jobId: (await failed(lead))[0]!.id }, body: { reason: 'Teste' } });
    await api.sweep();
    await settle();
    expect(versionsOf(lead)).toEqual([2]);
    expect(await crmOf(lead)).toMatchObject({ state: 'sent', version: 2 });
  });
});
