/** The cockpit over a million proposals: each view of the list, at its first page and far down, the counts, and one proposal. */
import pg from 'pg';
import type { EndpointName } from '../packages/endpoints/src/index.ts';
import { fillProposals } from './fill-proposals.ts';
import { median, milliseconds, type Result, timeOf } from './measure.ts';
import { openProduct, type Person } from './open-product.ts';

const size = 1_000_000;
const calls = 40;
const aimMs = 30;
/** Pages of 20 up to the distant one. */
const deepPages = 50;
const people = {
  'who sees all': 'DEMO.ADMIN-INTERNAL',
  finance: 'DEMO.FINANCE',
  'a manager': 'DEMO.FI-MANAGER',
  'a seller': 'DEMO.SELLER',
};
const lists = {
  all: {},
  'waiting for me': { view: 'waiting' },
  mine: { view: 'mine' },
  returned: { view: 'returned' },
  expiring: { view: 'expiring' },
  'one status': { status: ['AP'] },
  'acts next: engine': { waitingFor: 'credit-engine' },
};

export async function run(serverUrl: string): Promise<Result[]> {
  const product = await openProduct(serverUrl);
  try {
    await fillProposals(product, size, {
      // a list does not read the form, and a million of them would only fill the disk; one proposal keeps the demo's
      client: `'{}'::jsonb`,
      table_valid_until: `current_date + (series % 200)::int`,
      srs_valid_until: `current_date + (series % 150)::int`,
      credit_decided_by: `case when series % 20 = 0 then (select id from users where username = 'DEMO.FINANCE') else source.credit_decided_by end`,
    });
    const ms: Record<string, number> = {};
    for (const [who, username] of Object.entries(people)) {
      const person = await product.signIn(username);
      const time = async (what: string, name: EndpointName, input: object = {}) => {
        ms[`${what}, ${who}`] = await timeCalls(() => product.call(person, name, input));
      };
      for (const [what, filters] of Object.entries(lists)) {
        await time(what, 'listProposals', { body: { size: 20, ...filters } });
        const cursor = await walk(person, filters);
        if (cursor) await time(`${what} far down`, 'listProposals', { body: { size: 20, ...filters, cursor } });
      }
      await time('counts', 'readProposalViews');
    }
    const finance = await product.signIn('DEMO.FINANCE');
    const id = await aReachedProposal(product.url);
    ms['one proposal'] = await timeCalls(() => product.call(finance, 'readProposal', { params: { id } }));
    ms['news of one'] = await timeCalls(() => product.call(finance, 'readProposalNews', { params: { id } }));
    for (const [what, taken] of Object.entries(ms)) console.log(`${what}: ${milliseconds(taken)}`);
    const slowest = Object.entries(ms).sort(([, one], [, other]) => other - one)[0]!;
    return [
      {
        what: 'cockpit over 1,000,000 proposals: the slowest of its lists, counts and pages',
        figure: milliseconds(slowest[1]),
        peer: '',
        ratio: null,
        aim: `≤ ${aimMs} ms p50`,
        met: slowest[1] <= aimMs,
        note: `${slowest[0]}; ${Object.keys(ms).length} kinds of calls, median of ${calls} each; counts of views ${milliseconds(ms['counts, who sees all']!)}, one proposal ${milliseconds(ms['one proposal']!)}`,
      },
    ];

    async function walk(person: Person, filters: object): Promise<string | null> {
      let cursor: string | null = null;
      for (let page = 0; page < deepPages / 5; page++) {
        const answer: { next: string | null } = await product.call(person, 'listProposals', {
          body: { size: 100, ...filters, cursor },
        });
        if (answer.next === null) return cursor;
        cursor = answer.next;
      }
      return cursor;
    }
  } finally {
    await product.close();
  }
}

async function timeCalls(act: () => Promise<unknown>): Promise<number> {
  await act();
  const times: number[] = [];
  for (let call = 0; call < calls; call++) times.push(await timeOf(act));
  return median(times);
}

/** One of the demo's own, with its form and history, that finance reaches. */
async function aReachedProposal(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from proposals where status = 'AP' and number not like 'B%' order by id limit 1`,
  );
  await client.end();
  return rows[0]!.id;
}
