import { makeCpf } from '@estrada/domain/people/index';

/** What the document reader can read. */
export const documentKinds = ['IDENTITY', 'ADDRESS_PROOF'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const firstNames = ['Marina', 'Otávio', 'Rosana', 'Caio', 'Helena', 'Davi', 'Luísa', 'Artur'];
const mothers = ['Marina', 'Rosana', 'Helena', 'Luísa'];
const lastNames = ['Teles Braga', 'Monteiro Dias', 'Alves Souza', 'Prado Lima', 'Campos Rocha', 'Nunes Farias'];
const zipCodes = ['01310100', '20040002', '30130010', '80020300', '90010000'];

/** What a document says, made up of the digits of its picture: the same picture always says the same. */
export function readingFor(kind: DocumentKind, digits: string, clientDocument?: string): Record<string, string> {
  const at = (place: number, length: number) => Number.parseInt(digits.slice(place, place + 2), 16) % length;
  if (kind === 'ADDRESS_PROOF') return { zipCode: zipCodes[at(0, zipCodes.length)]!, number: String(at(2, 200) + 1) };
  const lastName = lastNames[at(2, lastNames.length)]!;
  const number = Number.parseInt(digits, 16);
  return {
    name: `${firstNames[at(0, firstNames.length)]} ${lastName}`,
    motherName: `${mothers[at(4, mothers.length)]} ${lastName}`,
    cpf: clientDocument ?? madeUpCpf(number),
    birthDate: `19${60 + at(6, 40)}-${two(at(8, 12) + 1)}-${two(at(10, 28) + 1)}`,
    documentType: 'CNH',
    documentNr: String(number % 10 ** 11).padStart(11, '0'),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

function madeUpCpf(number: number): string {
  return makeCpf(String(100_000_000 + (number % 800_000_000)));
}
