import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate, restartCount } from '../../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { findUser, lockUser } from '../identity.repository.ts';
import { sendCode } from '../mails/send-code.ts';
import type { TokenService } from '../session/tokens.ts';
import { wrongTries } from './reset-password.ts';

const perAddress = { name: 'code-address', hits: 60, windowSeconds: 300 };
const perUser = { name: 'code-user', hits: 5, windowSeconds: 300 };
const perUserAndDay = { name: 'code-user-day', hits: 10, windowSeconds: 86_400, refusal: 'USE013' as const };

/**
 * Mails a verification code to the user, if the account exists and may set a new password. An unknown name, a disabled
 * and a blocked account get the same response and the same limits, so that accounts cannot be probed.
 *
 * @throws DomainError USE029 (too fast) · USE013 (too many codes in a day)
 */
export function makeForgotPassword(tokens: TokenService): UseCase<typeof endpoints.forgotPassword, FlowContext> {
  return async ({ body: { username } }, context) => {
    await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
    await limitRate(context.db, perUser, username, context.now);
    await limitRate(context.db, perUserAndDay, username, context.now);
    await context.transaction((tx) => issueCode(username, tokens, tx));
    return { sent: true };
  };
}

async function issueCode(username: string, tokens: TokenService, tx: WriteContext): Promise<void> {
  await restartCount(tx.db, wrongTries.name, username, tx.now);
  const found = await findUser(tx.db, username);
  const user = found && (await lockUser(tx.db, found.id));
  const receiver = user?.enabled && !user.blockedAt ? user : null;
  tx.audit({
    action: 'password.code',
    entity: 'user',
    entityId: user?.id ?? 'unknown',
    after: { sent: receiver !== null },
  });
  if (!receiver) return;
  await sendCode(receiver, tx.language, tokens, tx, 'asked');
}
