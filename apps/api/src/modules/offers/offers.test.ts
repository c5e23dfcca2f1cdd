import type { OfferForm } from '@estrada/domain/offers/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOfferForm } from '../../../test/offer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let ofertas: Session;
let regions: { id: string; name: string }[];
beforeAll(async () => {
  api = await openApi();
  ofertas = await api.signIn('ofertas');
  regions = (await ofertas.ok('listOfferRegions')).items;
});
afterAll(() => api.close());

let number = 0;
const register = async (part: Partial<OfferForm> = {}) => {
  number += 1;
  return ofertas.ok('registerOffer', { body: await anOfferForm(ofertas, { offerName: `Vindima ${number}`, ...part }) });
};
const refusalOf = async (part: Partial<OfferForm>) => {
  const { status, body } = await ofertas.call('registerOffer', { body: await anOfferForm(ofertas, part) });
  return [status, body.code, body.fields?.map(({ path }) => path)];
};
const clone = (id: string, to: string[], version = 1) =>
  ofertas.call('cloneOffer', {
    params: { id },
    query: { regions: to.join(',') } as never,
    body: { version, confirmed: true },
  });

describe('200', () => {
  it('has vehicle, region and colours, and is found by each', async () => {
    const colour = await ofertas.ok('registerColour', { body: { colourName: 'Bronze Raro', colourCode: 'BZ9' } });
    const region = regions[0]!;
    const row = await register({ offerType: 'REGI', region: region.id, colours: colour.id });
    expect([row.regionName, row.colourNames]).toEqual([region.name, 'Bronze Raro']);
    const found = async (query: object) => (await ofertas.ok('listOffers', { query })).items.map(({ id }) => id);
    for (const query of [
      { region: region.id, search: row.offerName },
      { search: row.offerName, vehicle: row.vehicle.slice(0, 8).toLowerCase() },
      { search: row.offerName, offerType: 'REGI', validOn: '2026-12-31' },
    ])
      expect(await found(query)).toEqual([row.id]);
    for (const query of [{ vehicle: 'nenhum assim' }, { search: row.offerName, validOn: '2027-01-01' }])
      expect(await found(query)).toEqual([]);
  });

  it('appears in the trail with the names of its branch, colours and version', async () => {
    const colours = [];
    for (const [colourName, colourCode] of [
      ['Areia', 'AR1'],
      ['Musgo', 'MU1'],
    ] as const)
      colours.push((await ofertas.ok('registerColour', { body: { colourName, colourCode } })).id);
    const region = regions[0]!;
    const row = await register({ offerType: 'REGI', region: region.id, colours: colours.join(',') });
    const admin = await api.signIn('admin-internal');
    const { items } = await admin.ok('listAuditEntries', { query: { entity: 'offer', entityId: row.id } as never });
    const afterOf = (name: string) => items[0]!.changes.find(({ field }) => field === name)!.after;
    expect([afterOf('region'), afterOf('colours')]).toEqual([region.name, 'Areia, Musgo']);
    expect(row.vehicle.endsWith(afterOf('versionId')!)).toBe(true);
  });

  it('filters offers by current, future and past validity', async () => {
    const row = await register();
    const standingOf = async () => {
      const found = [];
      for (const standing of ['holding', 'coming', 'ended'] as const)
        if ((await ofertas.ok('listOffers', { query: { search: row.offerName, standing } })).items.length > 0)
          found.push(standing);
      return found;
    };
    expect(await standingOf()).toEqual(['coming']);
    for (const [from, until, standing] of [
      ['2026-11-01', '2026-11-20', 'holding'],
      ['2026-11-01', '2026-11-19', 'ended'],
    ] as const) {
      await api.database.db.execute(
        sql`update offers set effective_from = ${from}, valid_until = ${until} where id = ${row.id}`,
      );
      expect(await standingOf()).toEqual([standing]);
    }
  });

  it('clones a current offer with today as its start, and shows that in the preview', async () => {
    const row = await register({ validUntil: '2026-12-31' });
    await api.database.db.execute(sql`update offers set effective_from = '2026-11-01' where id = ${row.id}`);
    const plan = await ofertas.ok('readOfferClonePlan', { params: { id: row.id } });
    expect([plan.effectiveFrom, plan.validUntil]).toEqual(['2026-11-20', '2026-12-31']);
    const { body } = await clone(row.id, [regions[0]!.id]);
    const { items } = await ofertas.ok('listOffers', { query: { search: row.offerName, region: regions[0]!.id } });
    expect(items.map(({ id, effectiveFrom }) => [id, effectiveFrom])).toEqual([[body.created[0]!.id, '2026-11-20']]);
  });

  it('shows the regions for a clone, clones once per region, and records all of it in one entry', async () => {
    const [first, second] = regions as [{ id: string; name: string }, { id: string; name: string }];
    const row = await register();
    await register({ offerName: row.offerName, offerType: 'REGI', region: first.id });
    const plan = await ofertas.ok('readOfferClonePlan', { params: { id: row.id } });
    expect(plan.regions).toHaveLength(regions.length);
    expect(plan.regions.filter(({ exists }) => exists).map(({ id }) => id)).toEqual([first.id]);

    const { status, body } = await clone(row.id, [first.id, second.id]);
    expect([status, body]).toEqual([
      200,
      { created: [{ id: expect.any(String), regionName: second.name }], existing: [first.name] },
    ]);
    const { items } = await ofertas.ok('listOffers', { query: { search: row.offerName, region: second.id } });
    expect(items[0]).toMatchObject({ offerType: 'REGI', priceCents: row.priceCents, vehicle: row.vehicle, version: 1 });
    const entries = await rowsOf(api, sql`select action, after from audit_entries where entity_id = ${row.id}`);
    expect(entries.filter(({ action }) => action === 'offer.clone').map(({ after }) => after)).toEqual([
      { regions: second.name },
    ]);
    expect((await clone(row.id, [first.id, second.id])).body.code).toBe('OFF004');
  });

  it('updates an offer whose colour has been disabled since', async () => {
    const colour = await ofertas.ok('registerColour', { body: { colourName: 'Lilás', colourCode: 'LL9' } });
    const row = await register({ colours: colour.id });
    await ofertas.ok('disableColour', { params: { id: colour.id }, body: { version: 1 } });
    const form = await anOfferForm(ofertas, { offerName: row.offerName, colours: colour.id, priceCents: 7_000_000 });
    const changed = await ofertas.ok('updateOffer', { params: { id: row.id }, body: { ...form, version: 1 } });
    expect([changed.priceCents, changed.colourNames]).toEqual([7_000_000, 'Lilás']);
    expect(await refusalOf({ colours: colour.id })).toEqual([422, 'OFF000', ['colours']]);
  });
});

describe('409', () => {
  it('refuses to clone a version other than the one that was shown', async () => {
    const row = await register();
    const { status, body } = await clone(row.id, [regions[0]!.id], 2);
    expect([status, body.code]).toEqual([409, 'SET001']);
  });
});

describe('422', () => {
  it.each([
    ['GOFF003', 'effectiveFrom', { effectiveFrom: '2020-01-01' }],
    ['GOFF004', 'validUntil', { validUntil: '2026-11-30' }],
    ['GOFF007', 'validUntil', { validUntil: '2026-12-01' }],
    ['GOFF001', 'versionId', { manufacturerYear: 1990, modelYear: 1990 }],
    ['GOFF002', 'sourceTableCode', { sourceTableCode: 'NENHUMA' }],
    ['OFF003', 'region', { offerType: 'REGI' }],
  ] as const)('refuses with %s at %s', async (code, field, part) => {
    expect(await refusalOf(part)).toEqual([422, code, [field]]);
  });

  it('neither updates nor clones an offer that has ended, unless its new end is after today (GOFF005)', async () => {
    const row = await register();
    await api.database.db.execute(sql`update offers set effective_from = '2020-01-01', valid_until = '2020-01-31'
      where id = ${row.id}`);
    expect((await clone(row.id, [regions[0]!.id])).body.code).toBe('GOFF005');
    // reported before the user chooses regions
    expect((await ofertas.call('readOfferClonePlan', { params: { id: row.id } })).body.code).toBe('GOFF005');
    const update = async (validUntil: string) => {
      const dates = { offerName: row.offerName, effectiveFrom: '2020-01-01', validUntil };
      const body = { ...(await anOfferForm(ofertas, dates)), version: 1 };
      return ofertas.call('updateOffer', { params: { id: row.id }, body });
    };
    expect((await update('2020-01-31')).body).toMatchObject({ code: 'GOFF005', fields: [{ path: 'validUntil' }] });
    expect((await update('2026-12-31')).status).toBe(200);
  });

  it('clones to no disabled region (OFF003)', async () => {
    const row = await register();
    expect((await clone(row.id, ['01jd0000000000000000000009'])).body.code).toBe('OFF003');
  });
});
