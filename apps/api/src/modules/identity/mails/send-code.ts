import type { Language } from '@estrada/domain/errors/index';
import { codeExpiry } from '@estrada/domain/identity/index';
import { eq } from 'drizzle-orm';
import type { VerificationCode } from '../../../documents/verification-code.mail.ts';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { identityJobs } from '../identity.jobs.ts';
import type { UserRow } from '../identity.repository.ts';
import { passwordCodes } from '../identity.tables.ts';
import type { TokenService } from '../session/tokens.ts';
import { insertSentMail } from './sent-mails.repository.ts';
import { hashVerificationCode, verificationCodeOf } from './verification-codes.ts';

/**
 * Creates a code that sets a new password, replacing any earlier one, and enqueues its mail. Call it with the account
 * locked.
 *
 * @param occasion `asked`: the user waits for it · `granted`: an administrator created the account
 */
export async function sendCode(
  user: Pick<UserRow, 'id' | 'email'>,
  language: Language,
  tokens: TokenService,
  tx: WriteContext,
  occasion: VerificationCode['occasion'] = 'granted',
): Promise<void> {
  const { id } = await issueCode(user.id, tokens, tx);
  // the mail has the id of its code: the job that sends it finds both
  await insertSentMail(tx.db, {
    id,
    userId: user.id,
    kind: 'verification-code',
    address: user.email,
    status: 'QUEUED',
    createdAt: tx.now,
  });
  tx.enqueue(identityJobs.mailCode, { codeId: id, language, occasion });
}

/**
 * Creates a code that sets a new password, replacing any earlier one. Call it with the account locked.
 *
 * @returns the code in clear: for the user who creates the account, never to be stored
 */
export async function issueCode(userId: string, tokens: TokenService, tx: WriteContext) {
  const id = makeId(tx.now);
  const code = verificationCodeOf(id, tokens);
  const expiresAt = codeExpiry(tx.now);
  await replaceCode(tx.db, {
    id,
    userId,
    codeHash: hashVerificationCode(id, code, tokens),
    createdAt: tx.now,
    expiresAt,
  });
  return { id, code, expiresAt };
}

/** A user has one code: a new one replaces the earlier. Call it with the account locked. */
async function replaceCode(db: Db, row: typeof passwordCodes.$inferInsert): Promise<void> {
  await db.delete(passwordCodes).where(eq(passwordCodes.userId, row.userId));
  await db.insert(passwordCodes).values(row);
}
