import { daysBetween } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { announcedBefore } from '@estrada/domain/proposals/index';
import { lienAnnouncementDue, lienWatchedStatuses } from '@estrada/domain/settlement/index';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere, findProposal, type Position, walkEnding } from '../../proposals/index.ts';
import { findLien } from '../settlement.repository.ts';
import { proposalLiens } from '../settlement.tables.ts';
import { daysLeftText } from './days-left.ts';
import { announcedLiens } from './withdrawal.tables.ts';

/** Notifies sellers that a lien lapses soon: once a week before, once on the day before. */
export const announceLiens = (_data: object, context: FlowContext): Promise<void> =>
  walkEnding(context, (place, limit) => listLapsing(context.db, context.today, place, limit), announceOne);

async function announceOne(lienId: string, tx: WriteContext): Promise<void> {
  const lien = await findLien(tx.db, lienId);
  if (!lien?.lapsesOn) return;
  const daysBefore = lienAnnouncementDue(lien, tx.today);
  if (daysBefore === null) return;
  const proposal = await findProposal(tx.db, everywhere, lien.proposalId);
  if (!proposal || !(lienWatchedStatuses as readonly string[]).includes(proposal.status)) return;
  if (!(await noteLienAnnounced(tx.db, { lienId, daysBefore, at: tx.now }))) return;
  const words = lapsingMessage(proposal.number, lien.lapsesOn, daysBetween(tx.today, lien.lapsesOn));
  await notifyInLanguages(words, [proposal.sellerId], noticeLinks.proposal(proposal.id), tx);
}

function lapsingMessage(number: string, lapsesOn: string, daysLeft: number) {
  const day = formatDate(lapsesOn);
  const when = daysLeftText(daysLeft);
  return {
    'pt-BR': `O gravame da proposta ${number} vence ${when['pt-BR']}, em ${day}. Depois disso, será preciso registrar outro gravame para ativar o contrato.`,
    en: `The lien of proposal ${number} expires ${when.en}, on ${day}. After that, a new lien must be registered before the contract can be activated.`,
  };
}

/** Liens that lapse soon and were not announced yet, after a position. */
const listLapsing = (db: Db, today: string, place: Position | null, limit: number): Promise<Position[]> =>
  db
    .select({ endsOn: sql<string>`${proposalLiens.lapsesOn}::text`, id: proposalLiens.id })
    .from(proposalLiens)
    .where(
      and(
        eq(proposalLiens.status, 'REGISTERED'),
        sql`${proposalLiens.lapsesOn} between ${today}::date and ${today}::date + ${announcedBefore.first}::int`,
        place
          ? sql`(${proposalLiens.lapsesOn}, ${proposalLiens.id}) > (${place.endsOn}::date, ${place.id})`
          : undefined,
      ),
    )
    .orderBy(asc(proposalLiens.lapsesOn), asc(proposalLiens.id))
    .limit(limit);

/** @returns false where it was already announced */
async function noteLienAnnounced(db: Db, row: typeof announcedLiens.$inferInsert): Promise<boolean> {
  const noted = await db
    .insert(announcedLiens)
    .values(row)
    .onConflictDoNothing()
    .returning({ lienId: announcedLiens.lienId });
  return noted.length > 0;
}
