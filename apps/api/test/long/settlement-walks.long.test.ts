/**
 * Contracts led at random through the API from the signature to the payment: asked for, signed, refused, called back, expired, switched
 * to paper, secured, activated, confirmed, paid, returned, while partners fall silent and jobs run twice, late, or not. After each step
 * the rules hold that no way round may break.
 */
import { longRun } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealedKey } from '../../src/modules/proposals/contracts/paper-key.ts';
import { payDealer } from '../../src/modules/proposals/settlement/pay-dealer.ts';
import { registerLien } from '../../src/modules/proposals/settlement/register-lien.ts';
import { cancelEnvelope } from '../../src/modules/proposals/signature/cancel-envelope.ts';
import { followCalled } from '../../src/modules/proposals/signature/follow-envelope.ts';
import { openEnvelope } from '../../src/modules/proposals/signature/open-envelope.ts';
import { PartnerError } from '../../src/partners/index.ts';
import { contracted } from '../contracted.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import { placePartners, sealedSha256, type World } from './walking-partners.ts';

const { seed, runs, random, timeoutMs } = longRun(2, 200);
const steps = 90;

let api: TestApi;
let seller: Session;
let finance: Session;
let world: World;
beforeAll(async () => {
  api = await openApi({ CERTISIGN_CALLBACK_SECRETS: 'a-secret-of-the-provider-32-letters' });
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  world = placePartners(api.partners, random);
});
afterAll(() => api.close());

type Row = Record<string, string | null>;
interface Seen {
  proposal: Row;
  envelopes: Row[];
  signers: Row[];
  liens: Row[];
  payments: Row[];
  selfies: Row[];
}
async function look(id: string): Promise<Seen> {
  const [proposal] = await rowsOf(
    api,
    sql`select status, version, electronic_signature, contract_number from proposals where id = ${id}`,
  );
  const of = async (table: string) =>
    (await rowsOf(api, sql`select * from ${sql.raw(table)} where proposal_id = ${id} order by id`)) as Row[];
  const signers = await rowsOf(
    api,
    sql`select s.* from proposal_signers s join proposal_envelopes e on e.id = s.envelope_id
        where e.proposal_id = ${id} order by s.id`,
  );
  return {
    proposal: proposal as Row,
    signers: signers as Row[],
    envelopes: await of('proposal_envelopes'),
    liens: await of('proposal_liens'),
    payments: await of('proposal_payments'),
    selfies: await of('proposal_selfies'),
  };
}

const parts = () => ({ certisign: api.partners.certisign, files: api.files });
const context = () => api.system().context;
/** A job whose partner is silent ends like that, and is run again later. */
const job = (work: Promise<void>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error;
  });
const trueOf = ({ envelopes }: Seen) => world.envelopes.get(String(envelopes.at(-1)?.partner_id));

/** What somebody, a partner, or the worker may do; of a call the status of the answer. */
type Act = (id: string, seen: Seen, at: { params: { id: string }; body: { version: number } }) => Promise<unknown>;
const calls: Record<string, Act> = {
  ask: (_id, _seen, at) => seller.call('requestSignature', { ...at, body: { ...at.body, emails: [] } }),
  callBack: (id, _seen, { body }) =>
    seller.call('cancelCertisign', {
      body: { ...body, proposalSaleId: id, reason: random.pick(['', 'Erro no nome']) },
    }),
  paper: (_id, _seen, at) =>
    seller.call('switchProposalEsign', { ...at, body: { ...at.body, enabled: random.next() < 0.8 } }),
  lien: (_id, _seen, at) => seller.call('requestLien', at),
  activate: (_id, _seen, at) => seller.call('activateProposal', at),
  activateAsFinance: (_id, _seen, at) => finance.call('activateProposal', at),
  confirm: (_id, _seen, at) => finance.call('changeProposalStatus', { ...at, params: { ...at.params, status: 'AV' } }),
  confirmAsSeller: (_id, _seen, at) =>
    seller.call('changeProposalStatus', { ...at, params: { ...at.params, status: 'AV' } }),
  resend: (_id, _seen, at) => finance.call('resendPayment', at),
  forge: async (_id, { envelopes }) => {
    const payload = JSON.stringify({ eventId: 'e', envelopeId: envelopes.at(-1)?.partner_id ?? 'x', kind: 'sealed' });
    const { statusCode } = await api.server.inject({
      ...{ method: 'POST', url: '/api/callbacks/certisign', payload },
      headers: {
        ...{ 'content-type': 'application/json', 'x-signature': '0'.repeat(64) },
        'x-timestamp': String(Math.floor(api.clock.now().getTime() / 1000)),
      },
    });
    expect(statusCode).toBe(401);
    return { status: statusCode };
  },
};
const events: Record<string, Act> = {
  open: async (_id, { envelopes }) =>
    envelopes.length > 0 &&
    job(
      openEnvelope({ ...parts(), callbackUrl: 'http://localhost/api/callbacks/certisign' })(
        { envelopeId: String(envelopes.at(-1)!.id) },
        context(),
      ),
    ),
  /** about any envelope, whenever, however often */
  hear: async (_id, { envelopes }) =>
    envelopes.length > 0 &&
    job(
      followCalled(parts())(
        { eventId: 'e', envelopeId: String(random.pick(envelopes).partner_id), kind: 'signed' },
        context(),
      ),
    ),
  tellCanceled: async (_id, { envelopes }) =>
    envelopes.length > 0 &&
    job(cancelEnvelope(api.partners.certisign)({ envelopeId: String(random.pick(envelopes).id) }, context())),
  sign: async (_id, seen) => {
    const envelope = trueOf(seen);
    if (envelope?.state !== 'RUNNING') return;
    const signer = envelope.signers.find(({ state }) => state === 'PENDING');
    if (signer) signer.state = random.next() < 0.15 ? 'REFUSED' : 'SIGNED';
    if (signer?.state === 'REFUSED') envelope.state = 'REFUSED';
    else if (envelope.signers.every(({ state }) => state === 'SIGNED')) envelope.state = 'SEALED';
  },
  expire: async (_id, seen) => {
    const envelope = trueOf(seen);
    if (envelope?.state === 'RUNNING' && random.next() < 0.3) envelope.state = 'EXPIRED';
  },
  /** as the check of a picture ends, which has tests of its own */
  selfie: async (id, { envelopes, signers }) => {
    const contractId = envelopes.at(-1)?.contract_id;
    if (!contractId) return;
    const status = random.pick(['ACCEPTED', 'ACCEPTED', 'DOUBTFUL', 'REQUESTED']);
    const { id: signerId, document } = random.pick(signers);
    await api.database.db.execute(sql`insert into proposal_selfies (id, proposal_id, contract_id, document, status)
      values (${signerId}, ${id}, ${contractId}, ${document}, ${status})
      on conflict (contract_id, document) do update set status = excluded.status
        where proposal_selfies.status <> 'ACCEPTED'`);
  },
  register: async (_id, { liens }) =>
    liens.length > 0 && job(registerLien(api.partners.lienRegistry)({ lienId: String(liens.at(-1)!.id) }, context())),
  pay: async (_id, { payments }) =>
    payments.length > 0 &&
    job(payDealer(api.partners.dealerPayments)({ paymentId: String(random.pick(payments).id) }, context())),
  settlePayment: async (_id, { proposal }) => {
    const requests = world.paid.get(String(proposal.contract_number));
    for (const [request, status] of requests ?? [])
      if (status === 'SENT') requests!.set(request, random.pick(['CONFIRMED', 'RETURNED']));
  },
  poll: async () => {
    api.clock.advance({ seconds: 10 });
    await api.poll();
  },
};
/** What may bring it further: the rest comes between, or few would come to the end. */
const onwardsFrom = ({ proposal }: Seen): string[] =>
  proposal.status === 'PU'
    ? ['ask', 'open', 'sign', 'hear', 'selfie', 'lien', 'register', 'activate']
    : ['confirm', 'pay', 'settlePayment', 'poll', 'resend'];
const contractedAlready = ['WFA', 'AV', 'PS', 'OC', 'OCM'];

/** What holds whatever happened. */
async function expectWhole(id: string, seen: Seen, before: Seen, said: string): Promise<void> {
  const standing = seen.envelopes.filter(({ status }) =>
    ['REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED'].includes(String(status)),
  );
  expect(standing.length, said).toBeLessThanOrEqual(1);
  for (const envelope of seen.envelopes.filter(({ status }) => status === 'COMPLETED')) {
    expect(envelope.sealed_sha256, said).toBe(sealedSha256);
    expect(await api.files.read(sealedKey({ proposalId: id, id: String(envelope.id) })), said).not.toBeNull();
    const truly = world.envelopes.get(String(envelope.partner_id))!;
    expect(
      truly.signers.every(({ state }) => state === 'SIGNED'),
      said,
    ).toBe(true);
    const known = seen.signers.filter(({ envelope_id }) => envelope_id === envelope.id);
    expect(
      known.every(({ status }) => status === 'SIGNED'),
      said,
    ).toBe(true);
  }
  // what was called back counts for nothing ever after, and what is completed stays so
  for (const { id: envelopeId, status } of before.envelopes)
    if (status === 'CANCELED' || status === 'COMPLETED')
      expect(seen.envelopes.find((one) => one.id === envelopeId)?.status, said).toBe(status);
  if (contractedAlready.includes(String(seen.proposal.status))) {
    expect(seen.envelopes.at(-1)?.status, said).toBe('COMPLETED');
    expect(
      seen.selfies.map(({ status }) => status),
      said,
    ).toEqual(['ACCEPTED']);
    expect(
      seen.liens.some(({ status }) => status === 'REGISTERED'),
      said,
    ).toBe(true);
  }
  // money goes again only after it came back
  const paid = [...(world.paid.get(String(seen.proposal.contract_number)) ?? new Map()).values()];
  expect(paid.filter((status) => status !== 'RETURNED').length, said).toBeLessThanOrEqual(1);
}

it(`${runs} walks from the signature to the payment stay whole (seed ${seed})`, { timeout: timeoutMs }, async () => {
  const ends: Record<string, number> = {};
  const everything = { ...calls, ...events };
  for (let run = 0; run < runs; run++) {
    if (run % 50 === 49) [seller, finance] = [await api.signIn('seller'), await api.signIn('finance')];
    const id = await contracted(api, seller, 3_000 + run);
    const path: string[] = [];
    let before = await look(id);
    for (let step = 0; step < steps; step++) {
      const name = random.next() < 0.7 ? random.pick(onwardsFrom(before)) : random.pick(Object.keys(everything));
      const stale = random.next() < 0.1 ? 1 : 0;
      path.push(stale && name in calls ? `${name}(stale)` : name);
      const said = `walk ${run}, seed ${seed}: ${path.join(' ')}`;
      const version = Number(before.proposal.version) - stale;
      const answer = await everything[name]!(id, before, { params: { id }, body: { version } });
      const seen = await look(id);
      if (name in calls) {
        const { status } = answer as { status: number };
        expect(status, said).toBeLessThan(500);
        if (status !== 200) expect(seen, said).toEqual(before);
      }
      await expectWhole(id, seen, before, said);
      before = seen;
    }
    const end = String(before.proposal.status);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  console.log(`${runs} walks of ${steps} steps ended at`, ends);
  // enough of them come far enough to prove something
  if (runs >= 100) expect((ends.PU ?? 0) / runs).toBeLessThan(0.95);
});
