import type { TaxRegime } from '../../enumerations/companies.ts';
import type { FieldProblem, Texts } from '../../errors/index.ts';
import type { AssetType, PersonType, SaleType } from '../tables/price-tables.ts';
import { directSaleTypesFor, findDirectSaleType } from './direct-sale.ts';
import { areCompatible, saleOptionsOf } from './sale-options.ts';

/** How a vehicle is sold, and to whom. Absent fields mean the ordinary sale. */
export type Sale = {
  personType: PersonType;
  assetType: AssetType;
  saleType: SaleType;
  /** the person's standard type by default */
  directSaleTypeId?: number | undefined;
  /** all kinds of buyer that apply to the client, for prices that depend on them; `directSaleTypeId` is one of them */
  saleOptionTypeIds?: readonly number[] | undefined;
  /** of a company: decides its IOF; by default one other than Simples and MEI */
  taxRegime?: TaxRegime | undefined;
  /** the client is an employee of the maker, and pays the employee fees */
  isEmployee?: boolean | undefined;
  /** the client takes over another person's financed vehicle */
  isAssignmentOfRights?: boolean | undefined;
  /** client and vehicle meet the legal conditions of the IOF exemption; assumed by default */
  takesIofExemption?: boolean | undefined;
  /** the buyer is a person with a disability: follows from the kind of buyer, and may not contradict it */
  pcd?: boolean | undefined;
};

/** The incompatible parts of a sale, each problem at its field. */
export function saleProblems(sale: Sale): FieldProblem[] {
  const { saleType, personType, assetType, directSaleTypeId } = sale;
  const problems: FieldProblem[] = [];
  const isOffered = directSaleTypesFor(saleType, personType).some(({ id }) => id === directSaleTypeId);
  if (saleType === 'VD' && assetType === 2) problems.push({ path: 'saleType', key: 'directSale.newOnly' });
  if (directSaleTypeId !== undefined && !isOffered)
    problems.push({ path: 'directSaleTypeId', key: 'directSale.notOffered' });
  problems.push(...optionProblems(sale));
  if (sale.pcd !== undefined && sale.pcd !== isSaleToPcd(sale)) problems.push({ path: 'pcd', key: 'directSale.pcd' });
  if (sale.isEmployee && personType === 'PJ') problems.push({ path: 'isEmployee', key: 'employee.personOnly' });
  if (paysReducedIof(sale) && personType === 'PF') problems.push({ path: 'taxRegime', key: 'taxRegime.companyOnly' });
  if (sale.isAssignmentOfRights && assetType === 1)
    problems.push({ path: 'isAssignmentOfRights', key: 'assignment.usedOnly' });
  return problems;
}

function optionProblems({ saleType, personType, directSaleTypeId, saleOptionTypeIds = [] }: Sale): FieldProblem[] {
  const path = 'saleOptionTypeIds';
  const offered = directSaleTypesFor(saleType, personType).map(({ id }) => id);
  if (saleOptionTypeIds.some((id) => !offered.includes(id))) return [{ path, key: 'directSale.notOffered' }];
  if (!areCompatible(saleOptionTypeIds)) return [{ path, key: 'saleOption.alone' }];
  const isOther = directSaleTypeId !== undefined && saleOptionTypeIds.length > 0;
  if (isOther && !saleOptionTypeIds.includes(directSaleTypeId)) return [{ path, key: 'saleOption.otherBuyer' }];
  return [];
}

/** The type of buyer that fees and tax depend on: the named one, else the first sale option, else the standard one. */
export const directSaleTypeOf = (sale: Sale) => findDirectSaleType(sale.directSaleTypeId ?? saleOptionsOf(sale)[0])!;

/** Whether the buyer of a direct sale is a person with a disability, whoever drives. */
export const isSaleToPcd = (sale: Pick<Sale, 'personType' | 'saleType' | 'directSaleTypeId' | 'saleOptionTypeIds'>) =>
  sale.saleType === 'VD' && saleOptionsOf(sale).some((id) => findDirectSaleType(id)?.segment === 'PWD');

/** Whether the employee fees apply: declared by the client, or implied by the type of buyer. */
export function paysAsEmployee(sale: Sale): boolean {
  const segments = saleOptionsOf(sale).map((id) => findDirectSaleType(id)!.segment);
  return (sale.isEmployee ?? false) || segments.some((segment) => segment === 'EMPLOYEE' || segment === 'DIRECTOR');
}

/** Whether the company is of a regime whose IOF is reduced up to a financed total. */
const paysReducedIof = ({ taxRegime = 'OTHER' }: Pick<Sale, 'taxRegime'>): boolean => taxRegime !== 'OTHER';

const conditions: Texts = {
  pt: 'Vale para automóvel de fabricação nacional de até 127 HP de potência bruta (SAE), uma única vez, mediante reconhecimento da Receita Federal.',
  en: 'Applies to a car made in Brazil of up to 127 HP gross (SAE), once only, subject to recognition by the Receita Federal.',
};
const exemptions = {
  taxi: {
    pt: `Isento de IOF: taxista (Lei 8.383/1991, art. 72, I e II). ${conditions.pt}`,
    en: `Exempt from IOF: taxi driver (Law 8.383/1991, art. 72, I and II). ${conditions.en}`,
  },
  'taxi-cooperative': {
    pt: `Isento de IOF: cooperativa de táxi (Lei 8.383/1991, art. 72, III). ${conditions.pt}`,
    en: `Exempt from IOF: taxi cooperative (Law 8.383/1991, art. 72, III). ${conditions.en}`,
  },
  'disabled-driver': {
    pt: `Isento de IOF: pessoa com deficiência que dirige veículo adaptado (Lei 8.383/1991, art. 72, IV). ${conditions.pt}`,
    en: `Exempt from IOF: person with a disability who drives an adapted vehicle (Law 8.383/1991, art. 72, IV). ${conditions.en}`,
  },
} as const satisfies Record<string, Texts>;

/**
 * Why a sale is exempt from IOF, as text; null where it is not. The law exempts disabled drivers, not every person with
 * a disability: the exemption of IPI is wider, and is another one.
 */
export function iofExemptionOf(sale: Sale): Texts | null {
  const { iofExemption } = directSaleTypeOf(sale);
  return iofExemption && (sale.takesIofExemption ?? true) ? exemptions[iofExemption] : null;
}
