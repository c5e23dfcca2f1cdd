import { readFileSync } from 'node:fs';
import type { TableName } from '@estrada/endpoints/uploads/upload-names';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let insurance: Session;
let finance: Session;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  [insurance, finance, seller] = [
    await api.signIn('insurance'),
    await api.signIn('finance'),
    await api.signIn('seller'),
  ];
}, 60_000);
afterAll(() => api.close());

describe('the FIPE table', () => {
  const heading = 'preco,marca,modelo,ano_modelo,combustivel,codigo_fipe,mes_referencia,tipo,sigla_combustivel';
  const line = (price: string, year: number, month = 'maio de 2022 ', fuel = 'Gasolina', letter = 'G') =>
    `"${price}",GM - Chevrolet,Modelo 1.0,${year},${fuel},004999-0,${month},1,${letter}`;
  const send = async (lines: readonly string[], trial = false) => {
    const { body } = await sendTable(api, insurance, 'fipe.csv', [heading, ...lines].join('\n'), {
      table: 'Fipe',
      trial,
    });
    return untilFinished(insurance, body.id, 'Fipe');
  };
  const valueAt = (modelYear?: number, fuelType = 'G') =>
    seller.call('readFipeValue', {
      query: { vehicleCode: '004999-0', fuelType: fuelType as 'G', ...(modelYear ? { modelYear } : {}) },
    });

  it('is uploaded in its published form, and has a value with its month by code, fuel and model year', async () => {
    const { upload } = await send([
      line('R$ 41.500,00', 2019),
      line('R$ 98.250,00', 32000),
      line('R$ 39.000,00', 2019, 'maio de 2022', 'Álcool', 'Á'),
    ]);
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 3 });
    const expected = { valueCents: 4_150_000, referenceMonth: '2022-05', referenceMonthName: 'maio de 2022' };
    expect((await valueAt(2019)).body).toMatchObject(expected);
    expect((await valueAt(2019, 'A')).body).toMatchObject({ valueCents: 3_900_000 });
    expect((await valueAt()).body).toMatchObject({ modelYear: 32000, valueCents: 9_825_000 });
    const unknown = await valueAt(2018);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'SEC004']);
  });

  it('is refused for one wrong cell, with line and column, and nothing is applied', async () => {
    const before = (await insurance.ok('readFipeInForce', {})).inForce!.id;
    const { upload, problems } = await send([
      line('R$ 45.000,00', 2019),
      line('R$ 45.0000,00', 2018),
      line('R$ 44.000,00', 2017, 'mayo de 2022'),
      line('R$ 43.000,00', 2016, 'maio de 2022', 'Diesel', 'G'),
      line('R$ 42.000,00', 31000),
    ]);
    expect(upload).toMatchObject({ status: 'ERROR', problemCount: 4, line: 3 });
    expect(problems.map((problem) => [problem.line, problem.column])).toEqual([
      [3, 'preco'],
      [4, 'mes_referencia'],
      [5, 'sigla_combustivel'],
      [6, 'ano_modelo'],
    ]);
    expect((await insurance.ok('readFipeInForce', {})).inForce!.id).toBe(before);
    expect((await valueAt(2019)).body).toMatchObject({ valueCents: 4_150_000 });
  });

  it('is read by finance, which neither sends nor applies it', async () => {
    const { upload: trial } = await send([line('R$ 41.500,00', 2019), line('R$ 99.000,00', 32000)], true);
    expect(trial.can.apply).toBe(true);
    const { items } = await finance.ok('listFipeUploads', { query: {} });
    expect(items.find(({ id }) => id === trial.id)).toMatchObject({ isTrial: true, can: { apply: false } });
    const read = await finance.ok('readFipeUpload', { params: { id: trial.id } });
    expect([read.upload.can.apply, read.difference!.samples.length > 0]).toEqual([false, true]);
    const { inForce, earlier } = await finance.ok('readFipeInForce', {});
    expect(inForce!.fileName).toBe('fipe.csv');
    for (const { can } of earlier) expect(can).toEqual({ cancel: false, return: false });
    const applied = await finance.call('applyFipeTrial', { params: { id: trial.id } });
    expect([applied.status, applied.body.code]).toEqual([403, 'SEC004']);
  });
});

describe('the other tables of insurance products', () => {
  const send = async (table: TableName, lines: readonly string[]) => {
    const { body } = await sendTable(api, insurance, 'tabela.csv', lines.join('\n'), { table });
    const { upload, problems } = await untilFinished(insurance, body.id, table);
    return [upload.status, problems.map(({ line, column }) => [line, column])];
  };
  const period = '01/01/2026;31/12/2099';

  it.each(['InsuranceLife', 'ProtectedInstalment'] as const)(
    '%s: ages and terms are bands in order, which do not overlap on a day',
    async (table) => {
      const heading = 'idade_de;idade_ate;prazo_de;prazo_ate;percentual;inicio_vigencia;fim_vigencia';
      const lines = [
        heading,
        `18;30;1;36;1,2345;${period}`,
        `31;20;1;36;2;${period}`,
        `25;40;30;48;2;${period}`,
        `25;40;37;48;0,85%;${period}`,
        `50;60;1;36;1,23456;${period}`,
        `61;65;1;36;31;${period}`,
      ];
      const problems = [
        [3, 'idade_ate'],
        [4, 'idade_de'],
        [6, 'percentual'],
        [7, 'percentual'],
      ];
      expect(await send(table, lines)).toEqual(['ERROR', problems]);
      expect(await send(table, [lines[0]!, lines[1]!, lines[4]!])).toEqual(['SUCCESS', []]);
    },
  );

  it('GuaranteedNote, ChevroletPlus: a line for both types of person conflicts with a line for one', async () => {
    const note = 'pessoa;condicao;prazo;credito_de;credito_ate;premio;inicio_vigencia;fim_vigencia';
    const noteLines = [note, `PF;novo;36;1;50000;890;${period}`, `ambas;novo;36;50000;60000;990;${period}`];
    expect(await send('GuaranteedNote', noteLines)).toEqual(['ERROR', [[3, 'credito_de']]]);
    const plus = 'pessoa;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
    const plusLines = [plus, `PJ;1;50000;590;${period}`, `ambas;40000;60000;990;${period}`];
    expect(await send('ChevroletPlus', plusLines)).toEqual(['ERROR', [[3, 'financiado_de']]]);
  });

  it('InsurancePmc: what is bought later states warranty and price, what is bought with the vehicle no warranty', async () => {
    const heading =
      'produto;seguradora;cobertura;prazo;km_de;km_ate;preco_de;preco_ate;garantia_de;garantia_ate;premio;remuneracao;inicio_vigencia;fim_vigencia';
    const line = (product: string, warranty: string, premium: string) =>
      `${product};Liberty;COMPLETE;24;0;60000;1;200000;${warranty};${premium};15;${period}`;
    const lines = [line('PMC', ';', ''), line('PMC_DAY_2', '1;12', '1890')];
    expect(await send('InsurancePmc', [heading, ...lines])).toEqual(['SUCCESS', []]);
    const wrong = [line('PMC', '1;12', ''), line('PMC_DAY_2', '1;', '1890'), line('PMC_DAY_2', '1;12', '')];
    expect(await send('InsurancePmc', [heading, ...wrong])).toEqual([
      'ERROR',
      [
        [2, 'garantia_de'],
        [3, 'garantia_ate'],
        [4, 'premio'],
      ],
    ]);
  });

  it('InsuranceAuto: one commission for a coverage and a category on a day', async () => {
    const heading = 'cobertura;categoria;remuneracao;inicio_vigencia;fim_vigencia';
    const lines = [
      heading,
      `A;táxi;12,5;${period}`,
      `a;taxi;13;01/06/2026;31/12/2099`,
      `D;táxi;13;${period}`,
      `A;carga;101;${period}`,
    ];
    const problems = [
      [3, 'inicio_vigencia'],
      [4, 'cobertura'],
      [5, 'remuneracao'],
    ];
    expect(await send('InsuranceAuto', lines)).toEqual(['ERROR', problems]);
  });

  it('ComboPrices: names a combo of the person and condition, and a price above zero', async () => {
    const heading = 'combo;pessoa;condicao;preco;inicio_vigencia;fim_vigencia';
    const lines = [
      heading,
      `ESSENCIAL;PF;novo;1290;${period}`,
      `Essencial;PF;usado;1290;${period}`,
      `Inexistente;PF;novo;1290;${period}`,
      `Completo;PF;novo;-1;${period}`,
    ];
    const problems = [
      [3, 'combo'],
      [4, 'combo'],
      [5, 'preco'],
    ];
    expect(await send('ComboPrices', lines)).toEqual(['ERROR', problems]);
    expect(await send('ComboPrices', lines.slice(0, 2))).toEqual(['SUCCESS', []]);
    const query = { personType: 'PF', vehicleTypeId: '1' } as const;
    const { items } = await seller.ok('listCombosOnSale', { query });
    expect(items.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Essencial', 129_000],
      ['Completo', null],
    ]);
  });

  it('refuses a line that has ended when the table takes effect', async () => {
    const heading = 'cobertura;categoria;remuneracao;inicio_vigencia;fim_vigencia';
    const problems = [[2, 'fim_vigencia']];
    expect(await send('InsuranceAuto', [heading, 'A;táxi;12;01/01/2020;31/12/2020'])).toEqual(['ERROR', problems]);
  });
});

describe('the prices of a simulation', () => {
  /** The premium that a seller is offered over 36 months, in centavos; null where the product is not offered. */
  const premiumOf = async (code: string) => {
    const body = { ...(await aRequest(seller)), terms: [36], products: [code] };
    const params = { dealerId: seller.activeDealerId };
    const { simulationItems } = await seller.ok('simulate', { params, body });
    return simulationItems[0]!.products.find((product) => product.code === code)?.premiumCents ?? null;
  };
  const send = async (session: Session, table: TableName, lines: readonly string[]) => {
    const { body } = await sendTable(api, session, 'tabela.csv', lines.join('\n'), { table });
    const { upload } = await untilFinished(session, body.id, table);
    expect(upload.status).toBe('SUCCESS');
    return upload.message;
  };
  const period = '01/01/2026;31/12/2099';

  it('follow the tables of insurance, and no longer the lines that the prices of products have of them', async () => {
    const note = 'pessoa;condicao;prazo;credito_de;credito_ate;premio;inicio_vigencia;fim_vigencia';
    await send(insurance, 'GuaranteedNote', [note, `ambas;novo;36;0,01;900.000;1234,56;${period}`]);
    const plus = 'pessoa;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
    await send(insurance, 'ChevroletPlus', [plus, `ambas;0,01;900.000;654,32;${period}`]);
    expect([await premiumOf('GAP'), await premiumOf('CHEV_PLUS')]).toEqual([123_456, 65_432]);
    const general =
      'produto;tipo;seguradora;pessoa;condicao;prazo;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
    const lines = [
      `GAP;seguro;ASSURANT;ambas;novo;36;0,01;900.000;700;${period}`,
      `LIFE;seguro;METLIFE;PF;novo;36;0,01;900.000;800;${period}`,
    ];
    expect(await send(finance, 'ProductPrices', [general, ...lines])).toContain(
      'Linhas de produtos com tabela de seguros própria, que não são usadas: 1',
    );
    expect([await premiumOf('GAP'), await premiumOf('LIFE')]).toEqual([123_456, 80_000]);
    await send(insurance, 'GuaranteedNote', [note, `ambas;novo;48;0,01;900.000;1234,56;${period}`]);
    expect(await premiumOf('GAP')).toBeNull();
  });

  it('of before move with their validity: in force, planned and cancelled; those that differ by term stay', async () => {
    const { db } = api.database;
    const id = (number: number) => String(number).padStart(26, '0');
    const migration = readFileSync(
      new URL('../../../drizzle/0079_move-insurance-prices.sql', import.meta.url),
      'utf8',
    ).split('--> statement-breakpoint');
    const moves = migration.filter((statement) => !statement.includes('CREATE TRIGGER'));
    const stored = sql`(table_id, code, type, provider, term_months, asset_type, person_type, min_financed_cents, max_financed_cents, premium_cents, effective_from, valid_until)`;
    const line = (table: number, code: string, provider: string, term: number, cents: number) =>
      sql`(${id(table)}, ${code}, 'Insurance', ${provider}, ${term}, 1, null, 1, 50000, ${cents}, '2026-01-01', '2026-12-31')`;
    const counts = async () =>
      (
        await rowsOf(
          api,
          sql`select (select count(*)::int from note_premiums) as notes, (select count(*)::int from chevrolet_plus_premiums) as plus, (select count(*)::int from product_prices) as lines`,
        )
      )[0];
    const begin = async (...lines: ReturnType<typeof line>[]) => {
      await db.execute(sql`delete from note_premiums`);
      await db.execute(sql`delete from chevrolet_plus_premiums`);
      await db.execute(sql`delete from product_prices`);
      await db.execute(
        sql`delete from tables_in_force where kind in ('product-prices', 'guaranteed-note', 'chevrolet-plus')`,
      );
      await db.execute(sql`insert into product_prices ${stored} values ${sql.join(lines, sql`, `)}`);
      await db.execute(sql`insert into tables_in_force (kind, table_id, effective_from, decided_at, decided_by, cancelled_at)
        values ('product-prices', ${id(1)}, '2026-01-01', now(), 'Ana', null),
          ('product-prices', ${id(2)}, '2027-01-01', now(), 'Ana', null),
          ('product-prices', ${id(2)}, '2026-12-01', now(), 'Ana', now())`);
      for (const statement of moves) await db.execute(sql.raw(statement));
    };
    const gap = [
      line(1, 'GAP', 'ASSURANT', 36, 890),
      line(1, 'GAP', 'OUTRA', 36, 900),
      line(2, 'GAP', 'ASSURANT', 48, 990),
    ];
    const life = line(1, 'LIFE', 'METLIFE', 36, 500);
    const plus = [line(1, 'CHEV_PLUS', 'LIBERTY', 36, 649), line(1, 'CHEV_PLUS', 'LIBERTY', 48, 649)];
    await begin(...gap, life, ...plus);
    expect(await counts()).toEqual({ notes: 2, plus: 1, lines: 2 });
    const moved = await rowsOf(
      api,
      sql`select trim(table_id) as id, effective_from::text as day, cancelled_at is null as holds from tables_in_force where kind = 'guaranteed-note' order by sequence`,
    );
    expect(moved).toEqual([
      { id: id(1), day: '2026-01-01', holds: true },
      { id: id(2), day: '2027-01-01', holds: true },
      { id: id(2), day: '2026-12-01', holds: false },
    ]);
    await begin(life, ...plus, line(2, 'CHEV_PLUS', 'LIBERTY', 36, 649), line(2, 'CHEV_PLUS', 'LIBERTY', 48, 700));
    expect(await counts()).toEqual({ notes: 0, plus: 0, lines: 5 });
  });
});
