import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { dealerScope, dealers } from '../organization/index.ts';

/**
 * The configuration of every page of a dealer's account at the active dealer: whether contracts are signed
 * electronically there, and the general rights of the user's profile.
 *
 * @throws DomainError SEC004 for any other dealer
 */
export const readCommonConfiguration: UseCase<typeof endpoints.readCommonConfiguration, ReadContext> = async (
  { query },
  context,
) => {
  const { viewer } = callerOf(context);
  const scope = dealerScope(recordScope(viewer));
  if (scope === null) throw new DomainError('SEC004');
  const [dealer] = await context.db
    .select({ dealerId: dealers.id, esignEnabled: dealers.esignEnabled })
    .from(dealers)
    .where(and(scope, eq(dealers.id, query.dealerId)));
  if (!dealer) throw new DomainError('SEC004');
  const { createPropose, viewPaymentReport } = viewer.permissions;
  return { ...dealer, createPropose, viewPaymentReport };
};
