/** What public pages show of insurance products, by dated rows: its own fields and access. */
import { addDays } from '@estrada/domain/calendar/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { finalClientProductsOn } from '../index.ts';

let api: TestApi;
let insurance: Session;
let today: string;
beforeAll(async () => {
  api = await openApi();
  insurance = await api.signIn('insurance');
  today = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

const typed = {
  clientPage: 'WEB_FORM',
  product: 'GAP',
  id: null as string | null,
  version: 0,
  isShown: true,
  position: 1,
  textPt: 'Paga a diferença.',
  textEn: 'Pays the difference.',
};
const save = (changes: object = {}, session = insurance) =>
  session.call('saveFinalClientProduct', { body: { ...typed, effectiveFrom: addDays(today, 1), ...changes } });
const shownOn = async (day: string) =>
  (await finalClientProductsOn(api.database.db, 'WEB_FORM', day)).map(
    ({ product, position }) => `${position} ${product}`,
  );

describe('200', () => {
  it('stores and returns every field, and shows the product from its day, in its order', async () => {
    const { status, body } = await save();
    expect([status, body]).toMatchObject([200, { ...typed, id: body.id, version: 1, state: 'future' }]);
    const { items } = await insurance.ok('readFinalClientProducts');
    expect(items.find(({ id }) => id === body.id)).toMatchObject({ ...typed, id: body.id, version: 1 });
    expect(await shownOn(today)).toEqual(['1 SEGURO_AUTO']);
    expect(await shownOn(addDays(today, 1))).toEqual(['1 GAP', '1 SEGURO_AUTO']);
    expect(await finalClientProductsOn(api.database.db, 'OFFER_LINK', today)).toMatchObject([
      { product: 'LIFE', textPt: expect.any(String), textEn: expect.any(String) },
      { product: 'GAP' },
    ]);
  });

  it('changes and deletes a future row, and the trail records each act', async () => {
    const { body: row } = await save({ product: 'PMC', effectiveFrom: addDays(today, 10) });
    const change = { product: 'PMC', effectiveFrom: addDays(today, 12), id: row.id, version: 1, isShown: false };
    expect((await save({ ...change, textPt: '', textEn: '' })).body).toMatchObject({ version: 2, isShown: false });
    expect(await shownOn(addDays(today, 12))).toEqual(['1 GAP', '1 SEGURO_AUTO']);
    await insurance.ok('deleteFinalClientProduct', { params: { id: row.id }, query: { version: 2 } });
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', {
      query: { entity: 'finalClientProduct', entityId: row.id },
    });
    expect(items.map(({ action }) => action)).toEqual([
      'finalClientProduct.delete',
      'finalClientProduct.update',
      'finalClientProduct.create',
    ]);
  });
});

describe('403', () => {
  it('is open to role insurance only', async () => {
    for (const role of ['finance', 'admin-internal', 'bit', 'crm'] as const) {
      const session = await api.signIn(role);
      expect((await save({}, session)).status).toBe(403);
      expect((await session.call('readFinalClientProducts')).status).toBe(403);
    }
  });
});

describe('422', () => {
  it.each([
    ['SET024', { product: 'LIFE', effectiveFrom: '2020-01-01' }, 'effectiveFrom'],
    ['DOM002', { product: 'LIFE', textEn: '' }, 'textEn'],
    ['DOM002', { product: 'LIFE', textPt: 'x'.repeat(2_000) }, 'textPt'],
    ['DOM002', { product: 'LIFE', position: -1 }, 'position'],
    ['DOM002', { product: 'ACCESSORIES' }, 'product'],
    ['DOM002', { clientPage: 'HOME' }, 'clientPage'],
  ])('%s for %j', async (code, changes, path) => {
    const { body } = await save(changes);
    expect([body.code, body.fields?.map((field) => field.path)]).toEqual([code, [path]]);
  });

  it('does not change a row that has begun', async () => {
    const { items } = await insurance.ok('readFinalClientProducts');
    const row = items.find(({ clientPage, state }) => clientPage === 'WEB_FORM' && state === 'in-force')!;
    const { id, version, product, effectiveFrom } = row;
    expect((await save({ id, version, product, effectiveFrom })).body.code).toBe('SET031');
    const query = { version };
    expect((await insurance.call('deleteFinalClientProduct', { params: { id }, query })).body.code).toBe('SET026');
  });
});
