import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { EffectHandler, ProposalRecord } from '../../proposals/index.ts';
import { settlementJobs } from '../settlement.jobs.ts';
import type { WelcomeLetterRow } from './welcome.repository.ts';
import { proposalWelcomeLetters } from './welcome.tables.ts';

type Requested = { proposal: ProposalRecord; byName: string; isAgain: boolean };

/**
 * Requests a letter to the client.
 * @returns false where the registration has no mailbox, or one was already sent and this is not a repetition
 */
export async function requestWelcome(
  { proposal, byName, isAgain }: Requested,
  context: WriteContext,
): Promise<boolean> {
  const email = proposal.client.contact?.email;
  if (!email) return false;
  const id = makeId(context.now);
  const { id: proposalId, dealerId, sellerId } = proposal;
  const isNew = await insertWelcomeLetter(context.db, {
    id,
    proposalId,
    dealerId,
    sellerId,
    email,
    isAgain,
    requestedAt: context.now,
    requestedByName: byName,
    sentAt: null,
  });
  if (isNew) context.enqueue(settlementJobs.mailWelcome, { letterId: id });
  return isNew;
}

/** The contract is paid: the client receives a letter, once the move has committed. */
export const sendWelcomeLetter: EffectHandler = async ({ proposal, actorName, context }) => {
  await requestWelcome({ proposal, byName: actorName, isAgain: false }, context);
  return {};
};

/** @returns false where the client already has a letter, and this is not a repetition */
async function insertWelcomeLetter(db: Db, row: WelcomeLetterRow): Promise<boolean> {
  const inserted = await db
    .insert(proposalWelcomeLetters)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: proposalWelcomeLetters.id });
  return inserted.length > 0;
}
