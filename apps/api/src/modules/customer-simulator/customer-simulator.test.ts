import { customerConsent } from '@estrada/domain/leads/index';
import type { BodyInputOf, endpoints } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { anOfferForm } from '../../../test/offer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { demoApiKey } from '../../demo/insert-accounts.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let assess: TestApi['partners']['botScore']['assess'];
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  assess = api.partners.botScore.assess;
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  // the limits of another test have passed
  await api.database.db.execute(sql`delete from rate_limits`);
});
afterEach(() => {
  api.partners.botScore.assess = assess;
});

const headers = { 'x-api-key': demoApiKey };
const zipCode = '01310100';
type Answers = BodyInputOf<typeof endpoints.simulateForCustomer>;

/** The answers of a client for the vehicle of a request of the dealers' simulator. */
async function someAnswers(changes: Partial<Answers> = {}): Promise<Answers> {
  const request = await aRequest(seller, { assetType: changes.vehicleType === 2 ? 2 : 1 });
  const { manufacturerId, modelId, versionId, manufacturerYear, modelYear, mileage, entryValueCents } = request;
  const vehicle = { manufacturerId, modelId, versionId, manufacturerYear, modelYear };
  return {
    ...vehicle,
    ...(mileage === undefined ? {} : { mileage }),
    vehicleType: 1,
    entryValueCents,
    zipCode,
    dealerId: seller.activeDealerId,
    term: 36,
    ...changes,
  };
}
const simulate = async (changes: Partial<Answers> = {}) =>
  api.stranger.call('simulateForCustomer', { body: await someAnswers(changes), headers });
const okFigure = async (changes: Partial<Answers> = {}) =>
  api.stranger.ok('simulateForCustomer', { body: await someAnswers(changes), headers });

let count = 0;
/** The request of a new person each time. */
const aLead = async (changes: object = {}) => ({
  name: 'Joana Prado',
  phone: `119${String(82_000_000 + count++)}`,
  email: '',
  contactPreference: 'CALL' as const,
  dealerId: seller.activeDealerId,
  consentVersion: customerConsent.version,
  reference: (await okFigure()).reference,
  ...changes,
});
const send = (body: Awaited<ReturnType<typeof aLead>>) => api.stranger.call('createCustomerLead', { body, headers });
const countLeads = async () => (await rowsOf(api, sql`select count(*)::int as count from leads`))[0]!.count as number;

/** Every key at any depth. */
const keysOf = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Array.isArray(value)
      ? value.flatMap(keysOf)
      : Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);

describe('200', () => {
  it('shows the figures that the dealers’ simulator shows for the same inputs, of a new and a used vehicle', async () => {
    for (const vehicleType of [1, 2] as const) {
      const figure = await okFigure({ vehicleType });
      const body = await aRequest(seller, { assetType: vehicleType, terms: [36] });
      const { simulationItems } = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body });
      const { term, ...shown } = figure;
      expect(simulationItems[0]).toMatchObject(term);
      expect(shown).toMatchObject({ vehicleValueCents: body.vehicleValueCents, state: 'SP', isGoalMet: null });
      expect(term.financedItems.map(({ code }) => code)).toContain('TCC');
    }
  });

  it('returns these keys alone: nothing readable of tables, tiers, subsidies and commissions', async () => {
    const figure = await okFigure({ dealerId: undefined });
    const signed: unknown = JSON.parse(Buffer.from(figure.reference.split('.')[0]!, 'base64url').toString());
    for (const shown of [figure, signed]) expect([...new Set(keysOf(shown))].sort()).toMatchSnapshot();
    const [{ table_code: tableCode }] = (await rowsOf(
      api,
      sql`select table_code from price_tables where term_months = ${figure.term.term} limit 1`,
    )) as [{ table_code: string }];
    expect(JSON.stringify([figure, signed])).not.toContain(tableCode);
  });

  it('shows the shortest term whose instalment is not above the wanted one, and says when there is none', async () => {
    const usual = await okFigure({ term: 48 });
    const wanted = usual.term.installmentCents;
    const met = await okFigure({ term: undefined, installmentCents: wanted });
    expect([met.isGoalMet, met.term.term, met.term.installmentCents]).toEqual([true, 48, wanted]);
    const missed = await okFigure({ term: undefined, installmentCents: 1_000 });
    expect([missed.isGoalMet, missed.term.term]).toEqual([false, Math.max(...missed.availableTerms)]);
  });

  it('takes the state of the dealer where no postal code is answered', async () => {
    expect((await okFigure({ zipCode: undefined })).state).toBe('SP');
  });

  it('offers the vehicles of the table step by step, and the years with their price', async () => {
    const { manufacturerId, modelId, versionId, modelYear } = await someAnswers();
    const query = { vehicleType: 1 as const };
    const { items: manufacturers } = await api.stranger.ok('listCustomerManufacturers', { query, headers });
    expect(manufacturers.map(({ id }) => id)).toContain(manufacturerId);
    const models = await api.stranger.ok('listCustomerModels', { query: { ...query, manufacturerId }, headers });
    expect(models.items.map(({ id }) => id)).toContain(modelId);
    const versions = await api.stranger.ok('listCustomerVersions', { params: { modelId }, query, headers });
    expect(Object.keys(versions.items[0]!)).toEqual(['id', 'name']);
    const years = await api.stranger.ok('listCustomerYears', { params: { versionId }, query, headers });
    expect(years.items[0]).toMatchObject({ modelYear, referencePriceCents: expect.any(Number) });
  });

  it('finds at most ten dealers by postal code and by position, with a name, a place and a distance', async () => {
    expect(await api.stranger.ok('readCustomerPostalCode', { params: { zip: zipCode }, headers })).toEqual({
      zipCode,
      city: 'São Paulo',
      state: 'SP',
    });
    for (const query of [{ zipCode }, { latitude: -23.56, longitude: -46.65 }]) {
      const { items } = await api.stranger.ok('findCustomerDealers', { query, headers });
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(10);
      expect(Object.keys(items[0]!).sort()).toEqual(['city', 'distanceKm', 'id', 'state', 'tradingName']);
    }
  });

  it('names the dealer of a link', async () => {
    const params = { id: seller.activeDealerId! };
    const dealer = await api.stranger.ok('readCustomerDealer', { params, headers });
    expect(dealer).toEqual({ ...params, tradingName: expect.any(String), city: expect.any(String), state: 'SP' });
  });

  it('stores a lead of channel CSF with its consent, which the dealer sees; a second request joins it', async () => {
    const before = await countLeads();
    const body = await aLead();
    const first = await send(body);
    expect([first.status, Object.keys(first.body).sort()]).toEqual([
      200,
      ['contactWithinMinutes', 'dealerName', 'requestNumber'],
    ]);
    const [row] = await rowsOf(
      api,
      sql`select channel, source, dealer_id, consent_version, consent_at, vehicle_wanted from leads where phone = ${body.phone}`,
    );
    expect(row).toMatchObject({
      channel: 'CSF',
      source: 'CHD',
      dealer_id: seller.activeDealerId,
      consent_version: customerConsent.version,
      vehicle_wanted: expect.stringContaining('Onix'),
    });
    expect(new Date(row!.consent_at as string).getTime()).toBe(api.clock.now().getTime());
    const again = await send(body);
    // a number of its own: the person may not know of the first request
    const [{ requestNumber: one, ...said }, { requestNumber: other, ...saidAgain }] = [first.body, again.body];
    expect(saidAgain).toEqual(said);
    expect(one).toMatch(/^5\d{7}$/);
    expect(other).not.toBe(one);
    expect(await countLeads()).toBe(before + 1);
  });

  it('shows the seller the figure of the person, and the consent in the words that they saw', async () => {
    const figure = await okFigure();
    const body = await aLead({ reference: figure.reference, consentLanguage: 'en' });
    const { requestNumber } = (await send(body)).body;
    const { items } = await manager.ok('listLeads', { query: { search: requestNumber } });
    expect(items).toHaveLength(1);
    const lead = await manager.ok('readLead', { params: { id: items[0]!.id } });
    expect(lead.customerFigures).toEqual([
      expect.objectContaining({
        number: requestNumber,
        quotedOn: figure.quotedOn,
        vehicleLabel: figure.vehicleLabel,
        vehicleValueCents: figure.vehicleValueCents,
        entryValueCents: figure.entryValueCents,
        state: 'SP',
        financeTypeId: 1,
        termMonths: 36,
        installmentCents: figure.term.installmentCents,
        cetAnnualPct: figure.term.cetAnnualPct,
      }),
    ]);
    expect(lead.consent).toEqual({
      version: customerConsent.version,
      at: api.clock.now().toISOString(),
      text: customerConsent.en,
    });
  });

  it('retains each figure of a person who asks twice, and finds the lead by either number', async () => {
    const first = await aLead();
    const numbers: string[] = [];
    for (const reference of [first.reference, (await okFigure({ term: 48 })).reference])
      numbers.push((await send({ ...first, reference })).body.requestNumber);
    const found = await Promise.all(numbers.map((search) => manager.ok('listLeads', { query: { search } })));
    const [one, other] = found.map(({ items }) => items.map(({ id }) => id));
    expect(one).toHaveLength(1);
    expect(other).toEqual(one);
    const { customerFigures } = await manager.ok('readLead', { params: { id: one![0]! } });
    expect(customerFigures.map(({ number, termMonths }) => [number, termMonths])).toEqual([
      [numbers[1], 48],
      [numbers[0], 36],
    ]);
  });

  it('compares the figure with today: the same, or the table row and the centavos that differ', async () => {
    const figure = await okFigure();
    const { requestNumber } = (await send(await aLead({ reference: figure.reference }))).body;
    const { items } = await manager.ok('listLeads', { query: { search: requestNumber } });
    const params = { id: items[0]!.id };
    const same = await manager.ok('compareCustomerFigure', { params });
    const { installmentCents, cetAnnualPct } = figure.term;
    const { vehicleValueCents } = figure;
    expect(same).toMatchObject({ isSame: true, changes: [], refusal: null });
    expect(same.now).toEqual({ quotedOn: figure.quotedOn, vehicleValueCents, installmentCents, cetAnnualPct });

    const change = (by: string) =>
      api.database.db.execute(
        sql`update price_tables set rate_monthly = rate_monthly::numeric + ${by}::numeric where term_months = 36`,
      );
    await change('0.001');
    try {
      const other = await manager.ok('compareCustomerFigure', { params });
      const again = (await okFigure()).term;
      expect(other.figure.installmentCents).toBe(installmentCents);
      expect(other.now!.installmentCents).toBe(again.installmentCents);
      expect(again.installmentCents).toBeGreaterThan(installmentCents);
      expect(other.changes.map(({ table, value }) => [table, value])).toEqual([['PRICES', 'rateMonthly']]);
      expect(Number(other.changes[0]!.after) - Number(other.changes[0]!.before)).toBeCloseTo(0.001, 8);
      expect(other.changes[0]!.row).toMatch(/ · 36x$/);
    } finally {
      await change('-0.001');
    }
  });

  it('says why today’s tables have no such figure any more', async () => {
    const { requestNumber } = (await send(await aLead())).body;
    const { items } = await manager.ok('listLeads', { query: { search: requestNumber } });
    await api.database.db.execute(
      sql`update lead_requests set figure = figure || '{"termMonths": 119}' where number = ${requestNumber}`,
    );
    const { now, refusal, isSame } = await manager.ok('compareCustomerFigure', { params: { id: items[0]!.id } });
    expect([now, isSame]).toEqual([null, false]);
    expect(refusal).toMatch(/prazo/i);
  });
});

describe('a link to a figure', () => {
  beforeAll(() => api.work());
  const person = 'joana.volta@exemplo.com.br';
  const request = async (changes: object = {}) => ({
    email: person,
    reference: (await okFigure({ term: undefined, installmentCents: 400_000 })).reference,
    language: 'pt-BR' as const,
    ...changes,
  });
  const ask = async (changes: object = {}) =>
    api.stranger.call('sendReturnLink', { body: await request(changes), headers });
  const openLink = (token: string) => api.stranger.call('openReturnLink', { body: { token }, headers });
  /** The mail of the last link, once it was sent, and the secret in it. */
  async function mailed() {
    const waiting = () => rowsOf(api, sql`select id from figure_links where email is not null`);
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
    const sent = api.mails.filter(({ text }) => text.includes('#volta='));
    return { sent, token: /#volta=([\w.-]+)/.exec(sent.at(-1)!.text)![1]! };
  }

  it('is mailed to the person, opens the same answers and figure, and leaves no address and no secret behind', async () => {
    const asked = await ask();
    expect([asked.status, asked.body]).toEqual([200, { validDays: 30 }]);
    const { sent, token } = await mailed();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[person, 'Sua simulação de financiamento']]);
    const { status, body } = await openLink(token);
    expect(status).toBe(200);
    expect(body.answers).toMatchObject({ term: body.before.termMonths, zipCode });
    expect(body.answers).not.toHaveProperty('installmentCents');
    const again = await api.stranger.ok('simulateForCustomer', { body: body.answers, headers });
    expect(again.term.installmentCents).toBe(body.before.installmentCents);
    const [row] = await rowsOf(api, sql`select * from figure_links order by id desc limit 1`);
    expect([row!.email, JSON.stringify(row).includes(token)]).toEqual([null, false]);
  });

  it('does not open when it has ended, was changed or guessed: always the same refusal', async () => {
    await ask();
    const { token } = await mailed();
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    await api.database.db.execute(sql`update figure_links set expires_at = now() - interval '1 year'`);
    for (const one of [token, guessed, 'x']) {
      const { status, body } = await openLink(one);
      expect([status, (body as never as { code: string }).code]).toEqual([404, 'SEC004']);
    }
  });

  it('requires an e-mail and an unchanged figure, and is limited for each person and address', async () => {
    const cases: [object, string][] = [
      [{ email: 'joana' }, 'email'],
      [{ reference: 'changed.mark' }, 'reference'],
    ];
    for (const [changes, path] of cases) {
      const { status, body } = await ask(changes);
      expect([status, (body as never as { fields: { path: string }[] }).fields[0]!.path]).toEqual([422, path]);
    }
    await api.database.db.execute(sql`delete from rate_limits`);
    for (let time = 0; time < 3; time++) expect((await ask()).status).toBe(200);
    expect((await ask({ email: person.toUpperCase() })).status).toBe(429);
    for (let time = 0; time < 6; time++) expect((await ask({ email: `outra${time}@exemplo.com.br` })).status).toBe(200);
    expect((await ask({ email: 'outra9@exemplo.com.br' })).status).toBe(429);
  });
});

describe('an offer of a campaign', () => {
  const days = { effectiveFrom: '2026-11-20', validUntil: '2026-12-20' };
  let ofertas: Session;
  let region: string;
  let elsewhere: string;
  let number = 0;
  beforeAll(async () => {
    ofertas = await api.signIn('ofertas');
    const [dealer] = await rowsOf(api, sql`select branch_id from dealers where id = ${seller.activeDealerId}`);
    region = String(dealer!.branch_id);
    elsewhere = (await ofertas.ok('listOfferRegions')).items.find(({ id }) => id !== region)!.id;
  });
  // those of the demo would be shown, too
  beforeEach(() => api.database.db.execute(sql`delete from offer_campaigns`));
  async function anOffer(part: object = {}) {
    number += 1;
    const { modelId, versionId, manufacturerYear, modelYear } = await aRequest(seller);
    const car = { manufacturerId: 12, modelId, versionId, manufacturerYear, modelYear };
    const body = await anOfferForm(ofertas, { offerName: `Do simulador ${number}`, ...days, ...car, ...part });
    return ofertas.ok('registerOffer', { body });
  }
  async function advertise(offers: { id: string }[], part: object = {}) {
    const form = { campaignName: `Campanha ${++number}`, region: '', contractGoal: 5, description: 'Preço especial.' };
    const body = { ...form, ...days, offers: offers.map(({ id }) => id).join(','), ...part };
    const { id, version } = await ofertas.ok('registerOfferCampaign', { body });
    return ofertas.ok('publishOfferCampaign', { params: { id }, body: { version, publishFrom: '2026-11-20' } });
  }
  const shown = async (query: { dealerId?: string; state?: string } = { dealerId: seller.activeDealerId! }) =>
    (await api.stranger.ok('listCustomerCampaigns', { query, headers })).items;
  const refusal = async (changes: Partial<Answers>) => {
    const { status, body } = await simulate(changes);
    return [status, body.fields?.[0]?.path, body.fields?.[0]?.key];
  };

  it('is shown with its campaign to the clients of its dealers, of their state or of all, with these keys alone', async () => {
    const national = await anOffer({ priceCents: 9_000_000 });
    const regional = await anOffer({ offerType: 'REGI', region, priceCents: 8_900_000 });
    const abroad = await anOffer({ offerType: 'REGI', region: elsewhere });
    const company = await anOffer({ personType: 'PJ' });
    await advertise([national, company], { campaignName: 'De todas', validUntil: '2026-12-10' });
    await advertise([regional, national], { campaignName: 'Da regional', region });
    await advertise([abroad], { campaignName: 'De outra', region: elsewhere });
    await advertise([company], { campaignName: 'De empresas' });
    const namesOf = (items: Awaited<ReturnType<typeof shown>>) =>
      items.map(({ campaignName, offers }) => [campaignName, offers.map(({ id }) => id)]);
    const [all, own] = [
      ['De todas', [national.id]],
      ['Da regional', [regional.id, national.id]],
    ];
    const items = await shown();
    expect(namesOf(items)).toEqual([all, own]);
    expect(namesOf(await shown({ state: 'SP' }))).toEqual(expect.arrayContaining([all, own]));
    expect(namesOf(await shown({ state: 'AC' }))).toEqual([all]);
    expect(namesOf(await shown({}))).toEqual([all]);
    expect([...new Set(keysOf(items))].sort()).toMatchSnapshot();
    const { referencePriceCents, priceCents, vehicle } = items[0]!.offers[0]!;
    const request = await aRequest(seller);
    expect([priceCents, referencePriceCents]).toEqual([9_000_000, request.vehicleValueCents]);
    expect(vehicle).toMatch(/^Onix .* · 20\d\d\/20\d\d$/);
  });

  it('gives the figure of the dealers’ simulator with it, and stays with the lead up to the results of its campaign', async () => {
    const offer = await anOffer({ priceCents: 9_000_000 });
    const campaign = await advertise([offer]);
    const figure = await okFigure({ offerId: offer.id });
    const body = await aRequest(seller, { terms: [36], offerId: offer.id, vehicleValueCents: 9_000_000 });
    const { simulationItems } = await seller.ok('simulate', { params: { dealerId: seller.activeDealerId }, body });
    expect(simulationItems[0]).toMatchObject(figure.term);
    expect([figure.vehicleValueCents, figure.term.validUntil <= days.validUntil]).toEqual([9_000_000, true]);
    expect(figure.term.installmentCents).toBeLessThan((await okFigure()).term.installmentCents);

    const { requestNumber } = (await send(await aLead({ reference: figure.reference }))).body;
    const { items } = await manager.ok('listLeads', { query: { search: requestNumber } });
    const params = { id: items[0]!.id };
    const { customerFigures } = await manager.ok('readLead', { params });
    expect(customerFigures[0]).toMatchObject({ offerId: offer.id, offerName: offer.offerName });
    // the campaign may have ended: the offer is still valid for the client who saw it
    const { id, version } = campaign;
    const resultsOf = () => ofertas.ok('readOfferCampaignResults', { params: { id } });
    expect(await manager.ok('compareCustomerFigure', { params })).toMatchObject({ isSame: true, changes: [] });
    expect(await resultsOf()).toMatchObject({ simulations: 0 });
    const saved = await aSavedSimulation(manager, aPerson(1_480), { ...body, fromLead: params.id });
    expect(saved.result.simulationItems[0]!.installmentCents).toBe(figure.term.installmentCents);
    expect(await resultsOf()).toMatchObject({ simulations: 1 });
    await ofertas.ok('endOfferCampaign', { params: { id }, body: { version } });
    expect(await manager.ok('compareCustomerFigure', { params })).toMatchObject({ isSame: true });
    await api.database.db.execute(sql`update offers set price_cents = 9100000 where id = ${offer.id}`);
    const other = await manager.ok('compareCustomerFigure', { params });
    expect(other.changes).toMatchObject([
      { table: 'OFFER', row: offer.offerName, value: 'priceCents', before: 9_000_000, after: 9_100_000 },
    ]);
  });

  it('is refused where it is unknown, in no campaign, not of the place, ended, or of another car', async () => {
    const offer = await anOffer();
    const regional = await anOffer({ offerType: 'REGI', region: elsewhere });
    const notShown = [422, 'offerId', 'offer.notShown'];
    expect(await refusal({ offerId: '0'.repeat(26) })).toEqual([422, 'offerId', 'offer.unknown']);
    expect(await refusal({ offerId: offer.id })).toEqual(notShown);
    await advertise([offer, await anOffer()]);
    await advertise([regional], { region: elsewhere });
    expect((await simulate({ offerId: offer.id })).status).toBe(200);
    expect(await refusal({ offerId: regional.id })).toEqual(notShown);
    expect(await refusal({ offerId: offer.id, modelYear: 1990 })).toEqual([422, 'versionId', 'value.notAllowed']);
    const used = await someAnswers({ vehicleType: 2 });
    expect(await refusal({ ...used, offerId: offer.id })).toEqual([422, expect.any(String), 'offer.otherSale']);
    await api.database.db.execute(sql`update offers set enabled = false where id = ${offer.id}`);
    expect(await refusal({ offerId: offer.id })).toEqual([422, 'offerId', 'offer.disabled']);
    expect((await simulate({ offerId: undefined })).status).toBe(200);
  });

  it('is not requested at a dealer that does not sell it', async () => {
    const offer = await anOffer({ offerType: 'REGI', region });
    await advertise([offer], { region });
    const { reference } = await okFigure({ offerId: offer.id, dealerId: undefined });
    const [dealer] = await rowsOf(api, sql`select id from dealers where branch_id = ${elsewhere} limit 1`);
    const { status, body } = await send(await aLead({ reference, dealerId: dealer!.id }));
    const { fields } = body as never as { fields: object[] };
    expect([status, fields]).toMatchObject([422, [{ path: 'dealerId', key: 'offer.otherDealer' }]]);
    expect((await send(await aLead({ reference }))).status).toBe(200);
  });
});

describe('401', () => {
  it('answers no call without a key, or with an invented one', async () => {
    const query = { vehicleType: 1 as const };
    const { modelId, versionId } = await someAnswers();
    const calls = [
      ['readCustomerPostalCode', { params: { zip: zipCode } }],
      ['listCustomerManufacturers', { query }],
      ['listCustomerModels', { query: { ...query, manufacturerId: 12 } }],
      ['listCustomerVersions', { params: { modelId }, query }],
      ['listCustomerYears', { params: { versionId }, query }],
      ['findCustomerDealers', { query: { zipCode } }],
      ['readCustomerDealer', { params: { id: seller.activeDealerId! } }],
      ['listCustomerCampaigns', { query: {} }],
      ['simulateForCustomer', { body: await someAnswers() }],
      ['createCustomerLead', { body: await aLead() }],
      ['sendReturnLink', { body: { email: 'a@b.com.br', reference: 'x', language: 'en' } }],
      ['openReturnLink', { body: { token: 'x' } }],
    ] as const;
    for (const [name, input] of calls)
      for (const key of [{}, { 'x-api-key': 'invented' }] as Record<string, string>[]) {
        const { status, body } = await api.stranger.call(name, { ...input, headers: key } as never);
        expect([name, status, (body as { code?: string }).code]).toEqual([name, 401, 'SEC004']);
      }
  });
});

describe('404', () => {
  it('compares no figure of a lead out of reach, nor of one that was created by hand', async () => {
    const { requestNumber } = (await send(await aLead())).body;
    const [row] = await rowsOf(api, sql`select lead_id as id from lead_requests where number = ${requestNumber}`);
    const elsewhere = await api.signIn('DEMO2.SELLER');
    const refused = await elsewhere.call('compareCustomerFigure', { params: { id: row!.id as string } });
    expect([refused.status, refused.body.code]).toEqual([404, 'SEC004']);
    const byHand = await seller.ok('createLead', {
      body: {
        name: 'Rosana Teles',
        phone: '11977665544',
        email: '',
        document: '',
        contactPreference: 'CALL',
        vehicleTypeId: '1',
        vehicleWanted: 'Onix',
        channel: 'WALK_IN',
        source: 'Vitrine',
      },
    });
    const without = await manager.call('compareCustomerFigure', { params: { id: byHand.lead.id } });
    expect([without.status, without.body.code]).toEqual([404, 'SEC004']);
  });

  it('reveals nothing about an unknown dealer', async () => {
    const { status, body } = await simulate({ dealerId: '0'.repeat(26) });
    expect([status, body.code]).toEqual([404, 'SEC004']);
    const read = await api.stranger.call('readCustomerDealer', { params: { id: '0'.repeat(26) }, headers });
    expect([read.status, read.body.code]).toEqual([404, 'SEC004']);
    const before = await countLeads();
    expect((await send(await aLead({ dealerId: '0'.repeat(26) }))).status).toBe(404);
    expect(await countLeads()).toBe(before);
  });
});

describe('422', () => {
  it('refuses a lead with a changed figure, without a way to reach the person, or with another consent', async () => {
    const before = await countLeads();
    const { reference } = await okFigure();
    const [text = '', mark] = reference.split('.');
    const changed = Buffer.from(Buffer.from(text, 'base64url').toString().replace('Onix', 'Tudo')).toString(
      'base64url',
    );
    const cases: [object, string][] = [
      [{ reference: `${changed}.${mark}` }, 'reference'],
      [{ phone: '' }, 'phone'],
      [{ consentVersion: 'another' }, 'consentVersion'],
    ];
    for (const [changes, path] of cases) {
      const { status, body } = await send(await aLead(changes));
      expect([status, (body as never as { fields: { path: string }[] }).fields.map((one) => one.path)]).toEqual([
        422,
        expect.arrayContaining([path]),
      ]);
    }
    expect(await countLeads()).toBe(before);
  });

  it('refuses a vehicle that the table does not have, and an unknown postal code at its field', async () => {
    expect((await simulate({ versionId: 999_999 })).body.code).toBe('VHC001');
    const { status, body } = await simulate({ zipCode: '99999999' });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, 'ADR001', 'zipCode']);
  });

  it('is closed for a dealer whose channel CSF is off: no figure, no lead, not among the nearest', async () => {
    const feirao = await api.signIn('feirao');
    const params = { id: seller.activeDealerId!, channelId: 'CSF' as const };
    const lead = await aLead();
    await feirao.ok('disableDealerChannel', { params });
    try {
      const closed = await simulate();
      expect([closed.status, closed.body.code]).toEqual([(await send(lead)).status, 'ADD004']);
      const read = await api.stranger.call('readCustomerDealer', {
        params: { id: seller.activeDealerId! },
        headers,
      });
      expect(read.body.code).toBe('ADD004');
      expect(closed.body.message).toMatch(/\w+ \w+/);
      const { items } = await api.stranger.ok('findCustomerDealers', { query: { zipCode }, headers });
      expect(items.map(({ id }) => id)).not.toContain(seller.activeDealerId);
    } finally {
      await feirao.ok('enableDealerChannel', { params });
    }
    expect((await simulate()).status).toBe(200);
  });
});

describe('429', () => {
  it('limits each call by address, and leads also by contact', async () => {
    const query = { vehicleType: 1 as const };
    let last = 200;
    for (let time = 0; time < 241 && last === 200; time++)
      last = (await api.stranger.call('listCustomerManufacturers', { query, headers })).status;
    expect(last).toBe(429);
    const body = await aLead();
    for (let time = 0; time < 5; time++) expect((await send(body)).status).toBe(200);
    const { status, body: refusal } = await send(body);
    expect([status, (refusal as never as { code: string }).code]).toEqual([429, 'USE029']);
    for (let time = 0; time < 4; time++) expect((await send(await aLead())).status).toBe(200);
    expect((await send(await aLead())).status).toBe(429);
  });

  it('allows a likely bot three leads in five minutes', async () => {
    const asked: object[] = [];
    api.partners.botScore.assess = async (request) => {
      asked.push(request);
      return 0.1;
    };
    for (let time = 0; time < 3; time++) expect((await send(await aLead())).status).toBe(200);
    expect((await send(await aLead())).status).toBe(429);
    expect(asked[0]).toMatchObject({ action: 'lead', clientAddress: '127.0.0.1' });
  });
});
