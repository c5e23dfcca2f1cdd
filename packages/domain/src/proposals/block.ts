import { notAllowed } from '../errors/domain-error.ts';
import { actsOf, type Check } from '../state-machines/acts.ts';
import { byActors, isDealerSide, notBlocked } from './checks.ts';
import type { BlockSide, ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { finalStatuses } from './statuses.ts';

/** What blocking looks at. */
export type BlockFacts = Pick<ProposalFacts, 'status' | 'blocked' | 'blockedBy'>;

/** On whose side somebody blocks: the representante acts for the dealers. */
export const blockSideOf = (actor: ProposalActor): BlockSide => (isDealerSide(actor) ? 'dealer' : 'provider');

/** What the provider has blocked, only the provider lets go on. */
const isTheirs = ({ blockedBy }: BlockFacts, actor: ProposalActor): boolean =>
  blockedBy !== 'provider' || blockSideOf(actor) === 'provider';

const byPeople = byActors('dealer', 'representante', 'finance', 'admin-internal');
const stillLives: Check<BlockFacts, ProposalActor> = ['PRS006', ({ status }) => !finalStatuses.includes(status)];

/** Setting the block of a proposal, and lifting it: by the side that set it, and by the provider whoever did. */
export const blockActs = actsOf<BlockFacts, ProposalActor>()({
  block: [byPeople, stillLives, notBlocked],
  unblock: [byPeople, stillLives, ['PRS007', ({ blocked }) => blocked], [notAllowed, isTheirs]],
});
