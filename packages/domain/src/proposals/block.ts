import { DomainError, notAllowed } from '../errors/domain-error.ts';
import type { BlockSide, ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { finalStatuses } from './statuses.ts';

/** What blocking looks at. */
export type BlockFacts = Pick<ProposalFacts, 'status' | 'blocked' | 'blockedBy'>;

const isPerson = ({ kind }: ProposalActor): boolean => kind !== 'system' && kind !== 'credit-engine';

/** On whose side somebody blocks: the representante acts for the dealers. */
export const blockSideOf = ({ kind }: ProposalActor): BlockSide =>
  kind === 'dealer' || kind === 'representante' ? 'dealer' : 'provider';

/** What the provider has blocked, only the provider lets go on. */
const isTheirs = ({ blockedBy }: BlockFacts, actor: ProposalActor): boolean =>
  blockedBy !== 'provider' || blockSideOf(actor) === 'provider';

/** Whether a proposal may be blocked now: by who moves proposals, while it still lives. */
export function mayBlock(facts: BlockFacts, actor: ProposalActor): boolean {
  return isPerson(actor) && !finalStatuses.includes(facts.status) && !facts.blocked;
}

/** Whether the block of a proposal may be lifted now: by the side that set it, and by the provider whoever did. */
export function mayUnblock(facts: BlockFacts, actor: ProposalActor): boolean {
  return isPerson(actor) && !finalStatuses.includes(facts.status) && facts.blocked && isTheirs(facts, actor);
}

/**
 * Refuses to set or lift the block.
 *
 * @param wanted whether it is to be blocked afterwards
 * @throws DomainError not allowed (SEC004) to this actor; PRS006 its life has ended; PRS002 blocked already; PRS007 not blocked
 */
export function assertBlockable(wanted: boolean, facts: BlockFacts, actor: ProposalActor): void {
  if (!isPerson(actor)) throw notAllowed();
  if (finalStatuses.includes(facts.status)) throw new DomainError('PRS006');
  if (wanted && facts.blocked) throw new DomainError('PRS002');
  if (!wanted && !facts.blocked) throw new DomainError('PRS007');
  if (!wanted && !isTheirs(facts, actor)) throw notAllowed();
}
