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
import { request } from 'undici';
import { z } from 'zod';

/** Why a partner gave no usable answer. `refused` is the partner's own business refusal; the others are ours to survive. */
export type PartnerFailure =
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'garbage'
  | 'refused'
  | 'not-found'
  | 'circuit-open';

export class PartnerError extends Error {
  readonly failure: PartnerFailure;
  /** what the partner said when it refused, as it came: for the person who asked, never for the log */
  readonly partnerMessage: string | undefined;
  constructor(
    partner: string,
    failure: PartnerFailure,
    options: { cause?: unknown; partnerMessage?: string | undefined } = {},
  ) {
    super(`${partner}: ${failure}`, { cause: options.cause });
    this.failure = failure;
    this.partnerMessage = options.partnerMessage;
  }
}

export interface PartnerOptions {
  /** for messages and logs, e.g. `credit-bureau` */
  name: string;
  baseUrl: string;
  token?: string;
  timeoutMs: number;
}

export interface PartnerCall<Answer> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  answer: z.ZodType<Answer>;
}

/** An answer over this is garbage: no partner of ours sends more, and a drip must not fill the memory. */
const maxAnswerBytes = 256 * 1024;
const isPassing = (error: unknown) =>
  error instanceof PartnerError ? error.failure === 'unreachable' || error.failure === 'server-error' : false;

/**
 * Calls one partner: time-out over the whole answer, two retries with jitter for failures that pass (every call carries
 * a request id, so repeating is safe), and a breaker that stops asking for 15 s after five failures in a row.
 */
export function makePartnerClient(options: PartnerOptions) {
  const retries = retry(handleWhen(isPassing), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 600 }),
  });
  const breaker = circuitBreaker(
    handleWhen(
      (error) => !(error instanceof PartnerError && (error.failure === 'refused' || error.failure === 'not-found')),
    ),
    { halfOpenAfter: 15_000, breaker: new ConsecutiveBreaker(5) },
  );
  const policy = wrap(breaker, timeout(options.timeoutMs, TimeoutStrategy.Aggressive), retries);
  return {
    /** @throws PartnerError */
    async call<Answer>(call: PartnerCall<Answer>): Promise<Answer> {
      try {
        return await policy.execute(({ signal }) => ask(options, call, signal));
      } catch (error) {
        if (error instanceof PartnerError) throw error;
        if (isTaskCancelledError(error) || (error as Error).name === 'AbortError')
          throw new PartnerError(options.name, 'timeout');
        if (isBrokenCircuitError(error)) throw new PartnerError(options.name, 'circuit-open');
        throw new PartnerError(options.name, 'unreachable', { cause: error });
      }
    },
  };
}

export type PartnerClient = ReturnType<typeof makePartnerClient>;

async function ask<Answer>(options: PartnerOptions, call: PartnerCall<Answer>, signal: AbortSignal): Promise<Answer> {
  const response = await request(`${options.baseUrl}${call.path}`, {
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
  const text = await readText(response.body, options.name);
  if (response.statusCode >= 500) throw new PartnerError(options.name, 'server-error');
  if (response.statusCode === 404) throw new PartnerError(options.name, 'not-found');
  if (response.statusCode >= 400)
    throw new PartnerError(options.name, 'refused', {
      partnerMessage: businessRefusals.has(response.statusCode) ? readRefusal(text) : undefined,
    });
  // a redirection is no answer, whatever it carries: following it would take the client's data to an unknown address
  if (response.statusCode >= 300) throw new PartnerError(options.name, 'garbage');
  return readAnswer(text, call.answer, options.name);
}

/** Statuses of a refusal that is about what was asked. All others are about us (401: our token), no matter of the person. */
const businessRefusals = new Set([400, 409, 422]);
const refusal = z.object({ message: z.string() });

/** The words of a refusal, where the partner sends any: `{ "message": … }`. */
function readRefusal(text: string): string | undefined {
  try {
    return refusal.safeParse(JSON.parse(text)).data?.message;
  } catch {
    return undefined;
  }
}

async function readText(body: AsyncIterable<Buffer>, partner: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > maxAnswerBytes) throw new PartnerError(partner, 'garbage');
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
