/** The page of each person of a proposal: a link from a mail, a code to the same mailbox, and nothing but the own part. */
import { clientPageCodeMinutes, clientPageDays, clientPageMinutes } from '@estrada/domain/client-page/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeByMail as codeOf, mailerOf, visitBy } from '../../../test/client-visit.ts';
import { contracted } from '../../../test/contracted.ts';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { headersOf } from '../../../test/selfies/send-selfie.ts';
import { addSigner, sendOut } from '../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../test/test-now.ts';
import { mailSelfie } from '../contracts/index.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

let seed = 5_300;
const request = (token: string) => api.stranger.call('sendClientPageCode', { headers: headersOf(token) });
const open = (token: string, code: string) =>
  api.stranger.call('openClientPage', { body: { code }, headers: headersOf(token) });
const read = (visit: string) => api.stranger.call('readClientPage', { headers: headersOf(visit) });
const go = (visit: string, step: 'sign' | 'selfie') =>
  api.stranger.call('takeClientStep', { body: { step }, headers: headersOf(visit) });

/** A contract with two signatories, each with the link from their mail. */
async function twoPeople() {
  const id = await contracted(api, seller, seed++);
  await sendOut(api, seller, id);
  await addSigner(api, id, seed++);
  await seller.ok('sendClientEmail', { body: { proposalSaleId: id } });
  const jobs = (await rowsOf(
    api,
    sql`select s.id as "selfieId", g.id as "signerId", g.id as "madeBy" from proposal_selfies s
      join proposal_signers g on g.document = s.document where s.proposal_id = ${id} order by g.place`,
  )) as { selfieId: string; signerId: string; madeBy: string }[];
  api.mails.length = 0;
  const { context, tokens } = api.system();
  for (const job of jobs) await mailSelfie(mailerOf(api), tokens.seal, 'https://estrada.example')(job, context);
  const [client, guarantor] = api.mails.map(({ text }) => /acompanharProposta#([\w.-]+)/.exec(text)![1]!);
  return { id, client: client!, guarantor: guarantor! };
}

const codeByMail = (token: string) => codeOf(api, token);
const visitOf = (token: string) => visitBy(api, token);
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

describe('the client at the desk', () => {
  it('opens one page with the code from their own mailbox, from the submission of the proposal on', async () => {
    const person = aPerson(seed++);
    const proposal = await aCompleteProposal(seller, person);
    const desk = (session = seller) => session.call('openClientDesk', { params: { id: proposal.id } });
    expect((await desk()).body).toMatchObject({ code: 'PRS006' });
    await sendProposal(seller, proposal);
    const { url, sentTo } = (await desk()).body;
    expect(sentTo).toBe(`${person.email[0]}•••@${person.email.split('@')[1]}`);
    const visit = await visitOf(url.split('#')[1]!);
    expect((await read(visit)).body).toMatchObject({ state: 'ANALYSIS', steps: { sign: 'NONE', selfie: 'NONE' } });
    expect((await desk(await api.signIn('DEMO2.SELLER'))).status).toBe(404);
    const trail = await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${proposal.id} and action like 'proposal.clientPage.%' order by seq`,
    );
    expect(trail.map(({ action }) => action)).toEqual([
      ...['proposal.clientPage.desk', 'proposal.clientPage.code', 'proposal.clientPage.open'],
    ]);
  });

  it('has the signature and the selfie on the same page once they are due, and no page for the mailbox of the seller', async () => {
    const id = await contracted(api, seller, seed++);
    const desk = () => seller.call('openClientDesk', { params: { id } });
    const visit = await visitOf((await desk()).body.url.split('#')[1]!);
    expect((await go(visit, 'selfie')).body.code).toBe('PRS017');
    await sendOut(api, seller, id);
    expect((await read(visit)).body.steps).toEqual({ sign: 'WAITS', selfie: 'OPEN' });
    // nobody has requested the selfie: the client starts it, once
    for (const _time of [1, 2]) expect((await go(visit, 'selfie')).body.url).toContain('/capturaselfie#');
    expect(await rowsOf(api, sql`select status from proposal_selfies where proposal_id = ${id}`)).toEqual([
      { status: 'REQUESTED' },
    ]);
    await api.database.db.execute(sql`update proposals set client = jsonb_set(client, '{contact,email}',
      (select to_jsonb(email) from users where username = 'DEMO.SELLER')) where id = ${id}`);
    expect((await desk()).body.fields).toMatchObject([{ path: 'client.contact.email' }]);
  });
});

describe('access to the client page', () => {
  it('requires the link and a code that is mailed to the same address', async () => {
    const { client } = await twoPeople();
    const asked = await request(client);
    expect(asked.body).toMatchObject({ sentTo: expect.stringMatching(/^.•••@/) });
    const code = await codeByMail(client);
    expect(JSON.stringify(asked.body)).not.toContain(code);
    const opened = await open(client, code);
    expect(opened.status).toBe(200);
    expect((await read(opened.body.visit)).status).toBe(200);
    // the link alone reads nothing, and a code opens once
    expect((await read(client)).status).toBe(404);
    expect((await open(client, code)).body).toMatchObject({ code: 'USE011', fields: [{ path: 'code' }] });
  });

  it('mails the code in the language of the page on which the person requested a contact last', async () => {
    const { id, client } = await twoPeople();
    const [row] = await rowsOf(api, sql`select client_document from proposals where id = ${id}`);
    const { name, mobile: phone, email } = aPerson(seed++);
    const person = { name, phone, email, document: String(row!.client_document), contactPreference: 'CALL' } as const;
    const wanted = { vehicleTypeId: '1', vehicleWanted: '', channel: 'WALK_IN', source: '' } as const;
    const { lead } = await seller.ok('createLead', { body: { ...person, ...wanted } });
    await api.database.db.execute(sql`update leads set language = 'en', consent_at = now() where id = ${lead.id}`);
    await request(client);
    await codeByMail(client);
    expect(api.mails.at(-1)!.subject).toBe('Code to open your financing page');
  });

  it('stores neither link, code nor visit token', async () => {
    const { id, client } = await twoPeople();
    await request(client);
    const code = await codeByMail(client);
    const { visit } = (await open(client, code)).body;
    const kept = JSON.stringify([
      await rowsOf(api, sql`select * from client_page_links`),
      await rowsOf(api, sql`select code_hash, visit_hash from client_page_visits`),
      await rowsOf(api, sql`select * from audit_entries where entity_id = ${id}`),
    ]);
    for (const secret of [client, visit, client.slice(0, 24), visit.slice(0, 24), `"${code}"`])
      expect(kept).not.toContain(secret);
  });

  it('allows five attempts at a code, and then refuses also the right one', async () => {
    const { client } = await twoPeople();
    await request(client);
    const code = await codeByMail(client);
    for (let tries = 0; tries < 5; tries++) expect((await open(client, wrong(code))).body.code).toBe('USE011');
    expect((await open(client, code)).body.code).toBe('USE011');
  });

  it('accepts only the latest code, for ten minutes, and lasts thirty minutes', async () => {
    const { client } = await twoPeople();
    await request(client);
    const first = await codeByMail(client);
    api.clock.advance({ seconds: 1 });
    await request(client);
    const second = await codeByMail(client);
    if (first !== second) expect((await open(client, first)).body.code).toBe('USE011');
    const { visit } = (await open(client, second)).body;
    api.clock.advance({ minutes: clientPageMinutes - 1 });
    expect((await read(visit)).status).toBe(200);
    api.clock.advance({ minutes: 1 });
    expect((await read(visit)).status).toBe(404);
    await request(client);
    const late = await codeByMail(client);
    api.clock.advance({ minutes: clientPageCodeMinutes });
    expect((await open(client, late)).body.code).toBe('USE011');
  });

  it('sends at most five codes an hour to a mailbox', async () => {
    const { client } = await twoPeople();
    for (let times = 0; times < 5; times++) expect((await request(client)).status).toBe(200);
    expect((await request(client)).body.code).toBe('USE029');
  });

  it('refuses a missing, guessed, foreign or expired link in the same way', async () => {
    const { client } = await twoPeople();
    const visit = await visitOf(client);
    const [secret, mark] = client.split('.');
    api.clock.advance({ days: clientPageDays });
    const bad = ['', 'x', `${secret}.${mark}x`, `${secret!.slice(0, -1)}!.${mark}`, visit, client];
    const answers = await Promise.all(
      bad.flatMap((token) => [request(token), open(token, '123456'), read(token), go(token, 'selfie')]),
    );
    const said = new Set(
      answers.map(({ status, body }) => JSON.stringify([status, body.code, body.message, body.fields])),
    );
    expect([...said].map((one) => JSON.parse(one).slice(0, 2))).toEqual([[404, 'SEC004']]);
  });

  it('withstands guessing: a sample of two hundred', async () => {
    const { client } = await twoPeople();
    const [secret, mark] = client.split('.');
    for (let at = 0; at < 200; at++) {
      const guess = `${secret!.slice(0, 21)}${String(at).padStart(3, '0')}.${mark}`;
      if (guess !== client) expect((await request(guess)).status).toBe(404);
    }
  });
});

describe('the client page', () => {
  it('shows the data of its own signer: what is missing, the credit with its CET, and a contact', async () => {
    const { client } = await twoPeople();
    const { body } = await read(await visitOf(client));
    expect(body).toMatchObject({
      role: 'CLIENT',
      state: 'CONTRACT',
      dealer: { name: expect.any(String) },
      steps: { sign: 'WAITS', selfie: 'OPEN' },
    });
    expect(body.offer.financedCents).toBeGreaterThan(0);
    expect(body.offer.cetAnnualPct).toMatch(/^\d+[.,]\d+$/);
    expect(body.offer.payments.runs.length).toBeGreaterThan(0);
  });

  it('shows no other signer, document, mailbox or income', async () => {
    const { id, client, guarantor } = await twoPeople();
    const [one, other] = [await read(await visitOf(client)), await read(await visitOf(guarantor))];
    expect(other.body.role).toBe('GUARANTOR');
    const people = await rowsOf(
      api,
      sql`select g.name, g.document, g.email from proposal_signers g
        join proposal_envelopes e on e.id = g.envelope_id where e.proposal_id = ${id} order by g.place`,
    );
    const [first, second] = people as { name: string; document: string; email: string }[];
    const [shown, shownToOther] = [JSON.stringify(one.body), JSON.stringify(other.body)];
    for (const { document, email } of [first!, second!])
      for (const secret of [document, email])
        expect([shown.includes(secret), shownToOther.includes(secret)]).toEqual([false, false]);
    expect([shown.includes(second!.name), shownToOther.includes(first!.name)]).toEqual([false, false]);
    expect(shownToOther.toLowerCase()).not.toContain('income');
  });

  it('opens the selfie of its own signer by a fresh link, and no other selfie', async () => {
    const { id, guarantor } = await twoPeople();
    const { body } = await go(await visitOf(guarantor), 'selfie');
    const [, proposalSaleId, signerId, token] = /capturaselfie#([^.]+)\.([^.]+)\.(.+)$/.exec(body.url)!;
    expect(proposalSaleId).toBe(id);
    const looked = await api.stranger.call('readSelfieProposal', {
      params: { id: signerId! },
      query: { proposalSaleId: id },
      headers: headersOf(token!),
    });
    expect(looked.body).toMatchObject({ role: 'GUARANTOR' });
  });

  it('opens the partner page when it is the turn of the signer, and reports when it is not', async () => {
    const { id, client, guarantor } = await twoPeople();
    expect((await go(await visitOf(guarantor), 'sign')).body.code).toBe('PRS017');
    await api.database.db.execute(sql`update proposal_signers set link = 'https://sign.example/' || id
      where envelope_id in (select id from proposal_envelopes where proposal_id = ${id})`);
    const visit = await visitOf(client);
    expect((await read(visit)).body.steps.sign).toBe('OPEN');
    expect((await go(visit, 'sign')).body.url).toMatch(/^https:\/\/sign\.example\//);
    // the guarantor signs after the client
    expect((await read(await visitOf(guarantor))).body.steps.sign).toBe('WAITS');
    const trail = await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${id} and action like 'proposal.clientPage.%' order by seq`,
    );
    expect(trail.map(({ action }) => action)).toContain('proposal.clientPage.sign');
  });

  it('shows guarantors what is held of themselves, and nothing of the client', async () => {
    const { id, guarantor } = await twoPeople();
    const [signer] = await rowsOf(
      api,
      sql`select g.name, g.document from proposal_signers g join proposal_selfies s on s.document = g.document
        where s.proposal_id = ${id} order by g.place desc limit 1`,
    );
    const own = [{ name: signer!.name, cpf: signer!.document, cellNumber: '11987650001', birthDate: '1980-01-02' }];
    await api.database.db.execute(
      sql`update proposals set client = client || ${JSON.stringify({ guarantors: own })}::jsonb where id = ${id}`,
    );
    const [{ client_name: clientName }] = (await rowsOf(
      api,
      sql`select client_name from proposals where id = ${id}`,
    )) as [{ client_name: string }];
    const headers = headersOf(await visitOf(guarantor));
    const shown = JSON.stringify((await api.stranger.ok('viewClientData', { headers })).sections);
    expect(shown).toContain(signer!.name);
    expect(shown).not.toContain(signer!.document);
    expect(shown).not.toContain(clientName);
    const { correctable, kept } = await api.stranger.ok('readClientData', { headers });
    expect(correctable).toContainEqual({ field: 'phone', current: '11987650001' });
    expect(kept.map(({ rule }) => rule)).toContain('CONTRACT');
  });

  it('ends with the contract for other signers, and continues for the client', async () => {
    const { id, client, guarantor } = await twoPeople();
    const [visit, other] = [await visitOf(client), await visitOf(guarantor)];
    await api.database.db.execute(sql`update proposal_contracts set voided_at = now() where proposal_id = ${id}`);
    expect((await read(other)).status).toBe(404);
    expect((await read(visit)).body).toMatchObject({
      role: 'CLIENT',
      steps: { sign: 'NONE', selfie: 'NONE' },
      papers: [],
    });
    expect((await go(visit, 'sign')).body.code).toBe('PRS017');
  });

  it('deletes links a day after they end', async () => {
    await twoPeople();
    api.clock.advance({ days: clientPageDays + 2 });
    await api.sweep();
    expect(
      await rowsOf(api, sql`select id from client_page_links where expires_at < ${api.clock.now().toISOString()}`),
    ).toEqual([]);
  });
});
