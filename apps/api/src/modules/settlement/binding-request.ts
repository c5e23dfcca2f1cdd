import type { FlowContext } from '../../kernel/context.ts';
import { PartnerError } from '../../partners/index.ts';

/** The partner has said no, in words for the person where it gave any. */
export type Refused = { refused: string };

/**
 * For `.catch(…)` of a call that binds: a refusal is an answer. With a breaker that is open nothing was sent; after any other failure
 * nobody knows what the partner did, and `noteUnknown` says so where people wait.
 *
 * @throws the failure itself, for the job to ask again
 */
export const answerOrUnknown =
  (noteUnknown: (context: FlowContext) => Promise<unknown>, context: FlowContext) =>
  async (error: unknown): Promise<Refused> => {
    if (error instanceof PartnerError) {
      if (error.failure === 'refused') return { refused: error.partnerMessage ?? '' };
      if (error.failure !== 'circuit-open') await noteUnknown(context);
    }
    throw error;
  };
