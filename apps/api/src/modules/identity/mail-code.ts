import type { Language } from '@estrada/domain/errors/index';
import { isCodeInForce } from '@estrada/domain/identity/index';
import { type VerificationCode, verificationCodeMail } from '../../documents/verification-code.mail.ts';
import type { FlowContext } from '../../kernel/context.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { findCodeWithUser } from './identity.repository.ts';
import { countMailTry, finishMail } from './sent-mails.repository.ts';
import type { TokenService } from './tokens.ts';
import { verificationCodeOf } from './verification-codes.ts';

export const mailCodeJob = 'identity.mail-code';
const retryLimit = 6;
type MailedCode = { codeId: string; language: Language; occasion: VerificationCode['occasion'] };

/** What happens to accounts after a request has committed. */
export const identityJobs = (tokens: TokenService, mailer: Mailer): JobDefinition[] => [
  {
    name: mailCodeJob,
    retryLimit,
    retryDelaySeconds: 2,
    expireSeconds: 60,
    run: (data: MailedCode, context) => mailCode(data, tokens, mailer, context),
  },
];

/** Mails a code, made again from its id. One that was replaced, used or has run out meanwhile is not sent. */
async function mailCode(
  { codeId, ...mail }: MailedCode,
  tokens: TokenService,
  mailer: Mailer,
  context: FlowContext,
): Promise<void> {
  const found = await findCodeWithUser(context.db, codeId);
  if (!found || !isCodeInForce(found.code, context.now)) {
    await finishMail(context.db, codeId, { status: 'FAILED', failure: 'code-void', finishedAt: context.now });
    return;
  }
  try {
    await mailer.send(writeMail(found, tokens, mail));
  } catch (error) {
    await noteFailure(codeId, error, context);
    throw error;
  }
  await countMailTry(context.db, codeId, null);
  await finishMail(context.db, codeId, { status: 'SENT', failure: null, finishedAt: context.now });
}

function writeMail(
  { code, user }: NonNullable<Awaited<ReturnType<typeof findCodeWithUser>>>,
  tokens: TokenService,
  { language, occasion }: Omit<MailedCode, 'codeId'>,
) {
  const content = {
    occasion,
    name: user.name,
    username: user.username,
    code: verificationCodeOf(code.id, tokens),
    expiresAt: code.expiresAt,
  };
  return { to: user.email, ...verificationCodeMail.render(content, language) };
}

/** The job store tries again; only the last failure ends it. What a mail server says may hold the address: only its code is kept. */
async function noteFailure(codeId: string, error: unknown, { db, now }: FlowContext): Promise<void> {
  const { code } = (error ?? {}) as { code?: unknown };
  const failure = typeof code === 'string' ? code.slice(0, 40) : 'unknown';
  const attempts = await countMailTry(db, codeId, failure);
  if (attempts > retryLimit) await finishMail(db, codeId, { status: 'FAILED', failure, finishedAt: now });
}
