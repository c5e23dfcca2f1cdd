import { businessDay } from '@estrada/domain/calendar/index';
import {
  dueWarning,
  type InsuranceLaw,
  type InsuranceProposalEvent,
  type InsuranceWarning,
  insuranceDeadlines,
  insuranceMachine,
  insuranceWarning,
} from '@estrada/domain/insurance/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import { describeFailure } from '../../kernel/describe-failure.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import { applyCharge, applyNews, lockPremium } from './apply-news.ts';
import { insuranceJobs } from './insurance.jobs.ts';
import { chargePremium, hasChargeUnderWay } from './insurance-effects.ts';
import {
  type InsuranceRecord,
  lockAnyInsurance,
  updateInsurance,
  updatePremium,
} from './insurance-proposals.repository.ts';
import { policyFolder } from './insurer-policy.ts';
import type { InsurerPortsOfContracts } from './insurer-requests.ts';
import { datesOf, factsOf, makeLawReader, moveInsurance, situationOf, systemMoves } from './move-insurance.ts';
import { insurancePremiums, insuranceProposals, insurerRequests, isFollowed, isRunning } from './policies.tables.ts';

/** What the product does by itself once a period of the law is over, in the order in which it is tried. */
const timed: readonly InsuranceProposalEvent[] = [
  'acceptBySilence',
  'dissolveUnpaid',
  'dissolveSuspended',
  'suspend',
  'endCover',
  'lapse',
];

const forWantOfPayment: readonly InsuranceProposalEvent[] = ['dissolveUnpaid', 'dissolveSuspended', 'suspend'];

/** The timed event that is due for a record, by its law; null: none. */
function dueEvent(record: InsuranceRecord, law: InsuranceLaw, today: string): InsuranceProposalEvent | null {
  const facts = factsOf(record, insuranceDeadlines(datesOf(record), law, today), today);
  const open = insuranceMachine.availableEvents(facts, systemMoves.actor);
  return timed.find((event) => open.includes(event)) ?? null;
}

/** Moves a record whose period is over. */
async function moveDue(record: InsuranceRecord, event: InsuranceProposalEvent, tx: WriteContext): Promise<void> {
  // its outcome decides: an insurance is not ended, nor suspended, while its premium may have been paid
  if (forWantOfPayment.includes(event) && (await hasChargeUnderWay(tx.db, record.id))) return;
  const changes: Partial<InsuranceRecord> =
    event === 'acceptBySilence' ? { acceptedOn: tx.today } : event === 'suspend' ? { suspendedOn: tx.today } : {};
  await moveInsurance({ record, event, ...systemMoves, changes }, tx);
}

/** The deadline that the contractor of a record is still to be warned of; null: none. */
function openWarning(record: InsuranceRecord, law: InsuranceLaw, today: string): InsuranceWarning | null {
  const begunOn = businessDay(record.createdAt.toISOString());
  const warning = dueWarning({ ...situationOf(record, law, today), begunOn });
  return warning?.key === record.warnedOf && warning.day === record.warnedDay ? null : warning;
}

const ofPremiums: readonly InsuranceWarning['key'][] = ['firstPremium', 'notice', 'suspended'];

/** Warns the contractor of a deadline. The version stays: a user who edits the record at that time has no conflict. */
async function warnOf(record: InsuranceRecord, warning: InsuranceWarning, tx: WriteContext): Promise<void> {
  // it may have been paid; a charge that fails is warned of on the next night
  if (ofPremiums.includes(warning.key) && (await hasChargeUnderWay(tx.db, record.id))) return;
  await updateInsurance(tx.db, record.id, { warnedOf: warning.key, warnedDay: warning.day });
  await notifyInLanguages(
    insuranceWarning(warning, record.number),
    [record.sellerId],
    noticeLinks.insurance(record.id),
    tx,
  );
}

const batch = 500;

/** What is due for a record, by its law; null: nothing. */
type FindDue<Due> = (record: InsuranceRecord, law: InsuranceLaw, today: string) => Due | null;

/** A night's work on every running record for which something is due: one that fails delays no other. */
const onRunning = <Due>(
  name: string,
  findDue: FindDue<Due>,
  carryOut: (record: InsuranceRecord, due: Due, tx: WriteContext) => Promise<void>,
): Task => ({
  name,
  every: 'night',
  async act(context) {
    const lawOf = makeLawReader(context);
    const failures: unknown[] = [];
    // locked and decided again: it may have changed in between
    const again = async (id: string, tx: WriteContext) => {
      const record = await lockAnyInsurance(tx.db, id);
      const due = record && findDue(record, await lawOf(record), tx.today);
      if (record && due !== null) await carryOut(record, due, tx);
    };
    let after = '';
    for (;;) {
      const rows = await context.db
        .select()
        .from(insuranceProposals)
        .where(and(isRunning, gt(insuranceProposals.id, after)))
        .orderBy(asc(insuranceProposals.id))
        .limit(batch);
      for (const row of rows) {
        try {
          if (findDue(row, await lawOf(row), context.today) !== null)
            await context.transaction((tx) => again(row.id, tx));
        } catch (error) {
          context.logger.error(
            { task: name, insuranceId: row.id, failure: describeFailure(error) },
            'a deadline was not carried out',
          );
          failures.push(error);
        }
      }
      after = rows.at(-1)?.id ?? after;
      if (rows.length < batch) break;
    }
    if (failures.length > 0) throw failures[0];
  },
});

/** Carries out what the periods of law bring. */
const moveOverdue = onRunning('insurance.deadlines', dueEvent, moveDue);

/** Warns sellers before a deadline ends, once for each. It follows the moves: what is over needs no warning. */
const warnOfDeadlines = onRunning('insurance.warn-of-deadlines', openWarning, warnOf);

/** Charges premiums on their due date; the first follows the policy. */
const chargeDue: Task = {
  name: 'insurance.charge-premiums',
  every: 'night',
  async rows({ db, today }, limit) {
    const rows = await db
      .select({ id: insurancePremiums.id })
      .from(insurancePremiums)
      .innerJoin(insuranceProposals, eq(insuranceProposals.id, insurancePremiums.insuranceId))
      .where(
        and(
          eq(insurancePremiums.status, 'DUE'),
          lte(insurancePremiums.dueOn, today),
          inArray(insuranceProposals.status, ['issued', 'suspended']),
        ),
      )
      .orderBy(asc(insurancePremiums.dueOn), asc(insurancePremiums.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: (id, context) =>
    context.transaction(async (tx) => {
      const [found] = await tx.db.select().from(insurancePremiums).where(eq(insurancePremiums.id, id));
      const record = found && (await lockAnyInsurance(tx.db, found.insuranceId));
      const premium = record && (await lockPremium(tx.db, id));
      if (premium?.status === 'DUE') await chargePremium(record!, premium, tx);
    }),
};

/** Notifies clients of an unpaid later premium: the period of the law begins when they receive it. */
const notifyUnpaid: Task = {
  name: 'insurance.notify-unpaid',
  every: 'night',
  async rows({ db }, limit) {
    const rows = await db
      .select({ id: insurancePremiums.id })
      .from(insurancePremiums)
      .innerJoin(insuranceProposals, eq(insuranceProposals.id, insurancePremiums.insuranceId))
      .where(
        and(
          eq(insurancePremiums.status, 'UNPAID'),
          gt(insurancePremiums.number, 1),
          isNull(insurancePremiums.noticeSentOn),
          eq(insuranceProposals.status, 'issued'),
        ),
      )
      .orderBy(asc(insurancePremiums.dueOn), asc(insurancePremiums.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: (id, context) =>
    context.transaction(async (tx) => {
      const premium = await lockPremium(tx.db, id);
      if (premium?.status !== 'UNPAID' || premium.noticeSentOn !== null) return;
      await updatePremium(tx.db, id, { noticeSentOn: tx.today });
      tx.enqueue(insuranceJobs.mailClient, { insuranceId: premium.insuranceId, event: 'premiumOverdue' });
      tx.audit({
        action: 'insurance.notice',
        entity: 'insurance',
        entityId: premium.insuranceId,
        after: { installment: premium.number, amountCents: premium.amountCents },
      });
    }),
};

/** A report of an insurer may get lost: what has been undecided for this long is queried. */
const askedAgainMs = 3_600_000;

const followInsurers = (ports: InsurerPortsOfContracts): Task => ({
  name: 'insurance.follow',
  every: 600,
  atMost: 50,
  async rows({ db, now }, limit) {
    const since = new Date(now.getTime() - askedAgainMs);
    const rows = await db
      .select({ id: insuranceProposals.id })
      .from(insuranceProposals)
      .where(
        and(
          isFollowed,
          or(
            lt(insuranceProposals.askedAt, since),
            and(isNull(insuranceProposals.askedAt), lt(insuranceProposals.updatedAt, since)),
          ),
        ),
      )
      .orderBy(sql`${insuranceProposals.askedAt} nulls first`, asc(insuranceProposals.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  async run(id, context) {
    const { db, now } = context;
    const [row] = await db.select().from(insuranceProposals).where(eq(insuranceProposals.id, id));
    const [submitted] = await db
      .select()
      .from(insurerRequests)
      .where(and(eq(insurerRequests.insuranceId, id), eq(insurerRequests.kind, 'SUBMIT')))
      .orderBy(sql`${insurerRequests.id} desc`)
      .limit(1);
    if (!row || !submitted) return;
    await updateInsurance(db, id, { askedAt: now });
    const port = ports[row.insurer];
    const proposal = await port.findProposal(submitted.requestId);
    const policy = row.status === 'accepted' && proposal ? await port.policy(proposal.number) : null;
    await context.transaction(async (tx) => {
      const record = await lockAnyInsurance(tx.db, id);
      if (!record || !proposal) return;
      const decided = await applyNews(record, { about: 'decision', decision: proposal.decision }, tx);
      if (policy) await applyNews(decided, { about: 'policy', policy }, tx);
    });
  },
});

/** Queries the outcome of charges that are under way, each in its turn: a bill may stay open for days. */
const followCharges = (ports: InsurerPortsOfContracts): Task => ({
  name: 'insurance.follow-charges',
  every: 600,
  atMost: 50,
  async rows({ db }, limit) {
    const rows = await db
      .select({ id: insurancePremiums.id })
      .from(insurancePremiums)
      .where(eq(insurancePremiums.status, 'PENDING'))
      .orderBy(sql`${insurancePremiums.askedAt} nulls first`, asc(insurancePremiums.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: (id, context) => readCharge(id, ports, context),
});

/** Reads how the latest charge of a premium stands, and stores it. */
export async function readCharge(
  premiumId: string,
  ports: InsurerPortsOfContracts,
  context: Pick<TaskContext, 'db' | 'now' | 'transaction'>,
): Promise<void> {
  const { db, now } = context;
  await updatePremium(db, premiumId, { askedAt: now });
  const [request] = await db
    .select()
    .from(insurerRequests)
    .where(and(eq(insurerRequests.premiumId, premiumId), eq(insurerRequests.kind, 'CHARGE')))
    .orderBy(sql`${insurerRequests.id} desc`)
    .limit(1);
  if (!request) return;
  const [row] = await db.select().from(insuranceProposals).where(eq(insuranceProposals.id, request.insuranceId));
  const charge = row && (await ports[row.insurer].findCharge(request.requestId));
  if (!charge) return;
  await context.transaction(async (tx) => {
    const record = await lockAnyInsurance(tx.db, request.insuranceId);
    const premium = record && (await lockPremium(tx.db, premiumId));
    if (record && premium?.status === 'PENDING') await applyCharge(record, premium, charge, tx);
  });
}

/** The scheduled work of insurance proposals. */
export const contractingSchedule = (ports: InsurerPortsOfContracts, files: FileStore): Task[] => [
  moveOverdue,
  warnOfDeadlines,
  chargeDue,
  notifyUnpaid,
  followInsurers(ports),
  followCharges(ports),
  sweepLostFiles('insurance.remove-lost-policies', { folder: policyFolder, listKnown: listKnownPolicies }, files),
];

/** Those of the ids that have a file of their policy. */
async function listKnownPolicies(db: TaskContext['db'], ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: insuranceProposals.id })
    .from(insuranceProposals)
    .where(and(inArray(insuranceProposals.id, [...ids]), sql`${insuranceProposals.policyFile} is not null`));
  return new Set(rows.map(({ id }) => id));
}
