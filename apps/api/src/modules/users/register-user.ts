import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import { noPassword, sendCode, type TokenService } from '../identity/index.ts';
import { replaceBelongings } from './belongings.repository.ts';
import { describeUser } from './describe-user.ts';
import { granterOf } from './reach.ts';
import { auditValues, userValues } from './user-values.ts';
import { insertUser } from './users.repository.ts';

/**
 * Registers a user, without a password: the e-mailed code sets the first one.
 *
 * @throws DomainError not allowed (SEC004) beyond the granting limits · USE015 · USE016 when the username is taken · DOM002 at a field
 */
export function makeRegisterUser(
  tokens: TokenService,
  redirectOrigins: readonly string[],
): UseCase<typeof endpoints.registerUser, WriteContext> {
  return async ({ params, body }, context) => {
    const granter = await granterOf(context);
    const { values, username, dealers, regions } = await userValues(
      { db: context.db, granter, redirectOrigins },
      params.type,
      body,
    );
    const user = await insertUser(context.db, {
      ...values,
      id: makeId(context.now),
      username,
      userType: params.type,
      status: 'NEW_PASSWORD_REQUIRED',
      passwordHash: noPassword,
      createdAt: context.now,
      updatedAt: context.now,
    });
    await replaceBelongings(context.db, user.id, {
      dealerIds: dealers.map(({ id }) => id),
      regionIds: regions.map(({ id }) => id),
    });
    // nobody has chosen a language for the person yet: whoever registers speaks it too, most likely
    await sendCode(user, context.language, tokens, context);
    context.audit({
      action: 'user.register',
      entity: 'user',
      entityId: user.id,
      after: auditValues(values, dealers, regions),
    });
    return describeUser(user, context);
  };
}
