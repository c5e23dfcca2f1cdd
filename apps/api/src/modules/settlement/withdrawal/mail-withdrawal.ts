import { eq } from 'drizzle-orm';
import { withdrawalRecordedMail } from '../../../documents/withdrawal-recorded.mail.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { languageOfPerson } from '../../leads/index.ts';
import { everywhere, findProposal } from '../../proposals/index.ts';
import { findNames, readOfferLender } from '../../simulation/index.ts';
import type { settlementJobs } from '../settlement.jobs.ts';
import type { WithdrawalRow } from './withdrawal.repository.ts';
import { proposalWithdrawals } from './withdrawal.tables.ts';

/** Confirms a withdrawal to the client in writing, with its figures. */
export const mailWithdrawal =
  (mailer: Mailer): JobHandler<typeof settlementJobs.mailWithdrawal> =>
  async ({ withdrawalId }, { db, today }) => {
    const withdrawal = await findWithdrawal(db, withdrawalId);
    const proposal = withdrawal && (await findProposal(db, everywhere, withdrawal.proposalId));
    if (!proposal || !withdrawal.clientEmail) return;
    const { dealer } = await findNames(db, proposal.dealerId, proposal.sellerId);
    const lender = await readOfferLender(db, withdrawal.contractSignedOn);
    const { wishedOn, principalFrom, figures } = withdrawal;
    const mail = {
      name: proposal.clientName,
      lender: lender.name,
      contact: await readOfferLender(db, today),
      dealer: dealer.tradingName,
      wishedOn,
      principalFrom,
      contractNumber: proposal.contractNumber ?? '',
      entryCents: proposal.entryValueCents,
      ...figures,
    };
    const language = await languageOfPerson(db, proposal.clientDocument);
    await mailer.send({ to: withdrawal.clientEmail, ...withdrawalRecordedMail.render(mail, language) });
  };

async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | null> {
  const [row] = await db.select().from(proposalWithdrawals).where(eq(proposalWithdrawals.id, id));
  return row ?? null;
}
