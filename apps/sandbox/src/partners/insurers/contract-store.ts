import { createHash } from 'node:crypto';
import {
  type DecisionState,
  type Instalment,
  type InsurerName,
  informationQuestion,
  instalmentsOf,
  isPremiumPaid,
  lastDayOf,
  type Rule,
  refundBy,
  refundOf,
  refusalReason,
  ruleFor,
} from '../../rules/contract-rules.ts';
import { conditionsVerdictFor } from '../../rules/credit-rules.ts';
import { todayInSaoPaulo } from '../sao-paulo.ts';

export const premiumMeans = ['FINANCED', 'BROKER_PAGE', 'BANK_DEBIT', 'AUTOMATIC_PIX', 'BILL'] as const;

/** A proposal as an insurer is sent it. */
export type Submission = {
  requestId: string;
  quoteId: string;
  product: string;
  coverage: string;
  deductible?: number | null;
  totalCents: number;
  months: number;
  startsOn: string;
  means: (typeof premiumMeans)[number];
  instalments: number;
  /** where the product wants to be told what happens */
  callbackUrl: string;
  insured: { personType: 'PF' | 'PJ'; document: string; name: string };
  /** the answers by section, with the names of the product's own fields */
  questionnaire: Record<string, unknown>;
};

/** A decision with what belongs to it. */
export type Decision = {
  state: DecisionState;
  at: Date;
  question?: string;
  code?: string;
  reason?: string;
  collects?: true;
};

export type Charge = {
  chargeId: string;
  requestId: string;
  number: string;
  instalment: number;
  means: Submission['means'];
  amountCents: number;
  at: Date;
  /** by a person at the insurer's desk */
  forced?: 'PAID' | 'UNPAID';
};
export type ChargeState =
  | { status: 'PENDING' }
  | { status: 'PAID'; paidOn: string }
  | { status: 'UNPAID'; reason: string };

export type Cancellation = {
  cancellationId: string;
  requestId: string;
  number: string;
  cancelledOn: string;
  refundCents: number;
  refundBy: string;
};

export type Contract = {
  number: string;
  request: Submission;
  receivedAt: Date;
  rule: Rule;
  /** what was decided after the first decision */
  later: Decision | null;
  /** the verdict on an answer, by its request */
  answered: Map<string, Decision>;
  issuedOn: string | null;
  cardState: 'AUTHORISED' | 'DECLINED' | null;
};

export type Policy = {
  policyNumber: string;
  issuedOn: string;
  startsOn: string;
  endsOn: string;
  instalments: Instalment[];
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
/** What is older is forgotten: the sandbox keeps its contracts in memory. */
const MAX_CONTRACTS = 5000;

/** The proposals of one insurer, with their charges and cancellations. Everything follows from the rules and the clock. */
export class ContractStore {
  readonly contracts = new Map<string, Contract>();
  readonly charges = new Map<string, Charge>();
  readonly cancellations = new Map<string, Cancellation>();
  readonly #insurer: InsurerName;
  readonly #prefix: string;
  readonly #now: () => Date;
  readonly #settleMs: number;

  constructor(insurer: InsurerName, prefix: string, around: { now: () => Date; settleMs: number }) {
    this.#insurer = insurer;
    this.#prefix = prefix;
    this.#now = around.now;
    this.#settleMs = around.settleMs;
  }

  /** A contract by its number. One of the demo data is believed, as an old price is: the portal has it without a call. */
  find(number: string): Contract | undefined {
    const known = this.contracts.get(number);
    if (known || !/^DEMO-\d{1,12}$/.test(number)) return known;
    const today = todayInSaoPaulo(this.#now());
    const contract: Contract = {
      number,
      request: {
        requestId: number,
        quoteId: '000000000000',
        product: 'GAP',
        coverage: 'STANDARD',
        deductible: null,
        totalCents: 0,
        months: 12,
        startsOn: today,
        means: 'BILL',
        instalments: 1,
        callbackUrl: '',
        insured: { personType: 'PF', document: '00000000000', name: number },
        questionnaire: {},
      },
      receivedAt: this.#now(),
      rule: { first: 'ACCEPTED', when: 'at-once', issues: false },
      later: null,
      answered: new Map(),
      issuedOn: today,
      cardState: null,
    };
    this.contracts.set(number, contract);
    return contract;
  }

  findRequest = (requestId: string): Contract | undefined => this.contracts.get(this.#numberOf(requestId));

  #numberOf = (requestId: string): string => `${this.#prefix}-${hashOf(`${this.#insurer}|${requestId}`)}`;

  submit(request: Submission): Contract {
    const number = this.#numberOf(request.requestId);
    const contract: Contract = {
      number,
      request,
      receivedAt: this.#now(),
      rule: ruleFor(this.#insurer, request.insured.document),
      later: null,
      answered: new Map(),
      issuedOn: null,
      cardState: null,
    };
    this.contracts.set(number, contract);
    const [oldest] = this.contracts.keys();
    if (this.contracts.size > MAX_CONTRACTS && oldest !== undefined) this.contracts.delete(oldest);
    return contract;
  }

  decision({ later, rule, receivedAt }: Contract): Decision {
    if (later) return later;
    const at = new Date(receivedAt.getTime() + (rule.when === 'later' ? this.#settleMs : 0));
    if (rule.when === 'never' || this.#now() < at || rule.first === 'ERROR')
      return { state: 'RECEIVED', at: receivedAt };
    return {
      state: rule.first,
      at,
      ...(rule.first === 'INFORMATION' ? { question: informationQuestion } : {}),
      ...(rule.first === 'REFUSED' ? { reason: refusalReason } : {}),
      ...(rule.code ? { code: rule.code } : {}),
      ...(rule.collects ? { collects: true as const } : {}),
    };
  }

  /** A new decision, from now on. */
  decide(contract: Contract, state: DecisionState, more: Partial<Decision> = {}): Decision {
    contract.later = { state, at: this.#now(), ...more };
    return contract.later;
  }

  /** Takes an answer to a question: too short a one is asked for again, one that denies is refused. */
  answer(contract: Contract, requestId: string, text: string): Decision {
    const known = contract.answered.get(requestId);
    if (known) return known;
    const verdict = conditionsVerdictFor(text);
    const decision =
      verdict === 'AP'
        ? this.decide(contract, 'ACCEPTED')
        : verdict === 'RA'
          ? this.decide(contract, 'INFORMATION', { question: informationQuestion })
          : this.decide(contract, 'REFUSED', { reason: refusalReason });
    contract.answered.set(requestId, decision);
    return decision;
  }

  /** The policy of an accepted proposal: once it was requested, or after the insurer's time. */
  policy(contract: Contract): Policy | null {
    const { state, at } = this.decision(contract);
    if (state !== 'ACCEPTED') return null;
    const itself = new Date(at.getTime() + this.#settleMs);
    const issuedOn =
      contract.issuedOn ?? (contract.rule.issues && this.#now() >= itself ? todayInSaoPaulo(itself) : null);
    if (issuedOn === null) return null;
    const { totalCents, instalments, startsOn, months, means } = contract.request;
    return {
      policyNumber: `AP-${contract.number}`,
      issuedOn,
      startsOn,
      endsOn: lastDayOf(startsOn, months),
      instalments: instalmentsOf(totalCents, means === 'FINANCED' ? 1 : instalments, issuedOn),
    };
  }

  issue(contract: Contract): Policy {
    contract.issuedOn ??= todayInSaoPaulo(this.#now());
    return this.policy(contract)!;
  }

  charge(request: Omit<Charge, 'chargeId' | 'at'>): Charge {
    const charge = { ...request, chargeId: `CH-${hashOf(request.requestId)}`, at: this.#now() };
    this.charges.set(request.requestId, charge);
    return charge;
  }

  /**
   * A card is charged if it was authorised, a Pix at once, a debit and a bill after a while.
   *
   * @param isSettled as it will be then
   */
  chargeState({ means, number, instalment, at, forced }: Charge, isSettled = false): ChargeState {
    const { request, cardState } = this.contracts.get(number)!;
    const waits = means === 'BANK_DEBIT' || means === 'BILL';
    const settledAt = new Date(at.getTime() + (waits ? this.#settleMs : 0));
    if (!forced && !isSettled && this.#now() < settledAt) return { status: 'PENDING' };
    if (!forced && means === 'BROKER_PAGE' && cardState !== 'AUTHORISED')
      return { status: 'UNPAID', reason: 'Cartão não autorizado.' };
    const isPaid = forced ? forced === 'PAID' : isPremiumPaid(request.insured.document, instalment);
    return isPaid
      ? { status: 'PAID', paidOn: todayInSaoPaulo(settledAt) }
      : { status: 'UNPAID', reason: 'Conta sem saldo.' };
  }

  cancel(contract: Contract, request: { requestId: string; isWithdrawal: boolean; endsOn: string }): Cancellation {
    const { number } = contract;
    const { means, totalCents, startsOn, months } = contract.request;
    const paid = [...this.charges.values()]
      .filter((charge) => charge.number === number && this.chargeState(charge).status === 'PAID')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const { state, collects } = this.decision(contract);
    // a financed premium is the lender's payment, which follows the acceptance
    const isPaidAnyway = state === 'ACCEPTED' && (means === 'FINANCED' || collects);
    const cancelledOn = todayInSaoPaulo(this.#now());
    const cover = { startsOn, endsOn: lastDayOf(startsOn, months) };
    const cancellation = {
      cancellationId: `CA-${hashOf(request.requestId)}`,
      requestId: request.requestId,
      number,
      cancelledOn,
      refundCents: refundOf(isPaidAnyway ? totalCents : paid, cover, request),
      refundBy: refundBy(cancelledOn),
    };
    this.cancellations.set(request.requestId, cancellation);
    this.decide(contract, 'CANCELLED');
    return cancellation;
  }
}
