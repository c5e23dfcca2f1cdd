/** Partners who remember what really happened, and of whom a test decides what they say, and whether they say it. */
import { createHash } from 'node:crypto';
import type { SeededRandom } from '@estrada/testkit/index';
import { type EnvelopeState, PartnerError, type Partners } from '../../src/partners/index.ts';

/** An envelope as it stands at the partner. */
interface TrueEnvelope {
  signers: { signerId: string; state: 'PENDING' | 'SIGNED' | 'REFUSED' }[];
  state: EnvelopeState['state'];
}
export interface World {
  envelopes: Map<string, TrueEnvelope>;
  /** what reached who pays, by contract number and request */
  paid: Map<string, Map<string, 'SENT' | 'CONFIRMED' | 'RETURNED'>>;
}

const sealedBytes = Buffer.from('%PDF sealed');
export const sealedSha256 = createHash('sha256').update(sealedBytes).digest('hex');
const signedAt = '2026-11-20T10:05:00-03:00';

/** Puts them in the place of those of the test. One call in eight is not answered: before it did anything, or after. */
export function placePartners(partners: Partners, random: SeededRandom): World {
  const world: World = { envelopes: new Map(), paid: new Map() };
  const liens = new Set<string>();
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
    const signers = envelope.signers.map((one) => ({
      ...one,
      ...{ at: one.state === 'PENDING' ? null : signedAt, reason: null },
    }));
    const sealed =
      envelope.state === 'SEALED' ? { sha256: sealedSha256, content: sealedBytes.toString('base64') } : null;
    return { state: envelope.state, signers, sealed };
  };
  Object.assign(partners.certisign, {
    createEnvelope: ({ requestId, signers }) =>
      unreliably('certisign', () => {
        const id = `env-${requestId}`;
        const pending = signers.map(({ signerId }) => ({ signerId, state: 'PENDING' as const }));
        if (!world.envelopes.has(id)) world.envelopes.set(id, { signers: pending, state: 'RUNNING' });
        return opened(requestId);
      }),
    find: (requestId) =>
      unreliably('certisign', () => (world.envelopes.has(`env-${requestId}`) ? opened(requestId) : null)),
    read: (id) => unreliably('certisign', () => described(id)),
    cancel: (id) =>
      unreliably('certisign', () => {
        const envelope = world.envelopes.get(id);
        if (envelope && envelope.state !== 'SEALED') envelope.state = 'CANCELED';
        return described(id);
      }),
  } satisfies Partners['certisign']);
  const noted = { status: 'REGISTERED', registration: 'GRV-1', registeredOn: '2026-11-20' } as const;
  Object.assign(partners.lienRegistry, {
    register: ({ requestId }) =>
      unreliably('lien-registry', () => {
        liens.add(requestId);
        return noted;
      }),
    find: (requestId) => unreliably('lien-registry', () => (liens.has(requestId) ? noted : null)),
  } satisfies Partial<Partners['lienRegistry']>);
  const taken = (requestId: string) => ({ paymentId: `pay-${requestId}`, expectedOn: '2026-11-20' });
  const stateOf = (requestId: string) =>
    [...world.paid.values()].flatMap((requests) => requests.get(requestId) ?? [])[0] ?? null;
  Object.assign(partners.dealerPayments, {
    pay: ({ requestId, contractNumber }) =>
      unreliably('dealer-payments', () => {
        const requests = world.paid.get(contractNumber) ?? new Map();
        world.paid.set(contractNumber, requests.set(requestId, requests.get(requestId) ?? 'SENT'));
        return taken(requestId);
      }),
    findRequest: (requestId) => unreliably('dealer-payments', () => (stateOf(requestId) ? taken(requestId) : null)),
    find: (paymentId) =>
      unreliably('dealer-payments', () => {
        const status = stateOf(paymentId.slice('pay-'.length));
        if (status === 'CONFIRMED') return { status, receipt: 'CP-1', settledOn: '2026-11-20' };
        if (status === 'RETURNED') return { status, reason: 'Conta encerrada' };
        return status && { status };
      }),
  } satisfies Partial<Partners['dealerPayments']>);
  return world;
}
