import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { mailCode } from './mails/mail-code.ts';
import { tellOldAddressLater } from './mails/tell-old-address.ts';
import type { TokenService } from './session/tokens.ts';

/** What happens to accounts after a request has committed. */
export const identityJobs = (tokens: TokenService, mailer: Mailer): JobDefinition[] => [
  mailCode(tokens, mailer),
  tellOldAddressLater(mailer),
];
