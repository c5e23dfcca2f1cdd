import { DomainError } from '@estrada/domain/errors/index';
import {
  type CodeRefusal,
  checkCodeTry,
  isCodeInForce,
  refuseCodeTry,
  resetFormProblems,
  verificationCodeMinutes,
} from '@estrada/domain/identity/index';
import type { BodyOf, endpoints } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { countHit, limitRate } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findUser, lockUser, type PasswordCodeRow, type UserRow } from '../identity.repository.ts';
import { passwordCodes } from '../identity.tables.ts';
import { matchesVerificationCode } from '../mails/verification-codes.ts';
import type { TokenService } from '../session/tokens.ts';
import { refuseProblems } from './refuse-problems.ts';
import { storeNewPassword } from './store-new-password.ts';

type ResetBody = BodyOf<typeof endpoints.resetPassword>;

const perAddress = { name: 'reset-address', hits: 120, windowSeconds: 300 };
const perUser = { name: 'reset-user', hits: 20, windowSeconds: 300 };
/**
 * Wrong attempts without a code to count them at: an unknown name, a blocked account. Reset with each request for a
 * code and valid as long as a code, so that such a name is treated like any other.
 */
export const wrongTries = { name: 'code-tries', windowSeconds: verificationCodeMinutes * 60 };

/**
 * Sets a new password with the code from the e-mail. A wrong code must be counted although the call is refused, so the
 * counting commits in a transaction of its own and the refusal is thrown after it.
 *
 * @throws DomainError DOM002 for a form that is not complete · USE030 at `newPassword`, a problem for each failed rule · USE011 at `verificationCode` · USE013 from the
 * fifth wrong code on · USE014 at `newPassword` · USE029
 */
export function makeResetPassword(tokens: TokenService): UseCase<typeof endpoints.resetPassword, FlowContext> {
  return async ({ body }, context) => {
    await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
    await limitRate(context.db, perUser, body.username, context.now);
    refuseProblems(resetFormProblems(body));
    const refusal = await context.transaction((tx) => tryCode(body, tokens, tx));
    if (refusal) throw refusal;
    return { changed: true };
  };
}

async function tryCode(body: ResetBody, tokens: TokenService, tx: WriteContext): Promise<DomainError | null> {
  const found = await findUser(tx.db, body.username);
  const user = found && (await lockUser(tx.db, found.id));
  const code = user?.enabled && !user.blockedAt ? await findCodeOf(tx.db, user.id) : null;
  if (!user || !code || !isCodeInForce(code, tx.now)) return refuseWithoutCode(body.username, user, tx);
  const refusal = checkCodeTry(code.attempts, matchesVerificationCode(code, body.verificationCode, tokens));
  if (refusal) {
    await updateCode(tx.db, code.id, { attempts: refusal.attempts });
    return refusalFor(refusal, user, tx);
  }
  const isStored = await storeNewPassword(user, body.newPassword, tx);
  // after this refusal the code stays valid: a user who repeated the old password may choose another
  return isStored ? null : new DomainError('USE014', { fields: [{ path: 'newPassword', key: 'password.sameAsLast' }] });
}

async function refuseWithoutCode(username: string, user: UserRow | null, tx: WriteContext): Promise<DomainError> {
  const tries = await countHit(tx.db, wrongTries, username, tx.now);
  return refusalFor(refuseCodeTry(tries - 1), user, tx);
}

function refusalFor({ code, attempts }: CodeRefusal, user: UserRow | null, tx: WriteContext): DomainError {
  tx.audit({ action: 'password.wrong-code', entity: 'user', entityId: user?.id ?? 'unknown', after: { attempts } });
  return new DomainError(code, {
    fields: code === 'USE011' ? [{ path: 'verificationCode', key: 'verificationCode.wrong' }] : [],
  });
}

async function findCodeOf(db: Db, userId: string): Promise<PasswordCodeRow | null> {
  const [row] = await db.select().from(passwordCodes).where(eq(passwordCodes.userId, userId));
  return row ?? null;
}

const updateCode = (db: Db, id: string, changes: Partial<PasswordCodeRow>) =>
  db.update(passwordCodes).set(changes).where(eq(passwordCodes.id, id));
