import type { FastifyInstance } from 'fastify';
import { type CallbackManner, sendCallbacks } from '../../callbacks/send-callback.ts';
import type { Pace } from '../../pace.ts';
import type { Offer } from '../../rules/insurance-rules.ts';
import type { Refusal } from '../request-fields.ts';
import { type Contract, ContractStore } from './contract-store.ts';
import type { Dialect } from './dialects.ts';

/** What an insurer remembers of a price that it gave. */
export type GivenQuote = { offers: readonly Offer[]; validUntil: string };

/** What an insurer reports on its own: the product then asks what happened. */
export type NoticeKind = 'decided' | 'policy' | 'paid' | 'unpaid' | 'cancelled';

/** One insurer at work: its contracts, its way to write, and its calls to the product. */
export type Office = {
  scope: FastifyInstance;
  dialect: Dialect;
  store: ContractStore;
  now: () => Date;
  secret: string;
  findQuote: (quoteId: string) => GivenQuote | undefined;
  notify(contract: Contract, kind: NoticeKind, manner?: CallbackManner): Promise<void>;
  /** after so many times what the insurer takes */
  notifyLater(contract: Contract, kind: NoticeKind, times?: number): void;
};

type Around = { now: () => Date; secret: string; pace: Pace; findQuote: Office['findQuote'] };

export function openOffice(scope: FastifyInstance, dialect: Dialect, { now, secret, pace, findQuote }: Around): Office {
  const store = new ContractStore(dialect.insurer, dialect.prefix, { now, settleMs: pace.settleMs });
  const timers = new Set<NodeJS.Timeout>();
  scope.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  let events = 0;
  const notify: Office['notify'] = async ({ number, request }, kind, manner = 'normal') => {
    const eventId = `${number}-${now().getTime()}-${++events}`;
    const event = { eventId, number, requestId: request.requestId, kind };
    // a product that is away asks later by itself
    await sendCallbacks({ url: request.callbackUrl, secret }, [event], { now: now(), manner }).catch(() => []);
  };
  const notifyLater: Office['notifyLater'] = (contract, kind, times = 1) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void notify(contract, kind);
    }, pace.settleMs * times);
    timers.add(timer);
  };
  return { scope, dialect, store, now, secret, findQuote, notify, notifyLater };
}

/** A refusal with an insurer's code and words. */
export const refuseWith = (status: number, error: string, message: string): Refusal => ({
  status,
  body: { error, message },
});
export const notThere: Refusal = refuseWith(404, 'unknown', 'Não encontrado.');
