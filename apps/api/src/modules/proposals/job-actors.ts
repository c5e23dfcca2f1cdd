import { type ProposalActor, productMessages } from '@estrada/domain/proposals/index';

/** The credit engine, as actor and as author of timeline entries. */
export const engine = {
  actor: { kind: 'credit-engine', userId: null } satisfies ProposalActor,
  actorName: productMessages.engineName,
} as const;

/** The product itself, for moves without a user. */
export const system = {
  actor: { kind: 'system', userId: null } satisfies ProposalActor,
  actorName: productMessages.systemName,
} as const;

/** A job reads its proposal whatever its owner. */
export const everywhere = { kind: 'all' } as const;
