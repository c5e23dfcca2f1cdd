import type { Language } from '@estrada/domain/errors/index';
import { isCodeInForce } from '@estrada/domain/identity/index';
import { type VerificationCode, verificationCodeMail } from '../../../documents/verification-code.mail.ts';
import type { FlowContext } from '../../../kernel/context.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { findCodeWithUser } from '../identity.repository.ts';
import type { TokenService } from '../session/tokens.ts';
import { deliverMail, mailRetries } from './deliver-mail.ts';
import { finishMail } from './sent-mails.repository.ts';
import { verificationCodeOf } from './verification-codes.ts';

type MailedCode = { codeId: string; language: Language; occasion: VerificationCode['occasion'] };

export const mailCodeJob = 'identity.mail-code';

/** Mails a code, made again from its id. One that was replaced, used or has run out meanwhile is not sent. */
export const mailCode = (tokens: TokenService, mailer: Mailer): JobDefinition => ({
  name: mailCodeJob,
  ...mailRetries,
  run: async ({ codeId, language, occasion }: MailedCode, context: FlowContext) => {
    const found = await findCodeWithUser(context.db, codeId);
    if (!found || !isCodeInForce(found.code, context.now)) {
      await finishMail(context.db, codeId, { status: 'FAILED', failure: 'code-void', finishedAt: context.now });
      return;
    }
    const { code, user } = found;
    const content = {
      occasion,
      name: user.name,
      username: user.username,
      code: verificationCodeOf(code.id, tokens),
      expiresAt: code.expiresAt,
    };
    await deliverMail(codeId, { to: user.email, ...verificationCodeMail.render(content, language) }, mailer, context);
  },
});
