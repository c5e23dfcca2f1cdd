import { daysBetween } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { lienAnnouncementDue, lienWatchedStatuses } from '@estrada/domain/settlement/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere, findProposal, walkEnding } from '../../proposals/index.ts';
import { findLien } from '../settlement.repository.ts';
import { daysLeftText } from './days-left.ts';
import { listLapsing, noteLienAnnounced } from './withdrawal.repository.ts';

/** Tells sellers that the note of a lien lapses soon: once a week before, once on the day before. */
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
  await notifyInLanguages(words, [proposal.sellerId], tx);
}

function lapsingMessage(number: string, lapsesOn: string, daysLeft: number) {
  const day = formatDate(lapsesOn);
  const when = daysLeftText(daysLeft);
  return {
    'pt-BR': `O gravame da proposta ${number} vence ${when['pt-BR']}, em ${day}. Depois disso é preciso registrar outro para ativar.`,
    en: `The lien of proposal ${number} lapses ${when.en}, on ${day}. After that another one is needed for the activation.`,
  };
}
