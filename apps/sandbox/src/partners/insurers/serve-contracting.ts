import { decisionDigitOf, sendingErrorFor } from '../../rules/contract-rules.ts';
import type { Offer } from '../../rules/insurance-rules.ts';
import { anyToken } from '../partner-tokens.ts';
import {
  type FieldChecks,
  isDocument,
  isOptionalDate,
  isTermMonths,
  isText,
  type Refusal,
  refuseDocument,
} from '../request-fields.ts';
import { serveCall } from '../serve-call.ts';
import {
  type Charge,
  type Contract,
  type Decision,
  type Policy,
  premiumMeans,
  type Submission,
} from './contract-store.ts';
import type { Dialect } from './dialects.ts';
import { notThere, type Office, refuseWith } from './insurer-office.ts';
import { policyFile } from './policy-file.ts';

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (most: number) => (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most;
const isMeans = (value: unknown) => (premiumMeans as readonly unknown[]).includes(value);
const isDate = (value: unknown): value is string => value !== undefined && isOptionalDate(value);
const isInsured = (value: unknown) =>
  isRecord(value) &&
  isText(value.name) &&
  isDocument(value.document) &&
  (value.personType === 'PF' || value.personType === 'PJ');

/** Answers from the questionnaire that every product needs. */
const vehicleProducts = ['SEGURO_AUTO', 'PMC', 'PMC_DAY_2', 'GAP', 'CHEV_PLUS'];
const requiredSections = (product: string): string[] =>
  vehicleProducts.includes(product) ? ['assured', 'vehicle', 'details'] : ['assured', 'details'];

/** An amount that was checked before, in centavos. */
const centsOf = ({ money }: Dialect, amount: unknown): number => money.read(amount) ?? 0;
const ofNumber = { number: isText };

/**
 * Serves what an insurer does after its price: proposal, answer to a question, policy, charge and cancellation. The same
 * request id always gets the same answer, and can be asked for.
 */
export function serveContracting(office: Office): void {
  serveProposals(office);
  servePolicies(office);
  serveCharges(office);
  serveCancellations(office);
  serveLedger(office);
}

function describeProposal(
  { dialect, store }: Office,
  contract: Contract,
  decision: Decision = store.decision(contract),
): object {
  const { state, at, question, code, reason, collects } = decision;
  return {
    [dialect.number]: contract.number,
    state: dialect.states[state],
    ...(state === 'RECEIVED' ? {} : { decidedAt: at.toISOString() }),
    ...(state === 'ACCEPTED' ? { premiumCollected: collects ?? false } : {}),
    ...(question ? { question } : {}),
    ...(code ? { code } : {}),
    ...(reason ? { reason } : {}),
  };
}

type Wire = Omit<Submission, 'totalCents'> & { premium: unknown };

/** A price that was forgotten with the last start of the sandbox is believed. */
function refuseSubmission({ dialect, store, now, findQuote }: Office, request: Wire): Refusal | undefined {
  const { insurer, codes, money } = dialect;
  if (store.findRequest(request.requestId)) return undefined;
  const quote = findQuote(request.quoteId);
  if (quote && new Date(quote.validUntil) < now()) return refuseWith(422, codes.quote, 'A cotação venceu: peça outra.');
  const isOffered = ({ coverage, deductible, totalCents }: Offer) =>
    coverage === (dialect.coverages?.[request.coverage] ?? request.coverage) &&
    (deductible ?? null) === (request.deductible ?? null) &&
    totalCents === money.read(request.premium);
  if (quote && !quote.offers.some(isOffered)) return refuseWith(422, codes.premium, 'O prêmio não é o da cotação.');
  const missing = requiredSections(request.product).find((section) => !isRecord(request.questionnaire[section]));
  if (missing) return refuseWith(422, codes.questionnaire, `Questionário incompleto: falta ${missing}.`);
  if (decisionDigitOf(request.insured.document) !== 7) return refuseDocument(request.insured);
  const { code, message } = sendingErrorFor(insurer, request.product, request.insured.document);
  return { status: 422, body: { error: code, ...(message === null ? {} : { message }) } };
}

function serveProposals(office: Office): void {
  const { scope, dialect, store, notifyLater } = office;
  const { noun, codes, money } = dialect;
  const fields: FieldChecks<Wire> = {
    requestId: isText,
    quoteId: (value) => /^[0-9a-f]{12}$/.test(String(value)),
    product: (value) => dialect.products.includes(String(value)),
    coverage: isText,
    deductible: (value) => value === undefined || value === null || isCount(1_000)(value),
    premium: (value) => money.read(value) !== null,
    months: isTermMonths,
    startsOn: isDate,
    means: isMeans,
    instalments: isCount(12),
    callbackUrl: isAddress,
    insured: isInsured,
    questionnaire: isRecord,
  };
  serveCall<Wire>(scope, {
    method: 'POST',
    path: `/v1/${noun}`,
    token: anyToken,
    fields,
    refuse: (request) => refuseSubmission(office, request),
    answer({ premium, ...request }) {
      const known = store.findRequest(request.requestId);
      const contract = known ?? store.submit({ ...request, totalCents: centsOf(dialect, premium) });
      const { rule } = contract;
      if (!known && rule.when === 'later') notifyLater(contract, 'decided');
      if (!known && rule.first === 'ACCEPTED' && rule.issues)
        notifyLater(contract, 'policy', rule.when === 'later' ? 2 : 1);
      return describeProposal(office, contract);
    },
  });
  serveCall<{ requestId: string }>(scope, {
    method: 'GET',
    path: `/v1/${noun}/requests/:requestId`,
    token: anyToken,
    fields: { requestId: isText },
    refuse: ({ requestId }) => (store.findRequest(requestId) ? undefined : notThere),
    answer: ({ requestId }) => describeProposal(office, store.findRequest(requestId)!),
  });
  serveCall<{ number: string; requestId: string; answer: string }>(scope, {
    method: 'POST',
    path: `/v1/${noun}/:number/information`,
    token: anyToken,
    fields: { number: isText, requestId: isText, answer: isText },
    refuse({ number, requestId }) {
      const contract = store.find(number);
      if (!contract) return notThere;
      if (contract.answered.has(requestId) || store.decision(contract).state === 'INFORMATION') return undefined;
      return refuseWith(409, codes.over, 'Esta proposta não espera informação.');
    },
    answer({ number, requestId, answer }) {
      const contract = store.find(number)!;
      const isNew = !contract.answered.has(requestId);
      const decision = store.answer(contract, requestId, answer);
      if (isNew && decision.state === 'ACCEPTED') notifyLater(contract, 'policy');
      return describeProposal(office, contract, decision);
    },
  });
}

function servePolicies({ scope, dialect, store }: Office): void {
  const { noun, codes, money } = dialect;
  const describePolicy = ({ instalments, ...policy }: Policy) => ({
    ...policy,
    instalments: instalments.map(({ amountCents, interestCents, ...one }) => ({
      ...one,
      amount: money.write(amountCents),
      interest: money.write(interestCents),
    })),
  });
  /** Why a policy cannot be had, or nothing. */
  function refusePolicy(number: string, canIssue: boolean): Refusal | undefined {
    const contract = store.find(number);
    if (!contract) return notThere;
    const { state } = store.decision(contract);
    if (state === 'CANCELLED') return refuseWith(422, codes.cancelledPolicy.code, codes.cancelledPolicy.message);
    if (canIssue && state !== 'ACCEPTED')
      return refuseWith(409, codes.notAccepted, 'A apólice só é emitida depois da aceitação.');
    return canIssue || store.policy(contract) ? undefined : notThere;
  }
  serveCall<{ number: string; requestId: string }>(scope, {
    method: 'POST',
    path: `/v1/${noun}/:number/policy`,
    token: anyToken,
    fields: { ...ofNumber, requestId: isText },
    refuse: ({ number }) => refusePolicy(number, true),
    answer: ({ number }) => describePolicy(store.issue(store.find(number)!)),
  });
  serveCall<{ number: string }>(scope, {
    method: 'GET',
    path: `/v1/${noun}/:number/policy`,
    token: anyToken,
    fields: ofNumber,
    refuse: ({ number }) => refusePolicy(number, false),
    answer: ({ number }) => describePolicy(store.policy(store.find(number)!)!),
  });
  serveCall<{ number: string }>(scope, {
    method: 'GET',
    path: `/v1/${noun}/:number/policy/document`,
    token: anyToken,
    fields: ofNumber,
    refuse: ({ number }) => refusePolicy(number, false),
    answer({ number }) {
      const contract = store.find(number)!;
      return policyFile(dialect.name, contract, store.policy(contract)!);
    },
  });
}

function serveCharges({ scope, dialect, store, notifyLater }: Office): void {
  const { noun, codes, money } = dialect;
  const describeCharge = (charge: Charge) => {
    const { status, ...more } = store.chargeState(charge);
    const mandate = charge.means === 'AUTOMATIC_PIX' ? { mandateId: `MD-${charge.number}` } : {};
    return { chargeId: charge.chargeId, ...mandate, status: dialect.charges[status], ...more };
  };
  type Charging = {
    number: string;
    requestId: string;
    instalment: number;
    amount: unknown;
    means: Submission['means'];
    account: unknown;
  };
  serveCall<Charging>(scope, {
    method: 'POST',
    path: `/v1/${noun}/:number/charges`,
    token: anyToken,
    fields: {
      ...ofNumber,
      requestId: isText,
      instalment: isCount(12),
      amount: (value) => money.read(value) !== null,
      means: (value) => isMeans(value) && value !== 'FINANCED',
      account: (value) => value === undefined || value === null || isRecord(value),
    },
    refuse({ number, requestId, means, account }) {
      const contract = store.find(number);
      if (!contract) return notThere;
      if (store.charges.has(requestId)) return undefined;
      if (store.decision(contract).state !== 'ACCEPTED' && store.decision(contract).state !== 'MANUAL')
        return refuseWith(409, codes.notAccepted, 'O prêmio só é cobrado depois da aceitação da proposta.');
      if (
        means === 'BANK_DEBIT' &&
        !['bank', 'branch', 'account'].every((name) => isText((account as object)?.[name as never]))
      )
        return { status: 422, body: { error: 'invalid', field: 'account' } };
      return undefined;
    },
    answer({ number, requestId, instalment, amount, means }) {
      const known = store.charges.get(requestId);
      const charge =
        known ?? store.charge({ number, requestId, instalment, means, amountCents: centsOf(dialect, amount) });
      if (!known && store.chargeState(charge).status === 'PENDING') notifyCharge(charge);
      return describeCharge(charge);
    },
  });
  const notifyCharge = (charge: Charge) => {
    const isPaid = store.chargeState(charge, true).status === 'PAID';
    notifyLater(store.contracts.get(charge.number)!, isPaid ? 'paid' : 'unpaid');
  };
  serveCall<{ requestId: string }>(scope, {
    method: 'GET',
    path: '/v1/charges/:requestId',
    token: anyToken,
    fields: { requestId: isText },
    refuse: ({ requestId }) => (store.charges.has(requestId) ? undefined : notThere),
    answer: ({ requestId }) => describeCharge(store.charges.get(requestId)!),
  });
}

function serveCancellations({ scope, dialect, store }: Office): void {
  const { noun, codes, money } = dialect;
  const describeCancellation = (requestId: string) => {
    const { cancellationId, cancelledOn, refundCents, refundBy } = store.cancellations.get(requestId)!;
    return { cancellationId, cancelledOn, refund: money.write(refundCents), refundBy };
  };
  serveCall<{ number: string; requestId: string; reason: string; isWithdrawal: boolean; endsOn: string }>(scope, {
    method: 'POST',
    path: `/v1/${noun}/:number/cancellations`,
    token: anyToken,
    fields: {
      ...ofNumber,
      requestId: isText,
      reason: isText,
      isWithdrawal: (value) => typeof value === 'boolean',
      endsOn: isDate,
    },
    refuse({ number, requestId }) {
      const contract = store.find(number);
      if (!contract) return notThere;
      if (store.cancellations.has(requestId)) return undefined;
      const { state } = store.decision(contract);
      const isOver = state === 'CANCELLED' || state === 'REFUSED';
      return isOver ? refuseWith(409, codes.over, 'Esta proposta já terminou.') : undefined;
    },
    answer({ number, ...request }) {
      if (!store.cancellations.has(request.requestId)) store.cancel(store.find(number)!, request);
      return describeCancellation(request.requestId);
    },
  });
  serveCall<{ requestId: string }>(scope, {
    method: 'GET',
    path: '/v1/cancellations/:requestId',
    token: anyToken,
    fields: { requestId: isText },
    refuse: ({ requestId }) => (store.cancellations.has(requestId) ? undefined : notThere),
    answer: ({ requestId }) => describeCancellation(requestId),
  });
}

/** Everything that this insurer has, for tests: nothing may be there twice. */
function serveLedger({ scope, store }: Office): void {
  serveCall<object>(scope, {
    method: 'GET',
    path: '/v1/ledger',
    token: anyToken,
    fields: {},
    answer: () => ({
      proposals: [...store.contracts.values()].map((contract) => {
        const { number } = contract;
        const own = <One extends { number: string }>(all: Map<string, One>) =>
          [...all.values()].filter((one) => one.number === number);
        return {
          number,
          requestId: contract.request.requestId,
          quoteId: contract.request.quoteId,
          state: store.decision(contract).state,
          charges: own(store.charges).map((charge) => ({
            requestId: charge.requestId,
            instalment: charge.instalment,
            status: store.chargeState(charge).status,
          })),
          cancellations: own(store.cancellations).map(({ requestId }) => ({ requestId })),
        };
      }),
    }),
  });
}
