import type { EnumerationRow } from './enumeration.ts';

/** The buyer segments of a direct sale, as defined by the maker. */
export const directSaleSegments = [
  { id: 'TAXI', pt: 'Táxi', en: 'Taxi' },
  { id: 'FLEET OWNER', pt: 'Frotista', en: 'Fleet owner' },
  { id: 'EMPLOYEE', pt: 'Funcionário', en: 'Employee' },
  { id: 'DEFAULT', pt: 'Padrão', en: 'Standard' },
  { id: 'PWD', pt: 'Pessoa com deficiência (PCD)', en: 'Person with a disability (PWD)' },
  { id: 'RURAL PRODUCER', pt: 'Produtor rural', en: 'Rural producer' },
  { id: 'DIRECTOR', pt: 'Diretor', en: 'Director' },
  { id: 'FLEET TAIL', pt: 'Cauda de frota', en: 'Fleet tail' },
  { id: 'TEST DRIVE', pt: 'Test drive', en: 'Test drive' },
] as const satisfies readonly EnumerationRow[];

export type DirectSaleSegment = (typeof directSaleSegments)[number]['id'];

/** One kind of buyer. `iofExemption` names the item of Lei 8.383/1991 art. 72 that exempts such a purchase from IOF. */
export type DirectSaleType = EnumerationRow<number> & {
  readonly segment: DirectSaleSegment;
  readonly personType: 'PF' | 'PJ';
  readonly saleTypes: readonly ('TD' | 'VD')[];
  readonly iofExemption: 'taxi' | 'taxi-cooperative' | 'disabled-driver' | null;
};

const maker = ['VD'] as const;
/** The standard buyer is possible in any sale. */
const any = ['TD', 'VD'] as const;

/**
 * Direct-sale types 1 to 19. Nine names are given for nineteen ids: the first nine follow their order, 10 is the
 * standard of companies, and the others divide a name by buyer (docs/decisions/0052-kinds-of-direct-sale.md).
 */
export const directSaleTypes: readonly DirectSaleType[] = [
  row(1, 'TAXI', 'PF', 'Taxista', 'Taxi driver', 'taxi'),
  row(2, 'RURAL PRODUCER', 'PF', 'Produtor rural', 'Rural producer'),
  row(3, 'FLEET OWNER', 'PJ', 'Frotista', 'Fleet owner'),
  row(4, 'EMPLOYEE', 'PF', 'Funcionário da montadora', 'Employee of the manufacturer'),
  { ...row(5, 'DEFAULT', 'PF', 'Padrão', 'Standard'), saleTypes: any },
  row(6, 'PWD', 'PF', 'PCD condutora', 'Person with a disability who drives', 'disabled-driver'),
  row(7, 'DIRECTOR', 'PF', 'Diretor da montadora', 'Director of the manufacturer'),
  row(8, 'TEST DRIVE', 'PJ', 'Test drive da concessionária', 'Test drive of the dealer'),
  row(9, 'FLEET TAIL', 'PJ', 'Cauda de frota', 'Fleet tail'),
  { ...row(10, 'DEFAULT', 'PJ', 'Padrão', 'Standard'), saleTypes: any },
  row(11, 'TAXI', 'PJ', 'Cooperativa de táxi', 'Taxi cooperative', 'taxi-cooperative'),
  row(12, 'PWD', 'PF', 'PCD não condutora', 'Person with a disability who does not drive'),
  row(13, 'RURAL PRODUCER', 'PJ', 'Empresa rural', 'Rural company'),
  row(14, 'FLEET OWNER', 'PJ', 'Locadora', 'Rental company'),
  row(15, 'FLEET OWNER', 'PJ', 'Autoescola', 'Driving school'),
  row(16, 'FLEET OWNER', 'PJ', 'Órgão público', 'Public body'),
  row(17, 'FLEET OWNER', 'PF', 'Motorista de aplicativo', 'Ride-hailing driver'),
  row(18, 'EMPLOYEE', 'PF', 'Aposentado da montadora', 'Retired employee of the manufacturer'),
  row(19, 'EMPLOYEE', 'PF', 'Familiar de funcionário', 'Relative of an employee'),
];

function row(
  id: number,
  segment: DirectSaleSegment,
  personType: DirectSaleType['personType'],
  pt: string,
  en: string,
  iofExemption: DirectSaleType['iofExemption'] = null,
): DirectSaleType {
  return { id, pt, en, segment, personType, saleTypes: maker, iofExemption };
}
