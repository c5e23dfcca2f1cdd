import type { FlowContext } from '../../../kernel/context.ts';
import { outageOf } from '../../../kernel/jobs/outage-of.ts';
import { type ProposalRecord, updateProposal } from '../proposals.repository.ts';

/** For `.catch(…)` of a call to the engine: the proposal says since when it waits for one that is away. @throws the failure itself */
export const noteEngineAway =
  (proposal: ProposalRecord, context: FlowContext) =>
  async (error: unknown): Promise<never> => {
    if (outageOf(error) !== null && !proposal.engineAwaySince)
      await updateProposal(context.db, proposal.id, { engineAwaySince: context.now });
    throw error;
  };
