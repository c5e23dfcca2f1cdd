import type { Language } from '@estrada/domain/errors/index';
import { isCodeInForce } from '@estrada/domain/identity/index';
import { verificationCodeMail } from '../../documents/verification-code.mail.ts';
import type { FlowContext } from '../../kernel/context.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { findCodeWithUser } from './identity.repository.ts';
import type { TokenService } from './tokens.ts';
import { verificationCodeOf } from './verification-codes.ts';

export const mailCodeJob = 'identity.mail-code';

/** What happens to accounts after a request has committed. */
export const identityJobs = (tokens: TokenService, mailer: Mailer): JobDefinition[] => [
  {
    name: mailCodeJob,
    retryLimit: 6,
    retryDelaySeconds: 2,
    expireSeconds: 60,
    run: (data: { codeId: string; language: Language }, context) => mailCode(data, tokens, mailer, context),
  },
];

/** Mails a code, made again from its id. One that was replaced, used or has run out meanwhile is not sent. */
async function mailCode(
  { codeId, language }: { codeId: string; language: Language },
  tokens: TokenService,
  mailer: Mailer,
  context: FlowContext,
): Promise<void> {
  const found = await findCodeWithUser(context.db, codeId);
  if (!found || !isCodeInForce(found.code, context.now)) return;
  const { code, user } = found;
  await mailer.send({
    to: user.email,
    ...verificationCodeMail.render(
      {
        name: user.name,
        username: user.username,
        code: verificationCodeOf(code.id, tokens),
        expiresAt: code.expiresAt,
      },
      language,
    ),
  });
}
