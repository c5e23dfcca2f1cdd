/** Requests about personal data: at the client's page, in the queue, and the deletion that leaves what law requires. */
import { messagePurposeIds } from '@estrada/domain/messages/index';
import { maskDocument, maskName } from '@estrada/domain/people/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastCodeByMail, mailerOf, visitOfPerson } from '../../../test/client-visit.ts';
import { extractRows } from '../../../test/extract-rows.ts';
import { aCompleteProposal, aSavedSimulation, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { testNow } from '../../../test/test-now.ts';
import { verifyTrail } from '../../kernel/audit/verify-trail.ts';
import { erasePerson, handlePrivacyJobs } from './erase-person.ts';

let api: TestApi;
let seller: Session;
let desk: Session;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  await api.database.db.execute(sql`delete from data_requests`);
  await api.database.db.execute(sql`delete from client_page_visits`);
  await api.database.db.execute(sql`delete from notifications`);
  seller = await api.signIn('seller');
  desk = await api.signIn('service-desk');
  admin = await api.signIn('admin-internal');
});
afterAll(() => api.close());

let seed = 9_700;
/** A client with a sent proposal at the own page, and a lead of the same document. */
async function aVisitor() {
  const person = aPerson(seed++);
  const { id } = (await sendProposal(seller, await aCompleteProposal(seller, person))).body;
  const lead = await addLead(person.cpf, person.email);
  return { person, id, lead, visit: await visitOfPerson(api, id) };
}
async function addLead(document: string, email: string): Promise<string> {
  const { dealer_id: dealerId } = (
    await rowsOf(api, sql`select dealer_id from proposals order by id desc limit 1`)
  )[0]!;
  const id = `01jd${String(seed++).padStart(22, '0')}`;
  await api.database.db.execute(sql`insert into leads
    (id, version, number, status, dealer_id, channel, source, name, document, phone, email, contact_preference,
     vehicle_type_id, vehicle_wanted, submitted, consent_version, consent_at, due_at, last_contact_on, created_by_name,
     changed_by_name, created_at, updated_at)
    values (${id}, 1, ${`L${seed}`}, 'new', ${dealerId}, 'CSF', 'CHD', 'Pessoa Apagada', ${document}, '11988887654', ${email},
     'EMAIL', 1, 'Onix', '{"name":"Pessoa Antiga"}', 'v1', ${testNow}, ${testNow}, '2026-11-20', 'x', 'x', ${testNow}, ${testNow})`);
  return id;
}
const simulationOf = async (id: string) => (await rowsOf(api, sql`select * from simulations where id = ${id}`))[0]!;
const leadOf = async (id: string) => (await rowsOf(api, sql`select * from leads where id = ${id}`))[0]!;
const at = (visit: string) => ({ headers: headersOf(visit) });
/** A fresh code for an act in a visit, from its mail. */
async function freshCode(visit: string): Promise<string> {
  await api.stranger.ok('sendClientDataCode', at(visit));
  return lastCodeByMail(api);
}
const requestDeletion = async (visit: string) =>
  api.stranger.call('requestClientDataDeletion', { body: { code: await freshCode(visit) }, ...at(visit) });
const queue = async (session: Session, query: object = {}) => (await session.ok('listDataRequests', { query })).items;
const answer = (session: Session, id: string, outcome: 'ANSWERED' | 'REFUSED' = 'ANSWERED') =>
  session.call('answerDataRequest', { params: { id }, body: { outcome, answer: 'Feito.' } });
const erase = (requestId: string) => erasePerson(api.files)({ requestId }, api.system().context);

describe('at the page', () => {
  it('shows the data masked, and records the view as a request that was answered at once (200)', async () => {
    const { visit, person } = await aVisitor();
    const { sections } = await api.stranger.ok('viewClientData', at(visit));
    const text = JSON.stringify(sections);
    expect(text).toContain(person.name);
    expect(text).toContain('Pessoa Apagada');
    expect(text).not.toContain(person.cpf);
    expect(text).not.toContain(person.motherName);
    expect((await api.stranger.ok('readClientData', at(visit))).requests).toMatchObject([
      { kind: 'VIEW', status: 'ANSWERED' },
    ]);
  });

  it('gives a whole copy as JSON and PDF after a fresh code, and none without it (422) or to another person (404)', async () => {
    const { visit, person } = await aVisitor();
    expect((await api.stranger.call('exportClientData', { body: { code: '000000' }, ...at(visit) })).status).toBe(422);
    const { requestId } = await api.stranger.ok('exportClientData', {
      body: { code: await freshCode(visit) },
      ...at(visit),
    });
    const load = (format: 'json' | 'pdf', by = visit) =>
      api.stranger.call('downloadClientData', { params: { requestId }, query: { format }, ...at(by) });
    const json = await load('json');
    expect([json.status, JSON.stringify(json.body).includes(person.motherName)]).toEqual([200, true]);
    expect((await readPdf((await load('pdf')).body as never)).text).toContain(person.motherName);
    expect((await load('json', (await aVisitor()).visit)).status).toBe(404);
  });

  it('revokes at once: open leads end, may not be reopened, and the phones get no messages', async () => {
    const { visit, lead } = await aVisitor();
    await api.stranger.ok('revokeClientConsents', { body: { consents: ['OFFERS', 'MESSAGES'] }, ...at(visit) });
    expect(await leadOf(lead)).toMatchObject({ status: 'noInterest', consent_revoked_at: expect.anything() });
    const [optOut] = await rowsOf(
      api,
      sql`select count(*)::int as n from message_opt_outs where phone = '11988887654'`,
    );
    expect(optOut!.n).toBe(messagePurposeIds.length);
    expect((await api.stranger.ok('readClientData', at(visit))).revoked).toContain('OFFERS');
    const none = await api.stranger.call('revokeClientConsents', { body: { consents: [] }, ...at(visit) });
    expect(none.status).toBe(422);
  });

  it('revokes one purpose of messages without the others, and offers also on the phone', async () => {
    const { visit } = await aVisitor();
    const revoked = async () => (await api.stranger.ok('readClientData', at(visit))).revoked.toSorted();
    await api.database.db.execute(sql`delete from message_opt_outs`);
    await api.stranger.ok('revokeClientConsents', { body: { consents: ['selfie'] }, ...at(visit) });
    expect(await revoked()).toEqual(['selfie']);
    await api.stranger.ok('revokeClientConsents', { body: { consents: ['OFFERS'] }, ...at(visit) });
    expect(await revoked()).toEqual(['OFFERS', 'lead', 'offer', 'selfie']);
  });

  it('takes one deletion at a time (409), a correction with other values only (422), and no stranger (404)', async () => {
    const { visit, person } = await aVisitor();
    expect((await requestDeletion(visit)).body.dueOn).toBe('2026-12-05');
    expect((await requestDeletion(visit)).status).toBe(409);
    const correct = (wanted: string) =>
      api.stranger.call('requestClientDataCorrection', {
        body: { corrections: [{ field: 'name', wanted }] },
        ...at(visit),
      });
    expect((await correct(person.name)).status).toBe(422);
    expect((await correct('Outro Nome')).status).toBe(200);
    expect((await api.stranger.call('readClientData', at('nothing'))).status).toBe(404);
    await api.database.db.execute(sql`update rate_limits set hits = 100 where bucket like 'client-page-data:%'`);
    expect((await api.stranger.call('readClientData', at(visit))).status).toBe(429);
  });
});

describe('the queue', () => {
  it('lists the first deadline first, and is for two roles (403) with a login (401)', async () => {
    await desk.ok('recordDataRequest', {
      body: {
        kind: 'VIEW',
        name: 'Rui Alves Nunes',
        document: '31572040688',
        email: '',
        phone: '',
        isContactOwn: false,
        receivedOn: '2026-11-10',
        message: '',
      },
    });
    await requestDeletion((await aVisitor()).visit);
    expect((await queue(admin)).map(({ kind, daysLeft, nextStep }) => [kind, daysLeft, nextStep])).toEqual([
      ['VIEW', 5, 'CLAIM'],
      ['DELETE', 15, 'CLAIM'],
    ]);
    expect(await queue(admin, { kind: 'EXPORT' })).toEqual([]);
    expect((await seller.call('listDataRequests', { query: {} })).status).toBe(403);
    expect((await api.stranger.call('listDataRequests', { query: {} })).status).toBe(401);
    expect((await answer(desk, '0'.repeat(26))).status).toBe(404);
  });

  it('is claimed by one of two users, and answered by that one alone', async () => {
    await requestDeletion((await aVisitor()).visit);
    const { id } = (await queue(desk))[0]!;
    const claims = await Promise.all([desk, admin].map((one) => one.call('claimDataRequest', { params: { id } })));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = claims[0]!.status === 200 ? [desk, admin] : [admin, desk];
    expect((await answer(loser, id)).body.code).toBe('PRS001');
    await winner.ok('releaseDataRequest', { params: { id } });
    expect((await answer(loser, id, 'REFUSED')).status).toBe(200);
    expect((await answer(loser, id)).status).toBe(409);
    api.mails.length = 0;
    const mail = handlePrivacyJobs(mailerOf(api), api.files).find(({ job }) => job.name === 'privacy.mail-answer')!;
    await mail.run({ requestId: id }, api.system().context);
    expect(api.mails.map(({ text }) => text.includes('Feito.'))).toEqual([true]);
  });

  it('finds data without a document by a telephone that a user has checked, and by nothing unchecked (422)', async () => {
    await api.database.db.execute(sql`update leads set phone = '' where phone = '11988887654'`);
    const lead = await addLead('', '');
    const body = {
      kind: 'DELETE',
      name: 'Rui Alves Nunes',
      document: '',
      email: '',
      receivedOn: '2026-11-10',
      message: '',
    } as const;
    const record = (isContactOwn: boolean) =>
      desk.call('recordDataRequest', { body: { ...body, phone: '(11) 98888-7654', isContactOwn } });
    expect((await record(false)).body.fields).toMatchObject([{ path: 'document' }]);
    const { id } = (await record(true)).body;
    const { found } = await desk.ok('readDataRequest', { params: { id } });
    expect(JSON.stringify(found)).toContain('Pessoa Apagada');
    await answer(desk, id);
    await erase(id);
    expect((await leadOf(lead)).phone).toBe('');
  });

  it('corrects leads, also ended ones, and simulations of a granted correction, and keeps what was submitted', async () => {
    const { visit, lead, person } = await aVisitor();
    const { id: simulation } = await aSavedSimulation(seller, person);
    await api.database.db.execute(sql`update leads set status = 'noInterest' where id = ${lead}`);
    await api.stranger.ok('requestClientDataCorrection', {
      body: { corrections: [{ field: 'name', wanted: 'Nome Certo' }] },
      ...at(visit),
    });
    const { id } = (await queue(desk))[0]!;
    expect((await desk.ok('readDataRequest', { params: { id } })).corrections[0]).toMatchObject({
      wanted: 'Nome Certo',
    });
    await answer(desk, id);
    expect(await leadOf(lead)).toMatchObject({ name: 'Nome Certo', submitted: { name: 'Pessoa Antiga' } });
    expect(await simulationOf(simulation)).toMatchObject({ client_name: 'Nome Certo', client: { name: 'Nome Certo' } });
  });

  it('notifies its roles three days before the deadline and when it is reached, once each', async () => {
    await requestDeletion((await aVisitor()).visit);
    const notices = async () => {
      await api.sweep();
      return (await rowsOf(api, sql`select message from notifications where message like '%dados pessoais%'`)).length;
    };
    const before = await notices();
    api.clock.moveTo('2026-12-02T13:00:00.000Z');
    const first = await notices();
    expect([first > before, await notices()]).toEqual([true, first]);
    api.clock.moveTo('2026-12-05T13:00:00.000Z');
    expect(await notices()).toBe(first * 2);
  });
});

describe('a deletion', () => {
  it('erases notes in the history of a lead, simulations without a proposal and consortium leads', async () => {
    const { visit, lead, person, id: proposalId } = await aVisitor();
    const { id: simulation } = await aSavedSimulation(seller, person);
    const [{ simulation_id: sold }] = (await rowsOf(
      api,
      sql`select simulation_id from proposals where id = ${proposalId}`,
    )) as [{ simulation_id: string }];
    await api.database.db.execute(sql`insert into lead_history (lead_id, seq, at, event, to_status, actor_name, note)
      values (${lead}, 90, ${testNow}, 'contactAgain', 'new', 'Ana', 'A filha dela está doente')`);
    await api.database.db.execute(sql`insert into consortium_leads
      (id, name, phone, email, group_code, quota, credit_amount_cents, consortium_status, bac_code)
      values (${lead}, ${person.name}, '11988887654', '', 'G1', ${lead.slice(-6)}, 100, 'INTERESTED', '1')`);
    await requestDeletion(visit);
    const { id } = (await queue(desk))[0]!;
    await answer(desk, id);
    await erase(id);
    expect(await rowsOf(api, sql`select note from lead_history where lead_id = ${lead} and seq = 90`)).toEqual([
      { note: null },
    ]);
    expect(await simulationOf(simulation)).toMatchObject({ client_document: null, client_name: null, client: {} });
    expect(await simulationOf(sold)).toMatchObject({ client_document: person.cpf });
    expect(await rowsOf(api, sql`select 1 from consortium_leads where id = ${lead}`)).toEqual([]);
    // outside an erasure the history stays append-only, and an erasure changes nothing but notes
    const change = (what: ReturnType<typeof sql>) => api.database.db.execute(sql`update lead_history set ${what}`);
    await expect(change(sql`note = null`)).rejects.toThrow();
    await expect(
      api.database.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('estrada.erasure', 'on', true)`);
        await tx.execute(sql`update lead_history set actor_name = 'X', note = null`);
      }),
    ).rejects.toThrow();
    expect((await verifyTrail(api.database.db)).problems).toEqual([]);
  });

  it('erases leads, forms and messages but keeps what law requires, runs twice, and the trail verifies', async () => {
    const { visit, lead, person, id: proposalId } = await aVisitor();
    await requestDeletion(visit);
    const { id } = (await queue(desk))[0]!;
    await answer(desk, id);
    await erase(id);
    await erase(id);
    const erased = await leadOf(lead);
    expect(erased).toMatchObject({ name: 'Dados excluídos', document: '', phone: '', email: '', status: 'noInterest' });
    for (const table of ['leads', 'web_forms', 'client_messages'])
      for (const value of [person.cpf, person.email, 'Pessoa Apagada', 'Pessoa Antiga'])
        expect([
          table,
          await rowsOf(
            api,
            sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${value}%`} and id >= ${lead}`,
          ),
        ]).toEqual([table, []]);
    expect((await rowsOf(api, sql`select 1 from proposals where id = ${proposalId}`)).length).toBe(1);
    const detail = await desk.ok('readDataRequest', { params: { id } });
    expect(detail.kept.map(({ rule }) => rule)).toContain('PROPOSAL_IN_WORK');
    expect(detail.nextStep).toBe('DONE');
    expect((await verifyTrail(api.database.db)).problems).toEqual([]);
  });
});

// last: it starts the worker
it('extracts the requests of a period with deadline, owner, decision and days, and each name and document masked', async () => {
  const { person, visit } = await aVisitor();
  await requestDeletion(visit);
  const { id } = (await queue(desk))[0]!;
  await desk.ok('claimDataRequest', { params: { id } });
  await api.work();
  const extract = async () =>
    (await extractRows(api, admin, 'downloadDataRequests', ['2026-11-20', '2026-11-20'])).find(
      (row) => row['Pedido (código)'] === 'DELETE',
    )!;
  const waiting = await extract();
  expect(waiting).toMatchObject({
    'Decisão (código)': 'IN_PROGRESS',
    Prazo: '05/12/2026',
    Responsável: expect.stringMatching(/\w/),
    'Decidido em': '',
    'Dias até a decisão': '',
    'No prazo': '',
  });
  expect([waiting.Pessoa, waiting['CPF/CNPJ']]).toEqual([maskName(person.name), maskDocument(person.cpf)]);
  // a claim of four hours names nobody any more, as in the queue
  api.clock.advance({ hours: 4 });
  admin = await api.signIn('admin-internal');
  expect((await extract()).Responsável).toBe('');
  api.clock.moveTo('2026-12-06T13:00:00.000Z');
  desk = await api.signIn('service-desk');
  admin = await api.signIn('admin-internal');
  expect((await answer(desk, id, 'REFUSED')).status).toBe(200);
  expect(await extract()).toMatchObject({
    Decisão: 'Recusado',
    Responsável: waiting.Responsável,
    'Dias até a decisão': '16',
    'No prazo': 'Não',
  });
});
