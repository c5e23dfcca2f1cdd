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
import { languageOfPerson } from '../leads/index.ts';
import { requestClientMessage } from '../messages/index.ts';
import {
  documentFactsOf,
  type EffectHandler,
  editFactsOf,
  everywhere,
  findProposal,
  makeClientLink,
  type ProposalRecord,
} from '../proposals/index.ts';
import { findNames, readOfferLender } from '../simulation/index.ts';
import { documentJobs } from './documents.jobs.ts';
import { listDocuments } from './documents.repository.ts';

/** Each review may return something. The page lists what is missing, so further mails add nothing. */
const perDay = { name: 'client-documents-mails', windowSeconds: 86_400 };
const mostPerDay = 5;

/**
 * Requests the missing documents from the client of a proposal, while any are missing. Never at the seller's own
 * mailbox: uploads on the page count as the client's.
 */
export const mailClientDocuments =
  (mailer: Mailer, page: { seal: Seal; publicUrl: string }): JobHandler<typeof documentJobs.mailClientDocuments> =>
  async ({ proposalId }, { db, now, today, transaction }) => {
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
      contact: await readOfferLender(db, today),
      dealer: dealer.tradingName,
      vehicle: proposal.vehicleLabel,
      missing,
      pageUrl,
    };
    await mailer.send({ to: email, ...documentsRequestedMail.render(words, language) });
    await transaction((tx) =>
      requestClientMessage(proposal, 'documents', { document, name: proposal.clientName, email }, tx),
    );
  };

/** The documents that are missing from the client now, with their defects; empty where the proposal accepts none. */
export async function clientMisses(db: Db, proposal: ProposalRecord) {
  if (!clientMaySend(editFactsOf(proposal))) return [];
  const rows = await listDocuments(db, proposal.id);
  return missingOfClient(documentFactsOf(proposal), rows).map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, defects: row?.status === 'REFUSED' ? row.defects : [] };
  });
}

/** Mails the request to the client once the move has committed. */
export const requestClientDocuments: EffectHandler = ({ proposal, context }) => {
  context.enqueue(documentJobs.mailClientDocuments, { proposalId: proposal.id });
  return {};
};
