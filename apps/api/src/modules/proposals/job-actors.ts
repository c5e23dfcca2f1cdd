import { type ProposalActor, productMessages } from '@estrada/domain/proposals/index';

/** The credit engine, as it moves proposals and signs their timeline. */
export const engine = {
  actor: { kind: 'credit-engine', userId: null } satisfies ProposalActor,
  actorName: productMessages.engineName,
} as const;

/** The product itself, where nobody acts. */
export const system = {
  actor: { kind: 'system', userId: null } satisfies ProposalActor,
  actorName: productMessages.systemName,
} as const;

/** A job finds its proposal whoever it belongs to. */
export const everywhere = { kind: 'all' } as const;
