import { states } from '@estrada/domain/enumerations/index';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { currentCorrelationId } from '../../kernel/correlation.ts';
import { PartnerError, type Partners } from '../../partners/index.ts';

let api: TestApi;
let seller: Session;
let find: Partners['postalCodes']['find'];
beforeAll(async () => {
  api = await openApi();
  find = api.partners.postalCodes.find;
  seller = await api.signIn('seller');
});
afterEach(() => {
  api.partners.postalCodes.find = find;
});
afterAll(() => api.close());

const address = (zip: string, headers: Record<string, string> = {}) =>
  seller.call('findAddress', { params: { zip }, headers });
const english = { 'accept-language': 'en-GB,en;q=0.9' };

describe('200', () => {
  it('finds an address by its postal code, with and without the hyphen', async () => {
    const { body } = await address('01310-100');
    expect(body).toEqual({
      zipCode: '01310100',
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      cityId: '3550308',
      state: 'SP',
    });
    expect((await address('01310100')).body).toEqual(body);
  });

  it('lists the 27 states and the municipalities of each', async () => {
    const { items } = await seller.ok('listStates');
    expect(items).toHaveLength(27);
    expect(items).toContainEqual({ id: 'PR', name: 'Paraná' });
    let municipalities = 0;
    for (const { id } of states)
      municipalities += (await seller.ok('listCities', { params: { state: id } })).items.length;
    expect(municipalities).toBe(5571);
    const { items: cities } = await seller.ok('listCities', { params: { state: 'SP' } });
    expect(cities).toContainEqual({ id: '3550308', name: 'São Paulo' });
  });

  it.each([
    ['listGenders', 'Feminino', 'Female'],
    ['listOccupations', 'Aposentado', 'Retired'],
    ['listMaritalStatuses', 'Solteiro(a)', 'Single'],
    ['listDocumentIssuers', undefined, undefined],
    ['listBusinessNatures', 'Sociedade empresária limitada', undefined],
    ['listBusinessTypes', undefined, undefined],
    ['listBusinessActivities', 'Comércio', 'Commerce'],
    ['listCnaeSections', 'Construção', 'Construction'],
    ['listAddressTypes', 'Residencial', 'Home'],
    ['listRelations', 'Amigo', 'Friend'],
    ['listSellerTypes', 'Concessionária', 'Dealer'],
    ['listFuelTypes', 'Etanol', 'Ethanol'],
  ] as const)('returns %s in both languages with the same ids', async (name, pt, en) => {
    const inPortuguese = (await seller.ok(name)).items;
    const inEnglish = (await seller.ok(name, { headers: english })).items;
    expect(inPortuguese.map((option) => option.id)).toEqual(inEnglish.map((option) => option.id));
    expect(new Set(inPortuguese.map((option) => option.id)).size).toBe(inPortuguese.length);
    for (const option of [...inPortuguese, ...inEnglish]) expect(option.name).toMatch(/\p{L}/u);
    const startingWith = (items: { name: string }[], word: string) =>
      items.some((option) => option.name.startsWith(word));
    if (pt) expect(startingWith(inPortuguese, pt), inPortuguese.map((option) => option.name).join()).toBe(true);
    if (en) expect(startingWith(inEnglish, en), inEnglish.map((option) => option.name).join()).toBe(true);
  });

  it('returns the texts of the authorisations with their versions, in both languages', async () => {
    const inPortuguese = (await seller.ok('listConsents')).items;
    const inEnglish = (await seller.ok('listConsents', { headers: english })).items;
    const kinds = ['creditRegistry', 'privacyNotice', 'selfie'];
    expect(inPortuguese.map(({ kind }) => kind)).toEqual(kinds);
    expect(inEnglish.map(({ version }) => version)).toEqual(inPortuguese.map(({ version }) => version));
    expect(inPortuguese[0]!.text).toMatch(/^Autorizo a instituição financeira a consultar/);
    expect(inEnglish[0]!.text).toMatch(/^I authorise the financial institution to consult/);
  });

  it('lists the lines of business that are open to a micro-entrepreneur', async () => {
    const idsOf = async (query: object) =>
      (await seller.ok('listBusinessActivities', { query })).items.map(({ id }) => id);
    const all = await idsOf({});
    expect(await idsOf({ businessTypeId: 3 })).toEqual(all);
    expect(all).toContain('FINANCE');
    expect(await idsOf({ businessTypeId: 5 })).toEqual(all.filter((id) => id !== 'FINANCE' && id !== 'RENTAL'));
  });

  it('returns the active modules to any caller, at startup', async () => {
    const { modules } = await api.stranger.ok('readActiveModules');
    expect(modules).toEqual(expect.arrayContaining(['riskprice', 'esign', 'propose_insurance']));
  });
});

describe('422', () => {
  it('reports at its field that the postal code does not exist, in both languages', async () => {
    const pt = await address('99999999');
    expect([pt.status, pt.body.code]).toEqual([422, 'ADR001']);
    expect(pt.body.fields).toEqual([
      { path: 'zip', key: 'zip.notFound', message: 'CEP não encontrado: confira o número' },
    ]);
    const en = await address('99999999', english);
    expect(en.body.fields![0]!.message).toBe('Postal code not found: check the number');
  });

  it('finds no municipalities for a state that does not exist', async () => {
    const { status, body } = await seller.call('listCities', { params: { state: 'XX' } });
    expect([status, body.code]).toEqual([422, 'ADR001']);
  });

  it.each(['0131010', '00000000', 'abcdefgh', '013101000'])('refuses %s as a postal code', async (zip) => {
    const { status, body } = await address(zip);
    expect([status, body.fields?.[0]?.path, body.fields?.[0]?.key]).toEqual([422, 'zip', 'zip.invalid']);
  });
});

/** A code that no other test looks up: answers are cached for a while. */
const unasked = '20040002';

describe('500', () => {
  it('hides the cause of an unexpected failure', async () => {
    api.partners.postalCodes.find = async () => {
      throw new Error('planted cause 52998224725');
    };
    const { status, body } = await address(unasked);
    expect([status, body.code]).toEqual([500, 'SIS001']);
    expect(JSON.stringify(body)).not.toContain('planted');
    expect(body.correlationId).toBeTruthy();
    const logged = api.logLines.filter((line) => line.includes(body.correlationId)).join('');
    expect(logged).toContain('unexpected failure');
    expect(logged).toContain('planted cause *******4725');
  });

  it.each([undefined, null, 'text', 7])('survives %s thrown instead of an error', async (thrown) => {
    api.partners.postalCodes.find = async () => {
      throw thrown;
    };
    const { status, body } = await address(unasked);
    expect([status, body.code]).toEqual([500, 'SIS001']);
  });
});

it('passes the request id to the partner log', async () => {
  let known: string | undefined;
  api.partners.postalCodes.find = async () => {
    known = currentCorrelationId();
    return null;
  };
  await address('30130000', { 'x-correlation-id': 'journey-0042' });
  expect(known).toBe('journey-0042');
});

describe('503', () => {
  it('shows the message of the service when it refuses, and does not log it', async () => {
    api.partners.postalCodes.find = async () => {
      throw new PartnerError('postal-codes', 'refused', { partnerMessage: '<b>Faixa</b> de CEP suspensa' });
    };
    const { status, body } = await address(unasked);
    expect([status, body.code, body.partnerMessage]).toEqual([503, 'SIS004', 'Faixa de CEP suspensa']);
    expect(api.logLines.join('')).not.toContain('suspensa');
  });

  it.each(['unreachable', 'timeout', 'server-error', 'garbage', 'circuit-open'] as const)(
    'reports that the service is down when it fails with %s',
    async (failure) => {
      api.partners.postalCodes.find = async () => {
        throw new PartnerError('postal-codes', failure);
      };
      const { status, body } = await address(unasked);
      expect([status, body.code]).toEqual([503, 'SIS004']);
    },
  );
});
