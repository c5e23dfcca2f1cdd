import type { FlowContext, WriteContext } from '../kernel/context.ts';
import { PartnerError, type PartnerFailure } from './partner-error.ts';

/** The partner has refused, with its own message for the user; empty where it gave none. */
export type Refused = { refused: string };

/**
 * A request that a partner must carry out at most once (a lien, a payment, a decision), as the steps of its job. `Sent`
 * is the record as it was before this attempt; `Answer` is the partner's answer to an accepted request.
 */
export interface BindingRequest<Data, Sent, Answer extends object> {
  /**
   * Loads the record under lock and marks that the partner may know of it from now on.
   * @returns null: nothing remains to be sent
   */
  load(data: Data, tx: WriteContext): Promise<Sent | null>;
  /**
   * The partner's result of an earlier attempt; null: it never arrived, or this is the first. Omitted where the partner
   * answers a repeated request id with the same answer.
   */
  find?(record: Sent, context: FlowContext): Promise<Answer | null>;
  /**
   * Sends it under an id shared by every attempt of this record.
   * @returns `refused` where it turns out that nothing can be sent
   */
  send(record: Sent, context: FlowContext): Promise<Answer | Refused>;
  /** Stores the answer. The record is locked and checked again: it may have changed in between. */
  settle(record: Sent, answer: Answer, tx: WriteContext): Promise<unknown>;
  /**
   * Stores a refusal, with the partner's own code if it gave one. Omitted where the partner never refuses: then a refusal
   * is a failure like any other.
   */
  refuse?(record: Sent, reason: string, tx: WriteContext, code?: string): Promise<unknown>;
  /**
   * Marks that the partner's result is unknown. Not called when the circuit breaker is open, or the partner does not accept
   * our token: then it has done nothing.
   */
  unknown?(record: Sent, tx: WriteContext): Promise<unknown>;
  /** Marks that the partner is unavailable, also when the circuit breaker is open. */
  away?(record: Sent, tx: WriteContext): Promise<unknown>;
  /**
   * What retries after a failure: the job with its back-off, or a schedule of the area, for which the job then ends.
   */
  retriedBy?: 'job' | 'schedule';
}

/**
 * The handler of a job that sends a binding request: load, find, else send, settle. No transaction is open while the partner is called,
 * and each step bears a second run.
 *
 * @throws PartnerError for the job to try again, unless a schedule does
 */
export const bindingRequest =
  <Data, Sent, Answer extends object>(request: BindingRequest<Data, Sent, Answer>) =>
  async (data: Data, context: FlowContext): Promise<void> => {
    const record = await context.transaction((tx) => request.load(data, tx));
    if (record === null) return;
    let answer: Answer | Refused;
    let code: string | undefined;
    try {
      answer = (await request.find?.(record, context)) ?? (await request.send(record, context));
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      if (error.failure !== 'refused' || !request.refuse) {
        await markFailure(request, record, { error, context });
        if (request.retriedBy === 'schedule') return;
        throw error;
      }
      answer = { refused: error.partnerMessage ?? '' };
      code = error.partnerCode;
    }
    await context.transaction(async (tx) => {
      if (!isRefused(answer)) return request.settle(record, answer, tx);
      if (!request.refuse) throw new Error('The request was refused, and nothing says what follows');
      return request.refuse(record, answer.refused, tx, code);
    });
  };

/**
 * The id of a binding request, the same whenever the same attempt for the same record is sent: a partner recognises the repeat, also after
 * a database was restored from before the first one.
 *
 * @param recordId of the proposal or contract
 * @param attempt the first is 1
 */
export const bindingRequestId = (recordId: string, kind: string, attempt: number): string =>
  `${recordId}-${kind}-${attempt}`;

/** How a stored request is known to its partner; one from before ids were derived is known by its own. */
export const requestIdOf = ({ requestId, id }: { requestId: string | null; id: string }): string => requestId ?? id;

/** Failures after which the partner has certainly not carried out the request. */
const undone: readonly PartnerFailure[] = ['circuit-open', 'unauthorized'];

const isRefused = (answer: object): answer is Refused => 'refused' in answer;

async function markFailure<Sent>(
  { unknown, away }: Pick<BindingRequest<never, Sent, never>, 'unknown' | 'away'>,
  record: Sent,
  { error, context }: { error: PartnerError; context: FlowContext },
): Promise<void> {
  if (unknown && !undone.includes(error.failure)) await context.transaction((tx) => unknown(record, tx));
  if (away && error.outage !== null) await context.transaction((tx) => away(record, tx));
}
