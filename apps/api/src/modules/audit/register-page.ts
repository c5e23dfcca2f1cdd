import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';

const perAddress = { name: 'audit-address', hits: 60, windowSeconds: 300 };

/**
 * Keeps that somebody opened a public page. Who comes with a session is named; a page that has just been loaded holds no token yet.
 *
 * @throws DomainError USE029 for an address that opens too many
 */
export const registerPage: UseCase<typeof endpoints.registerAudit, FlowContext> = async ({ body }, context) => {
  await limitRate(context.db, perAddress, context.http.clientAddress, context.now);
  await context.transaction(async (tx) => tx.audit({ action: 'page.open', entity: 'page', entityId: body.page }));
  return { registered: true };
};
