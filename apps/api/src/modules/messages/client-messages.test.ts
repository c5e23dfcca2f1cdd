/** Messages to the phones of clients: requested, held back at night, sent once, reported, failed, and refused by the client. */
import { createHmac } from 'node:crypto';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailerOf, visitOfPerson } from '../../../test/client-visit.ts';
import { addDocument, contracted, signedContract } from '../../../test/contracted.ts';
import { anOpenProposal, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { demoApiKey } from '../../demo/insert-accounts.ts';
import { PartnerError, type Partners } from '../../partners/index.ts';
import { everywhere, findProposal } from '../proposals/index.ts';
import { webFormTopic } from '../web-form/index.ts';
import { handleMessageJobs, messageTopicsOf, requestClientMessage } from './index.ts';

const secret = 'a-secret-of-the-operator-32-letters';
const publicUrl = 'https://estrada.example';
const person = { name: 'Rosana Teles', email: 'rosana@cliente.example' };
let api: TestApi;
let seller: Session;
let operator: Partners['messaging'];
let isWanted = true;
const sent: { requestId: string; channel: string; phone: string; text: string }[] = [];
beforeAll(async () => {
  api = await openApi({ MESSAGING_CALLBACK_SECRETS: secret });
  seller = await api.signIn('seller');
  operator = {
    ...api.partners.messaging,
    send: async (request) => {
      sent.push(request);
      return { messageId: `msg-${request.requestId}` };
    },
  };
});
beforeEach(async () => {
  sent.length = 0;
  isWanted = true;
  Object.assign(api.partners.messaging, operator);
  await api.database.db.execute(sql`truncate client_messages, message_opt_outs`);
});
afterAll(() => api.close());

let seed = 2_400;
const context = () => api.system().context;
const wants = async () => isWanted;
const topics = messageTopicsOf({
  signature: wants,
  selfie: wants,
  documents: wants,
  clientPage: async () => false,
  webForm: webFormTopic,
});
const handlers = () =>
  handleMessageJobs({
    messaging: api.partners.messaging,
    mailer: mailerOf(api),
    seal: api.system().tokens.seal,
    publicUrl,
    topics,
  });
const run = (name: string, data: object) =>
  handlers()
    .find(({ job }) => job.name === name)!
    .run(data, context());
const send = (messageId: string) => run('messages.send', { messageId });
const report = (requestId: string, state: string, more: object = {}) =>
  run('messages.follow', { eventId: `e-${state}`, requestId, state, at: '2026-11-20T10:05:00-03:00', ...more });
async function request(id: string, purpose: 'signature' | 'documents' = 'signature') {
  const proposal = (await findProposal(api.database.db, everywhere, id))!;
  await context().transaction((tx) =>
    requestClientMessage(proposal, purpose, { document: proposal.clientDocument, ...person }, tx),
  );
}
const rows = (id: string) => rowsOf(api, sql`select * from client_messages where proposal_id = ${id} order by id`);
const jobsOf = (messageId: unknown) =>
  rowsOf(api, sql`select 1 from jobs.job where name = 'messages.send' and data->>'messageId' = ${messageId}`);
/** A contract that its client has to sign now. */
async function outForSignature(): Promise<string> {
  const id = await signedContract(api, seller, seed++);
  await api.database.db.execute(sql`update proposal_envelopes set status = 'IN_PROGRESS' where proposal_id = ${id}`);
  await api.database.db.execute(sql`update proposal_signers set status = 'PENDING', acted_at = null,
    document = (select client_document from proposals where id = ${id})
    where envelope_id in (select id from proposal_envelopes where proposal_id = ${id})`);
  return id;
}
async function requested(): Promise<{ id: string; messageId: string }> {
  const id = await outForSignature();
  await request(id);
  return { id, messageId: (await rows(id))[0]!.id as string };
}
const shown = async (id: string) => (await seller.ok('readClientMessages', { params: { id } })).items;

describe('a message', () => {
  it('carries the link of the person, is sent once, and shows no phone in full', async () => {
    const { id, messageId } = await requested();
    expect(await jobsOf(messageId)).toHaveLength(1);
    await send(messageId);
    await send(messageId);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ requestId: messageId, channel: 'WHATSAPP' });
    expect(sent[0]!.phone).toMatch(/^\+55\d{11}$/);
    expect(sent[0]!.text).toContain(`${publicUrl}/acompanharProposta#`);
    expect(sent[0]!.text).toContain('Olá, Rosana.');
    const [message] = await shown(id);
    expect(message).toMatchObject({ status: 'SENT', channel: 'WHATSAPP', purpose: 'signature', readAt: null });
    expect(JSON.stringify(message)).not.toContain(sent[0]!.phone.slice(3));
    expect(JSON.stringify(await rows(id))).not.toContain('acompanharProposta');
  });

  it('is requested once by a job that runs twice', async () => {
    const { id } = await requested();
    await request(id);
    expect(await rows(id)).toHaveLength(1);
  });

  it('waits for the end of the quiet hours, and is dropped where nothing is missing any more', async () => {
    const quiet = await api.signIn('admin-internal');
    const { version, can: _, changedByName: __, updatedAt: ___, ...values } = await quiet.ok('readMessageSettings');
    // from now on for the rest of the day
    const body = { ...values, version, quietFrom: 0, quietUntil: 23 };
    await quiet.ok('saveMessageSettings', { body });
    try {
      const { id, messageId } = await requested();
      expect(await jobsOf(messageId)).toHaveLength(0);
      expect(await shown(id)).toMatchObject([{ status: 'WAITING', dueAt: '2026-11-21T02:00:00.000Z' }]);
      await send(messageId);
      expect(sent).toEqual([]);
      await api.database.db.execute(sql`update client_messages set due_at = requested_at`);
      isWanted = false;
      await send(messageId);
      expect([sent, await rows(id)]).toEqual([[], []]);
    } finally {
      const current = await quiet.ok('readMessageSettings');
      await quiet.ok('saveMessageSettings', { body: { ...values, version: current.version } });
    }
  });

  it('stays to be sent while the operator is unavailable', async () => {
    const { id, messageId } = await requested();
    api.partners.messaging.send = async () => {
      throw new PartnerError('messaging', 'unreachable');
    };
    await expect(send(messageId)).rejects.toThrow(PartnerError);
    expect(await shown(id)).toMatchObject([{ status: 'WAITING' }]);
    Object.assign(api.partners.messaging, operator);
    await send(messageId);
    expect(await shown(id)).toMatchObject([{ status: 'SENT' }]);
  });
});

describe('a message that cannot be sent', () => {
  const refuse = async () => {
    throw new PartnerError('messaging', 'refused', { partnerCode: 'MSG-021' });
  };

  it('fails at once where the operator refuses it, and is followed by an SMS', async () => {
    const { id, messageId } = await requested();
    api.partners.messaging.send = refuse;
    await send(messageId);
    const [first, second] = await rows(id);
    expect([first, second]).toMatchObject([
      { channel: 'WHATSAPP', status: 'FAILED', failure: 'REFUSED' },
      { channel: 'SMS', status: 'WAITING' },
    ]);
  });

  it('is sent again while its time lasts, by one job, and fails after two days', async () => {
    const { id, messageId } = await requested();
    await api.poll();
    expect(await jobsOf(messageId)).toHaveLength(1);
    await api.database.db.execute(sql`update client_messages set due_at = due_at - interval '49 hours'`);
    await send(messageId);
    expect(sent).toEqual([]);
    expect(await rows(id)).toMatchObject([{ status: 'FAILED', failure: 'TOO_LATE' }]);
    expect(await rows(id)).toHaveLength(1);
  });
});

describe('reports of the operator', () => {
  it('lead to the latest state in any order, with the instant of each', async () => {
    const { id, messageId } = await requested();
    await send(messageId);
    for (const state of ['READ', 'DELIVERED', 'DELIVERED', 'SENT']) await report(messageId, state);
    expect(await shown(id)).toMatchObject([
      { status: 'READ', deliveredAt: '2026-11-20T13:05:00.000Z', readAt: '2026-11-20T13:05:00.000Z' },
    ]);
  });

  it('are asked for where they are lost', async () => {
    const { id, messageId } = await requested();
    await send(messageId);
    api.partners.messaging.find = async (requestId) => ({
      messageId: `msg-${requestId}`,
      reports: [{ state: 'DELIVERED', at: '2026-11-20T13:01:00Z' }],
    });
    await api.database.db.execute(sql`update client_messages set queried_at = queried_at - interval '16 minutes'`);
    // due on the next poll of five minutes
    api.clock.advance({ minutes: 5 });
    await api.poll();
    expect(await shown(id)).toMatchObject([{ status: 'DELIVERED' }]);
  });

  it('of a failure send one SMS, whose failure sends nothing more', async () => {
    const { id, messageId } = await requested();
    await send(messageId);
    await report(messageId, 'FAILED', { reason: 'UNREACHABLE' });
    await report(messageId, 'FAILED', { reason: 'UNREACHABLE' });
    const [first, second] = await rows(id);
    expect([first, second]).toMatchObject([
      { channel: 'WHATSAPP', status: 'FAILED', failure: 'UNREACHABLE' },
      { channel: 'SMS', status: 'WAITING' },
    ]);
    await send(second!.id as string);
    await report(second!.id as string, 'FAILED', { reason: 'UNREACHABLE' });
    expect(await rows(id)).toHaveLength(2);
  });

  it('of the last failure leave a call to the person as the next step, while the thing is missing', async () => {
    const id = await contracted(api, seller, seed++, { status: 'AF', isReady: false });
    await api.database.db.execute(sql`delete from proposal_documents where proposal_id = ${id} and kind = 'IDENTITY'`);
    await request(id, 'documents');
    const unresolved = async () => (await shown(id)).map(({ channel, isUnresolved }) => [channel, isUnresolved]);
    const fail = async (messageId: unknown) => {
      await send(messageId as string);
      await report(messageId as string, 'FAILED', { reason: 'UNREACHABLE' });
    };
    await fail((await rows(id))[0]!.id);
    // its SMS is on the way
    expect(await unresolved()).toEqual([
      ['SMS', false],
      ['WHATSAPP', false],
    ]);
    await fail((await rows(id))[1]!.id);
    expect(await unresolved()).toEqual([
      ['SMS', true],
      ['WHATSAPP', false],
    ]);
    await addDocument(api, id, 'IDENTITY');
    expect((await unresolved())[0]).toEqual(['SMS', false]);
  });

  it('of a link to the page of the client leave a call until the client opens the page, or the proposal ends', async () => {
    const id = await contracted(api, seller, seed++, { isReady: true });
    const fail = async () => {
      await seller.ok('sendClientPageLink', { params: { id } });
      for (const _channel of ['WHATSAPP', 'SMS']) {
        const [last] = await rowsOf(
          api,
          sql`select id from client_messages where proposal_id = ${id} order by id desc`,
        );
        await send(last!.id as string);
        await report(last!.id as string, 'FAILED', { reason: 'UNREACHABLE' });
      }
    };
    const isUnresolved = async () => (await shown(id))[0]!.isUnresolved;
    const setStatus = (status: string) =>
      api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
    await fail();
    expect(await isUnresolved()).toBe(true);
    for (const status of ['DC', 'PS', 'OC', 'OCM', 'NU']) {
      await setStatus(status);
      expect([status, await isUnresolved()]).toEqual([status, false]);
    }
    await setStatus('PU');
    await visitOfPerson(api, id);
    expect(await isUnresolved()).toBe(false);
    // the link is sent again later, for something new
    api.clock.advance({ minutes: 5 });
    await fail();
    expect(await isUnresolved()).toBe(true);
  });

  it('of a request leave no call once its answer is not awaited any more', async () => {
    const { id } = await requested();
    await api.database.db.execute(sql`update client_messages set status = 'FAILED', channel = 'SMS', ended_at = now()`);
    const isUnresolved = async () => (await shown(id))[0]!.isUnresolved;
    expect(await isUnresolved()).toBe(true);
    // signed on paper in the end: the envelope stays as it was
    await api.database.db.execute(sql`update proposals set status = 'WFA' where id = ${id}`);
    expect(await isUnresolved()).toBe(false);
  });

  it('that was not sent yet is shown while it is wanted', async () => {
    const { id } = await requested();
    await api.database.db.execute(
      sql`update client_messages set purpose = 'documents', due_at = now() + interval '9 hours'`,
    );
    await api.database.db.execute(sql`delete from proposal_documents where proposal_id = ${id} and kind = 'IDENTITY'`);
    expect(await shown(id)).toMatchObject([{ status: 'WAITING' }]);
    await addDocument(api, id, 'IDENTITY');
    expect(await shown(id)).toEqual([]);
  });

  it('of an opt-out end messages about this purpose, not about others', async () => {
    const { id, messageId } = await requested();
    await send(messageId);
    await report(messageId, 'OPTED_OUT');
    await request(id);
    expect(await rows(id)).toHaveLength(1);
    await request(id, 'documents');
    expect(await rows(id)).toMatchObject([{ status: 'OPTED_OUT' }, { purpose: 'documents', status: 'WAITING' }]);
  });

  it('are accepted signed alone, and one event counts once', async () => {
    const { messageId } = await requested();
    const text = JSON.stringify({
      eventId: 'd-1',
      requestId: messageId,
      state: 'DELIVERED',
      at: '2026-11-20T13:05:00Z',
    });
    const at = String(Math.floor(api.clock.now().getTime() / 1000));
    const call = async (signature: string) =>
      (
        await api.server.inject({
          method: 'POST',
          url: '/api/callbacks/messaging',
          payload: text,
          headers: { 'content-type': 'application/json', 'x-timestamp': at, 'x-signature': signature },
        })
      ).statusCode;
    const signature = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');
    expect([await call('0'.repeat(64)), await call(signature), await call(signature)]).toEqual([401, 200, 200]);
    const jobs = await rowsOf(
      api,
      sql`select 1 from jobs.job where name = 'messages.follow' and data->>'eventId' = 'd-1'`,
    );
    expect(jobs).toHaveLength(1);
  });
});

describe('the links that users send', () => {
  const mailLink = (purpose: string, subjectId: string) => run('messages.mail-link', { purpose, subjectId });
  const failed = async (about: string) => {
    const [row] = await rowsOf(api, sql`select id from client_messages where subject_id = ${about} order by id desc`);
    await send(row!.id as string);
    await report(row!.id as string, 'FAILED', { reason: 'UNREACHABLE' });
  };
  beforeEach(async () => {
    api.mails.length = 0;
    await api.database.db.execute(sql`delete from rate_limits`);
  });

  it('to the page of the client go by message and e-mail, not before the sending (409), nor out of reach (404)', async () => {
    const { id } = await requested();
    await api.database.db.execute(sql`truncate client_messages`);
    expect(await seller.ok('sendClientPageLink', { params: { id } })).toEqual({ byPhone: true, byMail: true });
    await send((await rows(id))[0]!.id as string);
    await mailLink('clientPage', id);
    expect([sent[0]!.text, api.mails[0]!.text].every((text) => text.includes('/acompanharProposta#'))).toBe(true);
    expect(await shown(id)).toMatchObject([{ purpose: 'clientPage', status: 'SENT' }]);
    const stranger = await api.signIn('DEMO2.SELLER');
    expect((await stranger.call('sendClientPageLink', { params: { id } })).status).toBe(404);
    const unsent = await anOpenProposal(seller, aPerson(seed++));
    expect(unsent.can.sendClientPage).toBe(false);
    const refused = await seller.call('sendClientPageLink', { params: { id: unsent.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRS006' } });
  });

  it('to a simulation have one secret: the e-mail follows only where no message arrived', async () => {
    const saved = await aSavedSimulation(seller, aPerson(seed++));
    const params = { id: saved.id };
    expect(await seller.ok('sendOfferLink', { params, body: { version: 1 } })).toEqual({
      byPhone: true,
      byMail: false,
    });
    const [link] = (await seller.ok('listCustomerLinks', { params })).items;
    await failed(link!.id);
    expect(sent[0]!.text).toMatch(/minhaProposta#[\w.-]+/);
    await failed(link!.id);
    const { items } = await seller.ok('readOfferMessages', { params });
    expect(items.map(({ linkId, channel, isUnresolved }) => [linkId, channel, isUnresolved])).toEqual([
      [link!.id, 'SMS', true],
      [link!.id, 'WHATSAPP', false],
    ]);
    // another link was shown or sent by the seller
    await seller.ok('makeCustomerLink', { params, body: { version: 1 } });
    expect((await seller.ok('readOfferMessages', { params })).items.map((one) => one.isUnresolved)).toEqual([
      false,
      false,
    ]);
    await mailLink('offer', link!.id);
    const token = /minhaProposta#([\w.-]+)/.exec(api.mails[0]!.text)![1]!;
    const opened = { body: { token }, headers: { 'x-api-key': demoApiKey } };
    expect((await api.stranger.call('readCustomerOffer', opened)).status).toBe(200);
    expect((await seller.call('sendOfferLink', { params, body: { version: 9 } })).status).toBe(409);
  });

  it('to a simulation open after a lost answer: the message that arrived has the valid secret', async () => {
    const saved = await aSavedSimulation(seller, aPerson(seed++));
    const params = { id: saved.id };
    await seller.ok('sendOfferLink', { params, body: { version: 1 } });
    const [link] = (await seller.ok('listCustomerLinks', { params })).items;
    const [row] = await rowsOf(api, sql`select id from client_messages where subject_id = ${link!.id}`);
    const texts: string[] = [];
    api.partners.messaging.send = async ({ text }) => {
      texts.push(text);
      throw new PartnerError('messaging', 'timeout');
    };
    await expect(send(row!.id as string)).rejects.toThrow();
    api.partners.messaging.find = async (requestId) => ({ messageId: `msg-${requestId}`, reports: [] });
    await send(row!.id as string);
    expect(texts).toHaveLength(1);
    expect((await seller.ok('readOfferMessages', { params })).items).toMatchObject([{ status: 'SENT' }]);
    const token = /minhaProposta#([\w.-]+)/.exec(texts[0]!)![1]!;
    const opened = { body: { token }, headers: { 'x-api-key': demoApiKey } };
    expect((await api.stranger.call('readCustomerOffer', opened)).status).toBe(200);
  });

  it('to the registration go to the person of an open lead in their language, until the contact is revoked', async () => {
    const { name, mobile, email } = aPerson(seed++);
    const { lead } = await seller.ok('createLead', {
      body: {
        name,
        document: '',
        phone: mobile,
        email,
        contactPreference: 'WHATSAPP',
        vehicleTypeId: '1',
        vehicleWanted: 'Onix',
        channel: 'WALK_IN',
        source: '',
      },
    });
    await api.database.db.execute(sql`update leads set language = 'en' where id = ${lead.id}`);
    const params = { id: lead.id };
    expect(await seller.ok('sendLeadLink', { params })).toEqual({ byPhone: true, byMail: true });
    await failed(lead.id);
    expect(sent[0]!.text).toMatch(/^Hello, .*\/formweb\?dealer=/);
    await mailLink('lead', lead.id);
    expect(api.mails[0]!.subject).toBe('We have received your request for contact');
    expect((await seller.ok('readLeadMessages', { params })).items).toMatchObject([
      { channel: 'SMS', status: 'WAITING' },
      { channel: 'WHATSAPP', status: 'FAILED' },
    ]);
    const unreached = async () => {
      const { items } = await seller.ok('listLeads', { query: { search: lead.number } });
      return items[0]!.messageFailedAt;
    };
    // its SMS is on the way
    expect(await unreached()).toBeNull();
    await failed(lead.id);
    expect(await unreached()).toBe('2026-11-20T13:05:00.000Z');
    // sent again, and a late report of the first attempt
    await seller.ok('sendLeadLink', { params });
    expect(await unreached()).toBeNull();
    await failed(lead.id);
    await failed(lead.id);
    expect(await unreached()).not.toBeNull();
    await report(sent[0]!.requestId, 'DELIVERED');
    expect(await unreached()).toBeNull();
    await api.database.db.execute(sql`update leads set consent_revoked_at = now() where id = ${lead.id}`);
    expect((await seller.call('sendLeadLink', { params })).body.code).toBe('PRS007');
    const stranger = await api.signIn('DEMO2.SELLER');
    expect((await stranger.call('readLeadMessages', { params })).status).toBe(404);
  });
});

it('messages of a proposal out of reach are not found', async () => {
  const { id } = await requested();
  const stranger = await api.signIn('DEMO2.SELLER');
  expect((await stranger.call('readClientMessages', { params: { id } })).body.code).toBe('SEC004');
});
