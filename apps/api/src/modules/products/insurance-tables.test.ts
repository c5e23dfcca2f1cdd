import type { TableName } from '@estrada/endpoints/uploads/upload-names';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
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
  });

  it('refuses a line that has ended when the table takes effect', async () => {
    const heading = 'cobertura;categoria;remuneracao;inicio_vigencia;fim_vigencia';
    const problems = [[2, 'fim_vigencia']];
    expect(await send('InsuranceAuto', [heading, 'A;táxi;12;01/01/2020;31/12/2020'])).toEqual(['ERROR', problems]);
  });
});
