import { expiresOnOf, type NextActFacts, nextActorOf, proposalStatusIds } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { expiresOn, waitsFor } from './next-act.sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const blocks = [
  { blocked: false, blockedBy: null },
  { blocked: true, blockedBy: 'dealer' },
  { blocked: true, blockedBy: 'provider' },
] as const;
const stops = [null, 'failed', 'given-up'] as const;
const answers = [
  { answer: null, analysis: null, decider: null, presented: false, byEngine: false },
  { answer: null, analysis: 'A1', decider: null, presented: false, byEngine: true },
  { answer: 'Pronto', analysis: 'A1', decider: null, presented: true, byEngine: true },
  { answer: 'Pronto', analysis: 'A1', decider: '0'.repeat(26), presented: true, byEngine: false },
  { answer: 'Pronto', analysis: null, decider: null, presented: true, byEngine: false },
] as const;

it('computes the next act in the database as in the domain, for every combination of facts', async () => {
  const combinations = proposalStatusIds.flatMap((status) =>
    blocks.flatMap((block) =>
      [false, true].flatMap((first) =>
        stops.flatMap((stop) => answers.map((answer) => ({ status, block, first, stop, answer }))),
      ),
    ),
  );
  const values = combinations.map(
    ({ status, block, first, stop, answer }, place) =>
      sql`(${place}::int, ${status}, ${block.blocked}::boolean, ${block.blockedBy}, ${first}::boolean, ${stop}, ${answer.answer}, ${answer.analysis}, ${answer.decider})`,
  );
  const found = await rowsOf(
    api,
    sql`select ${waitsFor} as next from (values ${sql.join(values, sql`, `)})
      as proposals (place, status, blocked, blocked_by, has_first_decision, stop, conditions_answer, analysis_id, credit_decided_by) order by place`,
  );
  const expected = combinations.map(({ status, block, first, stop, answer }) => {
    const facts: NextActFacts = {
      status,
      ...block,
      stop,
      hasFirstDecision: first,
      conditionsPresented: answer.presented && stop !== 'given-up',
      isDecidedByEngine: answer.byEngine,
    };
    return nextActorOf(facts);
  });
  expect(found.map(({ next }) => next)).toEqual(expected);
});

it('computes the day on which a proposal ends in the database as in the domain', async () => {
  const proposals = proposalStatusIds.flatMap((status) =>
    [null, '2026-11-25', '2026-11-30', '2026-12-05'].map((srsValidUntil) => ({ status, srsValidUntil })),
  );
  const tableValidUntil = '2026-11-30';
  const values = proposals.map(
    ({ status, srsValidUntil }, place) =>
      sql`(${place}::int, ${status}, ${srsValidUntil}::date, ${tableValidUntil}::date)`,
  );
  const found = await rowsOf(
    api,
    sql`select (${expiresOn})::text as day from (values ${sql.join(values, sql`, `)})
      as proposals (place, status, srs_valid_until, table_valid_until) order by place`,
  );
  expect(found.map(({ day }) => day)).toEqual(
    proposals.map((proposal) => expiresOnOf({ ...proposal, tableValidUntil })),
  );
});

it('counts and filters through an index on the same expression', async () => {
  const [{ definition }] = (await rowsOf(
    api,
    sql`select pg_get_indexdef('proposals_whose_turn'::regclass) as definition`,
  )) as [{ definition: string }];
  await api.database.db.execute(sql`drop table if exists expected_index`);
  await api.database.db.execute(sql`create table expected_index (like proposals)`);
  const again = sql.raw(`(case${String(waitsForText()).slice('(case'.length)}`);
  await api.database.db.execute(sql`create index expected_waiting on expected_index ((${again}))`);
  const [{ made }] = (await rowsOf(api, sql`select pg_get_indexdef('expected_waiting'::regclass) as made`)) as [
    { made: string },
  ];
  const expressionOf = (text: string) => text.slice(text.indexOf('CASE'), text.indexOf('END') + 3);
  expect(expressionOf(definition)).toBe(expressionOf(made));
  await api.database.db.execute(sql`drop table expected_index`);

  function waitsForText(): string {
    return (waitsFor.queryChunks as unknown as { value: string[] }[])
      .flatMap(({ value }) => value)
      .join('')
      .replaceAll('proposals.', '');
  }
});
