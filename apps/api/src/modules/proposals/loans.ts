import { isSameSale, type SoldProduct } from '@estrada/domain/contracts/index';
import type { SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { withNames } from '../simulation/index.ts';
import { otherAreas } from './areas.ts';
import { type ProposalRecord, updateProposal } from './proposals.repository.ts';
import { proposalLoans, proposalProducts } from './proposals.tables.ts';

type LoanRow = typeof proposalLoans.$inferSelect;

/** Stores the term that the figures of a proposal were copied from, with its products, replacing the previous one. */
export async function saveLoan(
  db: Db,
  proposalId: string,
  item: SimulationItem,
  { manufacturerYear, modelYear }: Pick<SimulationRequest, 'manufacturerYear' | 'modelYear'>,
): Promise<void> {
  const kept = { item, manufacturerYear, modelYear };
  await db
    .insert(proposalLoans)
    .values({ proposalId, ...kept })
    .onConflictDoUpdate({ target: proposalLoans.proposalId, set: kept });
  await db.delete(proposalProducts).where(eq(proposalProducts.proposalId, proposalId));
  const sold = item.products.filter(({ selected }) => selected);
  if (sold.length === 0) return;
  await db.insert(proposalProducts).values(
    sold.map(({ code, provider, quantity, premiumCents, monthlyCents, isFinanced }) => ({
      proposalId,
      code,
      provider,
      quantity,
      premiumCents,
      monthlyCents,
      isFinanced,
    })),
  );
}

/** A copied proposal has the same figures. */
export async function copyLoan(db: Db, fromId: string, toId: string): Promise<void> {
  const loan = await findLoan(db, fromId);
  if (loan) await saveLoan(db, toId, loan.item, loan);
}

export async function findLoan(db: Db, proposalId: string): Promise<LoanRow | null> {
  const [row] = await db.select().from(proposalLoans).where(eq(proposalLoans.proposalId, proposalId));
  if (!row) return null;
  const { financedItems, cetComposition } = row.item;
  return {
    ...row,
    item: { ...row.item, financedItems: withNames(financedItems), cetComposition: withNames(cetComposition) },
  };
}

/** The products sold with the financing of a proposal, by the term that its figures come from. */
export async function soldProducts(db: Db, proposalId: string): Promise<SoldProduct[]> {
  const loan = await findLoan(db, proposalId);
  return (loan?.item.products ?? [])
    .filter(({ selected }) => selected)
    .map(({ code, provider, premiumCents }) => ({ code, provider, premiumCents }));
}

/**
 * Stores the term of a proposal's recalculated figures. If products or premiums differ from before, the confirmed
 * exemption is reset with them.
 *
 * @param options.isExemptionSaid the caller has set the exemption explicitly, so it stays
 * @returns the changes of the proposal
 */
export async function saveRecalculatedLoan(
  proposal: ProposalRecord,
  { item, request }: { item: SimulationItem; request: SimulationRequest },
  context: WriteContext,
  { isExemptionSaid = false }: { isExemptionSaid?: boolean } = {},
): Promise<Partial<ProposalRecord>> {
  const before = await soldProducts(context.db, proposal.id);
  await saveLoan(context.db, proposal.id, item, request);
  await otherAreas().figuresChanged(proposal, context);
  if (!proposal.vapExemptionApplied || isExemptionSaid) return {};
  const after = await soldProducts(context.db, proposal.id);
  if (isSameSale(before, after)) return {};
  await updateProposal(context.db, proposal.id, { vapExemptionApplied: false });
  context.audit({
    action: 'proposal.vapExemption.lapse',
    entity: 'proposal',
    entityId: proposal.id,
    before: { vapExemptionApplied: true, productCount: before.length },
    after: { vapExemptionApplied: false, productCount: after.length },
  });
  return { vapExemptionApplied: false };
}
