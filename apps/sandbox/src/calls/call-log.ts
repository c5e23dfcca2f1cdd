import { maskBody } from './mask-body.ts';

/** One call as it arrived. `body` is masked, `at` is an instant in UTC. */
type Call = { method: string; path: string; body: unknown; at: string };

const MAX_CALLS = 100;

/** The latest calls of each partner, in memory only, newest first. */
export class CallLog {
  readonly #calls = new Map<string, Call[]>();

  /** Keeps a call and forgets the oldest beyond one hundred. The body is masked before it is kept. */
  record(partner: string, call: Call): void {
    const earlier = this.#calls.get(partner) ?? [];
    this.#calls.set(partner, [{ ...call, body: maskBody(call.body) }, ...earlier].slice(0, MAX_CALLS));
  }

  /** The kept calls of one partner, newest first; empty for a partner nobody called. */
  latest(partner: string): readonly Call[] {
    return this.#calls.get(partner) ?? [];
  }
}
