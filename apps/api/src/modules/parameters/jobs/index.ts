import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { parameterJobs } from '../parameters.jobs.ts';
import { mailTemplateTest } from './mail-template-test.ts';

/** The area's job handlers with their dependencies. */
export const handleParameterJobs = (mailer: Mailer) =>
  handleJobs(parameterJobs, { mailTemplateTest: mailTemplateTest(mailer) });
