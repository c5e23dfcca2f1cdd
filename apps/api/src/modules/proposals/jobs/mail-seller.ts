import { DomainError } from '@estrada/domain/errors/index';
import { formatDocument } from '@estrada/domain/formats/index';
import { type ProposalStatus, translateMessage } from '@estrada/domain/proposals/index';
import { eq } from 'drizzle-orm';
import { proposalDecidedMail } from '../../../documents/proposal-decided.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { users } from '../../identity/index.ts';
import { everywhere } from '../job-actors.ts';
import type { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';

/** Mails the decision to the seller, in the language of the account. Skipped for a proposal that has moved on. */
export const mailSeller =
  (mailer: Mailer, publicUrl: string): JobHandler<typeof proposalJobs.mailSeller> =>
  async ({ proposalId, version }, context) => {
    const proposal = await findProposal(context.db, everywhere, proposalId);
    if (!proposal) throw new DomainError('SEC004');
    if (proposal.version !== version) return;
    const [seller] = await context.db
      .select({ email: users.email, name: users.name, language: users.language })
      .from(users)
      .where(eq(users.id, proposal.sellerId));
    if (!seller) return;
    const language = seller.language ?? context.language;
    const document = formatDocument(proposal.clientDocument);
    await mailer.send({
      to: seller.email,
      ...proposalDecidedMail.render(
        {
          sellerName: seller.name,
          number: proposal.number,
          // a mailbox is not secure: the mail identifies the client only by the end of the document
          clientReference: `…${document.slice(-6)}`,
          status: proposal.status as ProposalStatus,
          reason: translateMessage(proposal.statusReason, language),
          conditions: proposal.conditions,
          url: `${publicUrl}/consultarPropostas/${proposal.id}`,
        },
        language,
      ),
    });
  };
