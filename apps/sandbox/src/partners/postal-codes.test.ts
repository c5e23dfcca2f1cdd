import { getMunicipalityByCode } from '@brazilian-utils/brazilian-utils/get-municipality-by-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { findAddress, knownAddresses, stateRanges } from './postal-codes/find-address.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false });
});
afterAll(() => sandbox.close());

const request = (zip: string) => fetch(`${sandbox.url}/postal-codes/v1/${zip}`);

describe('GET /postal-codes/v1/:zip', () => {
  it.each(['01310100', '01310-100'])('returns Avenida Paulista as %s', async (zip) => {
    const response = await request(zip);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      zipCode: '01310100',
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      cityId: '3550308',
      state: 'SP',
      latitude: -23.55,
      longitude: -46.63,
    });
  });

  it('returns the capital without a street for any other postal code of a state', async () => {
    expect(await (await request('96010000')).json()).toMatchObject({
      zipCode: '96010000',
      street: '',
      neighborhood: '',
      city: 'Porto Alegre',
      state: 'RS',
    });
  });

  it('answers 404 when no state has the code and 400 when it is not a postal code', async () => {
    expect((await request('00999999')).status).toBe(404);
    for (const zip of ['123', '1234567a', '123456789']) expect((await request(zip)).status).toBe(400);
  });
});

describe('the address table', () => {
  it('has at least three addresses of every state, the capital among them', () => {
    expect(stateRanges).toHaveLength(27);
    for (const { state, capital } of stateRanges) {
      const cities = knownAddresses.filter((address) => address.state === state).map(({ city }) => city);
      expect(cities.length, state).toBeGreaterThanOrEqual(3);
      expect(cities, state).toContain(capital);
    }
  });

  it('contains no address outside the range of its state or with a municipality of another state', () => {
    for (const { zipCode, state, cityId, city } of knownAddresses) {
      const prefix = zipCode.slice(0, 5);
      const ranges = stateRanges.find((row) => row.state === state)?.ranges ?? [];
      expect(
        ranges.some(([first, last]) => first <= prefix && prefix <= last),
        zipCode,
      ).toBe(true);
      expect(getMunicipalityByCode(cityId)).toMatchObject({ name: city, stateCode: state });
    }
  });

  it('contains no postal code twice', () => {
    expect(new Set(knownAddresses.map(({ zipCode }) => zipCode)).size).toBe(knownAddresses.length);
  });

  it('maps every prefix from 01000 to 99999 to exactly one state', () => {
    for (let prefix = 1000; prefix <= 99_999; prefix += 1) {
      const text = String(prefix).padStart(5, '0');
      const homes = stateRanges.filter(({ ranges }) => ranges.some(([first, last]) => first <= text && text <= last));
      if (homes.length !== 1)
        expect.fail(`${text} belongs to ${homes.map(({ state }) => state).join(', ') || 'no state'}`);
    }
    expect(findAddress('99999999')?.state).toBe('RS');
  });
});
