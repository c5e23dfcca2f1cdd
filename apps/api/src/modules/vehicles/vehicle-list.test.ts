import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const list = async (query: object) => (await finance.ok('listVehicles', { query: { size: 100, ...query } })).items;
const onixTurbo = { search: 'ltz 1.0 turbo', vehicleType: '1' };

describe('200', () => {
  it('shows the newest model year first, new before used, each with its reference price', async () => {
    const [first] = await list({ direction: 'desc' });
    expect([first!.modelYear, first!.manufacturerYear, first!.vehicleType]).toEqual([2027, 2026, 1]);
    const [price] = await rowsOf(
      api,
      sql`select price_cents::int as cents from vehicle_prices
        where version_id = ${first!.versionId} and asset_type = 1 and model_year = 2027`,
    );
    expect(first!.priceCents).toBe(price!.cents);
  });

  it('filters by part of the version without accents, by condition and by model year together', async () => {
    const found = await list({ search: 'automatico', vehicleType: '2', modelYear: 2020 });
    expect(found.length).toBeGreaterThan(3);
    for (const row of found)
      expect([row.vehicleType, row.modelYear, row.version.includes('Automático')]).toEqual([2, 2020, true]);
  });

  it('finds by the whole code, not by part of it', async () => {
    const [one] = await list(onixTurbo);
    const codes = new Set((await list({ search: one!.code })).map(({ code }) => code));
    expect([...codes]).toEqual([one!.code]);
    expect(await list({ search: one!.code.slice(0, -1) })).toEqual([]);
  });

  it('shows a version with its prices, and the other options for its code', async () => {
    const [one] = await list(onixTurbo);
    const added = sql`insert into vehicle_versions (model_id, code, option_code, fuel, description)
      select model_id, code, 'XX9', 'Flex', description from vehicle_versions where id = ${one!.versionId} returning id`;
    const [{ id }] = (await rowsOf(api, added)) as [{ id: number }];
    const read = () => finance.ok('readVehicle', { params: { versionId: one!.versionId } });
    // one that the table in force does not price is none of its options
    expect((await read()).options).toEqual([]);
    await rowsOf(
      api,
      sql`insert into vehicle_prices (table_id, version_id, asset_type, manufacturer_year, model_year, price_cents)
        select table_id, ${id}, asset_type, manufacturer_year, model_year, price_cents
        from vehicle_prices where version_id = ${one!.versionId}`,
    );
    const vehicle = await read();
    expect(vehicle.options).toEqual([{ versionId: id, version: one!.version, optionCode: 'XX9', fuel: 'Flex' }]);
    expect(vehicle.prices).toHaveLength(12);
    expect(vehicle.prices[0]).toMatchObject({ vehicleType: 1, modelYear: 2027 });
    expect(vehicle.prices.at(-1)).toMatchObject({ vehicleType: 2, modelYear: 2016 });
  });
});

describe('404 and 422', () => {
  it('does not find a version without a price in the table in force', async () => {
    const { status, body } = await finance.call('readVehicle', { params: { versionId: 999_999 } });
    expect([status, body.code]).toEqual([404, 'SEC004']);
  });

  it('refuses a search of two characters and an invalid year', async () => {
    for (const query of [{ search: 'on' }, { modelYear: 'abc' }])
      expect((await finance.call('listVehicles', { query: query as never })).status).toBe(422);
  });
});
