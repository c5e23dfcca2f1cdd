import type { Language } from '@estrada/domain/errors/index';
import { reviewAnsweredMail } from '../../../documents/review-answered.mail.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { readOfferLender } from '../../simulation/index.ts';
import { makeClientLink } from '../client-link.ts';
import { everywhere } from '../job-actors.ts';
import type { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';
import { findReview } from './credit-reviews.repository.ts';

/** What e-mails to clients need: the address and the secret of links, and the language, which leads know, too. */
export type ClientMailParts = {
  seal: Seal;
  publicUrl: string;
  languageOfPerson: (db: Db, document: string) => Promise<Language>;
};

/** Mails the answer to a review to the client, with a link to the own page. */
export const mailReviewAnswer =
  (mailer: Mailer, { languageOfPerson, ...page }: ClientMailParts): JobHandler<typeof proposalJobs.mailReviewAnswer> =>
  async ({ reviewId }, context) => {
    const { db, today } = context;
    const review = await findReview(db, reviewId);
    const proposal = review && (await findProposal(db, everywhere, review.proposalId));
    const email = proposal?.client.contact?.email;
    if (!proposal || !email || !review.outcome || !review.answer) return;
    const person = { proposalId: proposal.id, document: proposal.clientDocument, email };
    const url = await context.transaction((tx) => makeClientLink(page, person, tx));
    const lender = await readOfferLender(db, today);
    const mail = {
      name: proposal.clientName,
      number: proposal.number,
      lenderName: lender.name,
      outcome: review.outcome,
      answerText: review.answer,
      url,
    };
    await mailer.send({
      to: email,
      ...reviewAnsweredMail.render(mail, await languageOfPerson(db, proposal.clientDocument)),
    });
  };
