import type { ProposalStatus } from '@estrada/domain/proposals/index';
import { isWelcome } from '@estrada/domain/settlement/index';
import { eq } from 'drizzle-orm';
import { welcomeLetterMail } from '../../../documents/welcome-letter.mail.ts';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { listContracts } from '../../contracts/index.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { everywhere, findLoan, findProposal, paymentsOf, readStoredFacts } from '../../proposals/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import type { settlementJobs } from '../settlement.jobs.ts';
import type { WelcomeLetterRow } from './welcome.repository.ts';
import { proposalWelcomeLetters } from './welcome.tables.ts';

/** Creates the link to the page of a client, which the letter contains. */
export type ClientLink = (
  person: { proposalId: string; document: string; email: string },
  tx: WriteContext,
) => Promise<string>;

/** Welcomes a client whose contract is paid. Skipped after a withdrawal; a row is sent only once. */
export const mailWelcome =
  (mailer: Mailer, linkOf: ClientLink): JobHandler<typeof settlementJobs.mailWelcome> =>
  async ({ letterId }, { db, today, transaction }) => {
    const letter = await transaction((tx) => findWelcomeLetter(tx.db, letterId));
    const proposal = letter && !letter.sentAt && (await findProposal(db, everywhere, letter.proposalId));
    if (!proposal) return;
    const { contractSignedOn, withdrawn } = await readStoredFacts(db, proposal, today, [
      'contractSignedOn',
      'withdrawn',
    ]);
    if (!isWelcome({ status: proposal.status as ProposalStatus, withdrawn })) return;
    const [contract] = await listContracts(db, proposal.id);
    const lender = await readOfferLender(db, contract?.issuedOn ?? today);
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    const loan = await findLoan(db, proposal.id);
    const { email } = letter;
    const person = { proposalId: proposal.id, document: proposal.clientDocument, email };
    const mail = {
      name: proposal.clientName,
      lender: lender.name,
      contact: await readOfferLender(db, today),
      dealer: dealer.tradingName,
      contractSignedOn,
      contractNumber: proposal.contractNumber ?? '',
      vehicle: proposal.vehicleLabel,
      financedCents: proposal.financeValueCents,
      payments: paymentsOf(proposal),
      firstDueDate: loan?.item.firstDueDate ?? null,
      pageUrl: await transaction((tx) => linkOf(person, tx)),
    };
    const language = await languageOfPerson(db, proposal.clientDocument);
    await mailer.send({ to: email, ...welcomeLetterMail.render(mail, language) });
    await transaction(async (tx) => {
      await noteWelcomeSent(tx.db, letterId, tx.now);
      tx.audit({ action: 'proposal.welcome.send', entity: 'proposal', entityId: proposal.id });
    });
  };

/** A letter, locked. */
async function findWelcomeLetter(db: Db, id: string): Promise<WelcomeLetterRow | null> {
  const [row] = await db.select().from(proposalWelcomeLetters).where(eq(proposalWelcomeLetters.id, id)).for('update');
  return row ?? null;
}

const noteWelcomeSent = (db: Db, id: string, sentAt: Date) =>
  db.update(proposalWelcomeLetters).set({ sentAt }).where(eq(proposalWelcomeLetters.id, id));
