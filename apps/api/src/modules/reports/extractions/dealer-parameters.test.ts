import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractRows } from '../../../../test/extract-rows.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  bit = await api.signIn('bit');
}, 60_000);
afterAll(() => api.close());

const dealer = sql`(select id from dealers where bac_code = '210101')`;
const parametersOf = async (bacCode: string, last: string) => {
  const rows = await extractRows(api, bit, 'downloadDealerParameters', [last, last]);
  return rows.find((row) => row['Código BAC'] === bacCode);
};

it('returns for each dealer its products, its channels, and the fees of its state on the last day', async () => {
  const { db } = api.database;
  await db.execute(
    sql`update dealers set created_at = '2026-11-10T12:00:00Z', esign_enabled = false where id = ${dealer}`,
  );
  await db.execute(sql`insert into dealer_products (dealer_id, product, enabled, updated_at)
    values (${dealer}, 'GAP', false, now()), (${dealer}, 'PMC', true, now())
    on conflict (dealer_id, product) do update set enabled = excluded.enabled`);
  await db.execute(sql`insert into dealer_channels (dealer_id, channel, enabled, updated_at)
    values (${dealer}, 'OFFER', false, now()), (${dealer}, 'CSF', true, now())`);
  await db.execute(sql`insert into branch_channels (branch_id, channel, enabled, updated_at)
    select branch_id, 'DGI', false, now() from dealers where id = ${dealer}`);
  // the fee of the state changes between two days
  await db.execute(sql`update fee_rows set valid_until = '2026-11-14'
    where kind = 'TCC' and state = (select state from dealers where id = ${dealer})`);
  await db.execute(sql`insert into fee_rows (id, kind, state, effective_from, base_cents, client_cents, dealer_cents)
    select '0TCC', 'TCC', state, '2026-11-15', 100000, 70001, 29999 from dealers where id = ${dealer}`);

  expect(await parametersOf('210101', '2026-11-09')).toBeUndefined();
  expect(await parametersOf('210101', '2026-11-14')).toMatchObject({ 'TCC: cliente': '900,00' });
  const row = (await parametersOf('210101', '2026-11-15'))!;
  expect(row).toMatchObject({
    'Código GMF': '101',
    'Assinatura eletrônica': 'Não',
    'TCC: base': '1000,00',
    'TCC: cliente': '700,01',
    'TCC: parte da concessionária': '299,99',
    'Canais habilitados (código)': 'CHD CSF FORMWEB',
  });
  expect(row['Produtos vendidos']!.split(', ')).not.toContain('Nota Garantida (GAP)');
  expect(row['Produtos vendidos']!.split(', ')).toContain('Proteção mecânica');
  for (const fee of ['TU', 'Despesa com registro do contrato']) expect(row[`${fee}: cliente`]).toMatch(/^\d+,\d\d$/);
});

it('returns for a dealer of another state the fees of that state', async () => {
  const rows = await extractRows(api, bit, 'downloadDealerParameters', ['2026-11-20', '2026-11-20']);
  const fees = new Map(rows.map((row) => [row.UF, row['Despesa com registro do contrato: cliente']]));
  expect(new Set(fees.values()).size).toBeGreaterThan(1);
  expect(rows.map((row) => row['Código BAC'])).toHaveLength(new Set(rows.map((row) => row['Código BAC'])).size);
});
