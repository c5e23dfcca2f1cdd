import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findUser } from './identity.repository.ts';

/**
 * First step of the sign-in. The specification wants an unknown name to be marked, so the answer does differ; that is
 * why the look-up is limited per address and leaves a trace in the audit trail.
 */
export const lookUpUserType: UseCase<typeof endpoints.lookUpUserType, FlowContext> = async ({ query }, context) => {
  await limitRate(
    context.db,
    { name: 'user-type', hits: 120, windowSeconds: 300 },
    context.http.clientAddress,
    context.now,
  );
  const user = await findUser(context.db, query.username);
  await context.transaction(async (tx) =>
    tx.audit({
      action: 'login.look-up',
      entity: 'user',
      entityId: user?.id ?? 'unknown',
      after: { found: user !== null },
    }),
  );
  if (!user) throw new DomainError('USE002', { fields: [{ path: 'username', key: 'username.unknown' }] });
  return { userType: user.userType, redirectURL: user.userType === 'GMF' ? user.redirectUrl : null };
};
