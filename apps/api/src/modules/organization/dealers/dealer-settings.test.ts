import { makeCnpj, makeCpf } from '@estrada/domain/people/index';
import { dealerProductCodes, insuranceCodes } from '@estrada/domain/products/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDealerForm } from '../../../../test/dealer-forms.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { PartnerError } from '../../../partners/index.ts';

let api: TestApi;
let finance: Session;
let bit: Session;
beforeAll(async () => {
  api = await openApi();
  finance = await api.signIn('finance');
  bit = await api.signIn('bit');
});
afterAll(() => api.close());

const registered = async (number: number) => bit.ok('registerDealer', { body: await aDealerForm(bit, number) });
const settingsOf = (id: string) => finance.ok('readDealerSettings', { params: { id } });
const soldBy = async (id: string) =>
  (await settingsOf(id)).products.filter((product) => product.enabled).map((product) => product.id);

describe('the products that a dealer sells', () => {
  it('are all products at first, then the selected ones, and only the changed ones are recorded', async () => {
    const { id } = await registered(1);
    expect(await soldBy(id)).toEqual(dealerProductCodes);
    const saved = await finance.ok('saveDealerProducts', {
      params: { id },
      body: { version: 1, products: ['ON_STAR', 'REPAIRS'] },
    });
    expect([saved.version, await soldBy(id)]).toEqual([2, ['REPAIRS', 'ON_STAR']]);
    await finance.ok('saveDealerProducts', { params: { id }, body: { version: 2, products: ['ON_STAR'] } });
    const [entry] = await rowsOf(
      api,
      sql`select before, after from audit_entries where entity_id = ${id} and action = 'dealer.products' order by seq desc limit 1`,
    );
    expect(entry).toEqual({ before: { REPAIRS: true }, after: { REPAIRS: false } });
  });

  it('are not changed by saving the same selection', async () => {
    const { id } = await registered(2);
    const products = dealerProductCodes;
    const saved = await finance.ok('saveDealerProducts', { params: { id }, body: { version: 1, products } });
    expect(saved.version).toBe(1);
  });

  it('are not saved over the change of another user', async () => {
    const { id } = await registered(3);
    const save = () => finance.call('saveDealerProducts', { params: { id }, body: { version: 1, products: [] } });
    const answers = [await save(), await save()];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [409, 'SET001'],
    ]);
  });

  it.each(['BOLO', 'GAP', 'INSURANCES'])('cannot include %s', async (product) => {
    const { id } = await registered(product.length * 3);
    const body = { version: 1, products: [product as never] };
    const { status } = await finance.call('saveDealerProducts', { params: { id }, body });
    expect(status).toBe(422);
  });
});

describe('the insurance products that a dealer sells', () => {
  it('are all at first, then the selected ones; the other products and dealers stay as they are', async () => {
    const insurance = await api.signIn('insurance');
    const [one, other] = [await registered(31), await registered(32)];
    const shownOf = async (dealer: { baccode: string }) =>
      (await insurance.ok('listInsuranceByDealer', { query: { search: dealer.baccode } })).items;
    expect((await shownOf(one))[0]).toMatchObject({ id: one.id, version: 1, insurances: insuranceCodes });
    const body = { id: one.id, version: 1, insurances: ['PPI' as const, 'GAP' as const] };
    const saved = await insurance.ok('saveInsuranceByDealer', { body });
    expect(saved).toMatchObject({ version: 2, insurances: ['PPI', 'GAP'] });
    expect(await shownOf(one)).toEqual([saved]);
    expect((await shownOf(other))[0]!.insurances).toEqual(insuranceCodes);
    expect(await soldBy(one.id)).toEqual(dealerProductCodes);
    const [entry] = await rowsOf(
      api,
      sql`select before, after from audit_entries where entity_id = ${one.id} and action = 'dealer.products'`,
    );
    const changed = insuranceCodes.filter((code) => code !== 'PPI' && code !== 'GAP');
    expect(entry).toEqual({
      before: Object.fromEntries(changed.map((code) => [code, true])),
      after: Object.fromEntries(changed.map((code) => [code, false])),
    });
    expect((await insurance.call('saveInsuranceByDealer', { body })).body.code).toBe('SET001');
  });

  it('cannot include a product that is no insurance', async () => {
    const insurance = await api.signIn('insurance');
    const { id } = await registered(33);
    const body = { id, version: 1, insurances: ['ON_STAR' as never] };
    expect((await insurance.call('saveInsuranceByDealer', { body })).status).toBe(422);
  });
});

describe('the electronic signature of a dealer', () => {
  it('is on at first, can be switched off, and applies to this dealer alone', async () => {
    const [one, other] = [await registered(5), await registered(6)];
    const admin = await api.signIn('admin-internal');
    const params = { id: one.id };
    const off = await admin.ok('switchDealerEsign', { params, body: { version: 1, enabled: false } });
    expect(off).toMatchObject({ version: 2, esignEnabled: false, can: { chooseProducts: true, switchEsign: true } });
    expect((await settingsOf(other.id)).esignEnabled).toBe(true);
    const stale = await admin.call('switchDealerEsign', { params, body: { version: 1, enabled: true } });
    expect(stale.body.code).toBe('SET001');
  });

  it('is visible to others, who may not switch it', async () => {
    const { id } = await registered(7);
    for (const [role, chooseProducts] of [
      ['feirao', false],
      ['finance', true],
    ] as const) {
      const session = await api.signIn(role);
      const { can } = await session.ok('readDealerSettings', { params: { id } });
      expect([role, can]).toEqual([role, { chooseProducts, switchEsign: false }]);
      const body = { version: 1, enabled: false };
      expect((await session.call('switchDealerEsign', { params: { id }, body })).status).toBe(403);
    }
    finance = await api.signIn('finance');
  });
});

describe('the nearest dealers', () => {
  const near = (query: object, session = bit) => session.ok('findNearestDealers', { query });

  it('are sorted by distance, from a postal code and from a position', async () => {
    for (const query of [{ zipCode: '01310-100' }, { latitude: -23.55, longitude: -46.63 }]) {
      const { items } = await near(query);
      expect(items.map(({ dealer }) => dealer.city)).toEqual([
        'São Paulo',
        'Curitiba',
        'Rio de Janeiro',
        'Belo Horizonte',
        'Porto Alegre',
        'Salvador',
      ]);
      expect(items[0]!.distanceKm).toBeLessThan(5);
      const distances = items.map(({ distanceKm }) => distanceKm);
      expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    }
  });

  it('are enabled dealers in scope only', async () => {
    const representante = await api.signIn('representante');
    const { items } = await near({ zipCode: '01310100' }, representante);
    expect(items.map(({ dealer }) => dealer.region.name)).toEqual(['Sudeste', 'Sudeste', 'Sudeste']);
    await api.database.db.execute(sql`update dealers set enabled = false where gmf_code = '103'`);
    const { items: fewer } = await near({ zipCode: '01310100' }, representante);
    expect(fewer.map(({ dealer }) => dealer.GMFcode)).toEqual(['101', '102']);
    await api.database.db.execute(sql`update dealers set enabled = true where gmf_code = '103'`);
  });

  it('are at most twenty', async () => {
    await api.database.db.execute(sql`
      insert into dealers (id, company_name, trading_name, document, gmf_code, bac_code, zip_code, street, number,
        neighbourhood, city, state, group_id, branch_id, latitude, longitude)
      select lpad(n::text, 26, '0'), 'C', 'Perto ' || n, 'x' || n, '000', lpad((n + 800000)::text, 6, '0'), '0', 'Rua', '1', 'C',
        'Manaus', 'AM', (select min(id) from dealer_groups), (select min(id) from branches), -3.1 - n * 0.001, -60
      from generate_series(1, 30) n`);
    const { items } = await near({ latitude: -3.1, longitude: -60 });
    expect(items.map(({ dealer }) => dealer.tradingName)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Perto ${index + 1}`),
    );
    await api.database.db.execute(sql`delete from dealers where bac_code like '8000%'`);
  });

  it('include the distance of a single dealer', async () => {
    const { items } = await near({ zipCode: '01310100', bacCode: '210106' });
    expect(items.map(({ dealer }) => dealer.baccode)).toEqual(['210106']);
    expect(items[0]!.distanceKm).toBeGreaterThan(1_400);
  });

  it('are refused for an unknown code, half a position, and neither', async () => {
    const unknown = await bit.call('findNearestDealers', { query: { zipCode: '99999999' } });
    expect([unknown.body.code, unknown.body.fields?.[0]?.path]).toEqual(['ADR001', 'zipCode']);
    for (const query of [{ latitude: -23 }, {}]) {
      const { status, body } = await bit.call('findNearestDealers', { query });
      expect([status, body.fields?.at(-1)?.path]).toEqual([422, 'longitude']);
    }
    const far = await bit.call('findNearestDealers', { query: { latitude: 91, longitude: 0 } });
    expect(far.status).toBe(422);
  });

  it('report when the postal service does not respond', async () => {
    const { postalCodes } = api.partners;
    const find = postalCodes.find;
    postalCodes.find = () => Promise.reject(new PartnerError('postal-codes', 'timeout'));
    const { body } = await bit.call('findNearestDealers', { query: { zipCode: '01310100' } });
    postalCodes.find = find;
    expect(body.code).toBe('SIS004');
  });

  it('include a new dealer once its postal code was looked up, and again after it moves', async () => {
    await api.work();
    const dealer = await registered(8);
    const placeOf = async () =>
      (await rowsOf(api, sql`select latitude, longitude from dealers where id = ${dealer.id}`))[0]!;
    await expect.poll(placeOf).toEqual({ latitude: -23.55, longitude: -46.63 });
    const form = { ...(await aDealerForm(bit, 8)), zipCode: '20040002', version: 1 };
    const moved = await bit.ok('updateDealer', { params: { id: dealer.id }, body: form });
    expect([moved.version, await placeOf()]).toEqual([2, { latitude: null, longitude: null }]);
  });
});

describe('clients of the digital channel', () => {
  const channel = { channelAccess: 'DGI' } as const;
  const client = { document: makeCpf('315720400'), name: 'José Araújo', email: 'jose@exemplo.com.br', phone: '' };
  const register = (part: object = {}) =>
    finance.call('registerClient', { query: channel, body: { ...client, ...part } });

  it('are registered once, found by a part of the name, and listed without the full document', async () => {
    const count = async () => (await finance.ok('listClientNames', { query: channel })).totalElements!;
    // one has come by the web form of the demo
    const before = await count();
    const { status, body } = await register({ document: '315.720.400-92' });
    expect([status, body.document, body.phone]).toEqual([200, '***.720.400-**', null]);
    const company = await register({ document: makeCnpj('179191330001'), name: 'Serra Azul Ltda.' });
    expect(company.body.document).toBe('**.919.133/****-**');
    const { items } = await finance.ok('listClientNames', { query: { ...channel, name: 'araujo' } });
    expect(items.map((row) => row.name)).toEqual(['José Araújo']);
    expect(await count()).toBe(before + 2);
    const again = await register();
    expect([again.status, again.body.code, again.body.fields?.[0]?.key]).toEqual([409, 'SET005', 'dgiClient.taken']);
  });

  it('appear in the trail without their document', async () => {
    const rows = await rowsOf(api, sql`select after::text as text from audit_entries where entity = 'dgi-client'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(String(text)).not.toContain(client.document);
  });

  it('are limited to the one channel that has clients, and to the back office', async () => {
    const query = { channelAccess: 'CHD' as 'DGI' };
    expect((await finance.call('listClientNames', { query })).status).toBe(422);
    const consulta = await api.signIn('consulta');
    expect((await consulta.call('listClientNames', { query: channel })).status).toBe(403);
  });

  it.each([
    ['document', '12345678900', 'document.invalid'],
    ['name', ' ', 'required'],
    ['email', 'jose', 'email.invalid'],
    ['phone', '123', 'phone.invalid'],
  ])('are refused with the %s %s', async (path, value, key) => {
    const { status, body } = await register({ [path]: value });
    expect([status, body.fields?.map((field) => [field.path, field.key])]).toEqual([422, [[path, key]]]);
  });
});

describe('a representative', () => {
  it('sees the disabled dealers of their own regions, but cannot simulate for them', async () => {
    await api.database.db.execute(sql`update dealers set enabled = false where gmf_code = '102'`);
    const representante = await api.signIn('representante');
    const { items } = await representante.ok('listDealers', { query: { status: 'disabled' } });
    expect(items.map((row) => row.GMFcode)).toEqual(['102']);
    const sellable = await representante.ok('listSimulationDealers', { query: {} });
    expect(sellable.items.map((row) => row.gmfCode)).toEqual(['101', '103']);
    const query = { dealerId: items[0]!.id };
    const refused = await representante.call('readSimulationParameters', { query: query as never });
    expect([refused.status, refused.body.code]).toEqual([404, 'SEC004']);
    await api.database.db.execute(sql`update dealers set enabled = true where gmf_code = '102'`);
  });
});
