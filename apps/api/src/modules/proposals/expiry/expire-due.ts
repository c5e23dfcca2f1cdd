import { noticeLinks } from '@estrada/domain/notifications/index';
import { availableEvents, firstEnding, productMessages } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { describeFailure } from '../../../kernel/describe-failure.ts';
import { outageOf } from '../../../kernel/jobs/outage-of.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere, system } from '../job-actors.ts';
import { freshAnalysis, moveProposal } from '../move-proposal.ts';
import { endsFirstOn as endsOn } from '../next-act.sql.ts';
import { factsOf, readStoredFacts } from '../proposal-facts.ts';
import { findProposal } from '../proposals.repository.ts';
import { listEnding, type Position } from './expiry.repository.ts';
import { endedMessage } from './expiry-messages.ts';

const atATime = 100;

/**
 * Processes every proposal of a list, each in its own transaction, so that a failing one does not stop the others.
 *
 * @throws Error at the end, when some failed; at once, when a dependency is unavailable
 */
export async function walkEnding(
  context: FlowContext,
  list: (place: Position | null, limit: number) => Promise<Position[]>,
  act: (proposalId: string, tx: WriteContext) => Promise<void>,
): Promise<void> {
  let failed = 0;
  let place: Position | null = null;
  for (;;) {
    const batch: Position[] = await list(place, atATime);
    for (const { id } of batch) {
      try {
        await context.transaction((tx) => act(id, tx));
      } catch (error) {
        if (outageOf(error) !== null) throw error;
        failed += 1;
        context.logger.warn({ proposalId: id, err: describeFailure(error) }, 'end of a validity not carried out');
      }
    }
    if (batch.length < atATime) break;
    place = batch.at(-1)!;
  }
  if (failed > 0) throw new Error(`The end of a validity could not be carried out for ${failed} proposals`);
}

/**
 * Returns to the dealer every proposal whose credit decision or price table has expired. Safe to run twice, also
 * concurrently.
 */
export const expireDue = (_data: object, context: FlowContext): Promise<void> =>
  walkEnding(context, (place, limit) => listEnded(context.db, context.today, place, limit), expireOne);

async function expireOne(proposalId: string, tx: WriteContext): Promise<void> {
  const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
  if (!proposal) return;
  const facts = factsOf(proposal, await readStoredFacts(tx.db, proposal, tx.today), tx.today);
  // it has moved on, was blocked or was decided again
  if (!availableEvents(facts, system.actor).includes('expire')) return;
  const ending = firstEnding(proposal);
  await moveProposal(
    { proposal, event: 'expire', ...system, reason: productMessages.ended(ending), changes: freshAnalysis },
    tx,
  );
  await notifyInLanguages(
    endedMessage(proposal.number, ending),
    [proposal.sellerId],
    noticeLinks.proposal(proposal.id),
    tx,
  );
}

/** Proposals whose validity has ended, after a position. */
const listEnded = (db: Db, today: string, place: Position | null, limit: number) =>
  listEnding(db, place, limit, sql`${endsOn} < ${today}::date`);
