import { businessDay } from '@estrada/domain/calendar/index';
import {
  finalInsuranceStatuses,
  type InsuranceActor,
  type InsuranceDates,
  type InsuranceDeadlines,
  type InsuranceLaw,
  type InsuranceProposalFacts,
  type InsuranceSituation,
  insuranceDeadlines,
  insuranceMachine,
  insurerTitle,
  missingForInsurance,
} from '@estrada/domain/insurance/index';
import { productMessages } from '@estrada/domain/proposals/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { readInsuranceLawOn } from '../parameters/index.ts';
import { bookCommission } from './commission.ts';
import { type InsuranceMove, insuranceEffects, type MoveInput } from './insurance-effects.ts';
import { appendInsuranceHistory, type InsuranceRecord, updateInsurance } from './insurance-proposals.repository.ts';

/** The product itself, for moves without a user. */
export const systemMoves = {
  actor: { kind: 'system', userId: null } satisfies InsuranceActor,
  actorName: productMessages.systemName,
} as const;

/** The insurer, as actor and as author of timeline entries. */
export const insurerMoves = ({ insurer }: InsuranceRecord) =>
  ({ actor: { kind: 'insurer', userId: null } satisfies InsuranceActor, actorName: insurerTitle(insurer) }) as const;

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

export const factsOf = (
  record: InsuranceRecord,
  deadlines: InsuranceDeadlines,
  today: string,
  given: MoveInput = {},
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
      await insuranceEffects[effect]({ record: { ...before, ...byEffects }, move, reason, law, context }),
    );
  const isWorkedOn = actor.userId !== null;
  const changes: Partial<InsuranceRecord> = {
    ...move.changes,
    ...byEffects,
    status: decided.to,
    ...(decided.to === decided.from ? {} : { reason, stop: null }),
    // what the insurer has cancelled has ended here too, or begins again
    ...(decided.to === 'working' || finalInsuranceStatuses.includes(decided.to) ? { cancelledByInsurerOn: null } : {}),
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
