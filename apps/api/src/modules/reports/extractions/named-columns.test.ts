/** Coded values are in an extraction as on screen, with the code in a column of its own. */
import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractRows } from '../../../../test/extract-rows.ts';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import type { Extraction } from '../extraction.ts';
import { extractions } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.work();
}, 60_000);
afterAll(() => api.close());

const textsOf = (status: ProposalStatus) => {
  const { pt, en } = proposalStatuses[status];
  return { pt, en };
};

it('shows profile, type and state of an account by their names, each with its code', async () => {
  const admin = await api.signIn('admin-internal');
  await api.database.db.execute(sql`update users set updated_at = '2026-11-20T12:00:00Z', status = 'NEW_PASSWORD_REQUIRED'
    where role = 'fi-manager'`);
  const rows = await extractRows(api, admin, 'downloadUsers', ['2026-11-20', '2026-11-20']);
  expect(rows.find((row) => row['Perfil (código)'] === 'fi-manager')).toMatchObject({
    Tipo: 'Concessionária',
    'Tipo (código)': 'DEALER',
    Perfil: 'Gerente de F&I',
    Situação: 'Aguardando nova senha',
    'Situação (código)': 'NEW_PASSWORD_REQUIRED',
    Habilitado: 'Sim',
  });
});

/** Every column with a code, and the column of names before it. */
const pairs = Object.entries<Extraction>(extractions).flatMap(([name, { columns }]) =>
  columns.flatMap(({ header }, place) => (header.en.endsWith(' (code)') ? [[name, header.en, place] as const] : [])),
);

it.each(pairs)(
  '%s: “%s” is beside its name, which is never the code, in either language',
  async (name, _header, place) => {
    const { columns, from, joins, joinsIn, during }: Extraction = extractions[name as keyof typeof extractions];
    const [shown, code] = [columns[place - 1]!, columns[place]!];
    expect(code.header).toEqual({ pt: `${shown.header.pt} (código)`, en: `${shown.header.en} (code)` });
    const more = joinsIn?.({ first: '2026-11-20', last: '2026-11-20' }, new Date('2026-11-20')) ?? sql.empty();
    const rows = await rowsOf(
      api,
      sql`select distinct ${shown.value} as pt, ${shown.english!} as en, ${code.value} as code from ${from} ${joins} ${more}
        where ${during(new Date('2020-01-01'), new Date('2030-01-01'), { first: '2020-01-01', last: '2029-12-31' })}`,
    );
    for (const { pt, en, code: stored } of rows.filter((row) => row.code !== null))
      for (const shownName of [pt, en]) {
        expect(shownName, String(stored)).toMatch(/\S/);
        expect(shownName, String(stored)).not.toBe(stored);
      }
  },
);

it('names the status of a proposal in the language of the file', async () => {
  const { columns, from, joins }: Extraction = extractions.downloadSCD;
  const { value, english } = columns.find((column) => column.header.en === 'Status')!;
  const rows = await rowsOf(api, sql`select ${value} as pt, ${english!} as en, proposals.status from ${from} ${joins}`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { pt, en, status } of rows) expect({ pt, en }).toEqual(textsOf(status as ProposalStatus));
});
