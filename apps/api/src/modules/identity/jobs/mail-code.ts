import { isCodeInForce } from '@estrada/domain/identity/index';
import { eq } from 'drizzle-orm';
import { verificationCodeMail } from '../../../documents/verification-code.mail.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { identityJobs } from '../identity.jobs.ts';
import type { PasswordCodeRow, UserRow } from '../identity.repository.ts';
import { passwordCodes, users } from '../identity.tables.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { finishMail } from '../mails/sent-mails.repository.ts';
import { verificationCodeOf } from '../mails/verification-codes.ts';
import type { TokenService } from '../session/tokens.ts';

/** Mails a code, derived again from its id. A replaced, used or expired one is not sent. */
export const mailCode =
  (tokens: TokenService, mailer: Mailer): JobHandler<typeof identityJobs.mailCode> =>
  async ({ codeId, language, occasion }, context) => {
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
  };

async function findCodeWithUser(db: Db, codeId: string): Promise<{ code: PasswordCodeRow; user: UserRow } | null> {
  const [row] = await db
    .select({ code: passwordCodes, user: users })
    .from(passwordCodes)
    .innerJoin(users, eq(users.id, passwordCodes.userId))
    .where(eq(passwordCodes.id, codeId));
  return row ?? null;
}
