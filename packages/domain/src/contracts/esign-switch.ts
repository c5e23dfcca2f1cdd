import { DomainError, notAllowed } from '../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/** Until it is activated, a proposal may still be signed in the other way. */
const open: readonly ProposalStatus[] = ['WO', 'RA', 'SU', 'PD', 'HLD', 'APC', 'AP', 'AVF', 'AF', 'PU'];

/**
 * Refuses to switch the electronic signature of a proposal.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond the dealer's side; PRS006 once it is activated or has ended
 */
export function assertMaySwitchEsign(facts: EditFacts, { kind }: ProposalActor): void {
  if (facts.blocked) throw new DomainError('PRS002');
  if (kind !== 'dealer' && kind !== 'representante') throw notAllowed();
  if (!open.includes(facts.status)) throw new DomainError('PRS006');
}

/** Whether somebody may switch it now. */
export const maySwitchEsign = (facts: EditFacts, { kind }: ProposalActor): boolean =>
  !facts.blocked && (kind === 'dealer' || kind === 'representante') && open.includes(facts.status);
