import { addDays } from '@estrada/domain/calendar/index';
import {
  chargingStatuses,
  hasInsuranceNotice,
  type InsuranceActor,
  type InsuranceEffect,
  type InsuranceLaw,
  type InsuranceProposalEvent,
  type InsuranceProposalFacts,
  insuranceConsentText,
  insuranceNotice,
  isRefundedInFull,
  premiumRefund,
  sumPaidPremiums,
} from '@estrada/domain/insurance/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { bindingRequestId } from '../../partners/index.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import { correctReversal } from './commission.ts';
import { mayRequestPolicy } from './credit-status.ts';
import { insuranceJobs } from './insurance.jobs.ts';
import {
  type InsuranceRecord,
  listPremiums,
  listRequests,
  type RequestRow,
  updateInsurance,
} from './insurance-proposals.repository.ts';
import { insuranceHistory, insurancePremiums, insurerRequests } from './policies.tables.ts';

/** What the request of a move states. */
export type MoveInput = Pick<InsuranceProposalFacts, 'reason' | 'policyProblems'> & { hasConsent?: boolean };

export interface InsuranceMove extends MoveInput {
  record: InsuranceRecord;
  event: InsuranceProposalEvent;
  actor: InsuranceActor;
  actorName: string;
  changes?: Partial<InsuranceRecord>;
  /** audited values besides status and version */
  audited?: { before?: object; after?: object };
}

interface EffectInput {
  record: InsuranceRecord;
  move: InsuranceMove;
  reason: string | null;
  law: InsuranceLaw;
  context: WriteContext;
}
type Effect = (input: EffectInput) => Partial<InsuranceRecord> | Promise<Partial<InsuranceRecord>>;

/** Each binding request has a row and a job; its attempt counts the requests of the record of that kind. */
export async function requestOfInsurer(
  record: InsuranceRecord,
  request: Pick<RequestRow, 'kind'> &
    Partial<Pick<RequestRow, 'premiumId' | 'text' | 'isWithdrawal' | 'insurerNumber'>>,
  { db, now, enqueue }: WriteContext,
): Promise<string> {
  const attempt = (await listRequests(db, record.id)).filter(({ kind }) => kind === request.kind).length + 1;
  const id = makeId(now);
  await db.insert(insurerRequests).values({
    id,
    insuranceId: record.id,
    requestId: bindingRequestId(record.id, request.kind.toLowerCase(), attempt),
    insurerNumber: record.insurerNumber,
    status: 'REQUESTED',
    requestedAt: now,
    ...request,
  });
  enqueue(insuranceJobs.request, { requestId: id });
  return id;
}

/** Requests the policy, whose insurer states the premiums: the charge follows it. */
export async function requestPolicy(record: InsuranceRecord, context: WriteContext): Promise<boolean> {
  const open = (await listRequests(context.db, record.id)).some(
    ({ kind, status }) => kind === 'ISSUE' && (status === 'REQUESTED' || status === 'UNKNOWN'),
  );
  if (!open) await requestOfInsurer(record, { kind: 'ISSUE' }, context);
  return !open;
}

/** Requests the charge of a premium, unless it is under way or paid. */
export async function chargePremium(
  record: InsuranceRecord,
  premium: Pick<typeof insurancePremiums.$inferSelect, 'id' | 'status'>,
  context: WriteContext,
): Promise<void> {
  if (premium.status !== 'DUE' && premium.status !== 'UNPAID') return;
  await context.db
    .update(insurancePremiums)
    .set({ status: 'CHARGING', reason: null })
    .where(eq(insurancePremiums.id, premium.id));
  await requestOfInsurer(record, { kind: 'CHARGE', premiumId: premium.id }, context);
}

/** Whether a premium of a record is being charged. */
export const hasChargeUnderWay = async (db: Db, insuranceId: string): Promise<boolean> =>
  (await listPremiums(db, insuranceId)).some(({ status }) => chargingStatuses.includes(status));

/** What a cancellation on a day refunds, by the law's row. */
export async function refundOf(
  record: InsuranceRecord,
  law: InsuranceLaw,
  { isWithdrawal, today, db }: { isWithdrawal: boolean; today: string; db: Db },
) {
  const paidCents = sumPaidPremiums(await listPremiums(db, record.id), today);
  const cover = record.startsOn && record.endsOn ? { from: record.startsOn, until: record.endsOn } : null;
  const refundCents = cover
    ? premiumRefund(paidCents, { cover, endsOn: today, isInFull: isRefundedInFull(isWithdrawal, law) })
    : paidCents;
  return {
    paidCents,
    refundCents,
    isFull: refundCents === paidCents,
    isWithdrawal,
    by: addDays(today, law.refundDays),
    to: record.saleType === 'FINANCED' ? ('LENDER' as const) : ('PAYER' as const),
  };
}

/** Why an insurance was cancelled: the client's withdrawal, a cancellation with a reason, or its credit contract. */
export async function causeOfCancellation(
  { id }: InsuranceRecord,
  db: Db,
): Promise<'withdrawal' | 'cancellation' | 'credit'> {
  const [row] = await db
    .select({ event: insuranceHistory.event })
    .from(insuranceHistory)
    .where(and(eq(insuranceHistory.insuranceId, id), eq(insuranceHistory.toStatus, 'cancelled')))
    .orderBy(desc(insuranceHistory.seq))
    .limit(1);
  if (row?.event === 'withdraw') return 'withdrawal';
  return row?.event === 'cancelWithCredit' ? 'credit' : 'cancellation';
}

/**
 * Changes the refund of a record that was cancelled: within the period of the law from today where the promised day is
 * over. The client is mailed, and the commission that went back with the cancellation is corrected.
 */
export async function changeRefund(
  record: InsuranceRecord,
  refundCents: number,
  law: InsuranceLaw,
  context: WriteContext,
): Promise<Partial<InsuranceRecord>> {
  const { db, today } = context;
  const changes = {
    refundCents,
    refundBy: record.refundBy && record.refundBy >= today ? record.refundBy : addDays(today, law.refundDays),
  };
  await updateInsurance(db, record.id, changes);
  context.enqueue(insuranceJobs.mailClient, { insuranceId: record.id, event: 'refundChanged' });
  await correctReversal({ ...record, ...changes }, context);
  return changes;
}

/** Adds a premium that was paid after the cancellation to its refund, by the same method. */
export async function refundLatePayment(
  record: InsuranceRecord,
  law: InsuranceLaw,
  context: WriteContext,
): Promise<InsuranceRecord> {
  const { db, now } = context;
  const isWithdrawal = (await causeOfCancellation(record, db)) === 'withdrawal';
  const { refundCents } = await refundOf(record, law, { isWithdrawal, today: record.cancelledOn!, db });
  const changes = { version: record.version + 1, updatedAt: now };
  await updateInsurance(db, record.id, changes);
  const changed = { ...record, ...changes, ...(await changeRefund(record, refundCents, law, context)) };
  context.audit({
    action: 'insurance.lateRefund',
    entity: 'insurance',
    entityId: record.id,
    before: { refundCents: record.refundCents, version: record.version },
    after: { refundCents, version: changes.version },
  });
  return changed;
}

const refund =
  (isWithdrawal: boolean): Effect =>
  async ({ record, law, context }) => {
    const { refundCents, by, to } = await refundOf(record, law, { isWithdrawal, today: context.today, db: context.db });
    await context.db
      .update(insurancePremiums)
      .set({ status: 'CANCELLED' })
      .where(
        and(
          eq(insurancePremiums.insuranceId, record.id),
          // what the insurer has collected by today is paid, and refunded
          or(
            inArray(insurancePremiums.status, ['DUE', 'UNPAID']),
            and(eq(insurancePremiums.status, 'COLLECTED'), gt(insurancePremiums.dueOn, context.today)),
          ),
        ),
      );
    return {
      refundCents,
      refundBy: by,
      refundTo: to,
      cancelledOn: context.today,
      // those of an earlier cancellation, before the insurance was sent again
      insurerRefundCents: null,
      confirmedRefundCents: null,
    };
  };

/** What follows a move, by effect: writes and jobs of the same transaction. Each returns what it changes in the record. */
export const insuranceEffects: Readonly<Record<InsuranceEffect, Effect>> = {
  // the premium of a financed insurance is paid with the loan: there is nothing to choose
  setFinancedPayment: ({ record }) =>
    record.saleType === 'FINANCED'
      ? { payment: 'FINANCED', answers: { ...record.answers, payment: { paymentTypeCode: 'FINANCED' } } }
      : {},
  clearQuote: ({ record }) => {
    const { payment: _cleared, ...answers } = record.answers;
    return {
      answers,
      payment: null,
      offer: null,
      quoteId: null,
      insurerQuoteId: null,
      quoteValidUntil: null,
      premiumCents: null,
    };
  },
  freezeQuestionnaire: ({ record, move, context }) => ({
    questionnaire: {
      answers: record.answers,
      respondentId: move.actor.userId ?? '',
      respondentName: move.actorName,
      at: context.now.toISOString(),
      textVersion: insuranceConsentText.version,
    },
    signedOn: context.today,
  }),
  sendToInsurer: async ({ record, move, reason, context }) => {
    const isAnswer = move.event === 'supplyInformation';
    await requestOfInsurer(record, isAnswer ? { kind: 'ANSWER', text: reason } : { kind: 'SUBMIT' }, context);
    return isAnswer ? { question: null } : { insurerNumber: null, insurerCode: null };
  },
  startAnswerPeriod: ({ context }) => ({ sentOn: context.today, sentAt: context.now }),
  requestPolicy: async ({ record, context }) => {
    if (!(await mayRequestPolicy(record, context.db))) return {};
    await requestPolicy(record, context);
    return {};
  },
  mailManualIssue: ({ record, context }) => {
    context.enqueue(insuranceJobs.mailManualIssue, { insuranceId: record.id });
    return {};
  },
  fetchPolicyFile: ({ record, move, context }) => {
    if (move.event === 'issue') context.enqueue(insuranceJobs.fetchPolicyFile, { insuranceId: record.id });
    return {};
  },
  cancelAtInsurer: async ({ record, move, reason, context }) => {
    // the insurer has already cancelled it
    if (record.cancelledByInsurerOn !== null) return { cancelledOn: context.today };
    const isKnown = record.insurerNumber !== null || (await isSubmitted(context.db, record.id));
    if (!isKnown) return { cancelledOn: context.today };
    await requestOfInsurer(
      record,
      { kind: 'CANCEL', text: reason ?? move.event, isWithdrawal: move.event === 'withdraw' },
      context,
    );
    return { cancelledOn: context.today };
  },
  refund: refund(false),
  refundInFull: refund(true),
  notifyContractor: async ({ record, move, context }) => {
    if (hasInsuranceNotice(move.event))
      await notifyInLanguages(
        insuranceNotice(move.event, record.number),
        [record.sellerId],
        noticeLinks.insurance(record.id),
        context,
      );
    return {};
  },
  notifyClient: ({ record, move, context }) => {
    context.enqueue(insuranceJobs.mailClient, { insuranceId: record.id, event: move.event });
    return {};
  },
};

/** Whether the insurer may know of the proposal, though it has not answered. */
async function isSubmitted(db: Db, insuranceId: string): Promise<boolean> {
  const rows = await db
    .select({ id: insurerRequests.id })
    .from(insurerRequests)
    .where(
      and(
        eq(insurerRequests.insuranceId, insuranceId),
        eq(insurerRequests.kind, 'SUBMIT'),
        sql`${insurerRequests.sentAt} is not null and ${insurerRequests.status} <> 'REFUSED'`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
