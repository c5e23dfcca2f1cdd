import {
  type BodyInputOf,
  type Endpoint,
  type EndpointName,
  endpoints,
  type LeadDetail,
} from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOpenProposal, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { users } from '../identity/index.ts';
import { noteLeadMessage } from './leads.repository.ts';
import { leads } from './leads.tables.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let salesManager: Session;
let elsewhere: Session;
let managerElsewhere: Session;
/** a Monday, nine o'clock at the dealer */
const morning = '2026-11-23T12:00:00Z';
let people: Record<'seller' | 'fi-manager' | 'sales-manager' | 'elsewhere', { id: string; name: string }>;
beforeAll(async () => {
  api = await openApi();
  api.clock.moveTo(morning);
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  salesManager = await api.signIn('sales-manager');
  elsewhere = await api.signIn('DEMO2.SELLER');
  managerElsewhere = await api.signIn('DEMO2.FI-MANAGER');
  const find = async (username: string) => {
    const [user] = await api.database.db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(eq(users.username, username));
    return user!;
  };
  people = {
    seller: await find('DEMO.SELLER'),
    'fi-manager': await find('DEMO.FI-MANAGER'),
    'sales-manager': await find('DEMO.SALES-MANAGER'),
    elsewhere: await find('DEMO2.SELLER'),
  };
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  // nothing of another test is joined
  await api.database.db.execute(sql`update leads set created_at = '2026-01-01', last_contact_on = '2026-01-01'`);
});

let count = 0;
/** A new person each time. */
function aNewLead(changes: Partial<BodyInputOf<typeof endpoints.createLead>> = {}) {
  const { name } = aPerson(500 + count++);
  return {
    name,
    phone: `119${String(81_000_000 + count)}`,
    email: '',
    document: '',
    contactPreference: 'CALL',
    vehicleTypeId: '1',
    vehicleWanted: 'Onix',
    channel: 'WALK_IN',
    source: 'Vitrine',
    ...changes,
  } as const;
}
const create = async (session: Session, changes: Parameters<typeof aNewLead>[0] = {}): Promise<LeadDetail> =>
  (await session.ok('createLead', { body: aNewLead(changes) })).lead;
/** Without an owner: a manager creates it, and no round robin is on. */
const unassigned = (changes: Parameters<typeof aNewLead>[0] = {}) => create(manager, changes);
const at = ({ id, version }: LeadDetail) => ({ params: { id }, body: { version } });
const contact = (lead: LeadDetail, changes: object, session = seller) =>
  session.call('contactLead', {
    params: { id: lead.id },
    body: { version: lead.version, how: 'CALL', outcome: 'again', nextDay: '', nextTime: '', note: '', ...changes },
  });
/** As if it had come so much earlier, with its deadline. */
const createdAgo = ({ id }: LeadDetail, ago: string) =>
  api.database.db.execute(
    sql`update leads set created_at = created_at - ${ago}::interval, due_at = due_at - ${ago}::interval where id = ${id}`,
  );
const historyOf = (id: string) =>
  rowsOf(api, sql`select event, how, note from lead_history where lead_id = ${id} order by seq`);

describe('200', () => {
  it('gives a lead created by a seller to that seller, due after the minutes of the parameters in business time', async () => {
    const lead = await create(seller);
    expect(lead).toMatchObject({
      status: 'new',
      statusId: 1,
      situation: 'NEW',
      owner: { name: people.seller.name },
      dueAt: '2026-11-23T13:00:00.000Z',
      attention: null,
      expiresOn: '2026-12-08',
    });
    expect(lead.can).toMatchObject({ contact: true, claim: false, assign: false, finish: true, sellByHand: false });
  });

  it('raises the count of the dealer with a new lead, and again when the person asks once more', async () => {
    const dealerId = manager.activeDealerId;
    const read = async () => (await manager.ok('readLeadNotifications', { query: { dealerId } })).count;
    const before = await read();
    const lead = await unassigned();
    expect(await read()).toBe(before + 1);
    const again = await manager.ok('createLead', {
      body: aNewLead({ name: lead.name, phone: lead.phone, vehicleWanted: 'Tracker' }),
    });
    expect(again).toMatchObject({ joined: true, lead: { id: lead.id, vehicleWanted: 'Tracker' } });
    expect(again.lead.dueAt).toBe('2026-11-23T12:00:00.000Z');
    expect(await read()).toBe(before + 2);
    expect(await historyOf(lead.id)).toMatchObject([{ event: 'create' }, { event: 'join', note: 'Vitrine' }]);
  });

  it.each([
    ['the document', { document: '529.982.247-25' }],
    ['the e-mail, in other letters', { email: 'Ana@Exemplo.com.br' }],
  ])('joins the open lead of a person by %s', async (_, key) => {
    const lead = await unassigned(key);
    const { joined, lead: joint } = await manager.ok('createLead', {
      body: aNewLead('email' in key ? { email: 'ana@exemplo.com.br' } : key),
    });
    expect({ joined, id: joint.id }).toEqual({ joined: true, id: lead.id });
  });

  it('creates another lead, which points to the old one, after thirty days or after an end', async () => {
    const first = await unassigned();
    const { db } = api.database;
    await db
      .update(leads)
      .set({ createdAt: new Date('2026-10-20T12:00:00Z'), lastContactOn: '2026-10-20' })
      .where(eq(leads.id, first.id));
    const second = await manager.ok('createLead', { body: aNewLead({ phone: first.phone }) });
    expect(second).toMatchObject({ joined: false, lead: { previousId: first.id } });
    const ended = await manager.ok('finishLead', {
      ...at(second.lead),
      body: { version: second.lead.version, outcome: 'noInterest', reason: 'Comprou outro' },
    });
    expect(ended).toMatchObject({ status: 'noInterest', situation: 'FINISHED', reason: 'Comprou outro' });
    const third = await manager.ok('createLead', { body: aNewLead({ phone: first.phone }) });
    expect(third).toMatchObject({ joined: false, lead: { previousId: second.lead.id } });
  });

  it('makes the claimant the owner with the first contact, and measures its minutes of business time', async () => {
    const lead = await unassigned();
    const claimed = await seller.ok('claimLead', at(lead));
    expect(claimed).toMatchObject({ owner: null, claim: { isOwn: true }, can: { contact: true, release: true } });
    await createdAgo(lead, '25 minutes 30 seconds');
    const { body } = await contact(claimed, {
      outcome: 'visit',
      nextDay: '2026-11-24',
      nextTime: '10:30',
      how: 'WHATSAPP',
    });
    expect(body).toMatchObject({
      status: 'visit',
      owner: { id: people.seller.id },
      claim: null,
      minutesToFirstContact: 25,
      nextDay: '2026-11-24',
      nextTime: '10:30',
      dueAt: '2026-11-24T13:30:00.000Z',
    });
    expect(await historyOf(lead.id)).toMatchObject([{ event: 'create' }, { event: 'planVisit', how: 'WHATSAPP' }]);
  });

  it('counts business time by the hours and holidays of the dealer', async () => {
    const params = { id: manager.activeDealerId };
    const { days, origins, version } = await manager.ok('readDealerService', { params });
    const late = { opens: '14:00', closes: '18:00' };
    const holidays = [{ day: '2026-11-24', name: 'Dia da cidade' }];
    const body = { version, days: [{ opens: '', closes: '' }, late, late, ...days.slice(3)], holidays, origins };
    const saved = await manager.ok('saveDealerService', { params, body });
    const lead = await create(seller);
    // closed on Monday, a holiday on Tuesday: an hour after the opening of Wednesday
    expect(lead.dueAt).toBe('2026-11-25T18:00:00.000Z');
    await createdAgo(lead, '3 days');
    const { body: contacted } = await contact(lead, { nextDay: '2026-11-27' });
    // since Friday, a national holiday: Saturday, and nothing of today
    expect(contacted.minutesToFirstContact).toBe(10 * 60);
    await manager.ok('saveDealerService', { params, body: { version: saved.version, days, holidays: [], origins } });
  });

  it('gives a released lead back to all', async () => {
    const lead = await unassigned();
    const claimed = await seller.ok('claimLead', at(lead));
    expect(await seller.ok('releaseLead', at(claimed))).toMatchObject({ claim: null, can: { claim: true } });
  });

  it('lets every seller claim a lead whose first contact is overdue, and not before', async () => {
    const lead = await create(salesManager);
    const assigned = await manager.ok('assignLead', {
      ...at(lead),
      body: { version: lead.version, ownerId: people['sales-manager'].id },
    });
    expect((await seller.call('readLead', { params: { id: lead.id } })).status).toBe(404);
    await createdAgo(lead, '1 hour');
    expect(await seller.ok('readLead', { params: { id: lead.id } })).toMatchObject({
      attention: 'overdue',
      can: { claim: true, contact: false },
    });
    expect(await seller.ok('claimLead', at(assigned))).toMatchObject({ can: { contact: true } });
  });

  it('postpones to a day without a contact', async () => {
    const lead = await create(seller);
    const later = await seller.ok('postponeLead', {
      ...at(lead),
      body: { version: lead.version, nextDay: '2026-11-25', nextTime: '' },
    });
    expect(later).toMatchObject({ status: 'again', minutesToFirstContact: null, dueAt: '2026-11-26T03:00:00.000Z' });
  });

  it('stores what is corrected beside the first submission', async () => {
    const lead = await unassigned({ vehicleWanted: 'Onix' });
    const { phone } = lead;
    const { channel: _channel, source: _source, ...typed } = aNewLead();
    const details = { ...typed, name: lead.name, version: lead.version };
    const changed = await manager.ok('updateLead', {
      params: { id: lead.id },
      body: { ...details, vehicleWanted: 'Spin' },
    });
    expect(changed).toMatchObject({ vehicleWanted: 'Spin', submitted: { phone, vehicleWanted: 'Onix' } });
    const again = await manager.ok('updateLead', {
      params: { id: lead.id },
      body: { ...details, version: changed.version, vehicleWanted: 'Montana' },
    });
    expect(again.submitted).toMatchObject({ vehicleWanted: 'Onix' });
  });

  it('drops a failed message with a contact and with another phone, for which it does not count', async () => {
    const fail = ({ id }: LeadDetail, phone: string) =>
      noteLeadMessage(api.database.db, id, { phone, failedAt: new Date('2026-11-23T12:10:00Z') });
    const read = async ({ id }: LeadDetail) => (await manager.ok('readLead', { params: { id } })).messageFailedAt;
    const lead = await create(seller);
    await fail(lead, lead.phone);
    expect(await read(lead)).toBe('2026-11-23T12:10:00.000Z');
    expect((await contact(lead, { nextDay: '2026-11-24' })).body.messageFailedAt).toBeNull();
    const other = await unassigned();
    await fail(other, other.phone);
    const { channel: _channel, source: _source, ...details } = aNewLead();
    const corrected = await manager.ok('updateLead', {
      params: { id: other.id },
      body: { ...details, version: other.version },
    });
    expect(corrected.messageFailedAt).toBeNull();
    await fail(other, other.phone);
    expect(await read(other)).toBeNull();
  });

  it('reopens a closed lead, due today', async () => {
    const lead = await create(seller);
    const closed = await seller.ok('finishLead', {
      ...at(lead),
      body: { version: lead.version, outcome: 'notReached', reason: 'Caixa postal' },
    });
    expect(closed.can).toMatchObject({ reopen: false, contact: false });
    const open = await manager.ok('reopenLead', {
      ...at(closed),
      body: { version: closed.version, reason: 'Retornou' },
    });
    expect(open).toMatchObject({ status: 'again', nextDay: '2026-11-23', reason: null });
  });

  it('records a sale by hand for the F&I manager alone', async () => {
    const lead = await create(seller);
    const sale = { version: lead.version, outcome: 'sold', reason: 'Venda direta da fábrica' } as const;
    expect((await seller.call('finishLead', { ...at(lead), body: sale })).status).toBe(403);
    expect(await manager.ok('finishLead', { ...at(lead), body: sale })).toMatchObject({ status: 'sold', statusId: 7 });
  });

  it('gives leads without an owner to the sellers of the round robin in turn', async () => {
    const query = { dealerId: manager.activeDealerId };
    const before = await manager.ok('readLeadRotation', { query });
    const order = [people.seller.id, people['sales-manager'].id];
    const saved = await manager.ok('saveLeadRotation', {
      query,
      body: { version: before.version, isOn: true, sellerIds: order },
    });
    expect(saved.sellers.map(({ id }) => id)).toEqual(order);
    const owners = [await unassigned(), await unassigned(), await unassigned()].map(({ owner }) => owner?.id);
    expect(owners).toEqual([order[0], order[1], order[0]]);
    // who may no longer log in gets none
    await api.database.db.update(users).set({ enabled: false }).where(eq(users.id, people['sales-manager'].id));
    expect((await unassigned()).owner?.id).toBe(order[0]);
    await api.database.db.update(users).set({ enabled: true }).where(eq(users.id, people['sales-manager'].id));
    await manager.ok('saveLeadRotation', { query, body: { version: saved.version, isOn: false, sellerIds: [] } });
  });

  it('lists what is due first, and shows at most the rows of the parameters in a tab', async () => {
    const late = await create(seller, { name: 'Zuleica Moura Prado' });
    const early = await create(seller, { name: 'Zuleica Ramos Prado' });
    await seller.ok('postponeLead', {
      ...at(late),
      body: { version: late.version, nextDay: '2026-11-27', nextTime: '' },
    });
    await seller.ok('postponeLead', {
      ...at(early),
      body: { version: early.version, nextDay: '2026-11-26', nextTime: '' },
    });
    const query = { search: 'zuleica', situation: 'PENDING' } as const;
    const { items } = await seller.ok('listLeads', { query });
    expect(items.map(({ id }) => id)).toEqual([early.id, late.id]);
    const crm = await api.signIn('crm');
    const { updatedAt: _at, changedByName: _by, can: _can, ...limits } = await crm.ok('readLeadLimits', {});
    const saved = await crm.ok('saveLeadLimits', { body: { ...limits, limitDisplayPendingLeads: 1 } });
    expect((await crm.ok('listLeads', { query: { situation: 'PENDING' } })).items).toHaveLength(1);
    await crm.ok('saveLeadLimits', { body: { ...limits, version: saved.version } });
  });

  it.each([
    ['own', (lead: LeadDetail) => lead.owner?.id === people.seller.id || lead.claim?.isOwn === true],
    ['unassigned', (lead: LeadDetail) => lead.owner === null],
  ] as const)('shows a seller the leads of the view %s', async (view, belongs) => {
    await create(seller);
    await unassigned();
    const { items } = await seller.ok('listLeads', { query: { view } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((row) => belongs(row as LeadDetail))).toBe(true);
  });

  it('masks the contacts of a person for those who only read, and finds a lead by a whole contact', async () => {
    const lead = await unassigned({ document: '390.533.447-05', email: 'bruno@exemplo.com.br' });
    const reader = await api.signIn('consulta');
    const { items } = await reader.ok('listLeads', { query: { search: lead.phone } });
    expect(items.map(({ id }) => id)).toEqual([lead.id]);
    expect(await reader.ok('readLead', { params: { id: lead.id } })).toMatchObject({
      isMasked: true,
      document: '***.533.447-**',
      phone: `*******${lead.phone.slice(-4)}`,
      can: { contact: false, claim: false, assign: false, update: false },
    });
  });

  it('expires an open lead after the days without a contact, and no other', async () => {
    const [old, fresh] = [await create(seller), await create(seller)];
    const { db } = api.database;
    await db.update(leads).set({ lastContactOn: '2026-11-07' }).where(eq(leads.id, old.id));
    await db.update(leads).set({ lastContactOn: '2026-11-08' }).where(eq(leads.id, fresh.id));
    await api.sweep();
    expect(await seller.ok('readLead', { params: { id: old.id } })).toMatchObject({ status: 'expired', statusId: 8 });
    expect(await seller.ok('readLead', { params: { id: fresh.id } })).toMatchObject({ status: 'new' });
  });
});

describe('403', () => {
  it.each(['consulta', 'representante', 'crm'] as const)('refuses contacts by %s', async (role) => {
    const lead = await unassigned();
    const answer = await contact(lead, { nextDay: '2026-11-24' }, await api.signIn(role));
    expect([403, 404]).toContain(answer.status);
  });

  it('refuses an assignment by a seller', async () => {
    const lead = await create(seller);
    const body = { version: lead.version, ownerId: people.seller.id };
    expect((await seller.call('assignLead', { ...at(lead), body })).status).toBe(403);
  });

  it('refuses the round robin to sellers', async () => {
    const query = { dealerId: seller.activeDealerId };
    expect((await seller.call('readLeadRotation', { query })).status).toBe(403);
  });
});

describe('404', () => {
  const { name, phone, email, document, contactPreference, vehicleTypeId, vehicleWanted } = aNewLead();
  const details = { name, phone, email, document, contactPreference, vehicleTypeId, vehicleWanted };
  const planned = { nextDay: '2026-11-25', nextTime: '' };
  /** Every call on one lead, with what a seller or a manager of its own dealer could send. */
  const callsOfLead: Partial<Record<EndpointName, object>> = {
    readLead: {},
    compareCustomerFigure: {},
    readLeadRegistration: {},
    updateLead: details,
    claimLead: {},
    releaseLead: {},
    contactLead: { ...planned, how: 'CALL', outcome: 'again', note: '' },
    postponeLead: planned,
    finishLead: { outcome: 'noInterest', reason: 'Comprou outro' },
    assignLead: { ownerId: '01jd00000000000000000000zz' },
    reopenLead: { reason: 'Retornou' },
    relateLead: {},
    sendLeadLink: {},
    readLeadMessages: {},
  };

  it('is checked for every call on one lead', () => {
    const ofOne = Object.values(endpoints as Record<string, Endpoint>).filter(({ path }) =>
      path.startsWith('/leads/{id}'),
    );
    expect(Object.keys(callsOfLead).toSorted()).toEqual(ofOne.map((endpoint) => endpoint.name).toSorted());
  });

  it.each(Object.entries(callsOfLead) as [EndpointName, object][])(
    '%s: a lead of another dealer answers like a missing one, and stays as it is',
    async (endpoint, body) => {
      const lead = await unassigned();
      const stored = () => rowsOf(api, sql`select * from leads where id = ${lead.id}`);
      const before = await stored();
      const answerFor = async (session: Session, id: string) => {
        const given = { params: { id, proposalId: id } as never, body: { version: lead.version, ...body } };
        const { status, body: answer } = await session.call(endpoint, given);
        return { status, ...answer, correlationId: '' };
      };
      for (const session of [elsewhere, managerElsewhere]) {
        const foreign = await answerFor(session, lead.id);
        expect(foreign).toEqual(await answerFor(session, '01jd00000000000000000000zz'));
        expect([403, 404]).toContain(foreign.status);
        expect(foreign).toMatchObject({ code: 'SEC004' });
      }
      expect(await stored()).toEqual(before);
    },
  );

  it('returns 404 for an assigned lead of another seller', async () => {
    const lead = await unassigned();
    await manager.ok('assignLead', { ...at(lead), body: { version: lead.version, ownerId: people['fi-manager'].id } });
    expect((await seller.call('readLead', { params: { id: lead.id } })).status).toBe(404);
  });
});

describe('409', () => {
  it('gives a lead that two claim at once to one, and names that one to the other', async () => {
    const lead = await unassigned();
    const answers = await Promise.all([seller, salesManager].map((session) => session.call('claimLead', at(lead))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const loser = answers[1 - winner]!;
    expect(JSON.stringify(loser.body)).toContain([people.seller, people['sales-manager']][winner]!.name);
  });

  it('refuses a move of a closed lead, and one at a stale version', async () => {
    const lead = await create(seller);
    const closed = await seller.ok('finishLead', {
      ...at(lead),
      body: { version: lead.version, outcome: 'wrongData', reason: 'Número errado' },
    });
    expect((await contact(lead, { nextDay: '2026-11-24' })).body).toMatchObject({ code: 'PRS001' });
    expect((await contact(closed, { nextDay: '2026-11-24' })).body).toMatchObject({ code: 'PRS007' });
  });
});

describe('the link to a proposal', () => {
  const relate = (lead: LeadDetail, proposalId: string, session = seller) =>
    session.call('relateLead', { params: { id: lead.id, proposalId } });

  it('is made once: the same one again changes nothing, another one is refused, for the lead and for the proposal', async () => {
    const lead = await create(seller);
    const [first, second] = [await anOpenProposal(seller, aPerson(801)), await anOpenProposal(seller, aPerson(802))];
    const linked = await relate(lead, first.id);
    expect(linked.body).toMatchObject({ proposal: { id: first.id, number: first.number } });
    expect((await relate(lead, first.id)).body.version).toBe(linked.body.version);
    expect((await relate(lead, second.id)).body.code).toBe('PRS007');
    expect((await relate(await create(seller), first.id)).body.code).toBe('PRS007');
  });

  it('is refused for a proposal of another dealer and for a closed lead', async () => {
    const lead = await create(seller);
    const foreign = await anOpenProposal(elsewhere, aPerson(803));
    expect((await relate(lead, foreign.id)).status).toBe(404);
    const own = await anOpenProposal(seller, aPerson(804));
    await seller.ok('finishLead', {
      ...at(lead),
      body: { version: lead.version, outcome: 'noInterest', reason: 'Comprou outro' },
    });
    expect((await relate(lead, own.id)).body.code).toBe('PRS007');
  });
});

describe('a simulation from a lead', () => {
  const simulate = async (lead: LeadDetail, session = seller) => {
    const { client, request } = await aSavedSimulation(session, aPerson(820 + count++));
    const filled = Object.fromEntries(Object.entries(client).filter(([, value]) => value !== null));
    return (clone = false) =>
      session.call('saveSimulation', {
        query: { dealerId: session.activeDealerId, ...(clone ? { clone: 'true' } : {}) },
        body: { client: filled, request: { ...request, fromLead: lead.id }, selectedTerm: 36 },
      });
  };
  const read = (lead: LeadDetail) => seller.ok('readLead', { params: { id: lead.id } });

  it('is on the page of the lead, keeps the lead when it changes, and its proposal is linked by itself', async () => {
    const lead = await create(seller);
    expect(lead).toMatchObject({ simulation: null, can: { simulate: true } });
    const { status, body: saved } = await (await simulate(lead))();
    expect(status).toBe(200);
    expect(saved).toMatchObject({ origin: 'LEAD', request: { fromLead: lead.id } });
    expect(await read(lead)).toMatchObject({ simulation: { id: saved.id, code: saved.code }, proposal: null });
    const { fromLead: _, ...request } = saved.request;
    const client = Object.fromEntries(Object.entries(saved.client).filter(([, value]) => value !== null));
    const changed = await seller.ok('updateSavedSimulation', {
      body: { id: saved.id, version: saved.version, client, request, selectedTerm: 36 },
    });
    expect(changed.request.fromLead).toBe(lead.id);
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
    expect(await read(lead)).toMatchObject({ proposal: { id: proposal.id, number: proposal.number } });
  });

  it('leaves the first proposal of the lead linked when a second one is created', async () => {
    const lead = await create(seller);
    const save = await simulate(lead);
    const [first, second] = [(await save()).body, (await save(true)).body];
    expect(second).toMatchObject({ origin: 'COPY', request: { fromLead: lead.id } });
    const propose = (simulationId: string) =>
      seller.ok('submitProposal', { query: {}, body: { simulationId, term: 36 } });
    const { id } = await propose(first.id);
    await propose(second.id);
    expect(await read(lead)).toMatchObject({ simulation: { id: second.id }, proposal: { id } });
  });

  it('is refused from a lead that has ended, and a copy of one starts from no lead then', async () => {
    const lead = await create(seller);
    const save = await simulate(lead);
    const ended = await seller.ok('finishLead', {
      ...at(lead),
      body: { version: lead.version, outcome: 'noInterest', reason: 'Comprou outro' },
    });
    expect(ended.can.simulate).toBe(false);
    expect(await save()).toMatchObject({ status: 409, body: { code: 'PRS007' } });
    const { body: copy } = await save(true);
    expect(copy.origin).toBe('COPY');
    expect(copy.request.fromLead).toBeUndefined();
    expect((await read(lead)).simulation).toBeNull();
  });

  it('is refused from a lead of another dealer, and to users who only read leads', async () => {
    const lead = await create(seller);
    expect((await (await simulate(lead, elsewhere))()).status).toBe(404);
    const reader = await api.signIn('consulta');
    expect((await reader.ok('readLead', { params: { id: lead.id } })).can.simulate).toBe(false);
    const own = await simulate(lead);
    const { body } = await own();
    const client = Object.fromEntries(
      Object.entries(body.client).filter(([key, value]) => value !== null && key !== 'document'),
    );
    const refused = await reader.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client, request: body.request, selectedTerm: 36 },
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SEC004' } });
  });
});

describe('422', () => {
  it.each([
    ['a person without telephone and e-mail', { phone: '' }, 'phone', 'phoneOrEmail.required'],
    ['an invalid telephone', { phone: '123' }, 'phone', 'phone.invalid'],
    ['a name without a family name', { name: 'Ana' }, 'name', 'fullName.invalid'],
    ['a channel that names itself', { channel: 'CSF' as 'CRM' }, 'channel', 'value.notAllowed'],
  ])('refuses %s', async (_, changes, path, key) => {
    const { status, body } = await seller.call('createLead', { body: aNewLead(changes) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'DOM002', fields: [{ path, key }] });
  });

  it.each([
    ['a contact to be repeated without a day', { outcome: 'again' }, 'nextDay', 'required'],
    ['a day in the past', { nextDay: '2026-11-22' }, 'nextDay', 'date.inPast'],
    ['a time that is over', { nextDay: '2026-11-23', nextTime: '08:00' }, 'nextTime', 'date.inPast'],
    ['an impossible time', { nextDay: '2026-11-24', nextTime: '25:00' }, 'nextTime', 'time.invalid'],
    ['an end without a reason', { outcome: 'noInterest' }, 'note', 'reason.required'],
  ])('refuses %s', async (_, changes, path, key) => {
    const { status, body } = await contact(await create(seller), changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: [{ path, key }] });
  });

  it('refuses an owner who does not sell at the dealer', async () => {
    const lead = await unassigned();
    const body = { version: lead.version, ownerId: people.elsewhere.id };
    expect((await manager.call('assignLead', { ...at(lead), body })).body).toMatchObject({
      fields: [{ path: 'ownerId' }],
    });
  });
});
