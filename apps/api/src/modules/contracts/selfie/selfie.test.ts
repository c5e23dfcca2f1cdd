/** The selfie of a signatory: the link, the two pictures, the confirmation, and the review of a doubtful one. */
import { selfieConsent, selfieLinkHours } from '@estrada/domain/contracts/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracted } from '../../../../test/contracted.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { linkByMail } from '../../../../test/selfies/mailed-link.ts';
import { aFace, aWall, doubtfulPair, goodPair } from '../../../../test/selfies/sample-faces.ts';
import { headersOf, type OpenedLink, sendSelfie } from '../../../../test/selfies/send-selfie.ts';
import { addSigner, sendOut } from '../../../../test/selfies/signing-proposal.ts';
import { testNow } from '../../../../test/test-now.ts';
import { mailSelfie } from './mail-selfie.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let good: Awaited<ReturnType<typeof goodPair>>;
beforeAll(async () => {
  api = await openApi();
  good = await goodPair();
});
beforeEach(async () => {
  api.clock.moveTo(testNow);
  await api.database.db.execute(sql`delete from rate_limits`);
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

let seed = 2_300;
const consentVersion = selfieConsent.version;

async function aLink(): Promise<OpenedLink> {
  const proposalSaleId = await contracted(api, seller, seed++);
  const [signerId] = await sendOut(api, seller, proposalSaleId);
  return linkOf(proposalSaleId, signerId!);
}
const linkOf = (proposalSaleId: string, signerId: string) => linkByMail(api, seller, proposalSaleId, signerId);
const ids = ({ proposalSaleId, signerId }: OpenedLink) => ({ proposalSaleId, signerId });
const look = (link: OpenedLink) =>
  api.stranger.call('readSelfieProposal', {
    params: { id: link.signerId },
    query: { proposalSaleId: link.proposalSaleId },
    headers: headersOf(link.token),
  });
const status = (link: OpenedLink) =>
  api.stranger.call('readSelfieStatus', { params: ids(link), headers: headersOf(link.token) });
const confirm = (link: OpenedLink, version: string = consentVersion) =>
  api.stranger.call('confirmSelfie', {
    params: ids(link),
    body: { consentVersion: version },
    headers: headersOf(link.token),
  });
const every = { look, status, confirm, send: (link: OpenedLink) => sendSelfie(api, link, good) };
const list = (id: string, session = seller) => session.ok('listSelfies', { params: { id } });
const trail = async (id: string) =>
  (
    await rowsOf(
      api,
      sql`select action from audit_entries where entity_id = ${id} and action like 'proposal.selfie.%' order by seq`,
    )
  ).map(({ action }) => (action as string).slice('proposal.selfie.'.length));
const missing = async (id: string) =>
  (await seller.ok('readSettlement', { params: { id } })).missing.map(({ path }) => path);

describe('the selfie link', () => {
  it('shows its purpose and the first name only, and is used up by the confirmation only', async () => {
    const link = await aLink();
    for (let times = 0; times < 3; times++) {
      const { body } = await look(link);
      expect(body).toMatchObject({
        ...ids(link),
        role: 'CLIENT',
        language: 'pt-BR',
        uploaded: false,
        confirmed: false,
      });
      expect(body.signerName).not.toContain(' ');
      expect([body.lenderName, body.dealerName, body.vehicle].every((text) => text.length > 3)).toBe(true);
      expect(body.financedAmount).toBeGreaterThan(0);
    }
    expect((await status(link)).body).toEqual({ status: 'IN_PROGRESS', uploaded: false, outcome: null });
    expect((await sendSelfie(api, link, good)).body).toEqual({ uploaded: true, problems: [] });
    expect((await status(link)).body).toEqual({ status: 'IN_PROGRESS', uploaded: true, outcome: null });
    expect((await look(link)).body).toMatchObject({ uploaded: true, signerName: expect.stringContaining(' ') });
    expect(await missing(link.proposalSaleId)).toContain('selfie');
    expect((await confirm(link)).body).toEqual({ status: 'COMPLETED' });
    expect((await look(link)).status).toBe(404);
    expect(await missing(link.proposalSaleId)).not.toContain('selfie');
    expect(await trail(link.proposalSaleId)).toEqual(['send', 'receive', 'confirm']);
  });

  it('reveals its secret to its owner only: no answer, trail entry or row contains it', async () => {
    const link = await aLink();
    const sent = await seller.ok('sendSelfieEmail', { body: ids(link) });
    const known = JSON.stringify([
      await rowsOf(api, sql`select * from selfie_links`),
      await rowsOf(api, sql`select * from audit_entries where entity_id = ${link.proposalSaleId}`),
      await list(link.proposalSaleId),
      await seller.ok('readProposal', { params: { id: link.proposalSaleId } }),
      sent,
    ]);
    expect([known.includes(link.token), known.includes(link.token.slice(0, 24))]).toEqual([false, false]);
  });

  it('is refused in the same way when missing, guessed, of another signer, expired, revoked or used up', async () => {
    const link = await aLink();
    const other = await addSigner(api, link.proposalSaleId, seed++);
    const [elsewhere, expired, revoked, used] = [await aLink(), await aLink(), await aLink(), await aLink()];
    await sendSelfie(api, used, good);
    expect((await confirm(used)).status).toBe(200);
    await api.database.db.execute(sql`update selfie_links set ended_at = now() where signer_id = ${revoked.signerId}`);
    await api.database.db.execute(
      sql`update selfie_links set expires_at = ${testNow} where signer_id = ${expired.signerId}`,
    );
    const bad: OpenedLink[] = [
      ...[expired, revoked, used, { ...link, token: '' }, { ...link, token: 'x' }, { ...link, token: elsewhere.token }],
      ...[
        { ...link, signerId: other },
        { ...link, proposalSaleId: elsewhere.proposalSaleId },
      ],
      { ...link, token: link.token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    ];
    for (const one of bad)
      for (const call of Object.values(every)) {
        // whoever has confirmed may do so again
        if (one === used && call === confirm) continue;
        const { status: code, body } = await call(one);
        const { correlationId: _own, ...said } = body;
        expect([code, said]).toEqual([404, { code: 'SEC004', message: expect.any(String) }]);
      }
    expect((await look(link)).status).toBe(200);
  });

  it('expires by itself, and with the signature request that it belongs to', async () => {
    const link = await aLink();
    const { body } = await look(link);
    expect(new Date(body.expiresAt).getTime() - new Date(testNow).getTime()).toBe(selfieLinkHours * 3_600_000);
    api.clock.advance({ seconds: selfieLinkHours * 3_600 });
    expect((await look(link)).status).toBe(404);
    api.clock.moveTo(testNow);
    await api.database.db.execute(
      sql`update proposal_envelopes set status = 'CANCELED' where proposal_id = ${link.proposalSaleId}`,
    );
    expect((await look(link)).status).toBe(404);
    // the next envelope of the same contract finds the same selfie, under another id
    const [again] = await sendOut(api, seller, link.proposalSaleId);
    expect((await look(link)).status).toBe(404);
    expect((await list(link.proposalSaleId)).signers).toMatchObject([{ signerId: again, state: 'REQUESTED' }]);
    expect((await look(await linkOf(link.proposalSaleId, again!))).status).toBe(200);
  });

  it('withstands guessing: the response is always the same, and an address is rate-limited', async () => {
    const link = await aLink();
    const answers = new Set<string>();
    let refusedForNumber = 0;
    for (let guess = 0; guess < 330; guess++) {
      const token = `${guess}`.padStart(46, 'A');
      const { status: code, body } = await status({ ...link, token });
      if (code === 429) refusedForNumber++;
      else answers.add(`${code} ${body.code} ${body.message}`);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^404 SEC004 /);
    expect(refusedForNumber).toBe(30);
  });

  it('requires the API key of the public pages too', async () => {
    const link = await aLink();
    const { status: code } = await api.stranger.call('readSelfieStatus', {
      params: ids(link),
      headers: { captureToken: link.token },
    });
    expect(code).toBe(401);
  });
});

describe('the selfie upload', () => {
  it('is refused at the picture, with the reason, and leaves nothing behind', async () => {
    const link = await aLink();
    const answer = await sendSelfie(api, link, { front: await aWall(), turned: await aFace('ahead', { blur: 5 }) });
    expect([answer.status, answer.body.code]).toEqual([422, 'UPF003']);
    expect(answer.body.fields?.map(({ path, key }) => `${path} ${key}`)).toEqual(
      expect.arrayContaining(['front selfie.noFace', 'turned selfie.blurred']),
    );
    const same = await sendSelfie(api, link, { front: good.front, turned: good.front });
    expect(same.body.fields?.map(({ key }) => key)).toEqual(['selfie.sameFile']);
    const another = await sendSelfie(api, link, { ...good, turned: await aFace('turned') });
    expect([another.body.code, another.body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual([
      'UPF003',
      ['turned selfie.otherPerson'],
    ]);
    expect(await rowsOf(api, sql`select id from selfie_shots where proposal_id = ${link.proposalSaleId}`)).toEqual([]);
    for await (const key of api.files.keys()) expect(key).not.toContain(`selfies/${link.proposalSaleId}`);
    expect((await status(link)).body.uploaded).toBe(false);
  });

  it('requires recent pictures by the clock of the phone, and accepts no other claim about them', async () => {
    const link = await aLink();
    const at = (seconds: number) => ({ takenAt: new Date(new Date(testNow).getTime() + seconds * 1000).toISOString() });
    for (const seconds of [-86_000, 400]) {
      const { body } = await sendSelfie(api, link, good, at(seconds));
      expect(body.fields).toMatchObject([{ path: 'device.takenAt', key: 'selfie.tooOld' }]);
    }
    expect((await sendSelfie(api, link, good, { liveness: 1 })).body.code).toBe('DOM002');
    expect((await sendSelfie(api, link, good, { ...at(-85_999), source: 'upload' })).status).toBe(200);
    expect((await list(link.proposalSaleId)).signers).toMatchObject([{ source: 'upload', state: 'SENT' }]);
  });

  it('uses the time written by the camera, whatever the phone reports', async () => {
    const link = await aLink();
    const writtenAt = (time: string) =>
      sharp(good.front)
        .withExif({ IFD0: { DateTime: '2026:11:20 09:59:00' }, IFD2: { DateTimeOriginal: time } })
        .jpeg()
        .toBuffer();
    const old = await sendSelfie(api, link, { ...good, front: await writtenAt('2026:11:18 10:00:00') });
    expect(old.body.fields).toMatchObject([{ path: 'front', key: 'selfie.tooOld' }]);
    for (const time of ['2026:11:20 09:58:00', '0000:00:00 00:00:00'])
      expect((await sendSelfie(api, link, { ...good, front: await writtenAt(time) })).status).toBe(200);
  });

  it('is refused for a blocked proposal', async () => {
    const link = await aLink();
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${link.proposalSaleId}`);
    expect((await sendSelfie(api, link, good)).body.code).toBe('PRS002');
  });
});

describe('the selfie confirmation', () => {
  it('discards the pictures when it fails, reports why, and can be retried', async () => {
    const link = await aLink();
    expect((await confirm(link)).body.fields).toMatchObject([{ path: 'selfie', key: 'selfie.notSent' }]);
    await sendSelfie(api, link, good);
    expect((await confirm(link, '2020-01')).body.fields).toMatchObject([
      { path: 'consentVersion', key: 'selfie.consentChanged' },
    ]);
    expect((await status(link)).body.uploaded).toBe(false);
    await sendSelfie(api, link, good);
    api.clock.advance({ seconds: 86_000 });
    const late = await confirm(link);
    expect([late.status, late.body.code, late.body.fields?.[0]?.key]).toEqual([422, 'UPF003', 'selfie.tooOld']);
    expect((await status(link)).body).toEqual({ status: 'IN_PROGRESS', uploaded: false, outcome: null });
    await sendSelfie(api, link, good);
    expect((await confirm(link)).body).toEqual({ status: 'COMPLETED' });
    expect(await trail(link.proposalSaleId)).toEqual([
      ...['send', 'fail', 'receive', 'fail', 'receive', 'fail', 'receive', 'confirm'],
    ]);
  });

  it('counts once for concurrent and repeated requests, stores the accepted text, and ends every other link', async () => {
    const link = await aLink();
    const second = await linkOf(link.proposalSaleId, link.signerId);
    await sendSelfie(api, link, good);
    const both = await Promise.all([confirm(link), confirm(second)]);
    // either link is the same person's: whatever comes second, or again, answers as done
    for (const { body } of [...both, await confirm(link), await confirm(second)])
      expect(body).toEqual({ status: 'COMPLETED' });
    expect(await trail(link.proposalSaleId)).toEqual(['send', 'send', 'receive', 'confirm']);
    expect((await status(second)).status).toBe(404);
    const [row] = await rowsOf(
      api,
      sql`select consent_version, confirmed_at from proposal_selfies where proposal_id = ${link.proposalSaleId}`,
    );
    expect(row).toMatchObject({ consent_version: consentVersion });
    expect(new Date(row!.confirmed_at as string)).toEqual(new Date(testNow));
    const again = await seller.call('sendSelfieEmail', { body: ids(link) });
    expect([again.status, again.body.code]).toEqual([409, 'PRS018']);
  });

  it('of one signatory does not complete the others', async () => {
    const link = await aLink();
    const other = await addSigner(api, link.proposalSaleId, seed++);
    await sendSelfie(api, link, good);
    await confirm(link);
    expect(await list(link.proposalSaleId)).toMatchObject({ status: 'IN_PROGRESS', canSend: true });
    expect(await missing(link.proposalSaleId)).toContain('selfie');
    const second = await linkOf(link.proposalSaleId, other);
    await sendSelfie(api, second, good);
    await confirm(second);
    expect(await list(link.proposalSaleId)).toMatchObject({ status: 'COMPLETED', canSend: false });
  });
});

describe('a doubtful selfie', () => {
  const told = async () =>
    (await rowsOf(
      api,
      sql`select u.username, n.message from notifications n join users u on u.id = n.user_id where n.message like '%selfie%'`,
    )) as { username: string; message: string }[];

  it('notifies finance, which has a view for it, and a refusal notifies the seller', async () => {
    await api.database.db.execute(sql`delete from notifications`);
    const found = async (session: Session) =>
      (await session.ok('listProposals', { body: { view: 'selfies', size: 100 } })).items.map(({ id }) => id);
    const { params, shotId } = await doubtful();
    expect(await found(finance)).toEqual([params.id]);
    expect((await finance.ok('readProposalViews', {})).views).toContainEqual({
      view: 'selfies',
      count: 1,
      isCapped: false,
    });
    // no decision while it is blocked, and no view for the dealer's staff
    await api.database.db.execute(sql`update proposals set blocked = true where id = ${params.id}`);
    expect(await found(finance)).toEqual([]);
    await api.database.db.execute(sql`update proposals set blocked = false where id = ${params.id}`);
    expect(await found(seller)).toEqual([]);
    expect((await seller.ok('readProposalViews', {})).views.map(({ view }) => view)).not.toContain('selfies');
    const reviewers = await told();
    expect(reviewers.map(({ username }) => username)).toContain('DEMO.FINANCE');
    expect(reviewers[0]!.message).toContain('precisa de conferência');
    await api.database.db.execute(sql`delete from notifications`);
    await finance.ok('reviewSelfie', { params, body: { shotId, verdict: 'REFUSE', reason: 'Outro rosto' } });
    expect(await told()).toMatchObject([{ username: 'DEMO.SELLER', message: expect.stringContaining('foi recusada') }]);
    expect(await found(finance)).toEqual([]);
  });

  async function doubtful() {
    const link = await aLink();
    expect((await sendSelfie(api, link, await doubtfulPair())).status).toBe(200);
    expect((await confirm(link)).body).toEqual({ status: 'IN_PROGRESS' });
    const [signer] = (await list(link.proposalSaleId, finance)).signers;
    return { link, params: { id: link.proposalSaleId, signerId: link.signerId }, shotId: signer!.shotId! };
  }

  it('waits for a reviewer, who sees the pictures and accepts it with a reason and their name', async () => {
    const { link, params, shotId } = await doubtful();
    expect((await list(link.proposalSaleId, finance)).signers).toMatchObject([
      { outcome: 'DOUBTFUL', status: 'IN_PROGRESS', doubts: [{ path: 'turned', key: 'selfie.notTurned' }] },
    ]);
    expect((await list(link.proposalSaleId)).signers).toMatchObject([
      { shotId: null, doubts: [], can: { review: false } },
    ]);
    const { front, turned } = await finance.ok('readSelfieAddress', { params });
    for (const url of [front, turned]) {
      const picture = await api.server.inject({ method: 'GET', url });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(String(picture.headers['content-security-policy'])).toContain('sandbox');
    }
    expect((await api.server.inject({ method: 'GET', url: front.replace('/front', '/turned') })).statusCode).toBe(404);
    const body = { shotId, verdict: 'ACCEPT' as const, reason: 'É a mesma pessoa do documento' };
    for (const session of [seller, await api.signIn('sales-manager')])
      expect((await session.call('reviewSelfie', { params, body })).status).toBe(403);
    expect((await finance.call('reviewSelfie', { params, body: { ...body, reason: ' ' } })).body.code).toBe('DOM002');
    expect((await finance.call('reviewSelfie', { params, body: { ...body, shotId: link.signerId } })).body.code).toBe(
      'PRS019',
    );
    const answer = await finance.ok('reviewSelfie', { params, body });
    expect(answer).toMatchObject({ status: 'COMPLETED', signers: [{ state: 'ACCEPTED', reason: body.reason }] });
    expect(await trail(link.proposalSaleId)).toEqual(['send', 'receive', 'confirm', 'view', 'review']);
    api.clock.advance({ seconds: 121 });
    expect((await api.server.inject({ method: 'GET', url: front })).statusCode).not.toBe(200);
  });

  it('is requested again by another link when it is refused', async () => {
    const { link, params, shotId } = await doubtful();
    expect((await seller.call('sendSelfieEmail', { body: ids(link) })).body.code).toBe('PRS018');
    const admin = await api.signIn('admin-internal');
    const answer = await admin.ok('reviewSelfie', {
      params,
      body: { shotId, verdict: 'REFUSE', reason: 'Outro rosto' },
    });
    expect(answer.signers).toMatchObject([{ state: 'REFUSED', outcome: 'REFUSED', status: 'IN_PROGRESS' }]);
    const next = await linkOf(link.proposalSaleId, link.signerId);
    expect((await status(next)).body).toEqual({ status: 'IN_PROGRESS', uploaded: false, outcome: 'REFUSED' });
    await sendSelfie(api, next, good);
    expect((await confirm(next)).body).toEqual({ status: 'COMPLETED' });
  });
});

describe('requesting a selfie', () => {
  const mailer = () => ({
    send: async (mail: (typeof api.mails)[number]) => void api.mails.push(mail),
    close: async () => {},
  });
  const jobs = (id: string) =>
    rowsOf(
      api,
      sql`select s.id as "selfieId", g.id as "signerId" from proposal_selfies s
        join proposal_signers g on g.document = s.document where s.proposal_id = ${id} order by g.place`,
    ) as Promise<{ selfieId: string; signerId: string }[]>;

  it('by e-mail sends each signatory their own link, which opens the page', async () => {
    const proposalSaleId = await contracted(api, seller, seed++);
    const [signerId] = await sendOut(api, seller, proposalSaleId);
    await addSigner(api, proposalSaleId, seed++);
    await seller.ok('sendSelfieEmail', { body: { proposalSaleId, signerId } });
    const all = await seller.ok('sendClientEmail', { body: { proposalSaleId } });
    expect(all.signers.map(({ state, sentAt }) => [state, sentAt !== null])).toEqual([
      ['REQUESTED', true],
      ['REQUESTED', true],
    ]);
    expect(await trail(proposalSaleId)).toEqual(['send', 'send', 'send']);
    api.mails.length = 0;
    const { context, tokens } = api.system();
    const run = mailSelfie(mailer(), tokens.seal, 'https://estrada.example');
    for (const job of await jobs(proposalSaleId)) await run({ ...job, madeBy: job.signerId }, context);
    expect(new Set(api.mails.map(({ to }) => to)).size).toBe(2);
    const [, address] = /capturaselfie#([\w.-]+)/.exec(api.mails[0]!.text)!;
    const [, own, token] = address!.split('.');
    const link = { proposalSaleId, signerId: own!, token: token! };
    expect((await look(link)).status).toBe(200);
    await sendSelfie(api, link, good);
    await confirm(link);
    // a signatory with a confirmed selfie gets no further mail
    api.mails.length = 0;
    for (const job of await jobs(proposalSaleId)) await run({ ...job, madeBy: job.signerId }, context);
    expect(api.mails).toHaveLength(1);
  });

  it('is refused on paper, before the signature request, and for the mailbox of the selling staff', async () => {
    const proposalSaleId = await contracted(api, seller, seed++);
    expect((await seller.call('sendClientEmail', { body: { proposalSaleId } })).body.code).toBe('PRS017');
    const [signerId] = await sendOut(api, seller, proposalSaleId);
    const rows = await rowsOf(api, sql`select email from users where username in ('DEMO.FI-MANAGER', 'DEMO.SELLER')`);
    for (const { email } of rows) {
      await api.database.db.execute(
        sql`update proposal_signers set email = ${(email as string).toLowerCase()} where id = ${signerId}`,
      );
      const { body } = await seller.call('sendSelfieEmail', { body: { proposalSaleId, signerId } });
      expect(body.fields).toMatchObject([{ path: 'signers.0.email', key: 'signer.emailOfSelling' }]);
    }
    expect(await trail(proposalSaleId)).toEqual([]);
    const { version } = await seller.ok('readSettlement', { params: { id: proposalSaleId } });
    await seller.ok('switchProposalEsign', { params: { id: proposalSaleId }, body: { version, enabled: false } });
    expect((await seller.call('sendClientEmail', { body: { proposalSaleId } })).body.code).toBe('PRS015');
  });

  it('affects no proposal of another dealer, in any of its acts', async () => {
    const { proposalSaleId, signerId } = await aLink();
    const other = await api.signIn('DEMO2.SELLER');
    const params = { id: proposalSaleId, signerId };
    for (const answer of [
      await other.call('listSelfies', { params: { id: proposalSaleId } }),
      await other.call('openDesk', { params }),
      await other.call('sendSelfieEmail', { body: { proposalSaleId, signerId } }),
      await other.call('sendClientEmail', { body: { proposalSaleId } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'SEC004']);
    expect((await finance.call('openDesk', { params })).status).toBe(403);
    expect((await seller.call('readSelfieAddress', { params })).status).toBe(403);
  });
});

it('a signature is not requested through a mailbox of the dealer staff', async () => {
  const id = await contracted(api, seller, seed++);
  const { version } = await seller.ok('readSettlement', { params: { id } });
  const [manager] = await rowsOf(api, sql`select email from users where username = 'DEMO.FI-MANAGER'`);
  const email = (manager!.email as string).toUpperCase();
  const emails = [{ path: 'identification', email }];
  const { body } = await seller.call('requestSignature', { params: { id }, body: { version, emails } });
  expect(body.fields).toMatchObject([{ path: 'signers.0.email', key: 'signer.emailOfSelling' }]);
  expect(aPerson(seed).email).not.toBe(email);
});
