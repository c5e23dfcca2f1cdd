/** Value-added products and their uploaded prices: both determine a seller's products. */
import { formatMoney } from '@estrada/domain/formats/index';
import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const gap = async () => (await finance.ok('listVaps', { query: { code: 'GAP' } })).items[0]!;
/** The premium that a seller is offered, in centavos; null where the product is not offered. */
async function premium(): Promise<number | null> {
  const seller = await api.signIn('seller');
  const params = { dealerId: seller.activeDealerId };
  const body = { ...(await aRequest(seller)), terms: [36], products: ['GAP'] };
  const { simulationItems } = await seller.ok('simulate', { params, body });
  return simulationItems[0]!.products.find(({ code }) => code === 'GAP')?.premiumCents ?? null;
}

describe('200', () => {
  it('offers a product while it is enabled', async () => {
    const product = await gap();
    expect(await premium()).toBeGreaterThan(0);
    const off = await finance.ok('disableVap', { params: { id: product.id }, body: { version: product.version } });
    expect(await premium()).toBeNull();
    await finance.ok('enableVap', { params: { id: product.id }, body: { version: off.version } });
    expect(await premium()).toBeGreaterThan(0);
  });

  it('prices it by the latest uploaded table, and respects the person types of the product', async () => {
    const insurance = await api.signIn('insurance');
    const template = await insurance.ok('readGuaranteedNoteTemplate', { query: { format: 'csv' } });
    const raised = String(template).replaceAll('50.000,00', '500.000,00');
    const sent = await sendTable(api, insurance, 'nota.csv', raised, { table: 'GuaranteedNote' });
    expect((await untilFinished(insurance, sent.body.id, 'GuaranteedNote')).upload.status).toBe('SUCCESS');
    const product = await gap();
    const { id: _, can: __, updatedAt: ___, enabled: ____, ...form } = product;
    expect(await premium()).toBe(89_000);
    await finance.ok('updateVap', { params: { id: product.id }, body: { ...form, forPF: false } });
    expect(await premium()).toBeNull();
  });
});

it('shows a product by its name, not by its code: in figures, in stored ones without names, and in the trail', async () => {
  const { id: _, can: __, updatedAt: ___, enabled: ____, version: _____, ...form } = await gap();
  const life = await finance.ok('registerVap', {
    body: { ...form, code: 'LIFE', provider: 'OUTRA VIDA', forPF: true, forPJ: false },
  });
  const heading =
    'produto;tipo;seguradora;pessoa;condicao;prazo;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
  const line = 'LIFE;seguro;OUTRA VIDA;ambas;novo;36;0,01;500.000,00;700;01/11/2026;31/12/2026';
  const { body } = await sendTable(api, finance, 'precos.csv', `${heading}\n${line}`, { table: 'ProductPrices' });
  await untilFinished(finance, body.id, 'ProductPrices');
  const seller = await api.signIn('seller');
  const labels = { code: 'LIFE', labelPt: 'Seguro de vida', labelEn: 'Life insurance' };
  const saved = await aSavedSimulation(seller, aPerson(881), { terms: [36], products: ['LIFE'] });
  const lifeOf = ({ financedItems }: { financedItems: { code: string }[] }) =>
    financedItems.find(({ code }) => code === 'LIFE');
  expect(lifeOf(saved.result.simulationItems[0]!)).toMatchObject(labels);
  const proposal = await seller.ok('submitProposal', { query: {}, body: { simulationId: saved.id, term: 36 } });
  // as they were stored before products had names here
  for (const [table, column] of [
    ['simulations', 'result'],
    ['proposals', 'figures'],
  ] as const)
    await api.database.db.execute(
      `update ${table} set ${column} = replace(replace(${column}::text, 'Seguro de vida', 'LIFE'), 'Life insurance', 'LIFE')::jsonb`,
    );
  const read = await seller.ok('readSavedSimulation', { params: { id: saved.id } });
  expect(lifeOf(read.result.simulationItems[0]!)).toMatchObject(labels);
  expect(lifeOf(await seller.ok('readProposal', { params: { id: proposal.id } }))).toMatchObject(labels);
  const admin = await api.signIn('admin-internal');
  const { items } = await admin.ok('listAuditEntries', { query: { entity: 'vap', entityId: life.id } });
  expect(items.map(({ recordName }) => recordName)).toEqual(['Seguro de vida']);
});

describe('a dry run of a price table', () => {
  const heading =
    'produto;tipo;seguradora;pessoa;condicao;prazo;financiado_de;financiado_ate;premio;inicio_vigencia;fim_vigencia';
  const line = (person: string, premium: string) =>
    `GAP;seguro;ASSURANT;${person};novo;36;0,01;500.000,00;${premium};01/11/2026;31/12/2026`;
  const come = async (trial: boolean, ...lines: string[]) => {
    const text = [heading, ...lines].join('\n');
    const { body } = await sendTable(api, finance, 'precos.csv', text, { table: 'ProductPrices', trial });
    return untilFinished(finance, body.id, 'ProductPrices');
  };
  const differenceOf = async (...lines: string[]) => {
    const { difference } = await come(true, ...lines);
    return difference!.samples.map(({ kind, label, cells }) => [kind, label, cells.map(({ after }) => after)]);
  };

  it('compares person with person prices and company with company prices, and labels each part of a line', async () => {
    await come(false, line('PJ', '900'), line('PF', '800'));
    expect(await differenceOf(line('PF', '810'), line('PJ', '900'))).toEqual([
      [
        'changed',
        `Nota Garantida (GAP) · ASSURANT · PF · novo · 36 meses · valor financiado a partir de ${formatMoney(1)}`,
        [formatMoney(81_000)],
      ],
    ]);
  });

  it('compares a price for both person types with the earlier one for both', async () => {
    await come(false, line('ambas', '900'));
    expect(await differenceOf(line('ambas', '910'))).toEqual([
      [
        'changed',
        `Nota Garantida (GAP) · ASSURANT · PF e PJ · novo · 36 meses · valor financiado a partir de ${formatMoney(1)}`,
        [formatMoney(91_000)],
      ],
    ]);
  });
});

describe('409', () => {
  it('refuses a product that its insurer already has, regardless of case', async () => {
    const { id: _, can: __, updatedAt: ___, enabled: ____, version: _____, ...form } = await gap();
    const { status, body } = await finance.call('registerVap', { body: { ...form, provider: 'Assurant' } });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([409, 'ADD014', 'provider']);
  });
});
