import type { ProposalStatus } from '@estrada/domain/proposals/index';
import type { Db } from '../../kernel/database/database.ts';
import { everywhere, findProposal, type ProposalRecord } from '../proposals/index.ts';

/** The contract of a sale is active, or paid. */
const activeStatuses: readonly ProposalStatus[] = ['AV', 'PS', 'OC', 'OCM'];

export const isActive = ({ status }: Pick<ProposalRecord, 'status'>): boolean =>
  activeStatuses.some((active) => active === status);

/** Whether the credit contract of a sale is active: only then the premium that it finances goes to the insurer. */
export async function isCreditActive(db: Db, saleProposalId: string): Promise<boolean> {
  const sale = await findProposal(db, everywhere, saleProposalId);
  return sale !== null && isActive(sale);
}
