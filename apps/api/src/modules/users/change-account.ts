import type { AuditActOf } from '@estrada/domain/audit/index';
import { type AccountAct, changeAccount, helpsUser, managesUser } from '@estrada/domain/identity/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Input, UseCase } from '../../kernel/route.ts';
import {
  endAllSessions,
  removeCodes,
  sendCode,
  spendPassword,
  type TokenService,
  updateUser,
} from '../identity/index.ts';
import { describeUser } from './describe-user.ts';
import { lockUser } from './lock-user.ts';

type AccountInput = Input<typeof endpoints.enableUser | typeof endpoints.resetUserPassword>;
type AccountUseCase = UseCase<typeof endpoints.enableUser, WriteContext> &
  UseCase<typeof endpoints.disableUser, WriteContext> &
  UseCase<typeof endpoints.unblockUser, WriteContext> &
  UseCase<typeof endpoints.resetUserPassword, WriteContext>;

/**
 * Codes per day, for every act that sends one: disabling and enabling a user repeatedly must not fill their mailbox.
 */
export const codesPerDay = { name: 'user-reset-day', hits: 10, windowSeconds: 86_400, refusal: 'USE013' as const };

const acts: Readonly<Record<AccountAct, { answersFor: typeof managesUser; action: AuditActOf<'user'> }>> = {
  enable: { answersFor: managesUser, action: 'user.enable' },
  disable: { answersFor: managesUser, action: 'user.disable' },
  unblock: { answersFor: helpsUser, action: 'user.unblock' },
  resetPassword: { answersFor: helpsUser, action: 'user.reset-password' },
};

/**
 * Enables, disables or unblocks an account, or resets its password. Where a code is mailed the old password opens nothing
 * any more; where the account is closed its sessions end at once, and none of before a block outlives it.
 *
 * @throws DomainError SEC004 (also when the caller may not) · SET001 · USE023 for a new password of a closed account ·
 * USE013 for too many codes in a day
 */
export function makeChangeAccount(act: AccountAct, tokens: TokenService): AccountUseCase {
  const { answersFor, action } = acts[act];
  return async ({ params, body }: AccountInput, context: WriteContext) => {
    const { user, granted } = await lockUser(params, body.version, answersFor, context);
    const next = changeAccount(act, granted);
    if (!next) return describeUser(user, context);
    if (next.mailsCode) await limitRate(context.db, codesPerDay, user.id, context.now);
    const changes = {
      enabled: next.enabled,
      ...(next.isBlocked ? {} : { blockedAt: null, failedAttempts: 0 }),
      ...(next.mailsCode
        ? { status: 'NEW_PASSWORD_REQUIRED' as const, passwordHash: spendPassword(user.passwordHash) }
        : {}),
      version: user.version + 1,
      updatedAt: context.now,
    };
    await updateUser(context.db, user.id, changes);
    if (next.endsSessions)
      await endAllSessions(context.db, user.id, act === 'disable' ? 'disabled' : 'new-password', context.now);
    if (next.mailsCode) await sendCode(user, user.language ?? 'pt-BR', tokens, context);
    else await removeCodes(context.db, user.id);
    const shownOf = ({ enabled, isBlocked }: { enabled: boolean; isBlocked: boolean }, status: string) => ({
      enabled,
      isBlocked,
      status,
    });
    context.audit({
      action,
      entity: 'user',
      entityId: user.id,
      before: shownOf(granted, user.status),
      after: shownOf(next, changes.status ?? user.status),
    });
    return describeUser({ ...user, ...changes }, context);
  };
}
