/** Value-added products and their uploaded prices: what a seller is offered follows from both. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
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
  it('offers a product while it is on', async () => {
    const product = await gap();
    expect(await premium()).toBeGreaterThan(0);
    const off = await finance.ok('disableVap', { params: { id: product.id }, body: { version: product.version } });
    expect(await premium()).toBeNull();
    await finance.ok('enableVap', { params: { id: product.id }, body: { version: off.version } });
    expect(await premium()).toBeGreaterThan(0);
  });

  it('prices it by the table that was sent last, and keeps to whom the product is for', async () => {
    const template = await finance.ok('readProductPricesTemplate', { query: { format: 'csv' } });
    // what belongs together is told by the name, however it is written
    const inOtherCapitals = String(template).replaceAll('ASSURANT', 'Assurant ');
    expect(inOtherCapitals).toContain('Assurant ');
    const sent = await sendTable(api, finance, 'precos.csv', inOtherCapitals, { table: 'ProductPrices' });
    expect((await untilFinished(finance, sent.body.id, 'ProductPrices')).upload.status).toBe('SUCCESS');
    const product = await gap();
    const { id: _, can: __, updatedAt: ___, enabled: ____, ...form } = product;
    expect(await premium()).toBe(89_000);
    await finance.ok('updateVap', { params: { id: product.id }, body: { ...form, forPF: false } });
    expect(await premium()).toBeNull();
  });
});

describe('403', () => {
  it('is for finance alone', async () =>
    expect((await (await api.signIn('admin-internal')).call('listVaps')).status).toBe(403));
});

describe('409', () => {
  it('refuses a product that its insurer has already, in whatever capitals', async () => {
    const { id: _, can: __, updatedAt: ___, enabled: ____, version: _____, ...form } = await gap();
    const { status, body } = await finance.call('registerVap', { body: { ...form, provider: 'Assurant' } });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([409, 'ADD014', 'provider']);
  });
});
