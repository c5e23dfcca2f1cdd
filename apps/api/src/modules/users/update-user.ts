import { DomainError } from '@estrada/domain/errors/index';
import { bareUsername, managesUser } from '@estrada/domain/identity/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { writeUnique } from '../../kernel/database/unique-violation.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';
import {
  endAllSessions,
  notifyOldAddress,
  removeCodes,
  sendCode,
  type TokenService,
  type UserRow,
  updateUser,
} from '../identity/index.ts';
import { listRegionsOf, replaceBelongings } from './belongings.repository.ts';
import { codesPerDay } from './change-account.ts';
import { describeUser } from './describe-user.ts';
import { lockUser } from './lock-user.ts';
import { auditValues, userValues } from './user-values.ts';
import { documentConflict } from './users.repository.ts';

/**
 * Changes a user's registration. Another profile, other dealers or a customer's other document end the user's sessions
 * at once, because their rights have changed. Another address voids the code sent to the old one; a user still without
 * a password gets a new code there, and any other user is notified at the old address.
 *
 * @throws DomainError SEC004 (also beyond the granting limits) · SET001 (changed by another user) · USE015 · DOM002 at
 * a field
 */
export const makeUpdateUser =
  (tokens: TokenService, redirectOrigins: readonly string[]): UseCase<typeof endpoints.updateUser, WriteContext> =>
  async ({ params, body }, context) => {
    const { user, dealers: before, granter } = await lockUser(params, body.version, managesUser, context);
    if (bareUsername(body.username) !== user.username)
      throw new DomainError('DOM002', { fields: [{ path: 'username', key: 'value.notAllowed' }] });
    const regionsBefore = await listRegionsOf(context.db, user.id);
    const kept = {
      dealers: before,
      regions: regionsBefore,
      permissions: user.permissions,
      redirectUrl: user.redirectUrl,
    };
    const { values, dealers, regions } = await userValues(
      { db: context.db, granter, redirectOrigins },
      params.type,
      body,
      kept,
    );
    const changes = { ...values, version: user.version + 1, updatedAt: context.now };
    await saveUser(context.db, user.id, changes);
    await replaceBelongings(context.db, user.id, {
      dealerIds: dealers.map(({ id }) => id),
      regionIds: regions.map(({ id }) => id),
    });
    if (values.email !== user.email) await moveAddress(user, { ...user, ...changes }, tokens, context);
    const isOther = values.role !== user.role || values.document !== user.document;
    const isMoved = isOther || !hasSame(before, dealers) || !hasSame(regionsBefore, regions);
    if (isMoved) await endAllSessions(context.db, user.id, 'disabled', context.now);
    context.audit({
      action: 'user.update',
      entity: 'user',
      entityId: user.id,
      before: auditValues(user, before, regionsBefore),
      after: auditValues(values, dealers, regions),
    });
    return describeUser({ ...user, ...changes }, context);
  };

async function moveAddress(before: UserRow, user: UserRow, tokens: TokenService, context: WriteContext): Promise<void> {
  const language = user.language ?? context.language;
  const awaitsPassword = user.status === 'NEW_PASSWORD_REQUIRED';
  // an address that never opened the account may be a typing error: its owner must not learn anything
  if (!awaitsPassword) await notifyOldAddress(before, language, context);
  if (!awaitsPassword || !user.enabled || user.blockedAt !== null) return void (await removeCodes(context.db, user.id));
  await limitRate(context.db, codesPerDay, user.id, context.now);
  await sendCode(user, language, tokens, context);
}

const hasSame = (some: readonly { id: string }[], others: readonly { id: string }[]): boolean =>
  some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id));

/** @throws DomainError DOM002 at the document when another customer has it */
const saveUser = (db: Db, id: string, changes: Partial<UserRow>) =>
  writeUnique(updateUser(db, id, changes), documentConflict);
