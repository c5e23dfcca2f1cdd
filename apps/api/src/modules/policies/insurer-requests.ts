import { alertText } from '@estrada/domain/errors/index';
import {
  type InsurerCancellation,
  type InsurerId,
  type InsurerPolicy,
  type InsurerProposal,
  insurerErrorCode,
  type PremiumCharge,
  type PremiumPayment,
} from '@estrada/domain/insurance/index';
import { eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { FollowedJob } from '../../kernel/jobs/define-job.ts';
import { bindingRequest, type InsurerPort } from '../../partners/index.ts';
import { applyCharge, applyNews, lockPremium } from './apply-news.ts';
import type { insuranceJobs } from './insurance.jobs.ts';
import {
  type InsuranceRecord,
  listRequests,
  lockAnyInsurance,
  lockRequest,
  type PremiumRow,
  type RequestRow,
  updateInsurance,
  updatePremium,
  updateRequest,
} from './insurance-proposals.repository.ts';
import { isManualIssue } from './insurer-refusal.ts';
import { insurerMoves, moveInsurance } from './move-insurance.ts';
import { insurerRequests } from './policies.tables.ts';

export type InsurerPortsOfContracts = Readonly<Record<InsurerId, InsurerPort>>;

/** A request with its record as they were before this attempt. */
type Sent = { request: RequestRow; record: InsuranceRecord; premium: PremiumRow | null; submitted: RequestRow | null };

/** The answer of the insurer, by kind of request. */
type Answer =
  | { kind: 'proposal'; proposal: InsurerProposal }
  | { kind: 'policy'; policy: InsurerPolicy }
  | { kind: 'charge'; charge: PremiumCharge }
  | { kind: 'cancellation'; cancellation: InsurerCancellation }
  /** nothing is at the insurer: there is nothing to cancel */
  | { kind: 'nothing' };

const asProposal = (proposal: InsurerProposal | null): Answer | null => proposal && { kind: 'proposal', proposal };
const asPolicy = (policy: InsurerPolicy | null): Answer | null => policy && { kind: 'policy', policy };
const asCharge = (charge: PremiumCharge | null): Answer | null => charge && { kind: 'charge', charge };
const asCancellation = (cancellation: InsurerCancellation | null): Answer | null =>
  cancellation && { kind: 'cancellation', cancellation };

const isOpen = (request: RequestRow | null): request is RequestRow =>
  request !== null && (request.status === 'REQUESTED' || request.status === 'UNKNOWN');

const unknownOf = {
  SUBMIT: 'sending',
  ANSWER: 'sending',
  CHARGE: 'charging',
  CANCEL: 'cancelling',
  ISSUE: null,
} as const;

/** The record and its request, locked in this order: writes lock the record first. */
async function lockBoth(requestId: string, tx: WriteContext): Promise<Pick<Sent, 'request' | 'record'> | null> {
  const [found] = await tx.db
    .select({ insuranceId: insurerRequests.insuranceId })
    .from(insurerRequests)
    .where(eq(insurerRequests.id, requestId));
  const record = found ? await lockAnyInsurance(tx.db, found.insuranceId) : null;
  const request = record && (await lockRequest(tx.db, requestId));
  return isOpen(request) && record ? { request, record } : null;
}

/** Whether a request that was not sent yet has lost its reason: the record has moved on. */
const isObsolete = ({ request: { kind }, record: { status } }: Pick<Sent, 'request' | 'record'>): boolean =>
  (kind === 'SUBMIT' && status !== 'sent') ||
  (kind === 'ANSWER' && status !== 'sent') ||
  (kind === 'ISSUE' && status !== 'accepted') ||
  (kind === 'CHARGE' && status !== 'issued' && status !== 'suspended');

/** The number of the proposal that a request is about: of a cancellation after an unknown sending, as the insurer has it. */
async function numberOf({ request, record, submitted }: Sent, port: InsurerPort): Promise<string | null> {
  const known = request.insurerNumber ?? submitted?.insurerNumber ?? record.insurerNumber;
  if (known !== null || !submitted?.sentAt) return known;
  return (await port.findProposal(submitted.requestId))?.number ?? null;
}

/** Binding requests to insurers, whatever they are about: found before they are sent, settled once. */
export const insurerRequest = (
  ports: InsurerPortsOfContracts,
  publicUrl: string,
): FollowedJob<typeof insuranceJobs.request> => ({
  run: bindingRequest<{ requestId: string }, Sent, Answer>({
    async load({ requestId }, tx) {
      const both = await lockBoth(requestId, tx);
      if (!both) return null;
      const { request, record } = both;
      if (!request.sentAt && isObsolete(both)) {
        await updateRequest(tx.db, request.id, { status: 'DROPPED', endedAt: tx.now });
        if (request.premiumId) await updatePremium(tx.db, request.premiumId, { status: 'CANCELLED' });
        return null;
      }
      const premium = request.premiumId ? await lockPremium(tx.db, request.premiumId) : null;
      const submitted =
        (await listRequests(tx.db, record.id)).filter(({ kind, id }) => kind === 'SUBMIT' && id < request.id).at(-1) ??
        null;
      if (!request.sentAt) await updateRequest(tx.db, request.id, { sentAt: tx.now });
      return { request, record, premium, submitted };
    },
    async find(sent) {
      const { request, record } = sent;
      if (!request.sentAt) return null;
      const port = ports[record.insurer];
      switch (request.kind) {
        case 'SUBMIT':
          return asProposal(await port.findProposal(request.requestId));
        case 'ISSUE':
          return record.insurerNumber === null ? null : asPolicy(await port.policy(record.insurerNumber));
        case 'CHARGE':
          return asCharge(await port.findCharge(request.requestId));
        case 'CANCEL':
          return asCancellation(await port.findCancellation(request.requestId));
        // a repeated answer gets the same decision
        case 'ANSWER':
          return null;
      }
    },
    send: (sent, context) => sendRequest(sent, { port: ports[sent.record.insurer], publicUrl, context }),
    async unknown({ request: { id, kind }, premium }, tx) {
      const both = await lockBoth(id, tx);
      if (!both) return;
      await updateRequest(tx.db, id, { status: 'UNKNOWN' });
      if (premium?.status === 'CHARGING') await updatePremium(tx.db, premium.id, { status: 'UNKNOWN' });
      const unknown = unknownOf[kind];
      if (unknown) await updateInsurance(tx.db, both.record.id, { unknown });
    },
    settle: settleRequest,
    async refuse({ request: { id }, premium }, words, tx, code) {
      const both = await lockBoth(id, tx);
      if (!both) return;
      const { request, record } = both;
      await updateRequest(tx.db, id, { status: 'REFUSED', endedAt: tx.now });
      await clearUnknown(record, tx);
      if (request.kind === 'CHARGE' && premium)
        await updatePremium(tx.db, premium.id, { status: 'UNPAID', reason: words || null });
      // a person looks into it: the insurer does not do what was agreed
      if (request.kind === 'ISSUE' || request.kind === 'CANCEL')
        await updateInsurance(tx.db, record.id, { stop: 'refused', reason: words || record.reason });
      if (request.kind !== 'SUBMIT' || record.status !== 'sent') return;
      const shown = insurerErrorCode(record.insurer, record.product, code);
      const isManual = isManualIssue(shown);
      await moveInsurance(
        {
          record: { ...record, unknown: null },
          event: isManual ? 'issueManually' : 'refuse',
          ...insurerMoves(record),
          reason: isManual ? null : words || alertText({ code: shown }, 'pt-BR'),
          changes: { insurerCode: shown },
        },
        tx,
      );
    },
  }),
  async follow({ requestId }, outcome, { db }) {
    const [request] = await db.select().from(insurerRequests).where(eq(insurerRequests.id, requestId));
    if (request) await updateInsurance(db, request.insuranceId, { stop: outcome === 'tried-again' ? null : outcome });
  },
});

async function sendRequest(
  sent: Sent,
  { port, publicUrl, context }: { port: InsurerPort; publicUrl: string; context: FlowContext },
): Promise<Answer | { refused: string }> {
  const { request, record, premium } = sent;
  const { requestId } = request;
  if (request.kind === 'SUBMIT')
    return {
      kind: 'proposal',
      proposal: await port.submit({
        requestId,
        quoteId: record.insurerQuoteId!,
        product: record.product,
        offer: record.offer!,
        termMonths: record.termMonths!,
        startsOn: record.startsOn!,
        payment: record.payment!,
        instalments: Number(record.answers.payment?.installmentNumber ?? 1),
        callbackUrl: `${publicUrl}/api/callbacks/${record.insurer.toLowerCase()}`,
        insured: {
          personType: record.personType,
          document: record.clientDocument!,
          name: record.clientName!,
        },
        answers: record.questionnaire?.answers ?? record.answers,
      }),
    };
  const number = await numberOf(sent, port);
  if (number === null) return request.kind === 'CANCEL' ? { kind: 'nothing' } : { refused: '' };
  switch (request.kind) {
    case 'ANSWER':
      return {
        kind: 'proposal',
        proposal: await port.answerInformation(number, { requestId, answer: request.text ?? '' }),
      };
    case 'ISSUE':
      return { kind: 'policy', policy: await port.issue(number, { requestId }) };
    case 'CHARGE':
      return {
        kind: 'charge',
        charge: await port.charge(number, {
          requestId,
          instalment: premium!.number,
          amountCents: premium!.amountCents,
          means: record.payment as Exclude<PremiumPayment, 'FINANCED'>,
          account: accountOf(record),
        }),
      };
    case 'CANCEL':
      return {
        kind: 'cancellation',
        cancellation: await port.cancel(number, {
          requestId,
          reason: request.text ?? '',
          isWithdrawal: request.isWithdrawal,
          endsOn: record.cancelledOn ?? context.today,
        }),
      };
  }
}

function accountOf({ payment, answers }: InsuranceRecord) {
  const { bank, branch, account } = answers.payment ?? {};
  return payment === 'BANK_DEBIT' ? { bank: String(bank), branch: String(branch), account: String(account) } : null;
}

/** No request of the record is unknown any longer, unless another one is. */
async function clearUnknown(record: InsuranceRecord, { db }: WriteContext): Promise<void> {
  const still = (await listRequests(db, record.id)).find(({ status }) => status === 'UNKNOWN');
  await updateInsurance(db, record.id, { unknown: still ? unknownOf[still.kind] : null });
}

async function settleRequest({ request: { id } }: Sent, answer: Answer, tx: WriteContext): Promise<void> {
  const both = await lockBoth(id, tx);
  if (!both) return;
  const { request } = both;
  const done = { status: 'DONE', endedAt: tx.now } as const;
  await updateRequest(tx.db, id, {
    ...done,
    ...(answer.kind === 'proposal' ? { insurerNumber: answer.proposal.number } : {}),
    ...(answer.kind === 'charge' ? { insurerRef: answer.charge.chargeId, mandateId: answer.charge.mandateId } : {}),
    ...(answer.kind === 'cancellation' ? { insurerRef: answer.cancellation.cancellationId } : {}),
  });
  await clearUnknown(both.record, tx);
  const record: InsuranceRecord = { ...both.record, unknown: null };
  if (answer.kind === 'proposal') {
    // a report may have come first, or the record was cancelled in between: it has this number all the same
    const insurerNumber = record.insurerNumber ?? answer.proposal.number;
    await updateInsurance(tx.db, record.id, { insurerNumber });
    if (record.status !== 'sent') return;
    await applyNews({ ...record, insurerNumber }, { about: 'decision', decision: answer.proposal.decision }, tx);
  }
  if (answer.kind === 'policy') await applyNews(record, { about: 'policy', policy: answer.policy }, tx);
  if (answer.kind === 'charge') {
    const premium = request.premiumId ? await lockPremium(tx.db, request.premiumId) : null;
    if (premium) await applyCharge(record, premium, answer.charge, tx);
  }
  if (answer.kind === 'cancellation') {
    const { refundCents } = answer.cancellation;
    // a proposal that was quoted anew is not the cancelled one any longer
    if (record.refundCents !== null)
      await updateInsurance(tx.db, record.id, { insurerRefundCents: refundCents, confirmedRefundCents: null });
    tx.audit({ action: 'insurance.cancelled', entity: 'insurance', entityId: record.id, after: { refundCents } });
  }
}
