import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../../test/extract-rows.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { replaceTable, sendTable, untilFinished } from '../../../../test/send-table.ts';
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

/** The days on which tables of each name take effect; the demo's tables are in force before. */
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

  it('returns the tables in force in the period, each version under its name then, with file and person', async () => {
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
      Condição: 'Novo',
      Montadora: 'CHEVROLET',
      'Preço de referência': '118490,00',
      'Enviado por': 'Helena Duarte',
      'Tabela em vigor desde': '12/11/2026',
      'Aplicada por': 'Helena Duarte',
    });
  });
});

describe('tiers', () => {
  it('returns the lines that were in force while their table was, with the rule that they name', async () => {
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
      (await extractRows(api, finance, 'downloadTier', [first, last])).map((row) => row['Faixa de risco (tier)']);
    // the second had ended before its table took effect
    expect(await codes('2026-11-10', '2026-11-16')).toEqual(['TR1']);
    expect(await codes('2026-11-10', '2026-11-17')).toEqual(['TR3', 'TR1']);
    expect(await codes('2026-11-10', '2026-11-12')).toEqual([]);
    const rows = await extractRows(api, finance, 'downloadTierRisk', ['2026-11-17', '2026-11-17']);
    expect(
      rows.map((row) => [row['Faixa de risco (tier)'], row['Código da regra'], row.Regra, row['Início da regra']]),
    ).toEqual([
      ['TR3', '', '', ''],
      ['TR1', 'VERAO', 'Regra de verão', '01/01/2030'],
    ]);
  });
});

describe('plans', () => {
  it('returns every line as its file had it, with the plan terms in separate columns', async () => {
    const finance = await api.signIn('finance');
    const general = {
      tabela_origem: 'ORIGEM',
      descricao: 'Tabela',
      condicao: 'novo',
      tipo_venda: 'TD',
      tier: 'TR1',
      inicio_vigencia: '01/11/2026',
      fim_vigencia: '31/12/2026',
    };
    const lines: Record<string, string>[] = [
      {
        plano: 'Regular FDU',
        codigo_tabela: 'REG',
        pessoa: 'PJ',
        tipo_taxa: 'subsidiada',
        prazo: '36',
        taxa_mensal: '1,49',
        taxa_sem_subsidio: '1,69',
        entrada_minima: '20',
        entrada_maxima: '70,5',
        comissao: '2',
      },
      {
        plano: 'Multi-balloon',
        codigo_tabela: 'MULTI',
        pessoa: 'ambas',
        tipo_taxa: 'normal',
        prazo: '24',
        taxa_mensal: '1,5',
        entrada_minima: '10',
        baloes_minimo: '1',
        baloes_maximo: '4',
        baloes_percentual_minimo: '5',
        baloes_percentual_maximo: '15',
        baloes_primeiro_mes: '6',
        baloes_intervalos: '12 6',
      },
      {
        plano: 'Leasing',
        codigo_tabela: 'LEAS',
        pessoa: 'PF',
        tipo_taxa: 'normal',
        prazo: '36',
        taxa_mensal: '1,5',
        entrada_minima: '0',
        vrg_diluido_minimo: '0',
        vrg_diluido_maximo: '40',
        vrg_final_minimo: '1',
        vrg_final_maximo: '30',
        vrg_total_maximo: '80',
        leasing_pagamento: 'fim inicio',
      },
      {
        plano: 'Flexible',
        codigo_tabela: 'FLEX',
        pessoa: 'PF',
        tipo_taxa: 'normal',
        prazo: '36',
        taxa_mensal: '1,5',
        entrada_minima: '0',
        valores_maximo: '12',
        valor_minimo: '100,00',
      },
    ];
    const heading = Object.values(columnsOf(uploadTables.Plans)).map((column) => column.name);
    const cells = lines.map((line) => heading.map((name) => ({ ...general, ...line })[name] ?? '').join(';'));
    const content = [heading.join(';'), ...cells].join('\n');
    const { upload, problems } = await replaceTable(api, finance, 'planos.csv', content);
    expect([upload.status, problems]).toEqual(['SUCCESS', []]);
    await heldFrom('plans', upload.id, '2026-11-13');

    const rows = await extractRows(api, finance, 'downloadAllPlans', ['2026-11-13', '2026-11-14']);
    const byCode = Object.fromEntries(rows.map((row) => [row['Código da tabela'], row]));
    expect(Object.keys(byCode).toSorted()).toEqual(['FLEX', 'LEAS', 'MULTI', 'REG']);
    expect(byCode.REG).toMatchObject({
      Plano: 'Regular FDU',
      'Plano (código)': '1',
      'Tipo de pessoa': 'Pessoa jurídica',
      'Tipo de pessoa (código)': 'PJ',
      'Tipo de venda': 'Venda tradicional',
      'Tipo de venda (código)': 'TD',
      'Tipo de taxa': 'Subsidiada',
      'Tipo de taxa (código)': 'subsidiada',
      'Taxa (% a.m.)': '1,49',
      'Taxa sem subsídio (% a.m.)': '1,69',
      'Maior entrada (% do valor do veículo)': '70,5',
      'Retorno (% do crédito líquido)': '2',
      'Meses entre balões': '',
      Arquivo: 'planos.csv',
      'Tabela em vigor desde': '13/11/2026',
    });
    expect(byCode.MULTI).toMatchObject({
      'Tipo de pessoa': 'Ambas',
      'Maior número de balões': '4',
      'Maior balão (%)': '15',
      'Primeiro mês possível do balão': '6',
      'Meses entre balões': '12 6',
    });
    expect(byCode.LEAS).toMatchObject({
      'Maior VRG diluído (%)': '40',
      'Maior VRG total (%)': '80',
      'Vencimento da contraprestação': 'fim início',
    });
    expect(byCode.FLEX).toMatchObject({ 'Meses com valor fixo': '12', 'Menor valor fixo': '100,00' });
  });
});
