import { isSameSale, type SoldProduct, type VapExemptionState } from '@estrada/domain/contracts/index';
import { desc, eq } from 'drizzle-orm';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { type ProposalRecord, soldProducts } from '../../proposals/index.ts';
import { costLabel } from '../../simulation/index.ts';
import { vapExemptions } from './vap-exemption.tables.ts';

export type VapExemptionRow = typeof vapExemptions.$inferSelect;

/** A product with its display name. */
export const describeProduct = (product: SoldProduct) => ({ ...product, ...costLabel(product.code) });

/** The state of the exemption for the products of the current sale. */
export async function readVapExemptionState(
  proposal: ProposalRecord,
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
): Promise<{
  state: VapExemptionState;
  row: VapExemptionRow | null;
  products: SoldProduct[];
  /** when the last one was confirmed, of another sale than the current one */
  lapsedOf: Date | null;
}> {
  const products = await soldProducts(db, proposal.id);
  const row = await findLastVapExemption(db, proposal.id);
  // a request or confirmation of another sale does not apply
  if (!row || !isSameSale(row.products, products))
    return { state: 'NONE', row: null, products, lapsedOf: row?.confirmedAt ?? null };
  const known = { products, lapsedOf: null };
  if (row.confirmedAt !== null && proposal.vapExemptionApplied) return { state: 'CONFIRMED', row, ...known };
  const isOpen = row.endedAt === null && row.expiresAt > now;
  return isOpen ? { state: 'ASKED', row, ...known } : { state: 'NONE', row: null, ...known };
}

/** The last link of a proposal, in any state. */
async function findLastVapExemption(db: Db, proposalId: string): Promise<VapExemptionRow | null> {
  const [row] = await db
    .select()
    .from(vapExemptions)
    .where(eq(vapExemptions.proposalId, proposalId))
    .orderBy(desc(vapExemptions.id))
    .limit(1);
  return row ?? null;
}
