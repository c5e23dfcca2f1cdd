import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { Partners } from '../../../partners/index.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { analyse } from './analyse.ts';
import { mailSeller } from './mail-seller.ts';
import { validateTable } from './validate-table.ts';

/** The area's jobs with what they need. */
export const handleProposalJobs = ({ creditEngine }: Partners, mailer: Mailer, publicUrl: string) =>
  handleJobs(proposalJobs, {
    analyse: analyse(creditEngine),
    validateTable,
    mailSeller: mailSeller(mailer, publicUrl),
  });
