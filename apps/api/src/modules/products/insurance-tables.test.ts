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
