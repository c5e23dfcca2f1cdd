import type { ProposalStatus } from '../../proposals/statuses.ts';

/** The event that brings a proposal nearer to its papers, or makes them anew. */
export type PaperEvent = 'requestDocuments' | 'generateContracts' | 'regenerateContracts';

const events: Partial<Record<ProposalStatus, PaperEvent>> = {
  AP: 'requestDocuments',
  AF: 'generateContracts',
  PU: 'regenerateContracts',
};

/** What asking for papers means in a status; null where there is nothing to ask for. */
export const paperEventIn = (status: ProposalStatus): PaperEvent | null => events[status] ?? null;

/** How far the papers of a contract are. */
export type ContractState = 'MAKING' | 'READY' | 'FAILED' | 'GIVEN_UP' | 'VOID';

/** @param contract as it is kept: a void one is void whatever became of its papers */
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
