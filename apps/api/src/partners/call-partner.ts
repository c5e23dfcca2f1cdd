import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { request as send } from 'undici';
import { z } from 'zod';
import { currentCorrelationId } from '../kernel/correlation.ts';
import type { Logger } from '../kernel/logger.ts';
import { PartnerError, type PartnerFailure } from './partner-error.ts';

export interface PartnerOptions {
  /** for messages and logs, e.g. `credit-bureau` */
  name: string;
  baseUrl: string;
  token?: string | undefined;
  timeoutMs: number;
  logger: Logger;
}

/** One call: the schema of the answer bounds every text and number, because the input is untrusted. */
export interface PartnerCall<Answer> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  answer: z.ZodType<Answer>;
  /**
   * it has binding effects (a lien, a payment): after a failure the caller queries the result, and nothing is resent
   * automatically
   */
  isBinding?: true;
  /** for an answer that contains a file; 256 KiB by default */
  largestAnswerBytes?: number;
}

/**
 * A larger answer counts as garbage: no partner of ours sends more without a file, and a slow stream must not fill the
 * memory.
 */
const maxAnswerBytes = 256 * 1024;
const isPassing = (error: unknown) =>
  error instanceof PartnerError ? error.failure === 'unreachable' || error.failure === 'server-error' : false;

/** Calls one partner. @throws PartnerError */
export type CallPartner = <Answer>(call: PartnerCall<Answer>) => Promise<Answer>;

/**
 * The connection to one partner: time-out over the whole answer, two retries with jitter for temporary failures (every
 * call has a request id, so repeating is safe; binding requests are not repeated anyway), a circuit breaker that stops
 * calls for 15 s after five failures in a row, and a log line for each call without a usable answer, with the partner
 * and the failure, never with the request.
 */
export function openPartner(options: PartnerOptions): CallPartner {
  const retries = retry(handleWhen(isPassing), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 600 }),
  });
  const breaker = circuitBreaker(
    handleWhen((error) => !isAnswer(error)),
    { halfOpenAfter: 15_000, breaker: new ConsecutiveBreaker(5) },
  );
  const timed = timeout(options.timeoutMs, TimeoutStrategy.Aggressive);
  const policies = { once: wrap(breaker, timed), retried: wrap(breaker, timed, retries) };
  return async (call) => {
    const start = performance.now();
    try {
      return await policies[call.isBinding ? 'once' : 'retried'].execute(({ signal }) =>
        request(options, call, signal),
      );
    } catch (error) {
      const failed = toPartnerError(options.name, error);
      const { failure } = failed;
      const took = { correlationId: currentCorrelationId(), milliseconds: Math.round(performance.now() - start) };
      // "not found" is a usable answer: nothing failed
      if (failure !== 'not-found') options.logger.warn({ partner: options.name, failure, ...took }, 'partner failed');
      throw failed;
    }
  };
}

/** Failures of a partner that works, and of which a repeated call would get the same. */
const answers: readonly PartnerFailure[] = ['refused', 'unauthorized', 'not-found'];
const isAnswer = (error: unknown) => error instanceof PartnerError && answers.includes(error.failure);

function toPartnerError(name: string, error: unknown): PartnerError {
  if (error instanceof PartnerError) return error;
  if (isTaskCancelledError(error) || (error as Error).name === 'AbortError') return new PartnerError(name, 'timeout');
  if (isBrokenCircuitError(error)) return new PartnerError(name, 'circuit-open');
  return new PartnerError(name, 'unreachable', { cause: error });
}

async function request<Answer>(
  options: PartnerOptions,
  call: PartnerCall<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await send(`${options.baseUrl}${call.path}`, {
    method: call.method,
    signal,
    headers: {
      accept: 'application/json',
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
  }).catch((cause: Error) => {
    throw cause.name === 'AbortError' ? cause : new PartnerError(options.name, 'unreachable', { cause });
  });
  const text = await readText(response.body, options.name, call.largestAnswerBytes ?? maxAnswerBytes);
  if (response.statusCode >= 500) throw new PartnerError(options.name, 'server-error');
  if (response.statusCode === 404) throw new PartnerError(options.name, 'not-found');
  // the token, or what it may do: nothing that is sent again changes it
  if (response.statusCode === 401 || response.statusCode === 403) throw new PartnerError(options.name, 'unauthorized');
  if (response.statusCode >= 400)
    throw new PartnerError(options.name, 'refused', businessRefusals.has(response.statusCode) ? readRefusal(text) : {});
  // a redirect is no answer: following it would send the client's data to an unknown address
  if (response.statusCode >= 300) throw new PartnerError(options.name, 'garbage');
  return readAnswer(text, call.answer, options.name);
}

/** Statuses of a refusal that concerns the request itself. All others concern us, not the user. */
const businessRefusals = new Set([400, 409, 422]);
const refusal = z.object({
  error: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** Code and words of a refusal, where the partner sends any: `{ "error": …, "message": … }`. */
function readRefusal(text: string): { partnerCode?: string | undefined; partnerMessage?: string | undefined } {
  try {
    const { error: partnerCode, message: partnerMessage } = refusal.parse(JSON.parse(text));
    return { partnerCode, partnerMessage };
  } catch {
    return {};
  }
}

async function readText(body: AsyncIterable<Buffer>, partner: string, largest: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > largest) throw new PartnerError(partner, 'garbage');
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof PartnerError || (cause as Error).name === 'AbortError') throw cause;
    throw new PartnerError(partner, 'unreachable', { cause });
  }
  return Buffer.concat(parts).toString('utf8');
}

function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>, partner: string): Answer {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new PartnerError(partner, 'garbage', { cause });
  }
}
