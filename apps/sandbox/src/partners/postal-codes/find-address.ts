import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { addresses } from './addresses.ts';

/** The postal codes of one state: first and last prefix (five digits) of each range, and the capital. */
type StateRange = { state: string; capital: string; ranges: readonly (readonly [string, string])[] };

/**
 * Ranges of the Brazilian postal service by state. Amazonas, Distrito Federal and Goiás have two ranges with a
 * neighbour between them; 78900 to 78999 is the range Rondônia had before 76800 to 76999, still seen in old records.
 */
export const stateRanges: readonly StateRange[] = [
  { state: 'AC', capital: 'Rio Branco', ranges: [['69900', '69999']] },
  { state: 'AL', capital: 'Maceió', ranges: [['57000', '57999']] },
  { state: 'AP', capital: 'Macapá', ranges: [['68900', '68999']] },
  {
    state: 'AM',
    capital: 'Manaus',
    ranges: [
      ['69000', '69299'],
      ['69400', '69899'],
    ],
  },
  { state: 'BA', capital: 'Salvador', ranges: [['40000', '48999']] },
  { state: 'CE', capital: 'Fortaleza', ranges: [['60000', '63999']] },
  {
    state: 'DF',
    capital: 'Brasília',
    ranges: [
      ['70000', '72799'],
      ['73000', '73699'],
    ],
  },
  { state: 'ES', capital: 'Vitória', ranges: [['29000', '29999']] },
  {
    state: 'GO',
    capital: 'Goiânia',
    ranges: [
      ['72800', '72999'],
      ['73700', '76799'],
    ],
  },
  { state: 'MA', capital: 'São Luís', ranges: [['65000', '65999']] },
  { state: 'MT', capital: 'Cuiabá', ranges: [['78000', '78899']] },
  { state: 'MS', capital: 'Campo Grande', ranges: [['79000', '79999']] },
  { state: 'MG', capital: 'Belo Horizonte', ranges: [['30000', '39999']] },
  { state: 'PA', capital: 'Belém', ranges: [['66000', '68899']] },
  { state: 'PB', capital: 'João Pessoa', ranges: [['58000', '58999']] },
  { state: 'PR', capital: 'Curitiba', ranges: [['80000', '87999']] },
  { state: 'PE', capital: 'Recife', ranges: [['50000', '56999']] },
  { state: 'PI', capital: 'Teresina', ranges: [['64000', '64999']] },
  { state: 'RJ', capital: 'Rio de Janeiro', ranges: [['20000', '28999']] },
  { state: 'RN', capital: 'Natal', ranges: [['59000', '59999']] },
  { state: 'RS', capital: 'Porto Alegre', ranges: [['90000', '99999']] },
  {
    state: 'RO',
    capital: 'Porto Velho',
    ranges: [
      ['76800', '76999'],
      ['78900', '78999'],
    ],
  },
  { state: 'RR', capital: 'Boa Vista', ranges: [['69300', '69399']] },
  { state: 'SC', capital: 'Florianópolis', ranges: [['88000', '89999']] },
  { state: 'SP', capital: 'São Paulo', ranges: [['01000', '19999']] },
  { state: 'SE', capital: 'Aracaju', ranges: [['49000', '49999']] },
  { state: 'TO', capital: 'Palmas', ranges: [['77000', '77999']] },
];

/** Latitude and longitude of the centre of every city of the address table, in degrees, to about a kilometre. */
const cityCentres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  'AC Cruzeiro do Sul': [-7.63, -72.67],
  'AC Rio Branco': [-9.97, -67.81],
  'AL Maceió': [-9.67, -35.74],
  'AL Palmeira dos Índios': [-9.41, -36.63],
  'AM Manaus': [-3.13, -60.02],
  'AP Macapá': [0.03, -51.07],
  'AP Santana': [-0.06, -51.18],
  'BA Salvador': [-12.97, -38.51],
  'BA Vitória da Conquista': [-14.86, -40.84],
  'CE Fortaleza': [-3.73, -38.53],
  'CE Sobral': [-3.69, -40.35],
  'DF Brasília': [-15.79, -47.88],
  'ES Colatina': [-19.54, -40.63],
  'ES Serra': [-20.13, -40.31],
  'ES Vitória': [-20.32, -40.34],
  'GO Anápolis': [-16.33, -48.95],
  'GO Goiânia': [-16.69, -49.26],
  'GO Jataí': [-17.88, -51.71],
  'MA Caxias': [-4.86, -43.36],
  'MA Imperatriz': [-5.53, -47.49],
  'MA São Luís': [-2.53, -44.3],
  'MG Araguari': [-18.65, -48.19],
  'MG Belo Horizonte': [-19.92, -43.94],
  'MS Campo Grande': [-20.47, -54.62],
  'MS Ponta Porã': [-22.54, -55.73],
  'MT Cuiabá': [-15.6, -56.1],
  'MT Várzea Grande': [-15.65, -56.13],
  'PA Belém': [-1.46, -48.5],
  'PA Santarém': [-2.44, -54.71],
  'PB Campina Grande': [-7.23, -35.88],
  'PB João Pessoa': [-7.12, -34.86],
  'PE Camaragibe': [-8.02, -34.98],
  'PE Recife': [-8.05, -34.88],
  'PI Picos': [-7.08, -41.47],
  'PI Teresina': [-5.09, -42.8],
  'PR Curitiba': [-25.43, -49.27],
  'PR Londrina': [-23.31, -51.16],
  'RJ Campos dos Goytacazes': [-21.75, -41.33],
  'RJ Rio de Janeiro': [-22.91, -43.18],
  'RN Natal': [-5.79, -35.21],
  'RN Parnamirim': [-5.92, -35.26],
  'RO Cacoal': [-11.44, -61.45],
  'RO Ji-Paraná': [-10.88, -61.95],
  'RO Porto Velho': [-8.76, -63.9],
  'RR Boa Vista': [2.82, -60.67],
  'RS Porto Alegre': [-30.03, -51.23],
  'RS Rio Grande': [-32.04, -52.1],
  'SC Balneário Camboriú': [-26.99, -48.63],
  'SC Blumenau': [-26.92, -49.07],
  'SC Florianópolis': [-27.6, -48.55],
  'SE Aracaju': [-10.91, -37.07],
  'SP Jundiaí': [-23.19, -46.88],
  'SP São Paulo': [-23.55, -46.63],
  'TO Araguaína': [-7.19, -48.2],
  'TO Gurupi': [-11.73, -49.07],
  'TO Palmas': [-10.18, -48.33],
};

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
