import type { ProposalActor, ProposalStatus } from '@estrada/domain/proposals/index';
import type { WithdrawalRequest } from '@estrada/domain/settlement/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { ProposalRecord } from './proposals.repository.ts';

/** The move that is being committed, as its effects see it. */
export interface EffectInput {
  proposal: ProposalRecord;
  actor: ProposalActor;
  actorName: string;
  reason: string | null;
  /** the status that it leads to */
  to: ProposalStatus;
  /** the client's withdrawal request */
  wish: WithdrawalRequest | null;
  context: WriteContext;
}

/**
 * Carries out an effect of a move inside the transaction of the move: rows and jobs through the context. Its return
 * value is written to the proposal, with the new status.
 */
export type EffectHandler = (input: EffectInput) => Partial<ProposalRecord> | Promise<Partial<ProposalRecord>>;
