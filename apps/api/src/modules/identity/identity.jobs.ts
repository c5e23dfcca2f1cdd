import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { mailCode } from './mail-code.ts';
import { tellOldAddressLater } from './tell-old-address.ts';
import type { TokenService } from './tokens.ts';

/** What happens to accounts after a request has committed. */
export const identityJobs = (tokens: TokenService, mailer: Mailer): JobDefinition[] => [
  mailCode(tokens, mailer),
  tellOldAddressLater(mailer),
];
