/** The data that the simulator needs first: dealers, defaults and plans, the registration fee. */
import { financeTypes, taxTypes } from '@estrada/domain/enumerations/index';
import { aCompany, aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal, aPaidContract } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let viewer: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  viewer = await api.signIn('consulta');
});
afterAll(() => api.close());

const dealerNames = async (session: Session, name?: string) =>
  (await session.ok('listSimulationDealers', { query: name === undefined ? {} : { name } })).items.map(
    (dealer) => dealer.tradingName,
  );
const fee = (document: string, query: { isEmployee?: 'true'; state?: string } = { state: 'SP' }) =>
  seller.call('checkRegistrationFee', { params: { document }, query });

describe('dealers: 200', () => {
  it('returns all dealers by name to GMF staff, the active one to dealer staff, those of the region to a representative', async () => {
    const all = await dealerNames(viewer);
    expect(all).toHaveLength(6);
    expect(all).toContain('Baía Veículos');
    expect(await dealerNames(seller)).toEqual(['Autovia Paulista']);
    expect(await dealerNames(await api.signIn('DEMO2.SELLER'))).toEqual(['Nova Serra Veículos']);
    expect(await dealerNames(await api.signIn('representante'))).toEqual([
      'Autovia Paulista',
      'Guanabara Motors',
      'Nova Serra Veículos',
    ]);
  });

  it('filters by part of the name and treats % as a literal character', async () => {
    expect(await dealerNames(viewer, 'serra')).toEqual(['Nova Serra Veículos']);
    expect(await dealerNames(viewer, '%')).toEqual([]);
    expect(await dealerNames(seller, 'serra')).toEqual([]);
  });

  it('omits a disabled dealer, also for its own staff', async () => {
    await api.database.db.execute("update dealers set enabled = false where gmf_code in ('101', '106')");
    expect(await dealerNames(viewer)).toHaveLength(4);
    expect(await dealerNames(seller)).toEqual([]);
    const { status } = await seller.call('readSimulationParameters', { query: { dealerId: seller.activeDealerId } });
    expect(status).toBe(404);
    await api.database.db.execute('update dealers set enabled = true');
  });
});

describe('parameters: 200', () => {
  it('returns the defaults of the simulator, the state of the dealer, and the plans with plan 2 first', async () => {
    const { items } = await viewer.ok('listSimulationDealers', { query: { name: 'Rota Sul' } });
    const parameters = await viewer.ok('readSimulationParameters', { query: { dealerId: items[0]!.id } });
    expect(parameters.defaults).toEqual({
      personType: 'PF',
      assetType: 1,
      saleType: 'TD',
      offerType: 'NAC',
      state: 'RS',
      manufacturerId: 12,
    });
    expect(parameters.financeStructures.map((plan) => plan.id)).toEqual([2, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(parameters.financeStructures.map((plan) => plan.termLimit)).toEqual(
      parameters.financeStructures.map(({ id }) => (id === 13 ? 1 : 3)),
    );
    expect(parameters.dealer.tradingName).toBe('Rota Sul Automóveis');
    expect(parameters.lender.name).toBe('Banco Boa Estrada (demonstração)');
  });
});

describe('parameters of a named sale: 200', () => {
  const read = async (query: object, session = seller) =>
    session.ok('readSimulationParameters', { query: { dealerId: seller.activeDealerId, ...query } });
  const aggregate = async (query: object) => {
    const choice = { assetType: '1', personType: 'PF', isEmployee: 'false', isDirectSale: 'false' } as const;
    const named = { ...choice, isOffer: 'false', financeTypeId: '1', ...query } as const;
    return (await seller.ok('readAggregateValues', { query: named })).fees;
  };
  const vehicleTypesOf = ({ views }: { views: { vehicleType: string }[] }) => [
    ...new Set(views.map(({ vehicleType }) => vehicleType)),
  ];

  it('takes the vehicle and the sale as defaults, and returns the rights in these combinations alone', async () => {
    expect(vehicleTypesOf(await read({}))).toEqual(['NEW', 'USED', 'DIRECT_SALES']);
    const used = await read({ vehicleTypeId: '2' });
    expect([used.defaults.assetType, vehicleTypesOf(used)]).toEqual([2, ['USED']]);
    expect(used.fees).toEqual(await aggregate({ assetType: '2' }));
    expect(vehicleTypesOf(await read({ vehicleTypeId: '1' }))).toEqual(['NEW', 'DIRECT_SALES']);
    expect(vehicleTypesOf(await read({ saleType: 'TD' }))).toEqual(['NEW', 'USED']);
    const direct = await read({ saleType: 'VD' });
    expect([direct.defaults.saleType, direct.defaults.assetType, vehicleTypesOf(direct)]).toEqual([
      ...['VD', 1],
      ['DIRECT_SALES'],
    ]);
  });

  it('takes the states of client and plate, each for its fees, and the fees of an employee', async () => {
    const inRio = await read({ clientState: 'RJ' });
    expect([inRio.defaults.state, inRio.fees]).toEqual(['RJ', await aggregate({ state: 'RJ' })]);
    const registered = await read({ plateState: 'RJ' });
    expect([registered.defaults.state, registered.fees]).toEqual(['SP', await aggregate({ plateState: 'RJ' })]);
    expect(registered.fees).not.toEqual((await read({})).fees);
    expect((await read({ isEmployee: 'true' })).fees).toEqual(await aggregate({ isEmployee: 'true' }));
  });

  it('takes the person type of the document, and leaves the registration fee out once the client has paid it', async () => {
    const person = aPerson(97);
    const tccOf = ({ fees }: Awaited<ReturnType<typeof read>>) => fees?.find(({ code }) => code === 'TCC')?.amountCents;
    const owing = await read({ clientDocument: person.cpf });
    expect([owing.defaults.personType, owing.ignoreTCC, tccOf(owing)]).toEqual(['PF', false, 90_000]);
    await aPaidContract(api, seller, person);
    const paid = await read({ clientDocument: person.cpf });
    expect([paid.ignoreTCC, tccOf(paid)]).toEqual([true, 0]);
    expect((await read({ clientDocument: aCompany(97).cnpj })).defaults.personType).toBe('PJ');
  });

  it('returns the rights of another profile, by name or number, to those who read the parameters of profiles', async () => {
    const proposes = ({ views }: Awaited<ReturnType<typeof read>>) =>
      views.some(({ flag }) => flag === 'createPropose');
    expect(proposes(await read({}, viewer))).toBe(false);
    expect(proposes(await read({ profile: 'seller' }, viewer))).toBe(true);
    expect((await read({ profile: '1' }, viewer)).views).toEqual((await read({}, seller)).views);
    expect(proposes(await read({ profile: 'representante' }, viewer))).toBe(true);
    expect((await read({ profile: 'seller' })).views).toEqual((await read({})).views);
  });

  it('answers without fees for a dealer in a state that has none', async () => {
    await api.database.db.execute(sql`update dealers set state = 'XX' where id = ${seller.activeDealerId}`);
    const { defaults, fees } = await read({});
    await api.database.db.execute(sql`update dealers set state = 'SP' where id = ${seller.activeDealerId}`);
    expect([defaults.state, fees]).toEqual(['XX', null]);
  });

  it('takes the same names in the simulator of offers, with a dealer where one is named', async () => {
    const ofertas = await api.signIn('ofertas');
    const [rio] = await rowsOf(api, sql`select id from dealers where state = 'RJ' limit 1`);
    const at = (query: object) => ofertas.ok('readOfferParameters', { query });
    expect((await at({})).defaults.state).toBe('SP');
    expect((await at({ dealerId: String(rio!.id) })).defaults.state).toBe('RJ');
    const used = await at({ vehicleTypeId: '2', clientState: 'RJ', profile: 'ofertas' });
    expect([used.defaults.assetType, used.defaults.state, vehicleTypesOf(used)]).toEqual([2, 'RJ', ['USED']]);
    expect(used.fees).toEqual(await aggregate({ assetType: '2', state: 'RJ' }));
  });
});

describe('parameters: 404 and 422', () => {
  it.each([
    ['an unknown profile', { profile: 'nobody' }, 'profile'],
    ["another's profile, of a seller", { profile: 'fi-manager' }, 'profile'],
    ['an unknown vehicle type', { vehicleTypeId: '3' }, 'vehicleTypeId'],
    ['a direct sale of a used vehicle', { vehicleTypeId: '2', saleType: 'VD' }, 'saleType'],
    ['an unknown state', { clientState: 'sp' }, 'clientState'],
    ['an unknown state of the plate', { plateState: 'Rio' }, 'plateState'],
    ['an invalid document', { clientDocument: '11111111111' }, 'clientDocument'],
    ['a company as an employee', { clientDocument: aCompany(98).cnpj, isEmployee: 'true' }, 'isEmployee'],
  ])('refuses %s at its name', async (_case, query, path) => {
    const named = { dealerId: seller.activeDealerId, ...query } as never;
    const { status, body } = await seller.call('readSimulationParameters', { query: named });
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, [path]]);
  });

  it('refuses a named state without fees', async () => {
    const query = { dealerId: seller.activeDealerId, clientState: 'XX' };
    const { status, body } = await seller.call('readSimulationParameters', { query });
    expect([status, body.code]).toEqual([422, 'noFluxForState']);
  });

  it('refuses a direct sale to a profile that sees none', async () => {
    const finance = await api.signIn('finance');
    const { version } = await finance.ok('readProfileParameters', { query: { profile: 'seller' } });
    const plans = financeTypes.map(({ id }) => id);
    const places = { channel: 'CHD', vehicleType: 'DIRECT_SALES', financeTypeIds: plans } as const;
    const setTo = (isOn: boolean) =>
      taxTypes.map(({ id: taxType }) => ({ ...places, taxType, flag: 'viewDirectSale' as const, isOn }));
    const save = (at: number, isOn: boolean) =>
      finance.ok('saveProfileParameters', { body: { profile: 'seller', version: at, changes: setTo(isOn) } });
    const saved = await save(version, false);
    const query = { dealerId: seller.activeDealerId, saleType: 'VD' } as const;
    const { status, body } = await seller.call('readSimulationParameters', { query });
    await save(saved.version, true);
    expect([status, body.fields?.map((field) => field.path)]).toEqual([422, ['saleType']]);
  });

  it('gives the same answer for another dealer as for an unknown one', async () => {
    const [other] = await rowsOf(api, sql`select id from dealers where gmf_code = '102'`);
    const foreign = await seller.call('readSimulationParameters', { query: { dealerId: String(other!.id) } });
    const none = await seller.call('readSimulationParameters', { query: { dealerId: '0'.repeat(26) } });
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
  });

  it('refuses an invalid id', async () => {
    const { status, body } = await seller.call('readSimulationParameters', { query: { dealerId: '101' } });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'dealerId']);
  });
});

describe('registration fee: 200', () => {
  it('is due from a new client, document with or without mask', async () => {
    const { body } = await fee('529.982.247-25');
    expect(body).toEqual({ ignoreTCC: false, valueTcc: 90_000 });
    expect((await fee('52998224725')).body).toEqual(body);
  });

  it('uses the state of the active dealer when the request has none', async () => {
    expect(await fee('52998224725', {})).toMatchObject({ status: 200, body: (await fee('52998224725')).body });
    const viewer = await api.signIn('consulta');
    const { status } = await viewer.call('checkRegistrationFee', { params: { document: '52998224725' }, query: {} });
    expect(status).toBe(200);
  });

  it.each(['WFA', 'AV', 'PS', 'OC', 'OCM'])('counts as paid with a contract in %s', async (status) => {
    const person = aPerson(95);
    await anOpenProposal(seller, person);
    expect((await fee(person.cpf)).body.ignoreTCC).toBe(false);
    await api.database.db.execute(
      sql`update proposals set status = ${status} where client_document = ${person.cpf} and status = 'WO'`,
    );
    expect((await fee(person.cpf)).body.ignoreTCC).toBe(true);
    await api.database.db.execute(
      sql`update proposals set status = 'NU' where client_document = ${person.cpf} and status = ${status}`,
    );
  });

  it('does not count as paid with a proposal that was cancelled or declined', async () => {
    const person = aPerson(96);
    const { id } = await anOpenProposal(seller, person);
    for (const status of ['NU', 'DC', 'AP']) {
      await api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
      expect((await fee(person.cpf)).body.ignoreTCC, status).toBe(false);
    }
  });
});

describe('registration fee: 401, 403 and 422', () => {
  it('refuses anonymous requests and roles without access to simulations', async () => {
    const params = { document: '52998224725' };
    const query = { state: 'SP' };
    const stranger = await api.stranger.call('checkRegistrationFee', { params, query, userType: 'dealer' });
    expect([stranger.status, stranger.body.code]).toEqual([401, 'USE003']);
    const { status, body } = await (await api.signIn('bit')).call('checkRegistrationFee', { params, query });
    expect([status, body.code]).toEqual([403, 'SIM036']);
  });

  it('refuses an invalid document and an invalid state', async () => {
    expect((await fee('11111111111')).body.fields?.[0]?.path).toBe('document');
    expect((await fee('52998224725', { state: 'sp' })).body.fields?.[0]?.path).toBe('state');
    const unknown = await fee('52998224725', { state: 'XX' });
    expect(unknown.status).toBe(422);
  });
});
