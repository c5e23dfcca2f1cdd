/** The list of proposals as it grows: page by key and capped count must not slow down; and the desk over the most. */
import { fillProposals } from './fill-proposals.ts';
import { median, milliseconds, type Result, timeOf } from './measure.ts';
import { openProduct } from './open-product.ts';

const sizes = [10_000, 100_000, 1_000_000];
const calls = 60;

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    const person = await product.signIn('DEMO.ADMIN-INTERNAL');
    const results: Result[] = [];
    let first = 0;
    for (const size of sizes) {
      await fillProposals(product, size);
      const ask = (body: object) => product.call<{ next: string }>(person, 'listProposals', { body });
      // the fifth page too: a list that is slow further down is slow
      let cursor: string | null = null;
      for (let page = 0; page < 4; page++) cursor = (await ask({ size: 20, cursor })).next;
      const times: number[] = [];
      for (let call = 0; call < calls; call++)
        times.push((await timeOf(() => ask({ size: 20 }))) + (await timeOf(() => ask({ size: 20, cursor }))));
      const ms = median(times) / 2;
      const isLast = size === sizes.at(-1);
      if (first === 0) first = ms;
      results.push({
        what: `list of proposals, ${size.toLocaleString('en')} rows`,
        figure: milliseconds(ms),
        peer: size === sizes[0] ? '' : `10,000 rows: ${milliseconds(first)}`,
        ratio: size === sizes[0] ? null : ms / first,
        aim: isLast ? '≤ 1.3' : '',
        met: isLast ? ms / first <= 1.3 : null,
        note: `median of ${calls} first and ${calls} fifth pages of 20, count capped at 10,000`,
      });
    }
    const desk = () => product.call(person, 'readProposalDesk');
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push(await timeOf(desk));
    results.push({
      what: 'desk of the start page over them, for who sees all',
      figure: milliseconds(median(times)),
      peer: '',
      ratio: null,
      aim: '< 100 ms',
      met: median(times) < 100,
      note: `median of ${calls}; open ones counted up to 20,000, decisions of 30 days up to 5,000`,
    });
    return results;
  } finally {
    await product.close();
  }
}
