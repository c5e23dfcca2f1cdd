import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { addresses } from './addresses.ts';
import { cityCentres } from './city-centres.ts';
import { stateRanges } from './state-ranges.ts';

/** An address by postal code; `cityId` is the municipality's seven-digit IBGE code. */
export type Address = {
  zipCode: string;
  street: string;
  neighborhood: string;
  city: string;
  cityId: string;
  state: string;
  /** centre of the city, in degrees: as near as the sandbox knows */
  latitude: number;
  longitude: number;
};

const cityIds = new Map(getMunicipalities().map(({ stateCode, name, code }) => [`${stateCode} ${name}`, code]));

function addressOf(zipCode: string, street: string, neighborhood: string, city: string, state: string): Address {
  const cityId = cityIds.get(`${state} ${city}`);
  if (!cityId) throw new Error(`There is no municipality ${city} in ${state}: check the address table.`);
  const centre = cityCentres[`${state} ${city}`];
  if (!centre) throw new Error(`Nobody knows where ${city} in ${state} is: check the table of city centres.`);
  const [latitude, longitude] = centre;
  return { zipCode, street, neighborhood, city, cityId, state, latitude, longitude };
}

/** The addresses the sandbox knows by heart, by state in alphabetical order. */
export const knownAddresses: readonly Address[] = Object.entries(addresses)
  .flatMap(([state, rows]) =>
    rows.map(([zipCode, street, neighborhood, city]) => addressOf(zipCode, street, neighborhood, city, state)),
  )
  .toSorted((one, other) => one.state.localeCompare(other.state));

const knownByZip = new Map(knownAddresses.map((address) => [address.zipCode, address]));

/**
 * The address of a postal code: the known one, or the capital of the state whose range holds it, without street.
 *
 * @param zipCode eight digits
 * @returns undefined if no state has this postal code
 */
export function findAddress(zipCode: string): Address | undefined {
  const known = knownByZip.get(zipCode);
  if (known) return known;
  const prefix = zipCode.slice(0, 5);
  const home = stateRanges.find(({ ranges }) => ranges.some(([first, last]) => first <= prefix && prefix <= last));
  return home && addressOf(zipCode, '', '', home.capital, home.state);
}
