import { onlyFinance } from '../errors/domain-error.ts';
import { actsOf, type Check } from '../state-machines/acts.ts';
import { byActors, isDealerSide, notBlocked } from './checks.ts';
import type { BlockSide, ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { finalStatuses } from './statuses.ts';

/** The facts for blocking. */
export type BlockFacts = Pick<ProposalFacts, 'status' | 'blocked' | 'blockedBy'>;

/** The side of a user who blocks: the representante acts for the dealers. */
export const blockSideOf = (actor: ProposalActor): BlockSide => (isDealerSide(actor) ? 'dealer' : 'provider');

/** Only the provider can lift a block of the provider. */
const isTheirs = ({ blockedBy }: BlockFacts, actor: ProposalActor): boolean =>
  blockedBy !== 'provider' || blockSideOf(actor) === 'provider';

const byPeople = byActors('dealer', 'representante', 'finance', 'admin-internal');
const stillLives: Check<BlockFacts, ProposalActor> = ['PRS006', ({ status }) => !finalStatuses.includes(status)];

/** Setting the block of a proposal, and lifting it: by the side that set it, and by the provider in any case. */
export const blockActs = actsOf<BlockFacts, ProposalActor>()({
  block: [byPeople, stillLives, notBlocked],
  unblock: [byPeople, stillLives, ['PRS007', ({ blocked }) => blocked], [onlyFinance, isTheirs]],
});
