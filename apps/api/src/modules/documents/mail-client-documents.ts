import { clientMaySend, missingOfClient } from '@estrada/domain/documents/index';
import { isEmail } from '@estrada/domain/people/index';
import { eq } from 'drizzle-orm';
import { documentsRequestedMail } from '../../documents/documents-requested.mail.ts';
import type { Db } from '../../kernel/database/database.ts';
import { countHit } from '../../kernel/http/rate-limit.ts';
import type { JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { users } from '../identity/index.ts';
import {
  documentFactsOf,
  type EffectHandler,
  editFactsOf,
  everywhere,
  findProposal,
  languageOfPerson,
  makeClientLink,
  type ProposalRecord,
} from '../proposals/index.ts';
import { findNames, readOfferLender } from '../simulation/index.ts';
import { documentJobs } from './documents.jobs.ts';
import { listDocuments } from './documents.repository.ts';

/** Each review may return something. What is missing stands on the page, so the mails beyond these say nothing new. */
const perDay = { name: 'client-documents-mails', windowSeconds: 86_400 };
const mostPerDay = 5;

/**
 * Asks the client of a proposal for the documents that are missing of him, while any are. Not by the seller's own mailbox: what comes
 * from the page is the client's word.
 */
export const mailClientDocuments =
  (mailer: Mailer, page: { seal: Seal; publicUrl: string }): JobHandler<typeof documentJobs.mailClientDocuments> =>
  async ({ proposalId }, { db, now, transaction }) => {
    const proposal = await findProposal(db, everywhere, proposalId);
    const missing = proposal ? await clientMisses(db, proposal) : [];
    const email = proposal?.client.contact?.email?.trim() ?? '';
    if (!proposal || missing.length === 0 || !isEmail(email)) return;
    const [seller] = await db.select({ email: users.email }).from(users).where(eq(users.id, proposal.sellerId));
    if (seller?.email.toLowerCase() === email.toLowerCase()) return;
    if ((await countHit(db, perDay, proposal.id, now)) > mostPerDay) return;
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    const lender = await readOfferLender(db, proposal.simulationDate);
    const document = proposal.clientDocument;
    const pageUrl = await transaction((tx) => makeClientLink(page, { proposalId, document, email }, tx));
    const language = await languageOfPerson(db, document);
    const words = {
      name: proposal.clientName,
      lender: lender.name,
      dealer: dealer.tradingName,
      vehicle: proposal.vehicleLabel,
      missing,
      pageUrl,
    };
    await mailer.send({ to: email, ...documentsRequestedMail.render(words, language) });
  };

/** What is missing of the client of a proposal now, with what was wrong with it; nothing where nobody would take it. */
async function clientMisses(db: Db, proposal: ProposalRecord) {
  if (!clientMaySend(editFactsOf(proposal))) return [];
  const rows = await listDocuments(db, proposal.id);
  return missingOfClient(documentFactsOf(proposal), rows).map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, defects: row?.status === 'REFUSED' ? row.defects : [] };
  });
}

/** The client is asked by mail once the move has committed. */
export const requestClientDocuments: EffectHandler = ({ proposal, context }) => {
  context.enqueue(documentJobs.mailClientDocuments, { proposalId: proposal.id });
  return {};
};
