import { isSameSale, type SoldProduct, type VapExemptionState } from '@estrada/domain/contracts/index';
import type { ReadContext } from '../../../kernel/context.ts';
import { type ProposalRecord, soldProducts } from '../../proposals/index.ts';
import { costLabel } from '../../simulation/index.ts';
import { findLastVapExemption, type VapExemptionRow } from './vap-exemption.repository.ts';

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
