import { isSameSale, type SoldProduct, type VapExemptionState } from '@estrada/domain/contracts/index';
import { desc, eq } from 'drizzle-orm';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { type ProposalRecord, soldProducts } from '../../proposals/index.ts';
import { costLabel } from '../../simulation/index.ts';
import { vapExemptions } from './vap-exemption.tables.ts';

export type VapExemptionRow = typeof vapExemptions.$inferSelect;

/** A product with what it is called. */
export const describeProduct = (product: SoldProduct) => ({ ...product, ...costLabel(product.code) });

/** How far the exemption is, of the products that are sold now. */
export async function readVapExemptionState(
  proposal: ProposalRecord,
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
): Promise<{
  state: VapExemptionState;
  row: VapExemptionRow | null;
  products: SoldProduct[];
  /** when the last one was confirmed, of another sale than today's */
  lapsedOf: Date | null;
}> {
  const products = await soldProducts(db, proposal.id);
  const row = await findLastVapExemption(db, proposal.id);
  // what was confirmed, or asked for, of another sale says nothing of this one
  if (!row || !isSameSale(row.products, products))
    return { state: 'NONE', row: null, products, lapsedOf: row?.confirmedAt ?? null };
  const known = { products, lapsedOf: null };
  if (row.confirmedAt !== null && proposal.vapExemptionApplied) return { state: 'CONFIRMED', row, ...known };
  const isOpen = row.endedAt === null && row.expiresAt > now;
  return isOpen ? { state: 'ASKED', row, ...known } : { state: 'NONE', row: null, ...known };
}

/** The last link of a proposal, whatever became of it. */
async function findLastVapExemption(db: Db, proposalId: string): Promise<VapExemptionRow | null> {
  const [row] = await db
    .select()
    .from(vapExemptions)
    .where(eq(vapExemptions.proposalId, proposalId))
    .orderBy(desc(vapExemptions.id))
    .limit(1);
  return row ?? null;
}
