import type { ProposalStatus } from '../../proposals/statuses.ts';

/** The event that requests the papers of a proposal, or regenerates them. */
export type PaperEvent = 'requestDocuments' | 'generateContracts' | 'regenerateContracts';

const events: Partial<Record<ProposalStatus, PaperEvent>> = {
  AP: 'requestDocuments',
  AF: 'generateContracts',
  PU: 'regenerateContracts',
};

/** The event of a request for papers in a status; null where there is nothing to request. */
export const paperEventIn = (status: ProposalStatus): PaperEvent | null => events[status] ?? null;

/** The state of the papers of a contract. */
export type ContractState = 'MAKING' | 'READY' | 'FAILED' | 'GIVEN_UP' | 'VOID';

/** @param contract as stored: a void one is void whatever the state of its papers */
export function contractStateOf(contract: {
  voidedAt: Date | null;
  readyAt: Date | null;
  stop: 'failed' | 'given-up' | null;
}): ContractState {
  if (contract.voidedAt) return 'VOID';
  if (contract.readyAt) return 'READY';
  if (contract.stop) return contract.stop === 'failed' ? 'FAILED' : 'GIVEN_UP';
  return 'MAKING';
}
