import { DomainError } from '@estrada/domain/errors/index';
import { assertTableInForce, type PriceTableRow } from '@estrada/domain/simulation/index';
import type { ProposalRecord } from './proposals.repository.ts';

/** Whether the price table behind a proposal no longer stands: withdrawn, or past the validity of the offer made from it. */
export function isTableExpired(
  proposal: Pick<ProposalRecord, 'simulationDate'>,
  row: PriceTableRow | null,
  today: string,
): boolean {
  if (!row) return true;
  try {
    assertTableInForce(row, today, proposal.simulationDate);
    return false;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SIM063') return true;
    throw error;
  }
}
