/** Price tables that finance uploads: what a simulation is quoted from, and what offers made before go on standing by. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { findPriceRow } from '../simulation/index.ts';

let api: TestApi;
let finance: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  finance = await api.signIn('finance');
  seller = await api.signIn('seller');
}, 60_000);
afterAll(() => api.close());

const heading =
  'plano;codigo_tabela;tabela_origem;descricao;pessoa;condicao;tipo_venda;tipo_taxa;tier;prazo;taxa_mensal;entrada_minima;inicio_vigencia;fim_vigencia;carencia_dias';
const line = (code: string, term: number, rate: string, part: { plan?: string; grace?: string; from?: string } = {}) =>
  `${part.plan ?? 'Regular FDU'};${code};ORIGEM;Tabela;ambas;novo;TD;normal;TR1;${term};${rate};10;${part.from ?? '01/11/2026'};31/12/2026;${part.grace ?? ''}`;
const send = async (...lines: string[]) => {
  const { status, body } = await sendTable(api, finance, 'planos.csv', [heading, ...lines].join('\n'), {
    table: 'Plans',
  });
  expect(status).toBe(200);
  return untilFinished(finance, body.id, 'Plans');
};
const ratesOf = async (financeTypeId: number) => {
  const query = { financeTypeId, assetType: 1, personType: 'PF' as const, modelYear: 2026, state: 'SP' };
  const { status, body } = await seller.call('readSimulationBasis', {
    params: { dealerId: seller.activeDealerId },
    query,
  });
  if (status !== 200) return body.code;
  return (body as unknown as { priceRows: { termMonths: number; rateMonthly: string }[] }).priceRows.map(
    (row) => `${row.termMonths}: ${row.rateMonthly}`,
  );
};

it('prices every simulation from the tables sent, and by no row of the ones before', async () => {
  const { upload } = await send(line('A-24', 24, '1,11'), line('C-36', 36, '1,5', { plan: '4', grace: '60 90' }));
  expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 2 });
  expect(await ratesOf(1)).toEqual(['24: 0.01110000']);
  expect(await ratesOf(4)).toEqual(['36: 0.01500000']);
  expect(await ratesOf(2)).toBe('GSIM002');
});

it('refuses lines that no simulation could be computed from, at the cell that is wrong, and keeps the tables in force', async () => {
  const before = await ratesOf(1);
  const { upload, problems } = await send(
    line('A-24', 24, '0,0111'),
    line('B-24', 24, '1,2', { plan: 'Grace' }),
    line('D-12', 12, '1,3', { grace: '60' }),
    line('E-12', 12, '1,3'),
    line('E-12', 12, '1,4', { from: '15/11/2026' }),
  );
  expect(upload.status).toBe('ERROR');
  expect(problems.map((problem) => [problem.line, problem.column])).toEqual([
    [2, 'taxa_mensal'],
    [3, 'carencia_dias'],
    [4, 'carencia_dias'],
    [6, 'inicio_vigencia'],
  ]);
  expect(await ratesOf(1)).toEqual(before);
});

it('goes on answering for offers that were made from tables replaced since, also after the sweep', async () => {
  await send(line('OLD-24', 24, '1,11'));
  await send(line('NEW-24', 24, '1,22'));
  await send(line('NEW-24', 24, '1,33'));
  await api.sweep();
  const rowOf = (tableCode: string, quotedOn = '2026-11-20') =>
    findPriceRow(api.database.db, { tableCode, termMonths: 24, quotedOn });
  expect(await rowOf('OLD-24')).toMatchObject({ rateMonthly: '0.01110000', validUntil: '2026-12-31' });
  expect(await rowOf('NEW-24')).toMatchObject({ rateMonthly: '0.01330000' });
  expect(await rowOf('NEVER-24')).toBeNull();
});
