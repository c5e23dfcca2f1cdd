/** IOF by dated rows. The migrations contain the legal rates until today. */
import { toLoanRows } from '@estrada/domain/parameters/index';
import { legalIofRows } from '@estrada/domain/simulation/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { testNow } from '../../../../test/test-now.ts';

let api: TestApi;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const typed = {
  taxpayer: 'pf',
  id: null as string | null,
  version: 0,
  effectiveFrom: '2026-11-22',
  dailyRate: '0.000041',
  additionalRate: '0.0038',
  capDays: 365,
  financedLimitCents: null as number | null,
};
const save = (changes: object = {}, session = bit) => session.call('saveIofRow', { body: { ...typed, ...changes } });
const rowsOf = async (taxpayer: string) => {
  const { items } = await bit.ok('readIofRows');
  return items.filter((row) => row.taxpayer === taxpayer);
};
const saved = async (changes: object = {}) => {
  const { status, body } = await save(changes);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

describe('200', () => {
  it('begins with the legal rates, which are read-only', async () => {
    const { today, items } = await bit.ok('readIofRows');
    expect(today).toBe('2026-11-20');
    const byKey = (rows: readonly { taxpayer: string; effectiveFrom: string }[]) =>
      rows.toSorted((left, right) =>
        `${left.taxpayer} ${left.effectiveFrom}`.localeCompare(`${right.taxpayer} ${right.effectiveFrom}`),
      );
    expect(byKey(toLoanRows(items))).toEqual(byKey(legalIofRows));
    expect(items.map(({ can, changedByName }) => [can.edit, can.delete, changedByName])).toEqual(
      items.map(() => [false, false, '']),
    );
    expect((await rowsOf('pj')).map(({ validUntil, state }) => [validUntil, state])).toEqual([
      ['2025-05-22', 'past'],
      ['2025-06-10', 'past'],
      [null, 'in-force'],
    ]);
  });

  it('registers, updates and deletes future rows, and the trail records each act', async () => {
    const limit = { taxpayer: 'simples', financedLimitCents: 4_000_000 };
    const row = await saved({ ...limit, effectiveFrom: '2027-01-01' });
    expect(row).toMatchObject({ version: 1, state: 'future', can: { edit: true, delete: true } });
    expect((await rowsOf('simples'))[0]).toMatchObject({ validUntil: '2026-12-31', state: 'in-force' });
    const change = { ...limit, id: row.id, version: 1, effectiveFrom: '2027-02-01', dailyRate: '0.00003' };
    expect(await saved(change)).toMatchObject({ version: 2, effectiveFrom: '2027-02-01', dailyRate: '0.00003' });
    await bit.ok('deleteIofRow', { params: { id: row.id }, query: { version: 2 } });
    expect((await rowsOf('simples')).map(({ validUntil }) => validUntil)).toEqual([null]);
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', { query: { entity: 'iofRow' } });
    expect(items.map(({ action }) => action)).toEqual(['iofRow.delete', 'iofRow.update', 'iofRow.create']);
  });

  it('registers a rate of zero that is confirmed', async () => {
    const row = await saved({ effectiveFrom: '2031-01-01', dailyRate: '0', confirmsZero: true });
    expect(row).toMatchObject({ dailyRate: '0', additionalRate: '0.0038' });
    await bit.ok('deleteIofRow', { params: { id: row.id }, query: { version: 1 } });
  });

  it('taxes simulations from the first day of the row, and not before', async () => {
    await saved();
    const taxed = async () => {
      const seller = await api.signIn('seller');
      const body = await aRequest(seller);
      const basis = await seller.ok('readSimulationBasis', {
        params: { dealerId: seller.activeDealerId },
        query: {
          financeTypeId: 1,
          assetType: 1,
          personType: 'PF',
          manufacturerYear: body.manufacturerYear,
          modelYear: body.modelYear,
          state: 'SP',
        },
      });
      expect(basis.iofRows.filter(({ taxpayer }) => taxpayer === 'pf')).toHaveLength(2);
      const { simulationItems } = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body });
      return simulationItems[0]!.iofCents;
    };
    const before = await taxed();
    api.clock.moveTo('2026-11-21T12:00:00Z');
    const dayBefore = await taxed();
    api.clock.moveTo('2026-11-22T12:00:00Z');
    const after = await taxed();
    api.clock.moveTo(testNow);
    bit = await api.signIn('bit');
    // the days to each instalment differ by one day's month, never by a third
    expect(Math.abs(dayBefore - before)).toBeLessThan(before / 50);
    expect(after).toBeLessThan(before * 0.75);
  });
});

describe('403', () => {
  it('is closed to every role except bit and finance', async () => {
    expect((await save({}, await api.signIn('admin-internal'))).status).toBe(403);
    const finance = await api.signIn('finance');
    expect((await finance.call('readIofRows')).status).toBe(200);
  });
});

describe('404', () => {
  it('returns 404 for an unknown row id, and for changing the borrower type of a row', async () => {
    const id = '01jd0000000000000000000009';
    expect((await save({ id, version: 1 })).body.code).toBe('SEC004');
    const row = await saved({ taxpayer: 'pj', effectiveFrom: '2027-03-01' });
    const moved = await save({ id: row.id, version: 1, taxpayer: 'pf', effectiveFrom: '2027-03-01' });
    expect(moved.body.code).toBe('SEC004');
  });
});

describe('409', () => {
  it('refuses a stale version with the name of the user who saved first', async () => {
    const row = await saved({ taxpayer: 'pj', effectiveFrom: '2027-04-01' });
    const change = { taxpayer: 'pj', id: row.id, version: 1, effectiveFrom: '2027-04-01', capDays: 300 };
    await saved(change);
    const { status, body } = await save({ ...change, capDays: 200 });
    expect([status, body.code]).toEqual([409, 'SET001']);
  });

  it('accepts only one of two registrations for the same day', async () => {
    const both = await Promise.all([save({ effectiveFrom: '2027-05-01' }), save({ effectiveFrom: '2027-05-01' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('refuses to update or delete a row that has begun', async () => {
    const [row] = await rowsOf('pf');
    const { effectiveFrom, id, version } = row!;
    expect((await save({ id, version, effectiveFrom })).body.code).toBe('SET031');
    const query = { version };
    expect((await bit.call('deleteIofRow', { params: { id }, query })).body.code).toBe('SET026');
  });
});

describe('422', () => {
  it.each([
    ['SET024', { effectiveFrom: '2026-11-20' }, 'effectiveFrom'],
    ['SET027', { effectiveFrom: '2026-11-21', taxpayer: 'pj' }, 'effectiveFrom'],
    ['DOM002', { dailyRate: '0.0082' }, 'dailyRate'],
    ['DOM002', { dailyRate: '0,0082%' }, 'dailyRate'],
    ['DOM002', { capDays: 400 }, 'capDays'],
    ['DOM002', { financedLimitCents: 1 }, 'financedLimitCents'],
    ['DOM002', { taxpayer: 'mei' }, 'taxpayer'],
    ['DOM002', { dailyRate: '0' }, 'confirmsZero'],
    ['DOM002', { additionalRate: '0.0000', confirmsZero: false }, 'confirmsZero'],
  ])('%s', async (code, changes, path) => {
    const { body } = await save({ effectiveFrom: '2027-12-01', ...changes });
    expect([body.code, body.fields?.map((field) => field.path)]).toEqual([code, [path]]);
  });
});
