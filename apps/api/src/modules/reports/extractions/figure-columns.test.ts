/** The figures in the extractions of simulations and proposals are those that the client saw. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { extractions } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const figures = ['Plan', 'Instalment', 'Monthly rate', 'Annual CET', 'IOF', 'Total of the instalments'];

/** The columns with figures of every row, with what is stored of the simulated term that the row has them from. */
async function readFigures(name: 'downloadSimulation' | 'downloadSCD', stored: ReturnType<typeof sql>) {
  const { columns, from, joins } = extractions[name];
  const values = figures.map((header) => columns.find((column) => column.header.en === header)!.value);
  const cells = sql.join(
    values.map((value, index) => sql`(${value})::text as ${sql.identifier(`c${index}`)}`),
    sql`, `,
  );
  return rowsOf(api, sql`select ${cells}, ${stored} as item from ${from} ${joins}`);
}
type Item = Record<'installmentCents' | 'iofCents' | 'totalPaymentsCents', number> & {
  rateMonthly: string;
  cetAnnualPct: string;
};

it.each([
  ['downloadSimulation', sql`chosen.item`],
  [
    'downloadSCD',
    sql`(select i from simulations s, jsonb_array_elements(s.result -> 'simulationItems') i
      where s.id = proposals.simulation_id and (i ->> 'term')::int = proposals.term_months limit 1)`,
  ],
] as const)('%s', async (name, stored) => {
  const rows = (await readFigures(name, stored)).filter(({ item }) => item !== null);
  expect(rows.length).toBeGreaterThan(3);
  for (const { item, ...cells } of rows) {
    const { installmentCents, rateMonthly, cetAnnualPct, iofCents, totalPaymentsCents } = item as Item;
    const [plan, ...numbers] = Object.values(cells);
    expect(plan).toMatch(/[A-Za-z]/);
    expect(numbers.map(Number)).toEqual([
      installmentCents,
      Number(rateMonthly),
      Number((Number(cetAnnualPct) / 100).toFixed(6)),
      iofCents,
      totalPaymentsCents,
    ]);
  }
});

it.each([
  ['downloadSimulation', sql`simulations`, sql`request`, sql`'{taxRegime}'`, sql`request ->> 'personType'`],
  ['downloadSCD', sql`proposals`, sql`figures`, sql`'{sale,taxRegime}'`, sql`person_type`],
] as const)('%s names the tax regime of a company, and none of a person', async (name, table, stored, path, type) => {
  await api.database.db.execute(sql`update ${table} set ${stored} = jsonb_set(${stored}, ${path}, '"SIMPLES"')
    where id = (select min(id) from ${table} where ${type} = 'PJ')`);
  const { columns, from, joins, key } = extractions[name];
  const regime = columns.find(({ header }) => header.en === 'Tax regime')!.value;
  const rows = await rowsOf(
    api,
    sql`select ${type} as person, ${regime} as regime from ${from} ${joins} order by ${key}`,
  );
  const of = (person: string) => rows.filter((row) => row.person === person).map((row) => row.regime);
  const [first, ...others] = of('PJ');
  expect(first).toBe('Simples Nacional');
  expect(new Set(others)).toEqual(new Set(['Outro (Lucro Real ou Presumido)']));
  expect(new Set(of('PF'))).toEqual(new Set([null]));
});

it('names the origin of a simulation: by hand, a copy, or a lead', async () => {
  await api.database.db.execute(
    sql`update simulations set origin = 'COPY' where id = (select min(id) from simulations)`,
  );
  const { columns, from, joins, key } = extractions.downloadSimulation;
  const origin = columns.find(({ header }) => header.en === 'Origin')!.value;
  const rows = await rowsOf(api, sql`select ${origin} as origin from ${from} ${joins} order by ${key}`);
  const [first, ...others] = rows.map((row) => row.origin);
  expect([first, new Set(others)]).toEqual(['Cópia', new Set(['Simulador', 'Oportunidade'])]);
});
