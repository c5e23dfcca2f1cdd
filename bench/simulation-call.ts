/** The calls that a seller waits for, over HTTP, complete: three terms, on every key press, and all plans compared. */
import { median, milliseconds, type Result, timeOf } from './measure.ts';
import { openProduct } from './open-product.ts';
import { simulationRequest } from './simulation-request.ts';

const calls = 200;

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    const person = await product.signIn('DEMO.FI-MANAGER');
    const { dealerId, body } = await simulationRequest(product, person);
    const simulate = () => product.call(person, 'simulate', { params: { dealerId }, body });
    const compare = () =>
      product.call(person, 'comparePlans', {
        params: { dealerId },
        body: { request: { ...body, terms: [] }, term: 48 },
      });
    const terms = await timesOf(simulate);
    const plans = await timesOf(compare);
    return [
      {
        what: 'three-term simulation call',
        figure: `${milliseconds(terms.middle)}, p99 ${milliseconds(terms.worst)}`,
        peer: '',
        ratio: null,
        aim: '≤ 8 ms',
        met: terms.middle <= 8,
        note: `${calls} calls one after another through the whole pipeline, PostgreSQL`,
      },
      {
        what: 'plan × plan call: thirteen plans',
        figure: `${milliseconds(plans.middle)}, p99 ${milliseconds(plans.worst)}`,
        peer: '',
        ratio: null,
        aim: '≤ 120 ms',
        met: plans.middle <= 120,
        note: `${calls} calls one after another through the whole pipeline, PostgreSQL; one read of the rows of every plan`,
      },
    ];
  } finally {
    await product.close();
  }
}

/** Milliseconds of a warm call: the median, and the worst of a hundred. */
async function timesOf(act: () => Promise<unknown>): Promise<{ middle: number; worst: number }> {
  for (let call = 0; call < 20; call++) await act();
  const times: number[] = [];
  for (let call = 0; call < calls; call++) times.push(await timeOf(act));
  return { middle: median(times), worst: times.toSorted((a, b) => a - b)[Math.floor(calls * 0.99)]! };
}
