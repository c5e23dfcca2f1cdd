import { randomBytes } from 'node:crypto';
import { vapExemptionLinkHours, vapExemptionText } from '@estrada/domain/proposals/index';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { FlowContext } from '../kernel/context.ts';
import { makeId } from '../kernel/ids.ts';
import { hashLinkToken } from '../kernel/link-token.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { proposalLoans } from '../modules/proposals/contracts/contracts.tables.ts';
import { updateProposal } from '../modules/proposals/proposals.repository.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';
import { insertVapExemption } from '../modules/proposals/vap-exemption/vap-exemption.repository.ts';
import { soldProducts } from '../modules/proposals/vap-exemption/vap-exemption-facts.ts';

/** Of two proposals with products that are signed electronically the client has confirmed the exemption of one, and was asked for the other. */
export async function insertVapExemptions({ db, now, transaction }: FlowContext): Promise<void> {
  const rows = await db
    .select({ id: proposals.id, sellerId: proposals.sellerId, sellerName: users.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.sellerId))
    .innerJoin(proposalLoans, eq(proposalLoans.proposalId, proposals.id))
    .where(
      and(
        inArray(proposals.status, ['AF', 'PU']),
        eq(proposals.electronicSignature, true),
        sql`${proposalLoans.item}->'products' @> '[{"selected": true}]'`,
      ),
    )
    .orderBy(desc(proposals.status), desc(proposals.id))
    .limit(2);
  for (const [index, { id: proposalId, sellerId, sellerName }] of rows.entries())
    await transaction(async (tx) => {
      const [id, products] = [makeId(now), await soldProducts(tx.db, proposalId)];
      const isConfirmed = index === 0;
      await insertVapExemption(tx.db, {
        // nobody has the secret of a link of the demonstration
        id,
        proposalId,
        tokenHash: hashLinkToken(randomBytes(18).toString('base64url')),
        products,
        madeBy: sellerId,
        madeByName: sellerName,
        madeAt: now,
        expiresAt: new Date(now.getTime() + vapExemptionLinkHours * 3_600_000),
        ...(isConfirmed
          ? { endedAt: now, confirmedAt: now, confirmedFrom: '203.0.113.7', textVersion: vapExemptionText.version }
          : { endedAt: null, confirmedAt: null, confirmedFrom: null, textVersion: null }),
      });
      if (!isConfirmed) return;
      await updateProposal(tx.db, proposalId, { vapExemptionApplied: true });
      tx.audit({
        action: 'proposal.vapExemption.confirm',
        entity: 'proposal',
        entityId: proposalId,
        before: { vapExemptionApplied: false },
        after: {
          vapExemptionApplied: true,
          linkId: id,
          productCount: products.length,
          textVersion: vapExemptionText.version,
        },
      });
    });
}
