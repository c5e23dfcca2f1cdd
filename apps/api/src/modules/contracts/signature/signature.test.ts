/** The electronic signature of a contract: requested, signed, sealed, and every failure between us and the partner. */
import { createHash, createHmac } from 'node:crypto';
import { renderError } from '@estrada/domain/errors/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitBy } from '../../../../test/client-visit.ts';
import { contracted as aContract } from '../../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { headersOf } from '../../../../test/selfies/send-selfie.ts';
import { testNow } from '../../../../test/test-now.ts';
import { type EnvelopeState, PartnerError, type Partners } from '../../../partners/index.ts';
import { sealedKey } from '../paper-key.ts';
import { cancelEnvelope } from './cancel-envelope.ts';
import { followCalled, followOpened } from './follow-envelope.ts';
import { mailSigner } from './mail-signer.ts';
import { openEnvelope } from './open-envelope.ts';

const secret = 'a-secret-of-the-provider-32-letters';
let api: TestApi;
let seller: Session;
let certisign: Partners['certisign'];
beforeAll(async () => {
  api = await openApi({ CERTISIGN_CALLBACK_SECRETS: secret });
  seller = await api.signIn('seller');
  certisign = { ...api.partners.certisign };
});
beforeEach(() => void Object.assign(api.partners.certisign, certisign));
afterAll(() => api.close());

let seed = 1_900;
const context = () => api.system().context;
const parts = () => ({ certisign: api.partners.certisign, files: api.files });
const publicUrl = 'http://localhost';

const contracted = (isReady = true) => aContract(api, seller, seed++, { isReady });
const status = (id: string, session = seller) => session.ok('readCertisignStatus', { query: { proposalSaleId: id } });
const version = async (id: string) => (await seller.ok('readSettlement', { params: { id } })).version;
const requestSignatures = async (id: string, emails: object[] = [], session = seller) =>
  session.call('requestSignature', { params: { id }, body: { version: await version(id), emails } });
const acted = async (id: string, more: object = {}) => ({
  body: { proposalSaleId: id, version: await version(id), ...more },
});
const envelopeOf = async (id: string) =>
  (await rowsOf(api, sql`select * from proposal_envelopes where proposal_id = ${id} order by id desc limit 1`))[0]!;
const open = async (id: string) =>
  openEnvelope({ ...parts(), publicUrl })({ envelopeId: (await envelopeOf(id)).id as string }, context());
async function out(): Promise<string> {
  const id = await contracted();
  expect((await requestSignatures(id)).status).toBe(200);
  await open(id);
  return id;
}
const signerIds = async (id: string) => (await status(id)).signers.map((signer) => signer.id);
const sealedBytes = Buffer.from('%PDF sealed');
const sealOf = (bytes: Buffer) => ({
  sha256: createHash('sha256').update(sealedBytes).digest('hex'),
  content: bytes.toString('base64'),
});
const signedAt = '2026-11-20T10:05:00-03:00';
/** Sets the partner's answer from now on. */
async function says(id: string, state: EnvelopeState['state'], more: Partial<EnvelopeState> = {}, act = 'PENDING') {
  const signers = (await signerIds(id)).map((signerId) => ({
    signerId,
    state: act as 'PENDING',
    reason: null,
    at: act === 'PENDING' ? null : signedAt,
  }));
  api.partners.certisign.read = async () => ({ state, signers, sealed: null, ...more });
}
const follow = async (id: string) =>
  followCalled(parts())(
    { eventId: 'e', envelopeId: (await envelopeOf(id)).partner_id as string, kind: 'signed' },
    context(),
  );
const trail = async (id: string) =>
  (
    await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${id} and action like 'proposal.signature.%' order by seq`,
    )
  ).map(({ action }) => (action as string).slice('proposal.signature.'.length));

const jobsFor = async (name: string, key: string, value: string) =>
  Number(
    (
      await rowsOf(api, sql`select count(*)::int as n from jobs.job where name = ${name} and data->>${key} = ${value}`)
    )[0]!.n,
  );

describe('requesting signatures', () => {
  it('sends the papers, and a link to each signatory, which no response reveals', async () => {
    const id = await contracted();
    const before = await status(id);
    expect(before).toMatchObject({ status: 'NONE', message: 'Documents Not Found', signers: [], can: { ask: true } });
    expect(before.planned.map(({ role }) => role)).toEqual(['CLIENT']);
    const sent: unknown[] = [];
    api.partners.certisign.createEnvelope = async (request) => {
      sent.push(request);
      return certisign.createEnvelope(request);
    };
    await requestSignatures(id);
    expect((await seller.ok('readSettlement', { params: { id } })).signature).toBe('IN_PROGRESS');
    await open(id);
    expect(sent).toMatchObject([
      {
        callbackUrl: `${publicUrl}/api/callbacks/certisign`,
        returnUrl: `${publicUrl}/acompanharProposta`,
        papers: [{ name: 'Cédula de crédito bancário' }],
        signers: [{ order: 1, role: 'Cliente' }],
      },
    ]);
    const answer = await status(id);
    expect(answer).toMatchObject({ status: 'IN_PROGRESS', envelope: { status: 'IN_PROGRESS' }, message: null });
    expect(answer.signers).toMatchObject([{ status: 'PENDING', isNext: true }]);
    expect(JSON.stringify(answer)).not.toContain('sign.example');
    api.mails.length = 0;
    const page = { seal: api.system().tokens.seal, publicUrl: 'https://estrada.example' };
    await mailSigner({ send: async (mail) => void api.mails.push(mail), close: async () => {} }, page)(
      { signerId: answer.signers[0]!.id },
      context(),
    );
    expect(api.mails).toMatchObject([{ to: answer.signers[0]!.email }]);
    expect(api.mails[0]!.text).toContain(`https://sign.example/${answer.signers[0]!.id}`);
    expect(api.mails[0]!.text).toContain('https://estrada.example/acompanharProposta#');
    expect(await trail(id)).toEqual(['request', 'send']);
  });

  it('is refused with the reason: no papers yet, already requested, switched off, no individual mailbox', async () => {
    expect((await requestSignatures(await contracted(false))).body.code).toBe('PRS016');
    const id = await contracted();
    const own = await requestSignatures(id, [{ path: 'identification', email: 'nobody' }]);
    expect(own.body.fields?.map(({ path, key }) => [path, key])).toEqual([['signers.0.email', 'email.invalid']]);
    expect((await requestSignatures(id)).status).toBe(200);
    expect((await requestSignatures(id)).body.code).toBe('PRS014');
    const paper = await contracted();
    await seller.ok('switchProposalEsign', {
      params: { id: paper },
      body: { version: await version(paper), enabled: false },
    });
    expect((await requestSignatures(paper)).body.code).toBe('PRS015');
  });

  it('is cancelled when the contract is switched to paper signature', async () => {
    const id = await contracted();
    await requestSignatures(id);
    await open(id);
    await seller.ok('switchProposalEsign', { params: { id }, body: { version: await version(id), enabled: false } });
    expect((await status(id)).envelope).toMatchObject({ status: 'CANCELED' });
    expect((await trail(id)).at(-1)).toBe('cancel');
  });

  it('is limited to the dealer staff, and another dealer gets 404', async () => {
    const id = await contracted();
    const [finance, other] = [await api.signIn('finance'), await api.signIn('DEMO2.SELLER')];
    expect((await requestSignatures(id, [], finance)).status).toBe(403);
    for (const answer of [
      await requestSignatures(id, [], other),
      await other.call('readCertisignStatus', { query: { proposalSaleId: id } }),
      await other.call('cancelCertisign', await acted(id, { reason: 'x' })),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
  });
});

describe('an unknown delivery', () => {
  it('is queried before it is sent again, and never sent twice', async () => {
    const id = await contracted();
    await requestSignatures(id);
    let calls = 0;
    api.partners.certisign.createEnvelope = async () => {
      calls++;
      throw new PartnerError('certisign', 'timeout');
    };
    await open(id);
    expect((await status(id)).envelope?.status).toBe('UNKNOWN');
    const { id: envelopeId } = await envelopeOf(id);
    const [signerId] = await signerIds(id);
    api.partners.certisign.find = async () => ({
      envelopeId: `env-${envelopeId}`,
      links: [{ signerId: signerId!, url: 'https://sign.example/x' }],
    });
    await open(id);
    expect([(await status(id)).envelope?.status, calls]).toEqual(['IN_PROGRESS', 1]);
  });

  it('fails after the configured number of attempts that never arrived', async () => {
    const id = await contracted();
    await requestSignatures(id);
    api.partners.certisign.createEnvelope = async () => {
      throw new PartnerError('certisign', 'unreachable');
    };
    for (let time = 1; time <= 3; time++) await open(id);
    expect((await status(id)).envelope?.status).toBe('UNKNOWN');
    await open(id);
    expect(await status(id)).toMatchObject({
      status: 'NONE',
      envelope: { status: 'FAILED', reason: renderError('CTSNERROR', 'pt-BR') },
      can: { ask: true },
    });
  });

  it('fails with the message of the partner when it refuses, and when it returns no links', async () => {
    const id = await contracted();
    await requestSignatures(id);
    api.partners.certisign.createEnvelope = async () => {
      throw new PartnerError('certisign', 'refused', { partnerMessage: 'Sem saldo' });
    };
    await open(id);
    expect((await status(id)).envelope).toMatchObject({ status: 'FAILED', reason: 'Sem saldo' });
    api.partners.certisign.createEnvelope = async () => ({ envelopeId: `env-none-${id}`, links: [] });
    await requestSignatures(id);
    await open(id);
    expect((await status(id)).envelope?.reason).toMatch(/links de assinatura/);
    expect(await trail(id)).toEqual(['request', 'fail', 'request', 'fail']);
  });

  it('that fails notifies a seller who reads English without a Portuguese reason', async () => {
    await api.database.db.execute(sql`update users set language = 'en' where username = 'DEMO.SELLER'`);
    await api.database.db.execute(sql`delete from notifications`);
    const id = await contracted();
    api.partners.certisign.createEnvelope = async () => ({ envelopeId: `env-none-${id}`, links: [] });
    await requestSignatures(id);
    await open(id);
    await api.database.db.execute(sql`update users set language = 'pt-BR' where username = 'DEMO.SELLER'`);
    const notices = await rowsOf(api, sql`select message from notifications where message like '%signature%'`);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The signature of the contract of proposal \d+ failed\. Request the signatures again\.$/),
    ]);
  });
});

describe('the outcome of a signature request', () => {
  it('is a sealed paper that is stored, opens by address, and completes the signature', async () => {
    const id = await out();
    await says(id, 'RUNNING', {}, 'SIGNED');
    await follow(id);
    expect((await status(id)).envelope?.status).toBe('SIGNED');
    expect((await seller.ok('readSettlement', { params: { id } })).signature).toBe('IN_PROGRESS');
    await says(id, 'SEALED', { sealed: sealOf(sealedBytes) }, 'SIGNED');
    await Promise.all([follow(id), follow(id)]);
    const { envelope, signers, status: wire } = await status(id);
    expect([wire, envelope?.status, envelope?.sealedSha256]).toEqual([
      ...['COMPLETED', 'COMPLETED', sealOf(sealedBytes).sha256],
    ]);
    expect(signers).toMatchObject([{ status: 'SIGNED', actedAt: signedAt }]);
    const masked = await status(id, await api.signIn('consulta'));
    expect(masked.signers[0]!.email).toMatch(/^.\*\*\*@/);
    const [signedRow] = await rowsOf(
      api,
      sql`select signed_on::text from proposal_envelopes where id = ${envelope!.id}`,
    );
    expect(signedRow).toEqual({ signed_on: '2026-11-20' });
    const { missing } = await seller.ok('readSettlement', { params: { id } });
    expect(missing.map(({ path }) => path)).not.toContain('signature');
    const kept = await api.files.read(sealedKey({ proposalId: id, id: envelope!.id }));
    expect(Buffer.from(kept!).toString()).toBe('%PDF sealed');
    const { url } = await seller.ok('readPaperAddress', { params: { id, paperId: envelope!.id } });
    const opened = await api.server.inject({ method: 'GET', url: url.replace(/^https?:\/\/[^/]+/, '') });
    expect([opened.statusCode, opened.body]).toEqual([200, '%PDF sealed']);
    expect(await trail(id)).toEqual(['request', 'send', 'sign', 'complete', 'view']);
  });

  it('is not a signed paper when the seal covers other bytes', async () => {
    const id = await out();
    await says(id, 'SEALED', { sealed: sealOf(Buffer.from('%PDF changed')) }, 'SIGNED');
    await expect(follow(id)).rejects.toThrow(PartnerError);
    expect((await status(id)).envelope?.status).toBe('IN_PROGRESS');
  });

  it('takes effect although the partner reports it before the envelope is stored', async () => {
    const id = await contracted();
    await requestSignatures(id);
    await open(id);
    // the call named an envelope that nobody knew yet; opening it has queued a query of its state
    const envelope = await envelopeOf(id);
    expect(await jobsFor('proposals.follow-opened-envelope', 'envelopeId', envelope.id as string)).toBe(1);
    await says(id, 'SEALED', { sealed: sealOf(sealedBytes) }, 'SIGNED');
    await followOpened(parts())({ envelopeId: envelope.id as string }, context());
    expect((await status(id)).status).toBe('COMPLETED');
  });

  it('may also be a refusal or an expiry, after which signatures can be requested again', async () => {
    const id = await out();
    await says(id, 'REFUSED', {}, 'REFUSED');
    await follow(id);
    expect(await status(id)).toMatchObject({ status: 'NONE', envelope: { status: 'REFUSED' }, can: { ask: true } });
    const refused = await seller.ok('readProposal', { params: { id } });
    const { name } = (await status(id)).signers[0]!;
    expect(refused.missing.find(({ path }) => path === 'signature')?.message).toContain(`${name} recusou a assinatura`);
    // it is the dealer's turn since the refusal, and the timeline has it
    expect(refused.nextActorSince).toBe(context().now.toISOString());
    expect(refused.timeline.at(-1)).toMatchObject({ event: 'signature.refuse', actorName: name });
    await requestSignatures(id);
    await open(id);
    await says(id, 'EXPIRED');
    await follow(id);
    expect((await status(id)).envelope?.status).toBe('EXPIRED');
  });

  it('clears the list when the partner no longer knows the envelope', async () => {
    const id = await out();
    api.partners.certisign.read = async () => null;
    api.clock.advance({ seconds: 16 });
    expect(await status(id)).toMatchObject({ message: 'Documents Not Found', signers: [], can: { ask: true } });
  });
});

describe('cancelling a signature request', () => {
  it('requires a reason, notifies the partner, and ignores later signatures', async () => {
    const id = await out();
    const without = await seller.call('cancelCertisign', await acted(id, { reason: ' ' }));
    expect(without.body.fields?.map(({ path }) => path)).toEqual(['reason']);
    await seller.ok('cancelCertisign', await acted(id, { reason: 'Cliente desistiu' }));
    const told: unknown[] = [];
    api.partners.certisign.cancel = async (...asked) => {
      told.push(asked);
      return null;
    };
    const { id: envelopeId, partner_id } = await envelopeOf(id);
    await cancelEnvelope(api.partners.certisign)({ envelopeId: envelopeId as string }, context());
    expect(told).toEqual([[partner_id, { reason: 'Cliente desistiu' }]]);
    await says(id, 'SEALED', { sealed: sealOf(sealedBytes) }, 'SIGNED');
    await follow(id);
    expect((await status(id)).envelope).toMatchObject({ status: 'CANCELED', reason: 'Cliente desistiu' });
    expect((await seller.call('cancelCertisign', await acted(id, { reason: 'x' }))).body.code).toBe('PRS017');
  });

  it('happens with a new contract, even when the old one was already signed', async () => {
    const standing = await out();
    const completed = await out();
    await says(completed, 'SEALED', { sealed: sealOf(sealedBytes) }, 'SIGNED');
    await follow(completed);
    for (const id of [standing, completed]) {
      const body = { version: await version(id), reason: 'Valor errado' };
      expect((await seller.call('makeContractPapers', { params: { id }, body })).status).toBe(200);
      expect((await seller.ok('readSettlement', { params: { id } })).signature).toBe('NONE');
    }
    expect([(await envelopeOf(standing)).status, (await envelopeOf(completed)).status]).toEqual([
      'CANCELED',
      'COMPLETED',
    ]);
  });
});

describe('a signatory at the desk', () => {
  it('gets a page that opens with the code from the own mailbox only, and leads to signature and selfie', async () => {
    const id = await out();
    const [signerId] = await signerIds(id);
    const desk = await seller.ok('openDesk', { params: { id, signerId: signerId! } });
    expect(desk.sentTo).toMatch(/^.•••@/);
    expect(JSON.stringify(desk)).not.toContain('sign.example');
    const token = desk.url.split('#')[1]!;
    // a name that the request claims is not part of it
    const claimed = await seller.ok('openDesk', {
      params: { id, signerId: signerId! },
      headers: { host: 'evil.example' },
    });
    expect(new URL(claimed.url).hostname).toBe('localhost');
    // the address alone opens nothing
    const headers = headersOf(token);
    for (const call of ['readClientPage', 'takeClientStep'] as const)
      expect((await api.stranger.call(call, { headers, body: { step: 'sign' } } as never)).status).toBe(404);
    const visit = await visitBy(api, token);
    const { steps } = await api.stranger.ok('readClientPage', { headers: headersOf(visit) });
    expect(steps).toEqual({ sign: 'OPEN', selfie: 'OPEN' });
    const step = (name: 'sign' | 'selfie') =>
      api.stranger.ok('takeClientStep', { body: { step: name }, headers: headersOf(visit) });
    expect((await step('sign')).url).toBe(`https://sign.example/${signerId}`);
    expect((await step('selfie')).url).toContain('/capturaselfie#');
    await seller.ok('sendCertisignReminder', await acted(id));
    expect(await trail(id)).toEqual(['request', 'send', 'desk', 'desk', 'remind']);
    // it is for the phone that is here now
    api.clock.advance({ seconds: 3_600 });
    expect((await api.stranger.call('sendClientPageCode', { headers })).status).toBe(404);
    api.clock.moveTo(testNow);
  });

  it('is refused for the signatory of another proposal, and without a signature under way', async () => {
    const id = await out();
    const [signerId] = await signerIds(id);
    const other = await out();
    const foreign = await seller.call('openDesk', { params: { id: other, signerId: signerId! } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SEC004']);
    await seller.ok('cancelCertisign', await acted(id, { reason: 'Valor errado' }));
    const ended = await seller.call('openDesk', { params: { id, signerId: signerId! } });
    expect([ended.status, ended.body.code]).toEqual([409, 'PRS017']);
  });
});

describe('signature status updates', () => {
  it('are triggered once by a callback signed by the partner, and by nothing else', async () => {
    const id = await out();
    const partnerId = (await envelopeOf(id)).partner_id as string;
    const text = JSON.stringify({ eventId: `e-${id}`, envelopeId: partnerId, kind: 'signed' });
    const at = String(Math.floor(api.clock.now().getTime() / 1000));
    const call = (signature: string) =>
      api.server.inject({
        method: 'POST',
        url: '/api/callbacks/certisign',
        payload: text,
        headers: { 'content-type': 'application/json', 'x-timestamp': at, 'x-signature': signature },
      });
    const signature = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');
    expect((await call('0'.repeat(64))).statusCode).toBe(401);
    expect([(await call(signature)).statusCode, (await call(signature)).statusCode]).toEqual([200, 200]);
    expect(await jobsFor('proposals.follow-envelope', 'envelopeId', partnerId)).toBe(1);
  });

  it('and reminders are run by the poller at the configured intervals', async () => {
    const id = await out();
    const [signerId] = await signerIds(id);
    await says(id, 'RUNNING');
    const mails = await jobsFor('proposals.mail-signer', 'signerId', signerId!);
    let reads = 0;
    const read = api.partners.certisign.read;
    api.partners.certisign.read = async (envelopeId) => {
      if (envelopeId === (await envelopeOf(id)).partner_id) reads++;
      return read(envelopeId);
    };
    api.clock.advance({ minutes: 10 });
    await api.poll();
    expect(reads).toBe(0);
    api.clock.advance({ minutes: 6 });
    await api.poll();
    expect(reads).toBe(1);
    api.clock.advance({ minutes: 1_440 });
    await api.poll();
    expect(await jobsFor('proposals.mail-signer', 'signerId', signerId!)).toBe(mails + 1);
  });
});
