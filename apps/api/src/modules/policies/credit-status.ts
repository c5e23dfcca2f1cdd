import { activeContractStatuses } from '@estrada/domain/proposals/index';
import type { Db } from '../../kernel/database/database.ts';
import { everywhere, findProposal, type ProposalRecord } from '../proposals/index.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

/** Whether the contract of a sale is active, or paid. */
export const isCreditContractActive = ({ status }: Pick<ProposalRecord, 'status'>): boolean =>
  activeContractStatuses.some((active) => active === status);

/** Whether the policy may be requested: of a financed insurance only once its credit contract is active. */
export async function mayRequestPolicy(
  { saleType, saleProposalId }: Pick<InsuranceRecord, 'saleType' | 'saleProposalId'>,
  db: Db,
): Promise<boolean> {
  if (saleType !== 'FINANCED') return true;
  const sale = saleProposalId && (await findProposal(db, everywhere, saleProposalId));
  return sale ? isCreditContractActive(sale) : false;
}
