/** The offers simulator: no dealer, the general tables or those of one offer, fees as shown, manual rates. */
import type { OfferForm } from '@estrada/domain/offers/index';
import type { OfferRow, SimulationRequestInput, SimulationResult } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { anOfferForm } from '../../../test/offer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { aRule } from '../../../test/record-tries.ts';

let api: TestApi;
let ofertas: Session;
let feirao: Session;
let seller: Session;
let request: SimulationRequestInput;
beforeAll(async () => {
  api = await openApi();
  ofertas = await api.signIn('ofertas');
  feirao = await api.signIn('feirao');
  seller = await api.signIn('seller');
  request = await aRequest(ofertas);
}, 60_000);
afterAll(() => api.close());

let number = 0;
/** An offer of the vehicle of the request, by the table of the plan's new vehicles, that began today. */
async function anOffer(part: Partial<OfferForm> = {}): Promise<OfferRow> {
  number += 1;
  const { manufacturerId, modelId, versionId, manufacturerYear, modelYear } = request;
  const { simulationItems } = await ofertas.ok('simulateOffer', { body: request });
  return ofertas.ok('registerOffer', {
    body: await anOfferForm(ofertas, {
      offerName: `Feira ${number}`,
      effectiveFrom: '2026-11-20',
      validUntil: '2026-12-31',
      manufacturerId,
      modelId,
      versionId,
      manufacturerYear,
      modelYear,
      sourceTableCode: simulationItems[0]!.sourceTableCode,
      ...part,
    }),
  });
}
const of = ({ id, priceCents }: OfferRow, changes: Partial<SimulationRequestInput> = {}): SimulationRequestInput => ({
  ...request,
  offerId: id,
  vehicleValueCents: priceCents,
  entryValueCents: 3_000_000,
  ...changes,
});
const refusal = async (body: SimulationRequestInput, session = ofertas) => {
  const { status, body: said } = await session.call('simulateOffer', { body });
  return [status, said.code, said.fields?.map(({ path, key }) => `${path} ${key}`)];
};
const setDays = (id: string, from: string, until: string) =>
  api.database.db.execute(sql`update offers set effective_from = ${from}, valid_until = ${until} where id = ${id}`);
const feesOf = ({ simulationItems }: SimulationResult) =>
  simulationItems[0]!.financedItems
    .filter(({ code }) => ['TCC', 'CONTRACT', 'TU'].includes(code))
    .map(({ code, amountCents }) => ({ code: code as 'TCC', amountCents }));

describe('200', () => {
  it('has the figures of a dealer of the same state, and defaults to SP', async () => {
    const { defaults, views } = await ofertas.ok('readOfferParameters');
    expect(defaults).toMatchObject({ state: 'SP', offerType: 'NAC', saleType: 'TD', personType: 'PF' });
    expect(views.find(({ flag }) => flag === 'viewSimulationTax')).toBeDefined();
    expect(views.find(({ flag }) => flag === 'createPropose')).toBeUndefined();
    const mine = await feirao.ok('simulateOffer', { body: request });
    const theirs = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body: request });
    expect(mine.simulationItems.map(({ term, installmentCents }) => [term, installmentCents])).toEqual(
      theirs.simulationItems.map(({ term, installmentCents }) => [term, installmentCents]),
    );
  });

  it('uses the profile parameters of its own channel', async () => {
    const finance = await api.signIn('finance');
    const profile = 'feirao';
    const { version } = await finance.ok('readProfileParameters', { query: { profile } });
    const place = {
      channel: 'OFFER',
      vehicleType: 'NEW',
      taxType: 'NOT_SUBSIDIZED',
      financeTypeIds: [1],
    } as const;
    const changes = [{ ...place, flag: 'viewPricingRateComprada' as const, isOn: false }];
    await finance.ok('saveProfileParameters', { body: { profile, version, changes } });
    const preview = (session: Session) =>
      session.call('previewOfferRate', { params: { tax: '0.0147' }, query: { term: '36' }, body: request });
    expect((await preview(feirao)).body).toMatchObject({ code: 'DOM002', fields: [{ key: 'rate.notYours' }] });
    expect((await preview(ofertas)).status).toBe(200);
  });

  it('quotes by one table, by a manual rate and in a grid, and reports the additions to a price', async () => {
    const { simulationItems } = await ofertas.ok('simulateOffer', { body: request });
    const code = simulationItems[0]!.sourceTableCode;
    const byTable = await ofertas.ok('simulateOfferBySourceTable', {
      params: { code },
      query: { term: '36' },
      body: request,
    });
    expect(byTable.simulationItems.map(({ term, sourceTableCode }) => [term, sourceTableCode])).toEqual([[36, code]]);
    const rated = await ofertas.ok('simulateOfferByRate', {
      params: { tax: '0.0147' },
      query: { term: '36' },
      body: request,
    });
    expect(Number(rated.simulationItems[0]!.rateMonthly)).toBe(0.0147);
    const entriesCents = [2_000_000, 3_000_000];
    const grid = await ofertas.ok('simulateOfferGrid', { body: { request, entriesCents } });
    expect(grid.entries.map(({ entryValueCents }) => entryValueCents)).toEqual(entriesCents);
    const query = { assetType: '1', personType: 'PF', isEmployee: 'false', isDirectSale: 'false' } as const;
    const added = await ofertas.ok('readOfferAggregateValues', {
      query: { ...query, isOffer: 'true', financeTypeId: '1' } as never,
    });
    expect(added.fees.map(({ code: kind }) => kind)).toEqual(['TCC', 'CONTRACT']);
  });

  it('finds the down payment of an instalment, as the simulation confirms', async () => {
    const wish = { term: 36, installmentCents: 90_000, solveFor: 'entry' } as const;
    const found = await ofertas.ok('solveOffer', { body: { request, ...wish } });
    expect(found).toMatchObject({ reached: true, reason: null, term: 36 });
    const changed = { ...request, entryValueCents: found.entryValueCents!, terms: [36] };
    const { simulationItems } = await ofertas.ok('simulateOffer', { body: changed });
    expect(simulationItems[0]!.installmentCents).toBe(found.installmentCents);
  });

  it('sells an offer by its own table, and no figure outlasts the offer', async () => {
    const offer = await anOffer({ validUntil: '2026-11-25' });
    const { simulationItems } = await ofertas.ok('simulateOffer', { body: of(offer) });
    expect(new Set(simulationItems.map(({ sourceTableCode }) => sourceTableCode))).toEqual(
      new Set([offer.sourceTableCode]),
    );
    expect(simulationItems.map(({ validUntil }) => validUntil)).toEqual(simulationItems.map(() => '2026-11-25'));
    const { financeTypeId, assetType, personType, manufacturerYear, modelYear, state } = request;
    const query = { financeTypeId, assetType, personType, manufacturerYear, modelYear, state, offerId: offer.id };
    const { priceRows } = await ofertas.ok('readOfferBasis', { query: query as never });
    expect(new Set(priceRows.map(({ validUntil }) => validUntil))).toEqual(new Set(['2026-11-25']));
  });

  it('shows the sellers of a branch the regional and national offers in force, which they can sell', async () => {
    const dealerId = seller.activeDealerId;
    const regions = (await ofertas.ok('listOfferRegions')).items;
    const national = await anOffer();
    const regional = await Promise.all(regions.map(({ id: region }) => anOffer({ offerType: 'REGI', region })));
    const over = await anOffer();
    await setDays(over.id, '2026-11-01', '2026-11-21');
    const { items } = await seller.ok('listOffersOnSale', {
      query: { dealerId, versionId: String(request.versionId) } as never,
    });
    const ids = items.map(({ id }) => id);
    const mine = regional.filter(({ id }) => ids.includes(id));
    expect([ids.includes(national.id), mine.length, ids.includes(over.id)]).toEqual([true, 1, false]);
    const params = { dealerId };
    expect((await seller.call('simulate', { params, body: of(mine[0]!) })).status).toBe(200);
    const elsewhere = regional.find(({ id }) => !ids.includes(id))!;
    expect((await seller.call('simulate', { params, body: of(elsewhere) })).body).toMatchObject({
      code: 'DOM002',
      fields: [{ path: 'offerId', key: 'offer.unknown' }],
    });
  });

  it('lists the offers of one type where the call names it, and of both otherwise', async () => {
    const dealerId = seller.activeDealerId;
    const versionId = String(request.versionId);
    const regions = (await ofertas.ok('listOfferRegions')).items;
    for (const part of [{}, ...regions.map(({ id: region }) => ({ offerType: 'REGI' as const, region }))])
      await anOffer(part);
    const typesAt = async (query: object) =>
      (await seller.ok('listOffersOnSale', { query: { dealerId, versionId, ...query } as never })).items.map(
        ({ offerType }) => offerType,
      );
    expect(new Set(await typesAt({}))).toEqual(new Set(['NAC', 'REGI']));
    for (const offerType of ['NAC', 'REGI'])
      expect(new Set(await typesAt({ offerType }))).toEqual(new Set([offerType]));
    // without a dealer, those of every branch
    const of = async (query: object) =>
      (await ofertas.ok('listOffersOfVersion', { query: { versionId, ...query } as never })).items;
    expect(new Set((await of({ offerType: 'REGI' })).map(({ region }) => region))).toEqual(
      new Set(regions.map(({ id }) => id)),
    );
    expect(new Set((await of({ offerType: 'NAC' })).map(({ region }) => region))).toEqual(new Set(['']));
    expect((await of({})).length).toBe(
      (await of({ offerType: 'NAC' })).length + (await of({ offerType: 'REGI' })).length,
    );
    const wrong = await ofertas.call('listOffersOfVersion', { query: { versionId, offerType: 'LOCAL' } as never });
    expect([wrong.status, wrong.body.fields?.map(({ path }) => path)]).toEqual([422, ['offerType']]);
  });

  it('stores an offer with a saved simulation, and reports it as not retained once it has ended', async () => {
    const offer = await anOffer();
    const saved = await seller.ok('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client: {}, request: of(offer), selectedTerm: 36 },
    });
    expect(saved.request.offerId).toBe(offer.id);
    await setDays(offer.id, '2026-11-01', '2026-11-19');
    const anew = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
    expect(anew.notKept).toEqual(['offerId']);
  });

  it('accepts figures whose fees match those that were shown', async () => {
    const seenExpenses = feesOf(await ofertas.ok('simulateOffer', { body: request }));
    expect(seenExpenses.length).toBeGreaterThan(0);
    expect((await ofertas.call('simulateOffer', { body: { ...request, seenExpenses } })).status).toBe(200);
  });
});

describe('409', () => {
  it('requires a new simulation when fees have changed since (GSIM014)', async () => {
    const seen = feesOf(await ofertas.ok('simulateOffer', { body: request }));
    const seenExpenses = seen.map((fee) => ({ ...fee, amountCents: fee.amountCents + 100 }));
    const params = { tax: '0.0147' };
    for (const { status, body } of [
      await ofertas.call('simulateOffer', { body: { ...request, seenExpenses } }),
      await ofertas.call('previewOfferRate', { params, query: { term: '36' }, body: { ...request, seenExpenses } }),
    ])
      expect([status, body.code]).toEqual([409, 'GSIM014']);
    expect((await ofertas.call('simulateOffer', { body: { ...request, seenExpenses: [] } })).body.code).toBe('GSIM014');
  });
});

describe('422', () => {
  it('refuses an offer that is past, future, ends too soon, is disabled or does not exist', async () => {
    const offer = await anOffer();
    for (const [from, until, code, key] of [
      ['2026-11-01', '2026-11-19', 'DOM002', 'offer.ended'],
      ['2026-11-21', '2026-12-19', 'DOM002', 'offer.notBegun'],
      ['2026-11-01', '2026-11-21', 'GOFF007', 'offer.endsTooSoon'],
    ] as const) {
      await setDays(offer.id, from, until);
      expect(await refusal(of(offer))).toEqual([422, code, [`offerId ${key}`]]);
    }
    await setDays(offer.id, '2026-11-20', '2026-12-31');
    await ofertas.ok('disableOffer', { params: { id: offer.id }, body: { version: 1 } });
    expect(await refusal(of(offer))).toEqual([422, 'DOM002', ['offerId offer.disabled']]);
    expect(await refusal({ ...of(offer), offerId: '01jd0000000000000000000009' })).toEqual([
      ...[422, 'DOM002', ['offerId offer.unknown']],
    ]);
  });

  it('refuses a voucher, because the offer sets the price', async () => {
    const crm = await api.signIn('crm');
    const { discountVoucher: voucherCode } = await crm.ok('registerVoucher', {
      body: {
        ...aRule('Com oferta'),
        effectiveFrom: '2026-11-20',
        discountVoucher: 'COM-OFERTA',
        voucherType: 'MULTIPLE',
        voucherLimit: 10,
      } as never,
    });
    const { status, body } = await seller.call('simulate', {
      params: { dealerId: seller.activeDealerId },
      body: of(await anOffer(), { voucherCode }),
    });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, 'voucher-007-14', 'voucherCode']);
    expect(body.message).toBe(
      'A oferta já define o preço deste veículo. Continue sem desconto ou simule sem a oferta.',
    );
  });

  it('refuses another colour than those of the offer, and none where it names no colour', async () => {
    const names = ['Bege, fosco', 'Azul Noite'];
    const made = [];
    for (const [index, colourName] of names.entries())
      made.push(await ofertas.ok('registerColour', { body: { colourName, colourCode: `CQ${index}` } }));
    const offer = await anOffer({ colours: made.map(({ id }) => id).join(',') });
    expect(offer.colourChoices).toEqual(['Azul Noite', 'Bege, fosco']);
    expect(await refusal(of(offer, { colour: 'Verde' }))).toEqual([422, 'DOM002', ['colour offer.otherColour']]);
    for (const changes of [{}, { colour: 'Bege, fosco' }])
      expect((await ofertas.call('simulateOffer', { body: of(offer, changes) })).status).toBe(200);
    const free = await anOffer();
    expect((await ofertas.call('simulateOffer', { body: of(free, { colour: 'Verde' }) })).status).toBe(200);
    const { status, body } = await seller.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: { client: {}, request: of(offer, { colour: 'Verde' }), selectedTerm: 36 },
    });
    expect([status, body.fields?.map(({ path }) => path)]).toEqual([422, ['colour']]);
  });

  it('refuses what the offer does not include, each at its field', async () => {
    const offer = await anOffer();
    const other = { personType: 'PJ', financeTypeId: 4, vehicleValueCents: offer.priceCents - 1 } as const;
    expect(await refusal(of(offer, other))).toEqual([
      ...[422, 'DOM002'],
      ['personType offer.otherSale', 'financeTypeId offer.otherSale', 'vehicleValueCents offer.otherPrice'],
    ]);
  });
});
