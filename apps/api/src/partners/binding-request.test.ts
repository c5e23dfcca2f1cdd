import { describe, expect, it } from 'vitest';
import type { FlowContext, WriteContext } from '../kernel/context.ts';
import { type BindingRequest, bindingRequest } from './binding-request.ts';
import { PartnerError, type PartnerFailure } from './partner-error.ts';

type Order = { id: string; sentBefore: boolean };
type Accepted = { receipt: string };
type Steps = BindingRequest<{ id: string }, Order, Accepted>;

/** Runs a request with these steps. @returns the calls, in order, with `tx` where a transaction was open */
async function run(steps: Partial<Steps>): Promise<{ calls: unknown[]; error: unknown }> {
  const calls: unknown[] = [];
  let isOpen = false;
  const call = (...called: unknown[]) => void calls.push(isOpen ? ['tx', ...called] : called);
  const context = {
    async transaction<Result>(work: (tx: WriteContext) => Promise<Result>): Promise<Result> {
      isOpen = true;
      try {
        return await work({} as WriteContext);
      } finally {
        isOpen = false;
      }
    },
  } as unknown as FlowContext;
  const traced = Object.entries({
    load: async ({ id }: { id: string }) => ({ id, sentBefore: false }),
    send: async () => ({ receipt: 'new' }),
    settle: async () => {},
    ...steps,
  }).map(([name, step]) => [
    name,
    typeof step !== 'function'
      ? step
      : (subject: Order, answer: unknown, _tx: unknown, code: unknown) => {
          call(name, ...(name === 'settle' || name === 'refuse' ? [answer, code].filter(Boolean) : []));
          return (step as (...given: unknown[]) => unknown)(subject, answer);
        },
  ]);
  const error = await bindingRequest(Object.fromEntries(traced) as Steps)({ id: 'o1' }, context).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { calls, error };
}

const failing = (failure: PartnerFailure, partnerMessage?: string, partnerCode?: string) => async () => {
  throw new PartnerError('registry', failure, { partnerMessage, partnerCode });
};
const marks = { unknown: async () => {}, away: async () => {} };

describe('a binding request', () => {
  it('is loaded and settled in transactions, and sent outside of them', async () => {
    const { calls } = await run({ find: async () => null });
    expect(calls).toEqual([['tx', 'load'], ['find'], ['send'], ['tx', 'settle', { receipt: 'new' }]]);
  });

  it('is not sent again when the partner knows it', async () => {
    const { calls } = await run({ find: async () => ({ receipt: 'known' }) });
    expect(calls).toEqual([['tx', 'load'], ['find'], ['tx', 'settle', { receipt: 'known' }]]);
  });

  it('is left alone when nothing is to be sent any more', async () => {
    expect((await run({ load: async () => null })).calls).toEqual([['tx', 'load']]);
  });

  it('is marked as unknown and tried again by its job when the partner does not answer', async () => {
    const { calls, error } = await run({ ...marks, send: failing('timeout') });
    expect(calls.slice(1)).toEqual([['send'], ['tx', 'unknown'], ['tx', 'away']]);
    expect(error).toBeInstanceOf(PartnerError);
  });

  it('is marked as unknown when the answer cannot be read, but the partner is not away', async () => {
    expect((await run({ ...marks, send: failing('garbage') })).calls.slice(1)).toEqual([['send'], ['tx', 'unknown']]);
  });

  it.each(['circuit-open', 'unauthorized'] as const)(
    'is not marked as unknown where the partner has done nothing (%s), nor as refused',
    async (failure) => {
      const { calls, error } = await run({ ...marks, send: failing(failure), refuse: async () => {} });
      expect(calls.slice(1)).toEqual([['send'], ['tx', 'away']]);
      expect(error).toBeInstanceOf(PartnerError);
    },
  );

  it('ends the job after a failure when a schedule tries again', async () => {
    const { calls, error } = await run({ ...marks, send: failing('timeout'), retriedBy: 'schedule' });
    expect([calls.at(-1), error]).toEqual([['tx', 'away'], null]);
  });

  it('stores the message of a refusal, of the partner or our own', async () => {
    for (const send of [failing('refused', 'Conta encerrada'), async () => ({ refused: 'Conta encerrada' })]) {
      const { calls, error } = await run({ ...marks, send, refuse: async () => {} });
      expect([calls.at(-1), error]).toEqual([['tx', 'refuse', 'Conta encerrada'], null]);
    }
  });

  it("stores the partner's code of a refusal with its message", async () => {
    const send = failing('refused', 'Conta encerrada', 'LIB007');
    expect((await run({ send, refuse: async () => {} })).calls.at(-1)).toEqual([
      'tx',
      'refuse',
      'Conta encerrada',
      'LIB007',
    ]);
  });

  it('fails at a refusal where none is expected', async () => {
    const { calls, error } = await run({ send: failing('refused') });
    expect([calls.at(-1), (error as Error).message]).toEqual([['send'], 'registry: refused']);
  });

  it('marks nothing when the failure is ours', async () => {
    const broken = async () => {
      throw new Error('disk full');
    };
    const { calls, error } = await run({ ...marks, send: broken, retriedBy: 'schedule' });
    expect([calls.at(-1), (error as Error).message]).toEqual([['send'], 'disk full']);
  });
});
