/** The web form: a registration saved step by step, gone on with by a personal link, sent as a lead with its documents. */
import type { ClientForm } from '@estrada/domain/proposals/registration/index';
import { webFormConsent, webFormDays, webFormSessionMinutes } from '@estrada/domain/web-form/index';
import type { BodyInputOf, endpoints, LeadDetail } from '@estrada/endpoints/index';
import {
  aCompany,
  aFilledCompanyForm,
  aFilledForm,
  aPerson,
  type Person,
  simulationClientOf,
} from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailerOf } from '../../../test/client-visit.ts';
import { jpeg, otherFiles } from '../../../test/documents/sample-files.ts';
import { sendFromPhone } from '../../../test/documents/send-page.ts';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';
import { demoApiKey } from '../../demo/insert-accounts.ts';
import { PartnerError } from '../../partners/index.ts';
import { handleMessageJobs, messageTopicsOf } from '../messages/index.ts';
import { handleWebFormJobs, webFormTopic } from './index.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let assess: TestApi['partners']['botScore']['assess'];
const messages: { phone: string; text: string }[] = [];
beforeAll(async () => {
  api = await openApi();
  assess = api.partners.botScore.assess;
  api.partners.messaging.send = async (request) => {
    messages.push(request);
    return { messageId: `msg-${request.requestId}` };
  };
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  api.partners.botScore.assess = assess;
  api.mails.length = 0;
  messages.length = 0;
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
});

const headers = { 'x-api-key': demoApiKey };
const headersOf = (captureToken: string) => ({ ...headers, captureToken });
type Start = BodyInputOf<typeof endpoints.startWebForm>;
let seed = 6_200;
const startOf = (person: Person, changes: Partial<Start> = {}): Start => ({
  personType: 'PF',
  name: person.name,
  document: person.cpf,
  email: person.email,
  phone: person.mobile,
  contactPreference: 'WHATSAPP',
  vehicleTypeId: '1',
  vehicleWanted: 'Tracker',
  dealerId: seller.activeDealerId,
  consentVersion: webFormConsent.version,
  ...changes,
});
const start = (body: Start) => api.stranger.call('startWebForm', { body, headers });
const read = (session: string) => api.stranger.call('readWebForm', { headers: headersOf(session) });
const save = (session: string, client: ClientForm, version = 1, step = 'identity') =>
  api.stranger.call('saveWebForm', { body: { version, step, client: client as never }, headers: headersOf(session) });
const submit = (session: string, version = 2) =>
  api.stranger.call('sendWebForm', { body: { version }, headers: headersOf(session) });
const open = (token: string) => api.stranger.call('openWebForm', { headers: headersOf(token) });
const attach = (session: string, content: Uint8Array, kind = 'IDENTITY', sendId?: string) =>
  sendFromPhone(api, session, content, headers, { kind, ...(sendId ? { sendId } : {}) });

async function begun(person = aPerson(seed++), changes: Partial<Start> = {}) {
  const { status, body } = await start(startOf(person, changes));
  expect(status).toBe(200);
  const document = changes.document ?? person.cpf;
  const [row] = await rowsOf(
    api,
    sql`select id from web_forms where client->>'document' = ${document} and sent_at is null`,
  );
  return { person, session: body.session, formId: row!.id as string };
}
async function sent(person?: Person) {
  const form = await begun(person);
  expect((await save(form.session, aFilledForm(form.person))).status).toBe(200);
  const { status, body } = await submit(form.session);
  expect(status).toBe(200);
  const [row] = await rowsOf(api, sql`select lead_id from web_forms where id = ${form.formId}`);
  return { ...form, number: body.number, leadId: row!.lead_id as string };
}
const run = (name: string, data: object) => {
  const { context, tokens } = api.system();
  const mailer = { send: async (mail: never) => void api.mails.push(mail) } as never;
  const intake = { files: api.files, scan: async () => {} };
  const parts = {
    mailer,
    seal: tokens.seal,
    publicUrl: 'https://estrada.example',
    intake,
  };
  return handleWebFormJobs(parts)
    .find(({ job }) => job.name === name)!
    .run(data, context);
};
/** Sends a message that was requested with a form. */
const sendMessage = (messageId: string) => {
  const { context, tokens } = api.system();
  const wants = async () => false;
  const topics = messageTopicsOf({
    signature: wants,
    selfie: wants,
    documents: wants,
    clientPage: async () => false,
    webForm: webFormTopic,
  });
  const parts = { messaging: api.partners.messaging, mailer: mailerOf(api), seal: tokens.seal, topics };
  return handleMessageJobs({ ...parts, publicUrl: 'https://estrada.example' })
    .find(({ job }) => job.name === 'messages.send')!
    .run({ messageId }, context);
};
async function linkByMail(formId: string): Promise<string> {
  await run('web-form.mail-link', { formId });
  return /formweb#([\w.-]+)/.exec(api.mails.at(-1)!.text)![1]!;
}
const readLead = (session: Session, id: string) => session.ok('readLead', { params: { id } });
const claim = ({ id, version }: LeadDetail) => seller.ok('claimLead', { params: { id }, body: { version } });

describe('200', () => {
  it('saves a person step by step, also what is still wrong, and keeps the stated document', async () => {
    const { session, person } = await begun();
    const first = (await read(session)).body;
    expect(first).toMatchObject({
      personType: 'PF',
      step: 'identity',
      version: 1,
      sent: null,
      expiresOn: '2026-12-20',
      client: { document: person.cpf, identification: { name: person.name }, contact: { email: person.email } },
    });
    expect(first.documents.map(({ kind }) => kind)).toEqual(['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF']);
    const typed: ClientForm = {
      ...aFilledForm(person),
      document: aPerson(1).cpf,
      address: { zipCode: '123' },
      guarantors: [{ name: 'Outra Pessoa' } as never],
    };
    expect((await save(session, typed, 1, 'address')).body).toEqual({ version: 2, expiresOn: '2026-12-20' });
    const saved = (await read(session)).body;
    expect(saved).toMatchObject({
      step: 'address',
      version: 2,
      client: { document: person.cpf, address: { zipCode: '123' } },
    });
    expect(saved.client).not.toHaveProperty('guarantors');
  });

  it('goes on in another browser by the link of the mail, and ends the session of the first one', async () => {
    const { session, person, formId } = await begun();
    await save(session, aFilledForm(person));
    const token = await linkByMail(formId);
    expect(api.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Continue seu cadastro' });
    const opened = await open(token);
    expect((await read(opened.body.session)).body.client).toMatchObject({ occupation: { occupationId: 1 } });
    // whoever began it with somebody else's mailbox never reads what that person adds
    expect((await read(session)).status).toBe(404);
    expect((await save(session, aFilledForm(person), 2)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });

  it('sends the link to the phone, too, and again on request, alike for an unknown contact', async () => {
    const { person, formId } = await begun();
    const [waiting] = await rowsOf(api, sql`select id, document from client_messages where subject_id = ${formId}`);
    expect(waiting!.document).toBe(person.cpf);
    await sendMessage(String(waiting!.id));
    const { phone, text } = messages.at(-1)!;
    expect(phone).toBe(`+55${person.mobile}`);
    const token = /formweb#([\w.-]+)/.exec(text)![1]!;
    expect((await open(token)).status).toBe(200);
    const request = (body: { email: string } | { phone: string }) =>
      api.stranger.call('requestWebFormLink', { body, headers });
    const answers = [
      await request({ email: person.email.toUpperCase() }),
      await request({ email: 'nao@existe.com.br' }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { requested: true }],
      [200, { requested: true }],
    ]);
    const asked = await rowsOf(
      api,
      sql`select 1 from audit_entries where action = 'web-form.link' and entity_id = ${formId}`,
    );
    expect(asked).toHaveLength(1);
  });

  it('sends a requested link at once at night, by SMS too where WhatsApp refuses it', async () => {
    api.clock.moveTo('2026-11-21T01:00:00Z');
    const { person, formId } = await begun();
    const ofForm = () =>
      rowsOf(
        api,
        sql`select id, channel, status, due_at from client_messages where subject_id = ${formId} order by id`,
      );
    const dueAt = async () => (await ofForm()).map(({ due_at }) => new Date(String(due_at)).toISOString());
    expect(await dueAt()).toEqual(['2026-11-21T11:00:00.000Z']);
    await api.stranger.ok('requestWebFormLink', { body: { phone: person.mobile }, headers });
    expect(await dueAt()).toEqual(['2026-11-21T01:00:00.000Z']);
    const { send } = api.partners.messaging;
    api.partners.messaging.send = async () => {
      throw new PartnerError('messaging', 'refused', { partnerCode: 'MSG-021' });
    };
    await sendMessage(String((await ofForm())[0]!.id));
    api.partners.messaging.send = send;
    expect(await ofForm()).toMatchObject([
      { channel: 'WHATSAPP', status: 'FAILED' },
      { channel: 'SMS', status: 'WAITING' },
    ]);
    expect((await dueAt())[1]).toBe('2026-11-21T01:00:00.000Z');
  });

  it('stores no secret, and the consent with its wording', async () => {
    const { session, formId } = await begun();
    const token = await linkByMail(formId);
    const stored = JSON.stringify([
      await rowsOf(api, sql`select * from web_forms`),
      await rowsOf(api, sql`select * from web_form_links`),
      await rowsOf(api, sql`select data from jobs.job where name like 'web-form.%'`),
      await rowsOf(api, sql`select * from audit_entries where entity = 'web-form'`),
    ]);
    expect([stored.includes(token), stored.includes(session)]).toEqual([false, false]);
    const [row] = await rowsOf(api, sql`select consent_version, consent_text from web_forms where id = ${formId}`);
    expect(row).toEqual({ consent_version: webFormConsent.version, consent_text: webFormConsent.pt });
  });

  it('becomes a lead of its channel and a client of the digital channel; repeated, it keeps its number', async () => {
    const { session, person, number, leadId } = await sent();
    expect((await submit(session)).body.number).toBe(number);
    expect((await read(session)).body).toMatchObject({ client: null, sent: { number } });
    const [lead] = await rowsOf(api, sql`select * from leads where id = ${leadId}`);
    expect(lead).toMatchObject({
      channel: 'FORMWEB',
      document: person.cpf,
      phone: person.mobile,
      vehicle_wanted: 'Tracker',
      consent_version: webFormConsent.version,
      registration_numbers: [number],
    });
    const clients = await rowsOf(api, sql`select name from dgi_clients where document = ${person.cpf}`);
    expect(clients).toEqual([{ name: person.name }]);
    const { items } = await manager.ok('listLeads', { query: { search: number } });
    expect(items.map(({ id }) => id)).toEqual([leadId]);
  });

  it('joins the open lead of the same person, which then has the newer registration', async () => {
    const first = await sent();
    const second = await sent(first.person);
    expect(second.leadId).toBe(first.leadId);
    expect((await readLead(manager, first.leadId)).registration).toEqual({ number: second.number, isReadable: true });
    // the person may name either number
    for (const search of [first.number, second.number])
      expect((await manager.ok('listLeads', { query: { search } })).items.map(({ id }) => id)).toEqual([first.leadId]);
    const clients = await rowsOf(api, sql`select 1 from dgi_clients where document = ${first.person.cpf}`);
    expect(clients).toHaveLength(1);
  });

  it('registers a company, with its own documents', async () => {
    const company = aCompany(seed++);
    const { session } = await begun(aPerson(seed++), {
      personType: 'PJ',
      name: company.name,
      document: company.cnpj,
      email: company.email,
      phone: company.mobile,
    });
    expect((await read(session)).body.documents.map(({ kind }) => kind)).toContain('ARTICLES_OF_ASSOCIATION');
    await save(session, aFilledCompanyForm(company), 1, 'people');
    expect((await submit(session)).status).toBe(200);
  });

  it('fills the address of a postal code, lists cities, and names the dealers', async () => {
    const address = await api.stranger.ok('findWebFormAddress', { params: { zip: '01310100' }, headers });
    expect(address).toMatchObject({ city: 'São Paulo', state: 'SP', street: expect.any(String) });
    const { items } = await api.stranger.ok('listWebFormCities', { params: { state: 'SP' }, headers });
    expect(items).toContainEqual({ id: '3550308', name: 'São Paulo' });
    const near = await api.stranger.ok('findWebFormDealers', { query: { zipCode: '01310100' }, headers });
    expect(near.items.map(({ id }) => id)).toContain(seller.activeDealerId);
    const params = { id: seller.activeDealerId! };
    const dealer = await api.stranger.ok('readWebFormDealer', { params, headers });
    expect(dealer).toEqual({ ...params, tradingName: expect.any(String), city: expect.any(String), state: 'SP' });
  });
});

describe('documents', () => {
  it('are validated as those of a proposal; a repeated upload is one file, and a removed one is gone', async () => {
    const { session, formId } = await begun();
    expect((await attach(session, await jpeg(), 'IDENTITY', 'one')).status).toBe(200);
    const { body } = await attach(session, await jpeg(), 'IDENTITY', 'one');
    expect(body.documents[0].files).toHaveLength(1);
    for (const content of Object.values(otherFiles))
      expect((await attach(session, content)).body).toMatchObject({ code: 'UPF003' });
    expect((await attach(session, await jpeg(), 'REVENUE_PROOF')).body.code).toBe('UPF003');
    const keys = [];
    for await (const key of api.files.keys()) if (key.startsWith(`web-form/${formId}/`)) keys.push(key);
    expect(keys).toHaveLength(1);
    const id = body.documents[0].files[0].id as string;
    const other = await begun();
    const remove = (own: string) => api.stranger.call('removeWebFormFile', { params: { id }, headers: headersOf(own) });
    expect((await remove(other.session)).status).toBe(404);
    expect((await remove(session)).body.documents[0]!.files).toEqual([]);
    expect(await api.files.read(keys[0]!)).toBeNull();
  });

  it('are refused without a session before anything is read', async () => {
    expect((await attach('x.y', await jpeg())).status).toBe(404);
    expect((await sendFromPhone(api, 'x.y', await jpeg(), {}, { kind: 'IDENTITY' })).status).toBe(401);
  });
});

describe('the lead', () => {
  it('shows the registration to users who work on it, and records each reading', async () => {
    const { leadId, person, number } = await sent();
    const params = { id: leadId };
    const lead = await readLead(seller, leadId);
    expect(lead.registration).toEqual({ number, isReadable: false });
    expect((await seller.call('readLeadRegistration', { params })).status).toBe(404);
    await claim(lead);
    const registration = await seller.ok('readLeadRegistration', { params });
    expect(registration).toMatchObject({
      number,
      client: { identification: { motherName: person.motherName } },
      consent: { version: webFormConsent.version, text: webFormConsent.pt },
    });
    const reads = await rowsOf(
      api,
      sql`select 1 from audit_entries where action = 'lead.read-registration' and entity_id = ${leadId}`,
    );
    expect(reads).toHaveLength(1);
    for (const role of ['consulta', 'crm'] as const) {
      const reader = await api.signIn(role);
      expect((await reader.call('readLeadRegistration', { params })).status).toBe(404);
    }
    const elsewhere = await api.signIn('DEMO2.SELLER');
    expect((await elsewhere.call('readLeadRegistration', { params })).status).toBe(404);
  });

  it('prefills the proposal of its simulation, which receives the documents once', async () => {
    const form = await begun();
    await save(form.session, aFilledForm(form.person));
    await attach(form.session, await jpeg());
    await attach(form.session, await jpeg(), 'INCOME_PROOF');
    await submit(form.session);
    const [row] = await rowsOf(api, sql`select lead_id from web_forms where id = ${form.formId}`);
    const leadId = row!.lead_id as string;
    await claim(await readLead(seller, leadId));
    const client = { ...simulationClientOf(form.person), monthlyIncomeCents: 777_700 };
    const simulation = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client, request: { ...(await aRequest(seller, { state: 'MG' })), fromLead: leadId }, selectedTerm: 36 },
    });
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
    const filled = aFilledForm(form.person);
    expect(proposal.client).toMatchObject({
      identification: { motherName: form.person.motherName },
      relationship: { maritalStatusId: 2 },
      // with its city, though the simulation was made for another state
      address: filled.address!,
      // what the figures were computed from
      occupation: { occupationId: 1, monthlyIncomeCents: 777_700 },
    });
    for (let times = 0; times < 2; times++)
      await run('web-form.attach-files', { formId: form.formId, proposalId: proposal.id });
    const { documents } = await seller.ok('readProposalDocuments', { params: { id: proposal.id } });
    expect(
      documents.filter(({ status }) => status === 'RECEIVED').map(({ kind, pages }) => [kind, pages.length]),
    ).toEqual([
      ['IDENTITY', 1],
      ['INCOME_PROOF', 1],
    ]);
  });

  it('prefills nothing in the proposal of another person', async () => {
    const { leadId } = await sent();
    await claim(await readLead(seller, leadId));
    const simulation = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: simulationClientOf(aPerson(seed++)),
        request: { ...(await aRequest(seller)), fromLead: leadId },
        selectedTerm: 36,
      },
    });
    const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: simulation.id, term: 36 } });
    expect(proposal.client).not.toMatchObject({ identification: { motherName: expect.any(String) } });
  });
});

describe('deletion', () => {
  const countForms = async (id: string) => (await rowsOf(api, sql`select 1 from web_forms where id = ${id}`)).length;
  const days = (count: number) => api.clock.advance({ hours: 24 * count });

  it('by the person removes everything at once, and the link no longer opens', async () => {
    const { session, formId } = await begun();
    await attach(session, await jpeg());
    const token = await linkByMail(formId);
    expect((await api.stranger.call('deleteWebForm', { headers: headersOf(session) })).body).toEqual({ deleted: true });
    expect(await countForms(formId)).toBe(0);
    expect([(await open(token)).status, (await read(session)).status]).toEqual([404, 404]);
    for await (const key of api.files.keys()) expect(key).not.toContain(formId);
  });

  it('happens by itself 30 days after the last save, not after the first', async () => {
    const { session, person, formId } = await begun();
    await attach(session, await jpeg());
    const token = await linkByMail(formId);
    days(20);
    const again = (await open(token)).body.session;
    await save(again, aFilledForm(person));
    days(webFormDays - 1);
    await api.sweep();
    expect([await countForms(formId), (await open(token)).status]).toEqual([1, 200]);
    days(1);
    expect((await open(token)).status).toBe(404);
    await api.sweep();
    expect(await countForms(formId)).toBe(0);
    for await (const key of api.files.keys()) expect(key).not.toContain(formId);
  });

  it('of a form that was sent follows the end of its lead', async () => {
    const { formId, leadId } = await sent();
    await api.database.db.execute(sql`update leads set status = 'noInterest' where id = ${leadId}`);
    days(webFormDays - 1);
    await api.sweep();
    expect(await countForms(formId)).toBe(1);
    days(2);
    await api.sweep();
    expect(await countForms(formId)).toBe(0);
    manager = await api.signIn('fi-manager');
    expect((await readLead(manager, leadId)).registration).toBeNull();
  });
});

describe('401', () => {
  it('answers no call without a key, or with an invented one', async () => {
    const { session, person } = await begun();
    const calls = [
      ['findWebFormDealers', { query: { zipCode: '01310100' } }],
      ['readWebFormDealer', { params: { id: seller.activeDealerId! } }],
      ['findWebFormAddress', { params: { zip: '01310100' } }],
      ['listWebFormCities', { params: { state: 'SP' } }],
      ['startWebForm', { body: startOf(person) }],
      ['requestWebFormLink', { body: { email: person.email } }],
      ['openWebForm', {}],
      ['readWebForm', {}],
      ['saveWebForm', { body: { version: 1, step: 'identity', client: aFilledForm(person) } }],
      ['removeWebFormFile', { params: { id: seller.activeDealerId! } }],
      ['sendWebForm', { body: { version: 1 } }],
      ['deleteWebForm', {}],
    ] as const;
    for (const [name, input] of calls)
      for (const key of [{}, { 'x-api-key': 'invented' }] as Record<string, string>[]) {
        const { status, body } = await api.stranger.call(name, {
          ...input,
          headers: { ...key, captureToken: session },
        } as never);
        expect([name, status, (body as { code?: string }).code]).toEqual([name, 401, 'SEC004']);
      }
  });
});

describe('404', () => {
  it('answers alike for a changed, an ended and an invented secret, of a link and of a session', async () => {
    const { session, formId } = await begun();
    const token = await linkByMail(formId);
    const changed = (secret: string) => secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    for (const secret of ['', 'x', 'x.y', changed(token), changed(session), session])
      expect((await open(secret)).body).toMatchObject({ code: 'SEC004' });
    for (const secret of ['', 'x.y', changed(session), token])
      expect((await read(secret)).body).toMatchObject({ code: 'SEC004' });
    api.clock.advance({ seconds: webFormSessionMinutes * 60 });
    expect((await read(session)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });

  it('reveals nothing about an unknown dealer', async () => {
    expect((await start(startOf(aPerson(seed++), { dealerId: '0'.repeat(26) }))).body.code).toBe('SEC004');
  });
});

describe('409', () => {
  it('refuses a step saved over a newer one, and every change once it was sent', async () => {
    const { session, person } = await begun();
    const filled = aFilledForm(person);
    expect((await save(session, filled)).status).toBe(200);
    expect((await save(session, filled)).body.code).toBe('SET001');
    expect((await submit(session, 1)).body.code).toBe('SET001');
    await submit(session);
    const after = [
      await save(session, filled, 2),
      await attach(session, await jpeg()),
      await api.stranger.call('deleteWebForm', { headers: headersOf(session) }),
    ];
    expect(after.map(({ status, body }) => [status, body.code])).toEqual(after.map(() => [409, 'PRS007']));
  });

  it('sends one lead where two browsers send at once', async () => {
    const { session, person } = await begun();
    await save(session, aFilledForm(person));
    const both = await Promise.all([submit(session), submit(session)]);
    expect(new Set(both.map(({ body }) => body.number)).size).toBe(1);
    expect(await rowsOf(api, sql`select 1 from leads where document = ${person.cpf}`)).toHaveLength(1);
  });
});

describe('422', () => {
  it('names each missing field when it is sent, and sends nothing', async () => {
    const { session, person } = await begun();
    const { status, body } = await submit(session, 1);
    expect([status, body.code]).toEqual([422, 'DOM002']);
    const paths = (body as never as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['client.identification.motherName', 'client.address.zipCode']));
    expect(await rowsOf(api, sql`select 1 from leads where document = ${person.cpf}`)).toEqual([]);
  });

  it('refuses a start without a way to send the link, with another consent, or with a wrong document', async () => {
    const cases: [Partial<Start>, string][] = [
      [{ phone: '', email: '' }, 'phone'],
      [{ consentVersion: 'another' }, 'consentVersion'],
      [{ document: '11111111111' }, 'document'],
    ];
    for (const [changes, path] of cases) {
      const { status, body } = await start(startOf(aPerson(seed++), changes));
      expect([status, (body as never as { fields: { path: string }[] }).fields.map((one) => one.path)]).toEqual([
        422,
        [path],
      ]);
    }
  });

  it('refuses the registration of another kind of person', async () => {
    const { session } = await begun();
    expect((await save(session, aFilledCompanyForm(aCompany(3)))).body.fields?.[0]?.path).toBe('client.personType');
  });

  it('is closed at a dealer whose channel FORMWEB is off; what was saved can still be deleted', async () => {
    const { session, person } = await begun();
    const feirao = await api.signIn('feirao');
    const params = { id: seller.activeDealerId!, channelId: 'FORMWEB' as const };
    await feirao.ok('disableDealerChannel', { params });
    try {
      const dealer = { params: { id: params.id }, headers };
      const answers = [
        await start(startOf(aPerson(seed++))),
        await api.stranger.call('readWebFormDealer', dealer),
        await read(session),
        await save(session, aFilledForm(person)),
        await submit(session, 1),
        await attach(session, await jpeg()),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'ADD004'));
      const { items } = await api.stranger.ok('findWebFormDealers', { query: { zipCode: '01310100' }, headers });
      expect(items.map(({ id }) => id)).not.toContain(params.id);
      expect((await api.stranger.call('deleteWebForm', { headers: headersOf(session) })).status).toBe(200);
    } finally {
      await feirao.ok('enableDealerChannel', { params });
    }
  });
});

describe('429', () => {
  it('limits starts by address and by person, and links by contact', async () => {
    const person = aPerson(seed++);
    for (let time = 0; time < 5; time++) expect((await start(startOf(person))).status).toBe(200);
    expect((await start(startOf(person))).status).toBe(429);
    for (let time = 0; time < 4; time++) expect((await start(startOf(aPerson(seed++)))).status).toBe(200);
    expect((await start(startOf(aPerson(seed++)))).body.code).toBe('USE029');
    const body = { email: person.email };
    for (let time = 0; time < 3; time++)
      expect((await api.stranger.call('requestWebFormLink', { body, headers })).status).toBe(200);
    expect((await api.stranger.call('requestWebFormLink', { body, headers })).status).toBe(429);
  });

  it('allows a likely bot three starts in five minutes', async () => {
    api.partners.botScore.assess = async () => 0.1;
    for (let time = 0; time < 3; time++) expect((await start(startOf(aPerson(seed++)))).status).toBe(200);
    expect((await start(startOf(aPerson(seed++)))).status).toBe(429);
  });
});
