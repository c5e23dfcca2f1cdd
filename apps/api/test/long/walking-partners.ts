/** Partners that record what really happened, while a test decides whether and what they answer. */
import { createHash } from 'node:crypto';
import { businessDay } from '@estrada/domain/calendar/index';
import type { MovableClock, SeededRandom } from '@estrada/testkit/index';
import { type EnvelopeState, PartnerError, type Partners } from '../../src/partners/index.ts';

/** The real state of an envelope at the partner. */
interface TrueEnvelope {
  signers: { signerId: string; state: 'PENDING' | 'SIGNED' | 'REFUSED'; at: string | null }[];
  state: Exclude<EnvelopeState['state'], 'EXPIRED'>;
  expiresAt: string;
}
/** The partner's pending callbacks. */
export interface Untold {
  envelopeId: string;
  kind: 'signed' | 'refused' | 'sealed' | 'canceled';
}
type Outcome = 'SENT' | 'CONFIRMED' | 'RETURNED';
export interface World {
  envelopes: Map<string, TrueEnvelope>;
  untold: Untold[];
  /** liens by request, as the registry has them */
  liens: Map<string, 'REGISTERED' | 'RELEASED' | 'REFUSED'>;
  /** the accepted payments: `number dealer`, `number client` and `number collection`, with the requests of each */
  paid: Map<string, Map<string, Outcome>>;
}

const sealedBytes = Buffer.from('%PDF sealed');
export const sealedSha256 = createHash('sha256').update(sealedBytes).digest('hex');
/** How long an envelope can be signed. */
const openDays = 5;

/** Replaces the partners of the test. One call in eight is not answered: before it had an effect, or after. */
export function installPartners(partners: Partners, random: SeededRandom, clock: MovableClock): World {
  const world: World = { envelopes: new Map(), untold: [], liens: new Map(), paid: new Map() };
  const today = () => businessDay(clock.now().toISOString());
  const unreliably = async <Answer>(partner: 'certisign' | 'lien-registry' | 'dealer-payments', act: () => Answer) => {
    const fate = random.next();
    if (fate < 0.06) throw new PartnerError(partner, 'unreachable');
    const answer = act();
    if (fate < 0.12) throw new PartnerError(partner, 'timeout');
    return answer;
  };
  const opened = (requestId: string) => ({
    envelopeId: `env-${requestId}`,
    links: world.envelopes
      .get(`env-${requestId}`)!
      .signers.map(({ signerId }) => ({ signerId, url: `https://sign.example/${signerId}` })),
  });
  const described = (id: string): EnvelopeState | null => {
    const envelope = world.envelopes.get(id);
    if (!envelope) return null;
    const { expiresAt } = envelope;
    const state = isExpired(envelope, clock) ? 'EXPIRED' : envelope.state;
    const signers = envelope.signers.map((one) => ({ ...one, reason: null }));
    const content = sealedBytes.toString('base64');
    return { state, expiresAt, signers, sealed: state === 'SEALED' ? { sha256: sealedSha256, content } : null };
  };
  Object.assign(partners.certisign, {
    createEnvelope: ({ requestId, signers }) =>
      unreliably('certisign', () => {
        const id = `env-${requestId}`;
        const expiresAt = new Date(clock.now().getTime() + openDays * 86_400_000).toISOString();
        const pending = signers.map(({ signerId }) => ({ signerId, state: 'PENDING' as const, at: null }));
        if (!world.envelopes.has(id)) world.envelopes.set(id, { signers: pending, state: 'RUNNING', expiresAt });
        return opened(requestId);
      }),
    find: (requestId) =>
      unreliably('certisign', () => (world.envelopes.has(`env-${requestId}`) ? opened(requestId) : null)),
    read: (id) => unreliably('certisign', () => described(id)),
    cancel: (id) =>
      unreliably('certisign', () => {
        const envelope = world.envelopes.get(id);
        if (envelope?.state === 'RUNNING') {
          envelope.state = 'CANCELED';
          world.untold.push({ envelopeId: id, kind: 'canceled' });
        }
        return described(id);
      }),
  } satisfies Partners['certisign']);

  const noted = (id: string) => {
    const status = world.liens.get(id);
    const lien = { registration: `GRV-${id}`, registeredOn: today() };
    if (status === 'RELEASED') return { ...lien, status, releasedOn: today() };
    return status === 'REGISTERED' ? { ...lien, status } : null;
  };
  Object.assign(partners.lienRegistry, {
    register: ({ requestId }) =>
      unreliably('lien-registry', () => {
        const isRefused = random.next() < 0.15;
        if (!world.liens.has(requestId)) world.liens.set(requestId, isRefused ? 'REFUSED' : 'REGISTERED');
        const lien = noted(requestId);
        if (!lien)
          throw new PartnerError('lien-registry', 'refused', { partnerMessage: 'Chassi com gravame de outro credor' });
        return lien;
      }),
    find: (requestId) => unreliably('lien-registry', () => noted(requestId)),
    release: (registration) =>
      unreliably('lien-registry', () => {
        const id = registration.slice('GRV-'.length);
        if (world.liens.get(id) !== 'REGISTERED') throw new Error(`There is no lien ${registration} to be released`);
        world.liens.set(id, 'RELEASED');
        return noted(id)!;
      }),
  } satisfies Partners['lienRegistry']);

  const taken = (requestId: string) => ({ paymentId: `pay-${requestId}`, expectedOn: today() });
  const take = (key: string, requestId: string) => {
    const requests = world.paid.get(key) ?? new Map<string, Outcome>();
    world.paid.set(key, requests.set(requestId, requests.get(requestId) ?? 'SENT'));
    return taken(requestId);
  };
  const stateOf = (requestId: string) =>
    [...world.paid.values()].flatMap((requests) => requests.get(requestId) ?? [])[0] ?? null;
  Object.assign(partners.dealerPayments, {
    pay: ({ requestId, contractNumber, payeeDocument }) =>
      unreliably('dealer-payments', () =>
        // a CNPJ is longer than a CPF: a payment to the client is a refund
        take(`${contractNumber} ${payeeDocument.length === 14 ? 'dealer' : 'client'}`, requestId),
      ),
    collect: ({ requestId, contractNumber }) =>
      unreliably('dealer-payments', () => take(`${contractNumber} collection`, requestId)),
    findRequest: (requestId) => unreliably('dealer-payments', () => (stateOf(requestId) ? taken(requestId) : null)),
    find: (paymentId) =>
      unreliably('dealer-payments', () => {
        const status = stateOf(paymentId.slice('pay-'.length));
        if (status === 'CONFIRMED') return { status, receipt: 'CP-1', settledOn: today() };
        if (status === 'RETURNED') return { status, reason: 'Conta encerrada' };
        return status && { status };
      }),
  } satisfies Partners['dealerPayments']);
  return world;
}

/** Whether the envelope has expired at the partner. */
export const isExpired = ({ state, expiresAt }: TrueEnvelope, clock: MovableClock): boolean =>
  state === 'RUNNING' && expiresAt <= clock.now().toISOString();

/** Ends a walk: no more signatures, and all payments have arrived, so that the next walk does not query them. */
export function endWalk(world: World): void {
  world.envelopes.clear();
  world.untold.length = 0;
  for (const requests of world.paid.values())
    for (const [request, fate] of requests) if (fate === 'SENT') requests.set(request, 'CONFIRMED');
}
