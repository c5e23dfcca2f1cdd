import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { shownReasons } from '@estrada/domain/proposals/index';
import { clientDeadlines } from '@estrada/domain/settings/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { WriteContext } from '../kernel/context.ts';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import type { Logger } from '../kernel/logger.ts';
import { inTransaction, type PipelineParts } from '../kernel/run-route.ts';
import { readLenderOn } from '../modules/parameters/index.ts';
import { changeStatus } from '../modules/proposals/change-status.ts';
import type { ProposalRecord } from '../modules/proposals/proposals.repository.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';
import { reanalyse } from '../modules/proposals/reanalyse.ts';
import { findRefusalSeq, insertReview } from '../modules/proposals/review/credit-reviews.repository.ts';
import { demoContext } from './demo-context.ts';
import type { DemoAccount } from './insert-accounts.ts';

const hour = 3_600_000;

/**
 * Two open manual decisions: an approval of the seller's newest used car with a counter-offer, which the dealer has not
 * answered yet, and the first of two on a credit that requires two users.
 */
export async function insertDecisions(
  parts: PipelineParts,
  accounts: readonly DemoAccount[],
  dealerIds: readonly string[],
  now: Date,
  logger: Logger,
): Promise<void> {
  const { db } = parts;
  const finance = accounts.find(({ role }) => role === 'finance')!;
  const act = <Result>(who: DemoAccount, hoursAgo: number, work: (tx: WriteContext) => Promise<Result>) => {
    const context = demoContext(who, dealerIds, new Date(now.getTime() - hoursAgo * hour), logger);
    // decided here: no job may query the engine, or send mails, about another day
    return inTransaction(parts, context, (tx) => work({ ...tx, enqueue: () => {} }));
  };
  const seller = accounts.find(({ username }) => username === 'DEMO.SELLER')!;
  const [waiting] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.status, 'HLD'), eq(proposals.sellerId, seller.id), eq(proposals.assetType, 2)))
    .orderBy(desc(proposals.id))
    .limit(1);
  await act(finance, 26, (tx) => approveForLess(waiting!, tx));

  const today = demoContext(finance, dealerIds, now, logger).today;
  const { fourEyesAboveCents } = await readLenderOn(db, today);
  const [refused] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.status, 'DC'), gt(proposals.financeValueCents, fourEyesAboveCents)))
    .orderBy(desc(proposals.id))
    .limit(1);
  const owner = accounts.find(({ id }) => id === refused!.sellerId)!;
  const { version } = await act(owner, 30, (tx) => requestReanalysis(refused!, tx));
  await act(finance, 5, (tx) => approveFirst({ ...refused!, version }, tx));
  await insertReviews(db, now);
}

const requested = [
  { daysAgo: 2, message: 'Troquei de emprego em outubro e minha renda aumentou. Posso enviar os holerites.' },
  { daysAgo: 12, message: 'A dívida que aparecia no meu nome foi paga. Peço que analisem de novo.' },
];

/** Two clients have asked for a review of their refusal: one lately, and one whose deadline is near. */
async function insertReviews(db: Db, now: Date): Promise<void> {
  const rows = await db
    .select()
    .from(proposals)
    .where(
      and(eq(proposals.status, 'DC'), eq(proposals.blocked, false), lt(proposals.updatedAt, before(now, 12 * day))),
    )
    .orderBy(desc(proposals.updatedAt), desc(proposals.id))
    .limit(requested.length);
  for (const [index, proposal] of rows.entries()) {
    const { daysAgo, message } = requested[index]!;
    const requestedAt = before(now, daysAgo * day);
    await insertReview(db, {
      id: makeId(requestedAt),
      proposalId: proposal.id,
      refusalSeq: (await findRefusalSeq(db, proposal.id))!,
      reasons: [...shownReasons(proposal.refusalReasons)],
      message,
      requestedAt,
      requestedByName: proposal.clientName,
      dueOn: addDays(businessDay(requestedAt.toISOString()), clientDeadlines.defaults.daysForCreditReviews),
    });
  }
}

const day = 24 * hour;
const before = (instant: Date, milliseconds: number) => new Date(instant.getTime() - milliseconds);

/** A counter-offer: a fifth more of the price as entry, two years instead of three. */
function approveForLess(proposal: ProposalRecord, tx: WriteContext) {
  const { vehicleValueCents, entryValueCents, financeValueCents } = proposal;
  const moreCents = Math.round(vehicleValueCents / 5 / 100_000) * 100_000;
  return decide(proposal, 'APC', tx, {
    reason: 'A renda comprovada comporta um valor financiado menor, em menos tempo',
    offer: {
      entryValueCents: entryValueCents + moreCents,
      termMonths: 24,
      financeValueCents: Math.ceil((financeValueCents - moreCents) / 100_000) * 100_000,
    },
  });
}

const approveFirst = (proposal: ProposalRecord, tx: WriteContext) =>
  decide(proposal, 'AP', tx, { reason: 'A renda do cônjuge completa a que foi comprovada' });

function decide({ id, version }: ProposalRecord, status: 'AP' | 'APC', tx: WriteContext, said: object) {
  const body = endpoints.changeProposalStatus.body!.parse({ version, ...said });
  return changeStatus({ params: { id, status }, query: {}, body }, tx);
}

const requestReanalysis = ({ id, version }: ProposalRecord, tx: WriteContext) =>
  reanalyse({ params: { id }, query: {}, body: { version, reason: 'Cliente apresentou a renda do cônjuge' } }, tx);
