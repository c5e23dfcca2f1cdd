import { daysBetween } from '@estrada/domain/calendar/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import {
  announcedBefore,
  announcementDue,
  expirableStatuses,
  firstEnding,
  type ProposalStatus,
} from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere } from '../job-actors.ts';
import { endsFirstOn as endsOn } from '../next-act.sql.ts';
import { findProposal } from '../proposals.repository.ts';
import { proposals } from '../proposals.tables.ts';
import { walkEnding } from './expire-due.ts';
import { listEnding, type Position } from './expiry.repository.ts';
import { announcedEndings } from './expiry.tables.ts';
import { endingMessage } from './expiry-messages.ts';

/** Notifies sellers of validities that end soon: once a week before, once on the day before. */
export const announceEndings = (_data: object, context: FlowContext): Promise<void> =>
  walkEnding(context, (place, limit) => listUnannounced(context.db, context.today, place, limit), announceOne);

async function announceOne(proposalId: string, tx: WriteContext): Promise<void> {
  const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
  if (!proposal || proposal.blocked || !expirableStatuses.includes(proposal.status as ProposalStatus)) return;
  const ending = firstEnding(proposal);
  const daysBefore = announcementDue(ending.on, tx.today);
  if (daysBefore === null) return;
  if (!(await noteAnnounced(tx.db, { proposalId, endsOn: ending.on, daysBefore, at: tx.now }))) return;
  const words = endingMessage(proposal.number, ending, daysBetween(tx.today, ending.on));
  await notifyInLanguages(words, [proposal.sellerId], noticeLinks.proposal(proposal.id), tx);
}

/** Proposals that end soon and were not announced yet, after a position. */
const listUnannounced = (db: Db, today: string, place: Position | null, limit: number) =>
  listEnding(
    db,
    place,
    limit,
    sql`${endsOn} between ${today}::date and ${today}::date + ${announcedBefore.first}::int and not exists (
      select from ${announcedEndings} as told
      where told.proposal_id = ${proposals.id} and told.ends_on = ${endsOn} and told.days_before =
        case when ${endsOn} <= ${today}::date + ${announcedBefore.last}::int
          then ${announcedBefore.last}::int else ${announcedBefore.first}::int end)`,
  );

/** @returns false where it was already announced */
async function noteAnnounced(db: Db, row: typeof announcedEndings.$inferInsert): Promise<boolean> {
  const noted = await db
    .insert(announcedEndings)
    .values(row)
    .onConflictDoNothing()
    .returning({ proposalId: announcedEndings.proposalId });
  return noted.length > 0;
}
