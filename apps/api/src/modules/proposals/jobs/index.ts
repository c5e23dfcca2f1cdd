import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { Partners } from '../../../partners/index.ts';
import { announceEndings } from '../expiry/announce-endings.ts';
import { expireDue } from '../expiry/expire-due.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { type ClientMailParts, mailReviewAnswer } from '../review/mail-review-answer.ts';
import { analyse } from './analyse.ts';
import { checkConditions } from './check-conditions.ts';
import { followWork } from './follow-work.ts';
import { mailSeller } from './mail-seller.ts';
import { validateTable } from './validate-table.ts';

/** The area's job handlers with their dependencies. */
export const handleProposalJobs = (
  { creditEngine }: Pick<Partners, 'creditEngine'>,
  mailer: Mailer,
  parts: ClientMailParts,
) =>
  handleJobs(proposalJobs, {
    analyse: { run: analyse(creditEngine), follow: followWork(['SU', 'PD']) },
    checkConditions: { run: checkConditions(creditEngine), follow: followWork(['APC']) },
    validateTable: { run: validateTable, follow: followWork(['AVF']) },
    expireDue,
    announceEndings,
    mailSeller: mailSeller(mailer, parts.publicUrl),
    mailReviewAnswer: mailReviewAnswer(mailer, parts),
  });
