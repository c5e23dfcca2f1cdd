import type { CalendarDate } from '@estrada/domain/calendar/index';
import {
  type InsurerDecision,
  type InsurerNews,
  type InsurerPolicy,
  insuranceEventOf,
  isCancelledByInsurer,
  type PremiumCharge,
} from '@estrada/domain/insurance/index';
import { eq } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import { chargePremium, refundLatePayment, requestPolicy } from './insurance-effects.ts';
import {
  type InsuranceRecord,
  listPremiums,
  type PremiumRow,
  updateInsurance,
  updatePremium,
} from './insurance-proposals.repository.ts';
import { insurerMoves, makeLawReader, moveInsurance, systemMoves } from './move-insurance.ts';
import { insurancePremiums } from './policies.tables.ts';

/**
 * Applies what was read from the insurer to a locked record. News that changes nothing (old, twice, or of a record that
 * was cancelled in between) leaves it as it is.
 */
export async function applyNews(
  record: InsuranceRecord,
  news: InsurerNews,
  context: WriteContext,
): Promise<InsuranceRecord> {
  if (news.about === 'decision') return applyDecision(record, news.decision, context);
  if (news.about === 'policy') return news.policy ? applyPolicy(record, news.policy, context) : record;
  return record;
}

/** Marks what only its insurer has cancelled; it also confirms a cancellation that the insurer had refused before. */
async function applyCancellation(
  record: InsuranceRecord,
  cancelledOn: CalendarDate,
  { db, now, audit }: WriteContext,
): Promise<InsuranceRecord> {
  const isOwn = isCancelledByInsurer(record.status);
  if (isOwn ? record.cancelledByInsurerOn !== null : record.stop !== 'refused') return record;
  const changes = { ...(isOwn ? { cancelledByInsurerOn: cancelledOn } : { stop: null }), updatedAt: now };
  await updateInsurance(db, record.id, changes);
  audit({
    action: isOwn ? 'insurance.cancelledByInsurer' : 'insurance.cancelled',
    entity: 'insurance',
    entityId: record.id,
    after: { cancelledOn },
  });
  return { ...record, ...changes };
}

async function applyDecision(
  before: InsuranceRecord,
  decision: InsurerDecision,
  context: WriteContext,
): Promise<InsuranceRecord> {
  if (decision.state === 'cancelled') return applyCancellation(before, decision.decidedOn, context);
  if (before.cancelledByInsurerOn !== null) {
    await updateInsurance(context.db, before.id, { cancelledByInsurerOn: null });
    context.audit({
      action: 'insurance.cancellationTakenBack',
      entity: 'insurance',
      entityId: before.id,
      before: { cancelledOn: before.cancelledByInsurerOn },
    });
  }
  const record = { ...before, cancelledByInsurerOn: null };
  const event = insuranceEventOf(record.status, { about: 'decision', decision });
  if (event === null) return record;
  const changes: Partial<InsuranceRecord> = { unknown: null };
  let reason: string | null = null;
  if (decision.state === 'accepted')
    Object.assign(changes, { acceptedOn: decision.decidedOn, isCollectedByInsurer: decision.isCollected });
  if (decision.state === 'information') changes.question = decision.question;
  if (decision.state === 'manual') changes.insurerCode = decision.code;
  if (decision.state === 'refused') {
    reason = decision.reason;
    changes.insurerCode = decision.code;
  }
  const moved = await moveInsurance({ record, event, ...insurerMoves(record), reason, changes }, context);
  // the insurer has collected the premium: the policy follows without a charge
  if (event === 'acceptByCollection') await requestPolicy(moved, context);
  return moved;
}

/** Stores the policy with its premiums, and charges the first one. */
async function applyPolicy(
  record: InsuranceRecord,
  policy: InsurerPolicy,
  context: WriteContext,
): Promise<InsuranceRecord> {
  if (insuranceEventOf(record.status, { about: 'policy', policy }) !== 'issue') return record;
  return issueWith(record, policy, { event: 'issue', ...insurerMoves(record) }, context);
}

type Issuing = Pick<Parameters<typeof moveInsurance>[0], 'event' | 'actor' | 'actorName'>;

/** Issues a policy: its premiums are stored as the insurer states them, and the first one is charged. */
export async function issueWith(
  record: InsuranceRecord,
  { policyNumber, issuedOn, startsOn, endsOn, instalments }: InsurerPolicy,
  by: Issuing,
  context: WriteContext,
): Promise<InsuranceRecord> {
  const { db, now } = context;
  const isCharged = record.saleType === 'AVULSA' && !record.isCollectedByInsurer;
  const status = record.saleType === 'FINANCED' ? 'FINANCED' : record.isCollectedByInsurer ? 'COLLECTED' : 'DUE';
  const rows = instalments.map(({ number, dueOn, amountCents, interestCents }) => ({
    id: makeId(now),
    insuranceId: record.id,
    number,
    dueOn,
    amountCents,
    interestCents,
    status,
    paidOn: null,
    reason: null,
    askedAt: null,
    noticeSentOn: null,
    noticeReceivedOn: null,
  })) satisfies PremiumRow[];
  await db.insert(insurancePremiums).values(rows);
  const first = rows[0]!;
  const moved = await moveInsurance(
    {
      record,
      ...by,
      policyProblems: [],
      changes: {
        policyNumber,
        issuedOn,
        startsOn,
        endsOn,
        unknown: null,
        firstUnpaidDueOn: isCharged ? first.dueOn : null,
        acceptedOn: record.acceptedOn ?? issuedOn,
      },
      audited: { after: { policyNumber } },
    },
    context,
  );
  if (isCharged) await chargePremium(moved, first, context);
  return moved;
}

/** Stores how a charge stands; a paid one that was overdue restores the cover. */
export async function applyCharge(
  record: InsuranceRecord,
  premium: PremiumRow,
  charge: PremiumCharge,
  context: WriteContext,
): Promise<InsuranceRecord> {
  const { db } = context;
  const named = { installment: premium.number, amountCents: premium.amountCents };
  if (premium.status === 'PAID' || premium.status === 'CANCELLED') return record;
  if (charge.status === 'pending') {
    await updatePremium(db, premium.id, { status: 'PENDING', reason: null });
    return record;
  }
  if (charge.status === 'unpaid') {
    await updatePremium(db, premium.id, { status: 'UNPAID', reason: charge.reason });
    context.audit({
      action: 'insurance.unpaid',
      entity: 'insurance',
      entityId: record.id,
      after: { ...named, reason: charge.reason },
    });
    return record;
  }
  await updatePremium(db, premium.id, { status: 'PAID', paidOn: charge.paidOn, reason: null });
  context.audit({ action: 'insurance.charged', entity: 'insurance', entityId: record.id, after: named });
  if (record.status === 'cancelled') return refundLatePayment(record, await makeLawReader(context)(record), context);
  const changes: Partial<InsuranceRecord> = {};
  if (premium.number === 1) changes.firstUnpaidDueOn = null;
  const isOverdue = (await listPremiums(db, record.id)).some(({ status }) => status === 'UNPAID');
  if (!isOverdue) Object.assign(changes, { noticeReceivedOn: null });
  if (!isOverdue && record.status === 'suspended')
    return moveInsurance({ record, event: 'pay', ...systemMoves, changes: { ...changes, suspendedOn: null } }, context);
  if (Object.keys(changes).length > 0) await updateInsurance(db, record.id, changes);
  return { ...record, ...changes };
}

/** The premium of a request, locked with its record. */
export async function lockPremium(db: WriteContext['db'], id: string): Promise<PremiumRow | null> {
  const [row] = await db.select().from(insurancePremiums).where(eq(insurancePremiums.id, id)).for('update');
  return row ?? null;
}
