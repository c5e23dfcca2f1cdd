import { mostFraudSignals, signatoryActDays } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import { endpoints, type ProposalFraudSignals } from '@estrada/endpoints/index';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { Task } from '../../../kernel/jobs/schedule.ts';
import { type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { proposalInReach, rowSet } from '../../proposals/index.ts';
import { proposalFraudSignals, signatoryActs } from './fraud-signals.tables.ts';

/** The signals of a proposal that wait for a review. */
export const openFraudSignals = rowSet<object>(
  'openFraudSignals',
  ({ id }) => sql`select 1 from ${proposalFraudSignals} where proposal_id = ${id} and reviewed_at is null`,
);

/** Those that wait for a review come first, then the newest. */
async function describeSignals(db: Db, proposalId: string): Promise<ProposalFraudSignals> {
  const rows = await db
    .select()
    .from(proposalFraudSignals)
    .where(eq(proposalFraudSignals.proposalId, proposalId))
    .orderBy(sql`${proposalFraudSignals.reviewedAt} is not null`, desc(proposalFraudSignals.id))
    .limit(mostFraudSignals);
  return {
    items: rows.map(({ id, kind, act, personName, at, reviewedAt, reviewedByName, reason }) => ({
      id,
      kind,
      act,
      personName,
      at: at.toISOString(),
      reviewedAt: reviewedAt?.toISOString() ?? null,
      reviewedByName,
      reason,
    })),
  };
}

const reviewFraudSignals: UseCase<typeof endpoints.reviewFraudSignals, WriteContext> = async (
  { params, body: { signalIds, reason } },
  context,
) => {
  const { db, now } = context;
  const proposal = await proposalInReach(params.id, context, { lock: true });
  const named = and(eq(proposalFraudSignals.proposalId, proposal.id), inArray(proposalFraudSignals.id, signalIds));
  if ((await db.$count(proposalFraudSignals, named)) < new Set(signalIds).size) throw new DomainError('SEC004');
  const { viewer, name } = callerOf(context);
  const reviewed = await db
    .update(proposalFraudSignals)
    .set({ reviewedAt: now, reviewedBy: viewer.userId, reviewedByName: name, reason })
    .where(and(named, isNull(proposalFraudSignals.reviewedAt)))
    .returning({ kind: proposalFraudSignals.kind });
  for (const { kind } of reviewed)
    context.audit({
      action: 'proposal.fraudSignal.review',
      entity: 'proposal',
      entityId: proposal.id,
      after: { fraudSignal: kind, reason },
    });
  return describeSignals(db, proposal.id);
};

export const fraudSignalRoutes: Route[] = [
  read(endpoints.listFraudSignals, async ({ params }, context) => {
    const { id } = await proposalInReach(params.id, context);
    return describeSignals(context.db, id);
  }),
  write(endpoints.reviewFraudSignals, reviewFraudSignals),
];

/** Devices and addresses of acts are compared for a day, and stored for a month for whoever asks. */
export const fraudSignalSchedule: Task[] = [
  {
    name: 'proposals.remove-signatory-acts',
    every: 'night',
    act: ({ db, now }) =>
      db.delete(signatoryActs).where(lt(signatoryActs.at, new Date(now.getTime() - signatoryActDays * 86_400_000))),
  },
];
