import { isSameSale, type SoldProduct, type VapExemptionState } from '@estrada/domain/contracts/index';
import type { ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { costLabel } from '../../simulation/index.ts';
import { findLoan } from '../contracts/contracts.repository.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { findLastVapExemption, type VapExemptionRow } from './vap-exemption.repository.ts';

/** What is sold with the financing of a proposal, by the term that its figures come from. */
export async function soldProducts(db: Db, proposalId: string): Promise<SoldProduct[]> {
  const loan = await findLoan(db, proposalId);
  return (loan?.item.products ?? [])
    .filter(({ selected }) => selected)
    .map(({ code, provider, premiumCents }) => ({ code, provider, premiumCents }));
}

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
