import { businessDay, daysBetween } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { type AnnouncedClock, clockAnnouncementDue, withdrawalPeriod } from '@estrada/domain/settlement/index';
import { eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { findEnvelope, proposalSelfies, selfieLinks } from '../../contracts/index.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere, findProposal, walkEnding } from '../../proposals/index.ts';
import type { settlementJobs } from '../settlement.jobs.ts';
import { listEndingSoon } from './clocks.repository.ts';
import { daysLeftText } from './days-left.ts';
import { findWithdrawalOf } from './withdrawal.repository.ts';
import { announcedClocks } from './withdrawal.tables.ts';
import { findSignedContract } from './withdrawal-facts.ts';

type Translated = { number: string; when: string; day: string };

const words: Record<AnnouncedClock, Record<Language, (said: Translated) => string>> = {
  withdrawal: {
    'pt-BR': ({ number, when, day }) =>
      `O prazo de arrependimento do cliente da proposta ${number} termina ${when}, em ${day}.`,
    en: ({ number, when, day }) => `The withdrawal period of the client of proposal ${number} ends ${when}, on ${day}.`,
  },
  signature: {
    'pt-BR': ({ number, when, day }) =>
      `Os links de assinatura da proposta ${number} expiram ${when}, em ${day}. Quem ainda não assinou precisa assinar até lá.`,
    en: ({ number, when, day }) =>
      `The signature links of proposal ${number} expire ${when}, on ${day}. Those who have not signed must sign by then.`,
  },
  selfie: {
    'pt-BR': ({ number, when, day }) =>
      `Um link de selfie da proposta ${number} expira ${when}, em ${day}. Depois disso, é preciso enviar outro.`,
    en: ({ number, when, day }) =>
      `A selfie link of proposal ${number} expires ${when}, on ${day}. After that, another must be sent.`,
  },
};

/** The notice of a coming deadline, in the seller's language. */
function deadlineMessage(
  clock: AnnouncedClock,
  { number, endsOn, daysLeft }: { number: string; endsOn: string; daysLeft: number },
): Record<Language, string> {
  const when = daysLeftText(daysLeft);
  const day = formatDate(endsOn);
  return {
    'pt-BR': words[clock]['pt-BR']({ number, when: when['pt-BR'], day }),
    en: words[clock].en({ number, when: when.en, day }),
  };
}

/** The ending proposal and day; null: it is over, or no longer matters. */
type Ending = { proposalId: string; endsOn: string } | null;

/**
 * Notifies sellers of deadlines after the contract, besides the lien: the right to withdraw, signing links, selfie
 * links.
 */
export const announceClocks: JobHandler<typeof settlementJobs.announceClocks> = ({ clock }, context: FlowContext) =>
  walkEnding(
    context,
    (place, limit) => listEndingSoon[clock](context.db, context.today, place, limit),
    (id, tx) => announceOne(clock, id, tx),
  );

async function announceOne(clock: AnnouncedClock, id: string, tx: WriteContext): Promise<void> {
  const ending = await endings[clock](id, tx);
  if (!ending) return;
  const { proposalId, endsOn } = ending;
  const daysBefore = clockAnnouncementDue(clock, endsOn, tx.today);
  const proposal = await findProposal(tx.db, everywhere, proposalId);
  if (daysBefore === null || !proposal || !watched[clock].includes(proposal.status)) return;
  if (!(await noteClockAnnounced(tx.db, { proposalId, clock, endsOn, daysBefore, at: tx.now }))) return;
  const words = deadlineMessage(clock, { number: proposal.number, endsOn, daysLeft: daysBetween(tx.today, endsOn) });
  await notifyInLanguages(words, [proposal.sellerId], noticeLinks.proposal(proposalId), tx);
}

/** The statuses in which a deadline matters to the seller. */
const watched: Readonly<Record<AnnouncedClock, readonly string[]>> = {
  withdrawal: ['PU', 'WFA', 'AV', 'PS', 'OC', 'OCM'],
  signature: ['PU'],
  selfie: ['PU'],
};

const endings: Readonly<Record<AnnouncedClock, (id: string, tx: WriteContext) => Promise<Ending>>> = {
  async withdrawal(id, { db, today }) {
    const envelope = await findEnvelope(db, id);
    const contract = envelope && (await findSignedContract(db, envelope.proposalId));
    if (contract?.contractId !== envelope?.contractId || !contract) return null;
    if (await findWithdrawalOf(db, envelope.proposalId)) return null;
    return { proposalId: envelope.proposalId, endsOn: withdrawalPeriod(contract.signedOn, today).lastDay };
  },
  async signature(id, { db }) {
    const envelope = await findEnvelope(db, id);
    if (envelope?.status !== 'IN_PROGRESS' || !envelope.expiresAt) return null;
    return { proposalId: envelope.proposalId, endsOn: businessDay(envelope.expiresAt.toISOString()) };
  },
  async selfie(id, { db }) {
    const link = await findLinkOfSelfie(db, id);
    if (!link || link.endedAt || !['REQUESTED', 'SENT'].includes(link.status)) return null;
    return { proposalId: link.proposalId, endsOn: businessDay(link.expiresAt.toISOString()) };
  },
};

/** A selfie link with what its selfie still needs; null: there is none. */
async function findLinkOfSelfie(db: Db, id: string) {
  const [row] = await db
    .select({
      proposalId: proposalSelfies.proposalId,
      status: proposalSelfies.status,
      expiresAt: selfieLinks.expiresAt,
      endedAt: selfieLinks.endedAt,
    })
    .from(selfieLinks)
    .innerJoin(proposalSelfies, eq(proposalSelfies.id, selfieLinks.selfieId))
    .where(eq(selfieLinks.id, id));
  return row ?? null;
}

/** @returns false where it was already announced */
async function noteClockAnnounced(db: Db, row: typeof announcedClocks.$inferInsert): Promise<boolean> {
  const noted = await db
    .insert(announcedClocks)
    .values(row)
    .onConflictDoNothing()
    .returning({ proposalId: announcedClocks.proposalId });
  return noted.length > 0;
}
