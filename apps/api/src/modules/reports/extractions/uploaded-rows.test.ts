import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../../test/extract-rows.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../../test/send-table.ts';
import { columnsOf, exampleLines } from '../../uploads/index.ts';
import { uploadTables } from '../../uploads/tables/index.ts';

let api: TestApi;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  admin = await api.signIn('admin-internal');
}, 60_000);
afterAll(() => api.close());

/** The days on which a table of each name is decided to hold; what the demo brought holds before. */
const heldFrom = async (kind: string, id: string, day: string) =>
  api.database.db.execute(
    sql`update tables_in_force set effective_from = ${day} where kind = ${kind} and table_id = ${id}`,
  );

describe('vehicles', () => {
  const heading = Object.values(columnsOf(uploadTables.Vehicles)).map((column) => column.name);
  const send = async (fileName: string, version: string, day: string) => {
    const line = exampleLines(uploadTables.Vehicles)[0]!.map((cell, place) =>
      heading[place] === 'versao' ? version : cell,
    );
    const { body } = await sendTable(api, admin, fileName, [heading.join(';'), line.join(';')].join('\n'));
    expect((await untilFinished(admin, body.id)).upload.status).toBe('SUCCESS');
    await heldFrom('vehicles', body.id, day);
  };

  it('gives the tables that held on a day of the period, each version as its table called it, with file and person', async () => {
    await send('primeira.csv', 'Nome antigo', '2026-11-05');
    await send('dia-10.csv', 'De manhã', '2026-11-10');
    await send('dia-10-de-novo.csv', 'De tarde', '2026-11-10');
    await send('ultima.csv', 'Nome novo', '2026-11-12');
    const files = async (first: string, last: string) =>
      (await extractRows(api, admin, 'downloadVehicles', [first, last])).map((row) => [row.Arquivo, row.Versão]);
    expect(await files('2026-11-05', '2026-11-09')).toEqual([['primeira.csv', 'Nome antigo']]);
    expect(await files('2026-11-10', '2026-11-11')).toEqual([['dia-10-de-novo.csv', 'De tarde']]);
    expect(await files('2026-11-09', '2026-11-12')).toEqual([
      ['primeira.csv', 'Nome antigo'],
      ['dia-10-de-novo.csv', 'De tarde'],
      ['ultima.csv', 'Nome novo'],
    ]);
    const [row] = await extractRows(api, admin, 'downloadVehicles', ['2026-11-19', '2026-11-20']);
    expect(row).toMatchObject({
      Condição: 'novo',
      Fabricante: 'CHEVROLET',
      'Preço de referência': '118490,00',
      'Enviado por': 'Helena Duarte',
      'Tabela vale desde': '12/11/2026',
      'Posta em vigor por': 'Helena Duarte',
    });
  });
});

describe('tiers', () => {
  it('gives the lines that held while their table did, with the rule that they name', async () => {
    const finance = await api.signIn('finance');
    await api.database.db.execute(sql`insert into risk_price_rules (id, rule_name, rule_code, effective_from, valid_until)
      values ('01RISK', 'Regra de verão', 'VERAO', '2030-01-01', '2030-12-31')`);
    const heading = 'tier;descricao;pessoa;score_minimo;score_maximo;regra_preco_risco;inicio_vigencia;fim_vigencia';
    const lines = [
      'TR1;Baixo;PF;801;1000;verao;01/01/2026;31/12/2026',
      'TR2;Acabou;PF;601;800;;01/01/2026;12/11/2026',
      'TR3;Começa depois;PF;0;100;;17/11/2026;31/12/2026',
    ];
    const content = [heading, ...lines].join('\n');
    const { body } = await sendTable(api, finance, 'tiers.csv', content, { table: 'Tiers' });
    expect((await untilFinished(finance, body.id, 'Tiers')).upload.status).toBe('SUCCESS');
    await heldFrom('tiers', body.id, '2026-11-13');
    const codes = async (first: string, last: string) =>
      (await extractRows(api, finance, 'downloadTier', [first, last])).map((row) => row.Tier);
    // the second had ended before its table began to hold
    expect(await codes('2026-11-10', '2026-11-16')).toEqual(['TR1']);
    expect(await codes('2026-11-10', '2026-11-17')).toEqual(['TR3', 'TR1']);
    expect(await codes('2026-11-10', '2026-11-12')).toEqual([]);
    const rows = await extractRows(api, finance, 'downloadTierRisk', ['2026-11-17', '2026-11-17']);
    expect(rows.map((row) => [row.Tier, row['Código da regra'], row.Regra, row['Início da regra']])).toEqual([
      ['TR3', '', '', ''],
      ['TR1', 'VERAO', 'Regra de verão', '01/01/2030'],
    ]);
  });
});
