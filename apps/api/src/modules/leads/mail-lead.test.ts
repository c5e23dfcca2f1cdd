import type { BodyInputOf, endpoints, LeadDetail } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { leadJobs } from './leads.jobs.ts';
import { leads } from './leads.tables.ts';

/** a Monday, nine o'clock at the dealer */
const morning = '2026-11-23T12:00:00Z';

async function open(env: Record<string, string> = {}) {
  const api = await openApi(env);
  api.clock.moveTo(morning);
  await api.work();
  const [seller, manager] = [await api.signIn('seller'), await api.signIn('fi-manager')];
  // nothing of the demo is due or joined
  await api.database.db.execute(sql`update leads set status = 'expired' where status in ('new', 'scheduled', 'visit')`);
  return { api, seller, manager };
}

let api: TestApi;
let seller: Session;
let manager: Session;
beforeAll(async () => {
  ({ api, seller, manager } = await open());
}, 60_000);
afterAll(() => api.close());

let count = 0;
async function create(
  session: Session,
  changes: Partial<BodyInputOf<typeof endpoints.createLead>> = {},
): Promise<LeadDetail> {
  const person = { name: aPerson(600 + count++).name, phone: `119${String(82_000_000 + count)}`, email: '' };
  const wanted = { document: '', contactPreference: 'CALL', vehicleTypeId: '1', vehicleWanted: 'Onix' } as const;
  const body = { ...person, ...wanted, channel: 'WALK_IN', source: 'Vitrine', ...changes } as const;
  return (await session.ok('createLead', { body })).lead;
}

const userOf = async (username: string, { database } = api) =>
  (await rowsOf({ database } as TestApi, sql`select id, email from users where username = ${username}`))[0] as {
    id: string;
    email: string;
  };
/** Waits until no e-mail about a lead is queued. */
async function settle(of = api): Promise<void> {
  const waiting = sql`select id from jobs.job where name = 'leads.mail-lead' and state in ('created', 'retry', 'active')`;
  await expect.poll(() => rowsOf(of, waiting), { timeout: 10_000 }).toEqual([]);
}
/** The e-mails about leads that an act causes. */
async function mailsOf(act: () => Promise<unknown>, of = api) {
  await settle(of);
  of.mails.length = 0;
  await act();
  await settle(of);
  // the night also warns of other things
  return of.mails
    .filter(({ subject }) => subject.startsWith('Oportunidade'))
    .map(({ to, subject, text, html }) => ({ to, subject, text, html }));
}
const assign = (lead: LeadDetail, ownerId: string) =>
  manager.ok('assignLead', { params: { id: lead.id }, body: { version: lead.version, ownerId } });

describe('an arriving lead', () => {
  it('is mailed to the seller who created it', async () => {
    const mails = await mailsOf(() => create(seller));
    expect(mails.map(({ to }) => to)).toEqual([(await userOf('DEMO.SELLER')).email]);
    expect(mails[0]!.subject).toBe('Oportunidade recebida: Onix');
  });

  it('without an owner is mailed to the F&I managers of its dealer', async () => {
    const mails = await mailsOf(() => create(manager));
    expect(mails.map(({ to }) => to)).toEqual([(await userOf('DEMO.FI-MANAGER')).email]);
  });

  it('is mailed with a first name, a deadline and an address, and no other data of the person', async () => {
    let lead!: LeadDetail;
    const [mail] = await mailsOf(async () => {
      lead = await create(seller, { document: '390.533.447-05', email: 'ana.prado@exemplo.com.br' });
    });
    const [firstName, ...family] = lead.name.split(' ');
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain(firstName);
      expect(body).toContain('23/11/2026 10:00');
      expect(body).toContain(`/leads?oportunidade=${lead.id}`);
      for (const secret of [family.join(' '), lead.phone, lead.document, '390.533', lead.email])
        expect(body).not.toContain(secret);
    }
  });

  it('uses the uploaded template, and its own text after the return to version 0', async () => {
    // the demo has a template of this message
    const [templated] = await mailsOf(() => create(seller));
    expect(templated!.html).toContain('Abrir a oportunidade');
    const crm = await api.signIn('crm');
    const params = { name: 'lead-received' } as const;
    const { current } = await crm.ok('readEmailTemplate', { params });
    await crm.ok('returnEmailTemplate', { params, body: { version: current.version, returnTo: 0 } });
    const [plain] = await mailsOf(() => create(seller));
    expect(plain!.html).not.toContain('Abrir a oportunidade');
    expect(plain!.text).toContain('Faça o primeiro contato até 23/11/2026 10:00');
  });

  it('that joins an open one of the same person sends no second e-mail', async () => {
    const { name, phone } = await create(seller);
    expect(await mailsOf(() => create(seller, { name, phone }))).toEqual([]);
  });
});

describe('an assignment', () => {
  it('is mailed to the new owner, again when it is assigned to another, and not without a change', async () => {
    const [first, second] = [await userOf('DEMO.SELLER'), await userOf('DEMO.SALES-MANAGER')];
    let lead = await create(manager);
    const assigned = await mailsOf(async () => {
      lead = await assign(lead, first.id);
    });
    const reassigned = await mailsOf(async () => {
      lead = await assign(lead, second.id);
    });
    expect([...assigned, ...reassigned].map(({ to, subject }) => [to, subject])).toEqual([
      [first.email, 'Oportunidade para você: Onix'],
      [second.email, 'Oportunidade para você: Onix'],
    ]);
    expect(await mailsOf(() => assign(lead, second.id))).toEqual([]);
  });

  it('by the round robin is mailed to the next seller, in place of the message to the managers', async () => {
    const { id, email } = await userOf('DEMO.SELLER');
    const query = { dealerId: manager.activeDealerId };
    const { version } = await manager.ok('readLeadRotation', { query });
    await manager.ok('saveLeadRotation', { query, body: { version, isOn: true, sellerIds: [id] } });
    const mails = await mailsOf(() => create(manager));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Oportunidade para você: Onix']]);
    await manager.ok('saveLeadRotation', { query, body: { version: version + 1, isOn: false, sellerIds: [id] } });
  });
});

describe('a message that is late', () => {
  it('is not sent for a lead that has another owner or has ended by now, and blocks no other message', async () => {
    const { context } = api.system();
    const other = await userOf('DEMO.SALES-MANAGER');
    const own = await userOf('DEMO.SELLER');
    const lead = await create(seller);
    const ended = await create(seller);
    const body = { version: ended.version, outcome: 'wrongData', reason: 'Número errado' } as const;
    await seller.ok('finishLead', { params: { id: ended.id }, body });
    const mails = await mailsOf(() =>
      context.transaction(async (tx) => {
        for (const [leadId, userId] of [
          [lead.id, other.id],
          [ended.id, own.id],
          [lead.id, own.id],
        ] as const)
          tx.enqueue(leadJobs.mailLead, { name: 'lead-forwarded', leadId, userId });
      }),
    );
    expect(mails.map(({ to }) => to)).toEqual([own.email]);
  });
});

describe('a lead that will expire', () => {
  const night = (day: string) => async () => {
    api.clock.moveTo(`${day}T12:00:00Z`);
    await api.sweep();
  };
  /** Of a seller whose last contact was on a day, and no other lead. */
  async function contactedOn(lastContactOn: string, lead?: LeadDetail): Promise<LeadDetail> {
    await api.database.db.execute(sql`update leads set status = 'expired'`);
    const record = lead ?? (await create(seller, { vehicleWanted: '' }));
    await api.database.db.update(leads).set({ status: 'new', lastContactOn }).where(eq(leads.id, record.id));
    return record;
  }

  it('is mailed to its owner two days before the end, once, and again only after another contact', async () => {
    const lead = await contactedOn('2026-11-23');
    expect(lead.expiresOn).toBe('2026-12-08');
    expect(await mailsOf(night('2026-12-05'))).toEqual([]);
    const [mail, ...more] = await mailsOf(night('2026-12-06'));
    expect([mail!.to, mail!.subject, more]).toEqual([
      (await userOf('DEMO.SELLER')).email,
      'Oportunidade expira em breve: a definir',
      [],
    ]);
    expect(mail!.text).toContain('08/12/2026');
    expect(await mailsOf(night('2026-12-07'))).toEqual([]);
    await contactedOn('2026-12-07', lead);
    expect(await mailsOf(night('2026-12-19'))).toEqual([]);
    expect(await mailsOf(night('2026-12-20'))).toHaveLength(1);
  });

  it('of an owner who may not log in any more is mailed to the F&I managers', async () => {
    const { db } = api.database;
    api.clock.moveTo('2026-12-21T12:00:00Z');
    seller = await api.signIn('seller');
    await contactedOn('2026-12-21');
    await db.execute(sql`update users set enabled = false where username = 'DEMO.SELLER'`);
    const mails = await mailsOf(night('2027-01-03'));
    expect(mails.map(({ to }) => to)).toEqual([(await userOf('DEMO.FI-MANAGER')).email]);
  });
});

it('sends no e-mail while the module is off, and still counts the lead', async () => {
  const off = await open({ MODULES: 'riskprice,esign' });
  try {
    const query = { dealerId: off.manager.activeDealerId };
    const readCount = async () => (await off.manager.ok('readLeadNotifications', { query })).count;
    const before = await readCount();
    expect(await mailsOf(() => create(off.manager), off.api)).toEqual([]);
    expect(await readCount()).toBe(before + 1);
  } finally {
    await off.api.close();
  }
});
