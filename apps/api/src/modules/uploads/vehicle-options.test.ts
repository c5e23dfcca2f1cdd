import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let admin: Session;
let versionId: number;
let code: string;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  admin = await api.signIn('admin-internal');
  // the demonstration has options for other models
  const [vehicle] = (await admin.ok('listVehicles', { query: { search: 'activ 1.5 turbo', vehicleType: '1' } })).items;
  ({ versionId, code } = vehicle!);
}, 60_000);
afterAll(() => api.close());

const heading = 'codigo;opcional;nome;preco;inicio_vigencia;fim_vigencia';
const send = async (...lines: string[]) => {
  const content = [heading, ...lines].join('\n');
  const { body } = await sendTable(api, admin, 'opcionais.csv', content, { table: 'VehicleOptions' });
  return untilFinished(admin, body.id, 'VehicleOptions');
};
const optionsOf = async (session: Session) =>
  (await session.ok('readVehicle', { params: { versionId } })).pricedOptions;

describe('table of vehicle options', () => {
  it('shows the options valid today for the code of a vehicle, and those of an earlier table after a return', async () => {
    expect(await optionsOf(admin)).toEqual([]);
    const { upload } = await send(
      `${code};R7E;Teto solar;4.590,00;01/01/2026;19/11/2026`,
      `${code};R7E;Teto solar;4.790,00;20/11/2026;31/12/2026`,
      `${code};B4Z;Sensor;990;20/11/2026;20/11/2026`,
      `${code};X1;Depois;10;21/11/2026;31/12/2026`,
    );
    // a line of the past is history, not prices: it is stated
    expect(upload.message).toMatch(/Linhas cuja vigência já terminou: 1 \(#2\)\.$/);
    const first = [
      { optionCode: 'B4Z', name: 'Sensor', priceCents: 99_000 },
      { optionCode: 'R7E', name: 'Teto solar', priceCents: 479_000 },
    ];
    expect(await optionsOf(await api.signIn('finance'))).toEqual(first);
    await send(`${code};R7E;Teto solar;1;01/01/2026;31/12/2026`);
    expect(await optionsOf(admin)).toEqual([{ optionCode: 'R7E', name: 'Teto solar', priceCents: 100 }]);

    const params = { id: upload.id };
    const { inForceId } = await admin.ok('compareVehicleOptionsTable', { params });
    await admin.ok('returnVehicleOptionsTable', { params, body: { inForceId } as never });
    expect(await optionsOf(admin)).toEqual(first);
  });

  it('refuses a version missing from the vehicle table in force, and two lines of one option for the same day', async () => {
    const { upload, problems } = await send(
      '999999;R7E;Teto solar;1;01/01/2026;31/12/2026',
      `${code};R7E;Teto solar;1;01/01/2026;30/06/2026`,
      `${code};R7E;Teto solar;2;30/06/2026;31/12/2026`,
      `${code};B4Z;Sensor;1;31/12/2026;01/01/2026`,
    );
    expect(upload).toMatchObject({ status: 'ERROR', problemCount: 3 });
    expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'codigo', 'Não há versão com este código na tabela de veículos em vigor: confira o código'],
      [4, 'inicio_vigencia', 'Outra linha deste opcional já cobre parte deste período: ajuste as datas'],
      [5, 'fim_vigencia', 'A data final deve ser igual ou posterior à inicial'],
    ]);
  });

  it('is not available to finance', async () => {
    const { status } = await sendTable(api, await api.signIn('finance'), 'a.csv', heading, { table: 'VehicleOptions' });
    expect(status).toBe(403);
  });
});
