import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  finance = await api.signIn('finance');
}, 60_000);
afterAll(() => api.close());

const heading = 'tier;descricao;pessoa;score_minimo;score_maximo;regra_preco_risco;inicio_vigencia;fim_vigencia';
const year = '01/01/2026;31/12/2026';
const send = async (...lines: string[]) => {
  const { body } = await sendTable(api, finance, 'tiers.csv', [heading, ...lines].join('\n'), { table: 'Tiers' });
  return untilFinished(finance, body.id, 'Tiers');
};

describe('the table of tiers', () => {
  it('accepts adjacent ranges, and the same scores for another person type or on other days', async () => {
    const { upload } = await send(
      'tr1;Baixo;PF;801;1000;;01/01/2026;30/06/2026',
      'TR1;Baixo;PF;801;1000;;01/07/2026;31/12/2026',
      `TR2;Médio;PF;601;800;;${year}`,
      `TR1;Baixo;PJ;700;1000;;${year}`,
    );
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 4 });
  });

  it('refuses overlapping scores of a person type on the same day, and unknown rules', async () => {
    const { problems } = await send(
      `TR1;Baixo;PF;800;1000;;${year}`,
      'TR2;Médio;PF;601;800;;31/12/2026;31/12/2027',
      `TR3;Alto;PF;0;100;NENHUMA;${year}`,
      `TR4;Alto;PF;300;200;;${year}`,
      `R5;Alto;PF;0;100;;${year}`,
      `TR6;Alto;PF;0;1001;;${year}`,
    );
    expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [
        3,
        'score_minimo',
        'Outra linha deste tipo de pessoa já cobre parte desta faixa de score no mesmo período: ajuste a faixa ou as datas',
      ],
      [4, 'regra_preco_risco', 'Não há regra de preço por risco com este código: confira o código'],
      [5, 'score_maximo', 'O maior score deve ser igual ou superior ao menor'],
      [6, 'tier', 'Informe TR e o número, como TR1'],
      [7, 'score_maximo', 'Informe um número dentro da faixa aceita'],
    ]);
  });

  it('identifies a line by its person type, its tier and its lowest score', async () => {
    const text = [heading, `TR9;Alto;PJ;0;100;;${year}`].join('\n');
    const { body } = await sendTable(api, finance, 'tiers.csv', text, { table: 'Tiers', trial: true });
    const { difference } = await untilFinished(finance, body.id, 'Tiers');
    const added = difference!.samples.filter(({ kind }) => kind === 'added');
    expect(added.map(({ label }) => label)).toEqual(['PJ · TR9 · score a partir de 0']);
  });

  it('is available to finance only', async () => {
    const admin = await api.signIn('admin-internal');
    expect((await sendTable(api, admin, 'tiers.csv', heading, { table: 'Tiers' })).status).toBe(403);
  });
});
