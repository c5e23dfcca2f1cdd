/** The events of a contract on its way to the payment: at partners, in the worker, by callbacks, and with time. */
import { createHmac } from 'node:crypto';
import type { SeededRandom } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { cancelEnvelope } from '../../src/modules/contracts/signature/cancel-envelope.ts';
import { followCalled } from '../../src/modules/contracts/signature/follow-envelope.ts';
import { openEnvelope } from '../../src/modules/contracts/signature/open-envelope.ts';
import { payDealer } from '../../src/modules/settlement/pay-dealer.ts';
import { registerLien } from '../../src/modules/settlement/register-lien.ts';
import { releaseLien } from '../../src/modules/settlement/release-lien.ts';
import { announceLiens } from '../../src/modules/settlement/withdrawal/announce-liens.ts';
import { PartnerError } from '../../src/partners/index.ts';
import type { TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import { testNow } from '../test-now.ts';
import type { Act, Acts } from './walk-acts.ts';
import type { Snapshot } from './walk-rules.ts';
import { isExpired, type Untold, type World } from './walking-partners.ts';

export const callbackSecret = 'a-secret-of-the-provider-32-letters';

/** A walk that has lasted this long continues, but not on another day. */
const mostDays = 55;

interface Parts {
  api: TestApi;
  random: SeededRandom;
  world: World;
}

/** The acts of partners: each job of the worker runs at random, late, twice, or against a silent partner. */
export function eventsOf(parts: Parts): Acts {
  const { api, random, world } = parts;
  const { certisign, lienRegistry, dealerPayments } = api.partners;
  const context = () => api.system().context;
  const trueOf = ({ envelopes }: Snapshot) => world.envelopes.get(String(envelopes.at(-1)?.partner_id));
  const last = (rows: Snapshot['liens'], act: (id: string) => Promise<void>) => jobs(rows.slice(-1), act);
  const jobs = async (rows: Snapshot['liens'], act: (id: string) => Promise<void>) =>
    rows.length > 0 && job(act(String(random.pick(rows).id)));
  const pass = async (time: Parameters<TestApi['clock']['advance']>[0]) => {
    // a password expires after ninety days, and these walks do not test that
    if (api.clock.now().getTime() > Date.parse(testNow) + mostDays * 86_400_000) return false;
    api.clock.advance(time);
    await api.sweep();
    await announceLiens({}, context());
    await api.poll();
    return true;
  };
  return {
    open: (_id, { envelopes }) =>
      last(envelopes, (envelopeId) =>
        openEnvelope({ certisign, files: api.files, publicUrl: 'http://localhost' })({ envelopeId }, context()),
      ),
    tellCanceled: (_id, { envelopes }) =>
      jobs(envelopes, (envelopeId) => cancelEnvelope(certisign)({ envelopeId }, context())),
    sign: async (_id, seen) => {
      const envelope = trueOf(seen);
      if (envelope?.state !== 'RUNNING' || isExpired(envelope, api.clock)) return false;
      const envelopeId = String(seen.envelopes.at(-1)!.partner_id);
      const signer = envelope.signers.find(({ state }) => state === 'PENDING');
      if (signer) Object.assign(signer, { state: random.next() < 0.15 ? 'REFUSED' : 'SIGNED', at: now(api) });
      if (signer?.state === 'REFUSED') envelope.state = 'REFUSED';
      else if (envelope.signers.every(({ state }) => state === 'SIGNED') && random.next() < 0.6)
        envelope.state = 'SEALED';
      if (signer) world.untold.push({ envelopeId, kind: signer.state === 'SIGNED' ? 'signed' : 'refused' });
      if (envelope.state === 'SEALED') world.untold.push({ envelopeId, kind: 'sealed' });
      return true;
    },
    register: (_id, { liens }) => last(liens, (lienId) => registerLien(lienRegistry)({ lienId }, context())),
    release: (_id, { liens }) => jobs(liens, (lienId) => releaseLien(lienRegistry)({ lienId }, context())),
    pay: (_id, { payments }) => jobs(payments, (paymentId) => payDealer(dealerPayments)({ paymentId }, context())),
    settlePayment: async (_id, { proposal }) => {
      const ways = ['dealer', 'client', 'collection'].map((way) =>
        world.paid.get(`${proposal.contract_number} ${way}`),
      );
      let settled = false;
      for (const requests of ways)
        for (const [request, fate] of requests ?? [])
          if (fate === 'SENT') {
            requests!.set(request, random.next() < 0.55 ? 'CONFIRMED' : 'RETURNED');
            settled = true;
          }
      return settled;
    },
    poll: async () => {
      api.clock.advance({ seconds: random.pick([10, 10, 61, 960]) });
      await api.poll();
      return true;
    },
    /**
     * selfie links end after three days, envelopes after five, the period of a withdrawal after seven, liens after
     * thirty
     */
    days: () => pass({ days: random.pick([1, 3, 4]) }),
    month: () => pass({ days: 31 }),
    ...callbacksOf(parts),
  };
}

/**
 * The partner's callbacks: authentic, repeated, late, stale, or forged. Only an authentic and recent one creates a job,
 * once.
 */
function callbacksOf({ api, random, world }: Parts): Acts {
  let number = 0;
  const told: (Untold & { eventId: string })[] = [];
  const call = async (event: Untold & { eventId: string }, { secret = callbackSecret, ageSeconds = 0 } = {}) => {
    const payload = JSON.stringify(event);
    const at = String(Math.floor(api.clock.now().getTime() / 1000) - ageSeconds);
    const { statusCode } = await api.server.inject({
      method: 'POST',
      url: '/api/callbacks/certisign',
      payload,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': at,
        'x-signature': createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex'),
      },
    });
    const [row] = await rowsOf(
      api,
      sql`select count(*)::int as jobs from jobs.job
          where name = 'proposals.follow-envelope' and data->>'eventId' = ${event.eventId}`,
    );
    return [statusCode, row!.jobs];
  };
  const follow = (event: Untold & { eventId: string }) =>
    job(followCalled({ certisign: api.partners.certisign, files: api.files })(event, api.system().context));
  const tell = async (next: Untold | undefined) => {
    if (!next) return false;
    world.untold.splice(world.untold.indexOf(next), 1);
    const event = { ...next, eventId: `event-${number++}` };
    expect(await call(event)).toEqual([200, 1]);
    told.push(event);
    return follow(event);
  };
  const untrue =
    (options: Parameters<typeof call>[1]): Act =>
    async (_id, { envelopes }) => {
      const envelopeId = String(envelopes.at(-1)?.partner_id ?? 'none');
      const event = { envelopeId, kind: 'sealed' as const, eventId: `untrue-${number++}` };
      expect(await call(event, options)).toEqual([401, 0]);
      return true;
    };
  return {
    hear: () => tell(world.untold.at(-1)),
    /** about an envelope that has ended here */
    hearLate: async (_id, { envelopes }) =>
      tell(
        world.untold.find(({ envelopeId }) =>
          envelopes.some(({ partner_id, ended_at }) => partner_id === envelopeId && ended_at !== null),
        ),
      ),
    hearAgain: async () => {
      const event = told.at(-1 - random.below(3));
      if (!event) return false;
      expect(await call(event)).toEqual([200, 1]);
      return follow(event);
    },
    hearStale: untrue({ ageSeconds: 301 }),
    forge: untrue({ secret: 'a-secret-of-somebody-else-32-letters' }),
  };
}

const now = (api: TestApi) => api.clock.now().toISOString();

/** A job with a silent partner fails, and runs again later. @returns whether it succeeded */
async function job(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return false;
  }
}
