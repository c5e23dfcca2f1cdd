import { DomainError, notAllowed } from '../errors/domain-error.ts';
import type { FactsWith, ProposalActor } from '../proposals/proposal-facts.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/** Who is welcomed: whose contract is paid. */
const paidStatuses: readonly ProposalStatus[] = ['OC', 'OCM'];

/** What sending a welcome letter looks at. */
export type WelcomeFacts = Pick<FactsWith<'withdrawn'>, 'status' | 'blocked' | 'withdrawn'>;

/** Whether a welcome letter is still true: nobody is welcomed to a contract that was withdrawn from. */
export const isWelcome = ({ status, withdrawn }: Pick<WelcomeFacts, 'status' | 'withdrawn'>): boolean =>
  paidStatuses.includes(status) && !withdrawn;

/**
 * Refuses to send a welcome letter again.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond the dealer's side and finance; PRS006 before the payment, or once the
 *   client has withdrawn
 */
export function assertMayWelcome(facts: WelcomeFacts, { kind }: ProposalActor): void {
  if (facts.blocked) throw new DomainError('PRS002');
  if (kind !== 'dealer' && kind !== 'representante' && kind !== 'finance') throw notAllowed();
  if (!isWelcome(facts)) throw new DomainError('PRS006');
}

/** Whether somebody may send one again now. */
export function mayWelcome(facts: WelcomeFacts, actor: ProposalActor): boolean {
  try {
    assertMayWelcome(facts, actor);
    return true;
  } catch {
    return false;
  }
}
