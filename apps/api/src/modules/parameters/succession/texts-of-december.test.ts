/** What the migration of the texts of December 2026 does to an installation before its first contract. */
import { readFileSync } from 'node:fs';
import { currentLegalTexts, firstLegalTexts, type PaperKind } from '@estrada/domain/contracts/index';
import { productMessages } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

const migration = readFileSync(new URL('../../../../drizzle/0072_legal-texts-of-2026-12.sql', import.meta.url), 'utf8');
const statements = migration.replaceAll('current_date', "date '2026-11-27'").split('--> statement-breakpoint');

let api: TestApi;
beforeAll(async () => {
  api = await openEmptyApi({});
});
afterAll(() => api.close());

const migrate = async () => {
  for (const statement of statements) await api.database.db.execute(sql.raw(statement));
};
const textsOf = async (kind: PaperKind) => {
  const rows = await rowsOf(
    api,
    sql`select body, changed_by_name as by from legal_texts where kind = ${kind} order by effective_from`,
  );
  return rows.map(({ body, by }) => [body, by]);
};
const contacts = () => rowsOf(api, sql`select sac_phone, ombudsman_phone, privacy_officer from lender_rows`);

it('copies a delivery term of finance for used vehicles in the name of the system, and leaves both as they are', async () => {
  const { db } = api.database;
  const own = '{cliente} recebe {veiculo}.';
  await db.execute(sql`delete from legal_texts where kind = 'DELIVERY_USED'`);
  await db.execute(sql`update legal_texts set body = ${firstLegalTexts.DELIVERY.trim()} where kind = 'DELIVERY'`);
  await db.execute(sql`insert into legal_texts (id, kind, effective_from, body, changed_by_name, version)
    values ('01jd00000000000000000own01', 'DELIVERY', '2026-11-25', ${own}, 'Carla', 3)`);
  await migrate();
  expect(await textsOf('DELIVERY')).toEqual([
    [currentLegalTexts.DELIVERY.body.trim(), ''],
    [own, 'Carla'],
  ]);
  expect(await textsOf('DELIVERY_USED')).toEqual([
    [currentLegalTexts.DELIVERY_USED.body.trim(), ''],
    [own, productMessages.systemName],
  ]);
});

it.each([
  ['gives the sample lender sample contacts', {}, '08001234567'],
  ['gives no sample contacts to a lender with a name of its own', { name: 'Banco do Vale' }, ''],
  ['gives no sample contacts to a lender with a CNPJ of its own', { cnpj: '19131243000197' }, ''],
])('%s', async (_what, changes, sacPhone) => {
  const { db } = api.database;
  const sample = { name: 'Banco Boa Estrada (demonstração)', cnpj: '11222333000181', ...changes };
  await db.execute(sql`delete from legal_texts where kind = 'DELIVERY_USED'`);
  await db.execute(sql`update lender_rows set name = ${sample.name}, cnpj = ${sample.cnpj},
    sac_phone = '', ombudsman_phone = '', privacy_officer = ''`);
  await migrate();
  const expected = sacPhone
    ? { sac_phone: sacPhone, ombudsman_phone: '08007654321', privacy_officer: 'Helena Duarte Reis' }
    : { sac_phone: '', ombudsman_phone: '', privacy_officer: '' };
  expect(await contacts()).toEqual([expected]);
});
