import { handleJobs } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { identityJobs } from '../identity.jobs.ts';
import type { TokenService } from '../session/tokens.ts';
import { mailCertificationWarning } from './mail-certification-warning.ts';
import { mailCode } from './mail-code.ts';
import { notifyOldAddress } from './notify-old-address.ts';

/** The area's job handlers with their dependencies. */
export const handleIdentityJobs = (tokens: TokenService, mailer: Mailer) =>
  handleJobs(identityJobs, {
    mailCode: mailCode(tokens, mailer),
    mailCertificationWarning: mailCertificationWarning(mailer),
    notifyOldAddress: notifyOldAddress(mailer),
  });
