import { createHash } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { Partners } from '../../partners/index.ts';
import { preApprovals, simulations } from './simulation.tables.ts';
import type { PreApprovalRow } from './simulations.repository.ts';

/** What the bureau is told of a client and a loan, without what differs at each asking. */
export type BureauQuestion = Omit<Parameters<Partners['creditBureau']['preApprove']>[0], 'requestId' | 'consent'>;

/** What came of it, and when. */
export type BureauAnswer = Pick<
  PreApprovalRow,
  'status' | 'result' | 'tierCode' | 'protocol' | 'failure' | 'consultedAt'
>;

/** So long an answer of the bureau is as good as a new one, in days. */
const answerValidDays = 7;

/** By which the same question is known again: every field counts, in an order of its own. */
export const hashOf = (question: BureauQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(question).sort(([left], [right]) => (left < right ? -1 : 1))))
    .digest('base64url');

/**
 * The valid answer to the same question. Only what the same dealer asked: when somebody else consulted the bureau about a
 * client is not his to know.
 */
export async function findKnownAnswer(
  db: Db,
  { question, dealerId, now }: { question: BureauQuestion; dealerId: string; now: Date },
): Promise<BureauAnswer | null> {
  const validFrom = new Date(now.getTime() - answerValidDays * 24 * 60 * 60 * 1000);
  const { status, result, tierCode, protocol, failure, consultedAt } = preApprovals;
  const [known] = await db
    .select({ status, result, tierCode, protocol, failure, consultedAt })
    .from(preApprovals)
    .innerJoin(simulations, eq(simulations.id, preApprovals.simulationId))
    .where(
      and(
        eq(preApprovals.clientDocument, question.document),
        eq(preApprovals.questionHash, hashOf(question)),
        gt(consultedAt, validFrom),
        eq(status, 'fulfilled'),
        eq(simulations.dealerId, dealerId),
      ),
    )
    .orderBy(desc(consultedAt))
    .limit(1);
  return known ?? null;
}
