import { notAllowed } from '../errors/domain-error.ts';
import type { Check } from '../state-machines/acts.ts';
import type { EditFacts, ProposalActor } from './proposal-facts.ts';
import type { ProposalStatus } from './statuses.ts';

type ProposalCheck<Facts = EditFacts> = Check<Facts, ProposalActor>;

/** Whether an actor is on the dealer's side: the representante acts for the dealers. */
export const isDealerSide = ({ kind }: ProposalActor): boolean => kind === 'dealer' || kind === 'representante';

/** PRS002 while the proposal is blocked. */
export const notBlocked: ProposalCheck<Pick<EditFacts, 'blocked'>> = ['PRS002', ({ blocked }) => !blocked];

/** Not allowed (SEC004) for other actors. */
export const byActors = (...kinds: readonly ProposalActor['kind'][]): ProposalCheck<unknown> => [
  notAllowed,
  (_facts, { kind }) => kinds.includes(kind),
];

/** Not allowed (SEC004) outside the dealer's side. */
export const byDealerSide = byActors('dealer', 'representante');

/** PRS006 outside these statuses. */
export const inStatuses = (...statuses: readonly ProposalStatus[]): ProposalCheck<Pick<EditFacts, 'status'>> => [
  'PRS006',
  ({ status }) => statuses.includes(status),
];
