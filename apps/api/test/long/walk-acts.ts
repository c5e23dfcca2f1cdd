/** The acts of users on a contract on its way to the payment: the dealer, and finance. */
import { businessDay } from '@estrada/domain/calendar/index';
import { documentKinds } from '@estrada/domain/documents/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import type { SeededRandom } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { jpeg } from '../documents/sample-files.ts';
import { sendPage } from '../documents/send-page.ts';
import type { Session, TestApi } from '../open-api.ts';
import type { Snapshot } from './walk-rules.ts';

/** One step. @returns the status of a call; for other acts, whether they did anything */
export type Act = (id: string, seen: Snapshot, version: number) => Promise<{ status: number } | boolean>;
export type Acts = Record<string, Act>;

/** The logged-in users. A session ends long before a walk does. */
export class People {
  seller!: Session;
  finance!: Session;
  private since = 0;
  private readonly api: TestApi;
  constructor(api: TestApi) {
    this.api = api;
  }
  /** Logs them in again where time has passed, or with `now`. */
  async refresh({ now = false } = {}): Promise<void> {
    const time = this.api.clock.now().getTime();
    if (!now && Math.abs(time - this.since) < 600_000) return;
    await this.api.database.db.execute(sql`delete from rate_limits`);
    this.seller = await this.api.signIn('seller');
    this.finance = await this.api.signIn('finance');
    this.since = time;
  }
}

/** Calls that return 200, or change nothing. */
export async function callsOf(api: TestApi, people: People, random: SeededRandom): Promise<Acts> {
  const scan = await jpeg();
  // no document is accepted here: the confirmation explains each
  const exceptions = Object.fromEntries(documentKinds.map((kind) => [`document.${kind}`, 'Conferido na loja']));
  const move =
    (who: 'seller' | 'finance', status: 'AV' | 'PU' | 'NU' | 'OCM', reason?: string): Act =>
    (id, _seen, version) =>
      people[who].call('changeProposalStatus', { params: { id, status }, body: { version, reason, exceptions } });
  return {
    ask: (id, _seen, version) =>
      people.seller.call('requestSignature', { params: { id }, body: { version, emails: [] } }),
    callBack: (proposalSaleId, _seen, version) =>
      people.seller.call('cancelCertisign', {
        body: { version, proposalSaleId, reason: random.pick(['', 'Erro no nome']) },
      }),
    toPaper: (id, _seen, version) =>
      people.seller.call('switchProposalEsign', { params: { id }, body: { version, enabled: false } }),
    toScreen: (id, _seen, version) =>
      people.seller.call('switchProposalEsign', { params: { id }, body: { version, enabled: true } }),
    lien: (id, _seen, version) => people.seller.call('requestLien', { params: { id }, body: { version } }),
    activate: (id, _seen, version) => people.seller.call('activateProposal', { params: { id }, body: { version } }),
    activateAsFinance: (id, _seen, version) =>
      people.finance.call('activateProposal', { params: { id }, body: { version } }),
    confirm: move('finance', 'AV'),
    confirmAsSeller: move('seller', 'AV'),
    refuseActivation: move('finance', 'PU', 'Assinatura ilegível'),
    cancel: move('finance', 'NU', 'Cliente desistiu'),
    cancelAsSeller: move('seller', 'NU', 'Cliente desistiu'),
    confirmByHand: move('finance', 'OCM', 'Visto no extrato'),
    resend: (id, _seen, version) => people.finance.call('resendPayment', { params: { id }, body: { version } }),
    withdraw: (id, _seen, version) => people.finance.call('recordWithdrawal', wish(id, version)),
    withdrawAsSeller: (id, _seen, version) => people.seller.call('recordWithdrawal', wish(id, version)),
    resendRefund: (id, { payments }, version) => {
      const returned = payments.findLast(({ kind, status }) => kind !== 'PAYMENT' && status === 'RETURNED');
      const kind = returned?.kind === 'REPAYMENT' ? 'REPAYMENT' : 'COLLECTION';
      return people.finance.call('resendRefund', { params: { id }, body: { version, kind } });
    },
    /** by its own requester, which is not allowed */
    confirmOwnRefund: (id, _seen, version) =>
      people.finance.call('confirmRefund', {
        params: { id },
        body: { version, kind: 'COLLECTION', settledOn: today(), reason: 'Visto no extrato' },
      }),
    /** the signed paper, scanned */
    sendScan: (id) =>
      sendPage(api, people.seller, { proposalId: id }, scan, { endpoint: endpoints.sendFinanceKit as Endpoint }),
    review: async (id, { signers, selfies }) => {
      const doubtful = selfies.find(({ status }) => status === 'DOUBTFUL');
      const signer = signers.findLast(({ document }) => document === doubtful?.document);
      return people.finance.call('reviewSelfie', {
        params: { id, signerId: String((signer ?? signers.at(-1))?.id ?? id) },
        body: {
          shotId: doubtful?.shot_id ?? id,
          verdict: random.pick(['ACCEPT', 'REFUSE']),
          reason: 'Fotos conferidas',
        },
      });
    },
  };

  function today() {
    return businessDay(api.clock.now().toISOString());
  }
  function wish(id: string, version: number) {
    const said = { channel: 'email', correction: '0', reason: 'O cliente escreveu que não quer mais.' } as const;
    const principalFrom = random.pick(['dealer', 'client'] as const);
    const clientPaidCents = random.pick([0, 10_000]);
    return { params: { id }, body: { version, wishedOn: today(), principalFrom, clientPaidCents, ...said } };
  }
}
