import { afterAll, beforeAll, expect, it } from 'vitest';
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

const heading =
  'produto;tipo;seguradora;pessoa;condicao;prazo;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
const line = (product: string, insurer: string, term = 36) =>
  `${product};seguro;${insurer};ambas;novo;${term};1;500000;890;01/01/2026;31/12/2027`;
/** Registered in the demo: life insurance of METLIFE. */
const registered = line('LIFE', 'MetLife');
const send = async (lines: string[], trial: boolean) => {
  const content = [heading, ...lines].join('\n');
  const { body } = await sendTable(api, finance, 'precos.csv', content, { table: 'ProductPrices', trial });
  return untilFinished(finance, body.id, 'ProductPrices');
};
const words = 'Produtos com preço e sem cadastro, que não são vendidos: 2';

it('notes in a trial each unregistered product once', async () => {
  const lines = [registered, line('LIFE', 'CARDIF'), line('LIFE', 'CARDIF', 48), line('GAP', 'Zurich')];
  const { upload, difference } = await send(lines, true);
  expect(upload).toMatchObject({ status: 'SUCCESS', message: expect.stringContaining(words) });
  expect(difference!.notes).toEqual([
    { text: words, count: 2, samples: ['Nota Garantida (GAP) · ZURICH', 'Seguro de vida · CARDIF'] },
  ]);
});

it('accepts unregistered products with a warning in the history', async () => {
  const { upload } = await send([registered, line('LIFE', 'CARDIF')], false);
  expect([upload.status, upload.message]).toEqual([
    'SUCCESS',
    '2 linhas aplicadas. A nova tabela está em vigor. Produtos com preço e sem cadastro, que não são vendidos: 1 (Seguro de vida · CARDIF).',
  ]);
});

it('shows no note when all products are registered', async () => {
  const { upload, difference } = await send([registered], true);
  expect(difference!.notes).toEqual([]);
  expect(upload.message).not.toContain('cadastro');
});

it('notes lines of products with an insurance table in force, which the simulation does not use', async () => {
  const { difference } = await send([registered, line('GAP', 'Assurant')], true);
  const text = 'Linhas de produtos com tabela de seguros própria, que não são usadas: 1';
  expect(difference!.notes).toEqual([{ text, count: 1, samples: ['Nota Garantida (GAP) · ASSURANT'] }]);
});
