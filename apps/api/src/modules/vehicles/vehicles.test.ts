import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const chevrolet = 12;
const models = async (vehicleType: 1 | 2, manufacturerId = chevrolet) =>
  (await seller.ok('listModels', { query: { vehicleType, manufacturerId } })).items;
const onix = async () => (await models(1)).find((model) => model.name === 'Onix')!;

describe('200', () => {
  it('lists only manufacturers with priced vehicles of the asset type', async () => {
    const fresh = (await seller.ok('listManufacturers', { query: { vehicleType: 1 } })).items;
    const used = (await seller.ok('listManufacturers', { query: { vehicleType: 2 } })).items;
    expect(fresh).toContainEqual({ id: chevrolet, name: 'CHEVROLET' });
    expect(used.length).toBeGreaterThan(fresh.length);
    expect(used.map((maker) => maker.name)).toEqual(used.map((maker) => maker.name).sort());
  });

  it('returns for each manufacturer what the table prices, by condition, with its years', async () => {
    const { items } = await (await api.signIn('bit')).ok('readManufacturerInfo');
    const [fresh, used, ...more] = items.filter((row) => row.manufacturerId === chevrolet);
    expect(more).toEqual([]);
    expect(fresh).toMatchObject({
      manufacturerName: 'CHEVROLET',
      vehicleType: 1,
      modelYears: { first: 2026, last: 2027 },
    });
    expect(used).toMatchObject({
      manufacturerName: 'CHEVROLET',
      vehicleType: 2,
      modelYears: { first: 2016, last: 2025 },
    });
    const { items: makers } = await seller.ok('listManufacturers', { query: { vehicleType: 2 } });
    expect(items.filter((row) => row.vehicleType === 2).map((row) => row.manufacturerId)).toEqual(
      makers.map((maker) => maker.id),
    );
    let versions = 0;
    for (const model of await models(1))
      versions += (await seller.ok('listVersions', { query: { vehicleType: 1, modelId: model.id } })).items.length;
    expect(fresh!.versions).toBe(versions);
  });

  it('lists a model only while it has a price for the asset type', async () => {
    const [first] = await models(1);
    await api.database.db.execute(
      sql`delete from vehicle_prices where asset_type = 1 and version_id in (select id from vehicle_versions where model_id = ${first!.id})`,
    );
    expect((await models(1)).map((model) => model.id)).not.toContain(first!.id);
    expect((await models(2)).map((model) => model.id)).toContain(first!.id);
    const versions = await seller.ok('listVersions', { query: { vehicleType: 1, modelId: first!.id } });
    expect(versions.items).toEqual([]);
  });

  it('labels a version by description, option code, code and year range', async () => {
    const { id } = await onix();
    for (const [vehicleType, years] of [
      [1, '2026–2027'],
      [2, '2016–2025'],
    ] as const) {
      const { items } = await seller.ok('listVersions', { query: { vehicleType, modelId: id } });
      expect(items.length).toBeGreaterThan(1);
      for (const { label, description, optionCode, code } of items)
        expect(label).toBe(`${description} · ${optionCode} · ${code} · ${years}`);
    }
  });

  it('includes with each version the reference price of its newest year', async () => {
    const { id } = await onix();
    for (const vehicleType of [1, 2] as const) {
      const { items } = await seller.ok('listVersions', { query: { vehicleType, modelId: id } });
      for (const version of items) {
        const years = await seller.ok('listVersionYears', { query: { vehicleType, versionId: version.id } });
        expect(version.newestPriceCents).toBe(years.items[0]!.referencePriceCents);
      }
    }
  });

  it('returns the reference price of each year, newest first', async () => {
    const { id: modelId } = await onix();
    const { items: versions } = await seller.ok('listVersions', { query: { vehicleType: 2, modelId } });
    const { items } = await seller.ok('listVersionYears', { query: { vehicleType: 2, versionId: versions[0]!.id } });
    expect(items.map((row) => row.modelYear)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016]);
    const prices = items.map((row) => row.referencePriceCents);
    expect(prices).toEqual([...prices].sort((left, right) => right - left));
    const [row] = await rowsOf(
      api,
      sql`select price_cents::int as cents from vehicle_prices where version_id = ${versions[0]!.id} and asset_type = 2 and model_year = 2025`,
    );
    expect(prices[0]).toBe(row!.cents);
  });

  it('returns the years of a model as separate filters, each narrowed by the other', async () => {
    const { id: modelId } = await onix();
    const query = { vehicleType: 2, modelId } as const;
    const built = (await seller.ok('listManufacturerYears', { query })).items.map((row) => row.manufacturerYear);
    expect(built).toEqual([...new Set(built)].sort((left, right) => right - left));
    const years = (await seller.ok('listVersionYears', { query })).items;
    expect(new Set(years.map((row) => row.manufacturerYear))).toEqual(new Set(built));
    const manufacturerYear = built[1]!;
    const ofBuilt = (await seller.ok('listVersionYears', { query: { ...query, manufacturerYear } })).items;
    expect(ofBuilt).toEqual(years.filter((row) => row.manufacturerYear === manufacturerYear));
    expect(ofBuilt.length).toBeGreaterThan(0);
    const { modelYear } = ofBuilt[0]!;
    const narrowed = await seller.ok('listManufacturerYears', { query: { ...query, modelYear } });
    expect(narrowed.items.map((row) => row.manufacturerYear)).toEqual(
      years.filter((row) => row.modelYear === modelYear).map((row) => row.manufacturerYear),
    );
    const ofMaker = await seller.ok('listManufacturerYears', { query: { vehicleType: 2, manufacturerId: chevrolet } });
    expect(ofMaker.items.map((row) => row.manufacturerYear)).toEqual(expect.arrayContaining(built));
  });

  it('lists the versions of the selected years, with the price of those years', async () => {
    const { id: modelId } = await onix();
    const query = { vehicleType: 2, modelId, modelYear: 2020 } as const;
    const { items } = await seller.ok('listVersions', { query });
    expect(items.length).toBeGreaterThan(0);
    for (const version of items) {
      const years = await seller.ok('listVersionYears', { query: { vehicleType: 2, versionId: version.id } });
      const prices = years.items.filter((row) => row.modelYear === 2020).map((row) => row.referencePriceCents);
      expect(prices).toContain(version.newestPriceCents);
    }
    expect((await seller.ok('listVersions', { query: { ...query, modelYear: 1990 } })).items).toEqual([]);
  });

  it('narrows every look-up to a model, and to a year or a range of years with both ends in it', async () => {
    const { id: modelId } = await onix();
    const query = { vehicleType: 2, modelId, modelYearFrom: 2018, modelYearTo: 2020 } as const;
    const { items } = await seller.ok('listVersionYears', { query });
    expect([...new Set(items.map((row) => row.modelYear))]).toEqual([2020, 2019, 2018]);
    const built = await seller.ok('listManufacturerYears', { query });
    expect(built.items.map((row) => row.manufacturerYear)).toEqual([
      ...new Set(items.map((row) => row.manufacturerYear)),
    ]);
    for (const { label } of (await seller.ok('listVersions', { query })).items) expect(label).toMatch(/2018–2020$/);
    expect((await seller.ok('listManufacturers', { query })).items).toEqual([{ id: chevrolet, name: 'CHEVROLET' }]);
    const ofMaker = { ...query, manufacturerId: chevrolet };
    expect((await seller.ok('listModels', { query: ofMaker })).items).toEqual([{ id: modelId, name: 'Onix' }]);
    const before = { ...query, modelYearFrom: 1950, modelYearTo: 1990 };
    expect((await seller.ok('listModels', { query: { ...before, manufacturerId: chevrolet } })).items).toEqual([]);
    expect((await seller.ok('listManufacturers', { query: before })).items).toEqual([]);
    const oneBuilt = { vehicleType: 2, modelId, manufacturerYearFrom: 2019, manufacturerYearTo: 2019 } as const;
    expect(await seller.ok('listVersionYears', { query: oneBuilt })).toEqual(
      await seller.ok('listVersionYears', { query: { vehicleType: 2, modelId, manufacturerYear: 2019 } }),
    );
  });

  it('lists the table outside the simulator as well, new and used together unless one is named', async () => {
    const bit = await api.signIn('bit');
    const { id: modelId } = await onix();
    for (const vehicleType of [1, 2] as const) {
      const query = { vehicleType, modelId, modelYearFrom: 2020 };
      const makers = { vehicleType };
      expect(await bit.ok('listCatalogueManufacturers', { query: makers })).toEqual(
        await seller.ok('listManufacturers', { query: makers }),
      );
      const ofMaker = { vehicleType, manufacturerId: chevrolet };
      expect(await bit.ok('listCatalogueModels', { query: ofMaker })).toEqual(
        await seller.ok('listModels', { query: ofMaker }),
      );
      expect(await bit.ok('listCatalogueManufacturerYears', { query })).toEqual(
        await seller.ok('listManufacturerYears', { query }),
      );
      expect(await bit.ok('listCatalogueModelYears', { query })).toEqual(
        await seller.ok('listVersionYears', { query }),
      );
      expect(await bit.ok('listCatalogueVersions', { params: { modelId }, query: makers })).toEqual(
        await seller.ok('listVersions', { query: { vehicleType, modelId } }),
      );
    }
    const { items } = await bit.ok('listCatalogueVersions', { params: { modelId }, query: {} });
    for (const { label } of items) expect(label).toMatch(/2016–2027$/);
    const makers = (await bit.ok('listCatalogueManufacturers', { query: {} })).items.map(({ name }) => name);
    expect(makers).toEqual([...new Set(makers)].sort());
    const { items: all } = await bit.ok('listCatalogueModels', { query: {} });
    expect(all.length).toBeGreaterThan((await models(2)).length);
    const { items: years } = await bit.ok('listCatalogueManufacturerYears', { query: {} });
    expect(years).toEqual([...years].sort((left, right) => right.manufacturerYear - left.manufacturerYear));
  });

  it('returns an empty list for an unknown manufacturer, model or version', async () => {
    expect(await models(1, 999)).toEqual([]);
    const query = { vehicleType: 1 } as const;
    expect((await seller.ok('listVersions', { query: { ...query, modelId: 999_999 } })).items).toEqual([]);
    expect((await seller.ok('listVersionYears', { query: { ...query, versionId: 999_999 } })).items).toEqual([]);
  });
});

describe('401 and 403', () => {
  it('refuses who is not logged in, and a role that neither sells nor sees vehicles', async () => {
    const stranger = await api.stranger.call('listCatalogueModels', { query: {}, userType: 'dealer' });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'USE003']);
    const { status, body } = await (await api.signIn('crm')).call('listCatalogueModels', { query: {} });
    expect([status, body.code]).toEqual([403, 'SEC004']);
  });
});

describe('422', () => {
  it.each([
    ['an asset type that does not exist', 'vehicleType=3&manufacturerId=12', 'vehicleType'],
    ['no asset type', 'manufacturerId=12', 'vehicleType'],
    ['two manufacturers', 'vehicleType=1&manufacturerId=12&manufacturerId=13', 'manufacturerId'],
    ['a fraction', 'vehicleType=1&manufacturerId=1.5', 'manufacturerId'],
    ['a word', 'vehicleType=1&manufacturerId=chevrolet', 'manufacturerId'],
    ['a year that is none', 'vehicleType=1&manufacturerId=12&modelYearFrom=20', 'modelYearFrom'],
    ['a name that the call does not declare', 'vehicleType=1&manufacturerId=12&yearFrom=2020', 'yearFrom'],
    ['a number beyond the column', 'vehicleType=1&manufacturerId=99999999999', undefined],
  ])('refuses %s', async (_case, query, path) => {
    const answer = await api.server.inject({
      method: 'GET',
      url: `/api/simulation/dealer/simulation/models?${query}`,
      headers: seller.tokens,
    });
    expect([answer.statusCode, answer.json().code, answer.json().fields?.[0]?.path]).toEqual([422, 'DOM002', path]);
  });
});
