import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { threadJobs } from '../threads.jobs.ts';
import { mailDigest } from './mail-digest.ts';

/** The area's job handlers with their dependencies. */
export const handleThreadJobs = (mailer: Mailer, publicUrl: string) =>
  handleJobs(threadJobs, { mailDigest: mailDigest(mailer, publicUrl) });
