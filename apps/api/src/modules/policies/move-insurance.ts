import { addDays, businessDay } from '@estrada/domain/calendar/index';
import {
  chargingStatuses,
  hasInsuranceNotice,
  type InsuranceActor,
  type InsuranceDates,
  type InsuranceDeadlines,
  type InsuranceEffect,
  type InsuranceLaw,
  type InsuranceProposalEvent,
  type InsuranceProposalFacts,
  type InsuranceSituation,
  insuranceConsentText,
  insuranceDeadlines,
  insuranceMachine,
  insuranceNotice,
  missingForInsurance,
  premiumRefund,
  sumPaidPremiums,
} from '@estrada/domain/insurance/index';
import { productMessages } from '@estrada/domain/proposals/index';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { bindingRequestId } from '../../partners/index.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import { readInsuranceLawOn } from '../parameters/index.ts';
import { bookCommission } from './commission.ts';
import { mayRequestPolicy } from './credit-status.ts';
import { insuranceJobs } from './insurance.jobs.ts';
import {
  appendInsuranceHistory,
  type InsuranceRecord,
  listPremiums,
  listRequests,
  type RequestRow,
  updateInsurance,
} from './insurance-proposals.repository.ts';
import { insurancePremiums, insurerRequests } from './policies.tables.ts';

/** The product itself, for moves without a user. */
export const systemMoves = {
  actor: { kind: 'system', userId: null } satisfies InsuranceActor,
  actorName: productMessages.systemName,
} as const;

/** The insurer, as actor and as author of timeline entries. */
export const insurerMoves = ({ insurer }: InsuranceRecord) =>
  ({ actor: { kind: 'insurer', userId: null } satisfies InsuranceActor, actorName: insurer }) as const;

/** What happened, and when, as the periods of law count it. */
export const datesOf = (record: InsuranceRecord): InsuranceDates => ({
  lastWorkedOn: record.lastWorkedOn,
  quoteValidUntil: record.quoteValidUntil && businessDay(record.quoteValidUntil.toISOString()),
  sentOn: record.sentOn,
  acceptedOn: record.acceptedOn,
  signedOn: record.signedOn,
  issuedOn: record.issuedOn,
  firstUnpaidDueOn: record.firstUnpaidDueOn,
  noticeReceivedOn: record.noticeReceivedOn,
  suspendedOn: record.suspendedOn,
  coverEndsOn: record.endsOn,
});

/** Reads the law of a record: the row of the day of its sending, before it that of today. */
export type LawReader = (record: Pick<InsuranceRecord, 'product' | 'sentOn'>) => Promise<InsuranceLaw>;

/** Reads each row of law once, for many records. */
export function makeLawReader({ db, today }: Pick<WriteContext, 'db' | 'today'>): LawReader {
  const known = new Map<string, Promise<InsuranceLaw>>();
  return ({ product, sentOn }) => {
    const day = sentOn ?? today;
    const key = `${product} ${day}`;
    const law = known.get(key) ?? readInsuranceLawOn(db, product, day);
    known.set(key, law);
    return law;
  };
}

/** Law and deadlines of a record on a day. */
export async function readDeadlines(
  db: Db,
  record: InsuranceRecord,
  today: string,
  lawOf: LawReader = makeLawReader({ db, today }),
): Promise<{ law: InsuranceLaw; deadlines: InsuranceDeadlines }> {
  const law = await lawOf(record);
  return { law, deadlines: insuranceDeadlines(datesOf(record), law, today) };
}

/** What the sentences of the law and the warnings about a record depend on. */
export const situationOf = (record: InsuranceRecord, law: InsuranceLaw, today: string): InsuranceSituation => ({
  status: record.status,
  dates: datesOf(record),
  law,
  isFinanced: record.saleType === 'FINANCED',
  today,
});

/** What a request gives to a move. */
type Given = Pick<InsuranceProposalFacts, 'reason' | 'policyProblems'> & { hasConsent?: boolean };

export const factsOf = (
  record: InsuranceRecord,
  deadlines: InsuranceDeadlines,
  today: string,
  given: Given = {},
): InsuranceProposalFacts => ({
  status: record.status,
  stepProblems: missingForInsurance(record.product, record.answers, Temporal.PlainDate.from(today)),
  hasConsent: given.hasConsent ?? record.signedOn !== null,
  quoteExpired: deadlines.quoteExpired,
  outcomeUnknown: record.unknown !== null,
  isFinanced: record.saleType === 'FINANCED',
  answerPeriodOver: deadlines.answerPeriodOver,
  firstPremiumOverdue: deadlines.firstPremiumOverdue,
  suspensionDue: deadlines.suspensionDue,
  dissolutionDue: deadlines.dissolutionDue,
  coverOver: deadlines.coverOver,
  idleTooLong: deadlines.idleTooLong,
  withinWithdrawalPeriod: deadlines.withinWithdrawalPeriod,
  reason: given.reason ?? null,
  policyProblems: given.policyProblems,
});

export interface InsuranceMove extends Given {
  record: InsuranceRecord;
  event: InsuranceProposalEvent;
  actor: InsuranceActor;
  actorName: string;
  changes?: Partial<InsuranceRecord>;
  /** audited values besides status and version */
  audited?: { before?: object; after?: object };
}

/**
 * Moves an insurance proposal along its machine: the domain decides, then status, version, timeline, audit entry and
 * effects commit together. The record is locked for this write.
 *
 * @throws DomainError as the machine's `transition`
 */
export async function moveInsurance(move: InsuranceMove, context: WriteContext): Promise<InsuranceRecord> {
  const { record, event, actor, actorName } = move;
  const { db, now, today } = context;
  const reason = move.reason?.trim() || null;
  const { law, deadlines } = await readDeadlines(db, record, today);
  const decided = insuranceMachine.transition(event, factsOf(record, deadlines, today, { ...move, reason }), actor);
  const before = { ...record, ...move.changes };
  const byEffects: Partial<InsuranceRecord> = {};
  for (const effect of decided.effects)
    Object.assign(
      byEffects,
      await effects[effect]({ record: { ...before, ...byEffects }, move, reason, law, context }),
    );
  const isWorkedOn = actor.userId !== null;
  const changes: Partial<InsuranceRecord> = {
    ...move.changes,
    ...byEffects,
    status: decided.to,
    ...(decided.to === decided.from ? {} : { reason, stop: null }),
    ...(isWorkedOn ? { lastWorkedOn: today } : {}),
    version: record.version + 1,
    changedByName: actorName,
    updatedAt: now,
  };
  await updateInsurance(db, record.id, changes);
  await bookCommission(event, { ...record, ...changes }, context);
  // an edit that changes no status is in the trail; the timeline would only repeat it
  if (event !== 'edit')
    await appendInsuranceHistory(db, {
      insuranceId: record.id,
      at: now,
      event,
      fromStatus: decided.from,
      toStatus: decided.to,
      actorId: actor.userId,
      actorName,
      reason,
    });
  context.audit({
    action: `insurance.${event}`,
    entity: 'insurance',
    entityId: record.id,
    before: { status: decided.from, version: record.version, ...move.audited?.before },
    after: { status: decided.to, version: record.version + 1, reason, ...move.audited?.after },
  });
  return { ...record, ...changes };
}

/** Completes a quoted proposal of which nothing is missing any longer: its last step was saved, or it was priced last. */
export async function completeIfDone(
  record: InsuranceRecord,
  by: Pick<InsuranceMove, 'actor' | 'actorName'>,
  context: WriteContext,
): Promise<InsuranceRecord> {
  const today = Temporal.PlainDate.from(context.today);
  if (record.status !== 'quoted' || missingForInsurance(record.product, record.answers, today).length > 0)
    return record;
  return moveInsurance({ record, event: 'completeSteps', ...by }, context);
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
async function requestOfInsurer(
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
  const isFull = isWithdrawal || law.refundMethod === 'FULL';
  const cover = record.startsOn && record.endsOn ? { from: record.startsOn, until: record.endsOn } : null;
  const refundCents = cover ? premiumRefund(paidCents, { cover, endsOn: today, isInFull: isFull }) : paidCents;
  return {
    paidCents,
    refundCents,
    isFull: refundCents === paidCents,
    isWithdrawal,
    by: addDays(today, law.refundDays),
    to: record.saleType === 'FINANCED' ? ('LENDER' as const) : ('PAYER' as const),
  };
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
    return { refundCents, refundBy: by, refundTo: to, cancelledOn: context.today };
  };

const effects: Readonly<Record<InsuranceEffect, Effect>> = {
  // the premium of a financed insurance is paid with the loan: there is nothing to choose
  savePayment: ({ record }) =>
    record.saleType === 'FINANCED'
      ? { payment: 'FINANCED', answers: { ...record.answers, payment: { paymentTypeCode: 'FINANCED' } } }
      : {},
  clearPayment: ({ record }) => {
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
  chargePremium: async ({ record, move, context }) => {
    if (move.event === 'recordPolicy') return {};
    if (!(await mayRequestPolicy(record, context.db))) return {};
    await requestPolicy(record, context);
    return {};
  },
  mailManualIssue: ({ record, context }) => {
    context.enqueue(insuranceJobs.mailManualIssue, { insuranceId: record.id });
    return {};
  },
  filePolicy: ({ record, move, context }) => {
    if (move.event === 'issue') context.enqueue(insuranceJobs.fetchPolicyFile, { insuranceId: record.id });
    return {};
  },
  cancelAtInsurer: async ({ record, move, reason, context }) => {
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
      await notifyInLanguages(insuranceNotice(move.event, record.number), [record.sellerId], context);
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
