import type { PlannedSigner } from '@estrada/domain/contracts/index';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { userDealers, users } from '../../identity/index.ts';
import type { ProposalRecord } from '../../proposals/index.ts';

/**
 * The mailboxes of the dealer's staff, which must not be used for signatures or selfies: the seller's, the requester's,
 * and any signatory address that belongs to a user of the dealer. A dealer has no mailboxes but those of its users.
 */
export async function sellingEmails(
  { sellerId, dealerId }: Pick<ProposalRecord, 'sellerId' | 'dealerId'>,
  planned: readonly Pick<PlannedSigner, 'email'>[],
  context: WriteContext,
): Promise<string[]> {
  const { db } = context;
  const wanted = planned.map(({ email }) => email.toLowerCase());
  const sellers = await db.select({ email: users.email }).from(users).where(eq(users.id, sellerId));
  const people =
    wanted.length === 0
      ? []
      : await db
          .selectDistinct({ email: users.email })
          .from(users)
          .innerJoin(userDealers, eq(userDealers.userId, users.id))
          .where(and(eq(userDealers.dealerId, dealerId), inArray(sql`lower(${users.email})`, wanted)));
  return [...sellers, ...people].map(({ email }) => email).concat(callerOf(context).email);
}
