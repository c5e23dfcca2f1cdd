import { labelOf, saleTypes, type TaxRegime } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { findDirectSaleType, isSaleToPcd, saleOptionsOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';

type SaleRequest = Pick<
  SimulationRequest,
  | 'saleType'
  | 'directSaleTypeId'
  | 'saleOptionTypeIds'
  | 'isEmployee'
  | 'isAssignmentOfRights'
  | 'takesIofExemption'
  | 'pcd'
  | 'plateState'
  | 'taxRegime'
>;
/** The part of a draft that describes how the vehicle is sold, and to whom. */
export type SaleDraft = {
  personType: 'PF' | 'PJ';
  assetType: 1 | 2;
  /** the choice for new vehicles: the manufacturer does not sell used ones */
  saleType: 'TD' | 'VD';
  /** the kinds of buyer in a direct sale, empty for the standard one; each person type has its own */
  saleOptions: Readonly<Record<'PF' | 'PJ', readonly number[]>>;
  /** of a company; a draft stored by an older version has none */
  taxRegime?: TaxRegime;
  isEmployee: boolean;
  isAssignmentOfRights: boolean;
  /** false: client or vehicle do not meet the conditions of the IOF exemption */
  takesIofExemption: boolean;
  /** where the vehicle is registered; null means the client's state */
  plateState: string | null;
};

/** The effective sale type: the choice for a new vehicle is preserved while a used one is selected. */
export const saleTypeOf = ({ assetType, saleType }: Pick<SaleDraft, 'assetType' | 'saleType'>): 'TD' | 'VD' =>
  assetType === 1 ? (saleType ?? 'TD') : 'TD';

/** The kinds of buyer in a direct sale, chosen or standard. A draft stored by an older version has none. */
export const buyersOf = ({ personType, saleOptions }: Pick<SaleDraft, 'personType' | 'saleOptions'>): number[] =>
  saleOptionsOf({ personType, saleOptionTypeIds: saleOptions?.[personType] });

/** The sale as sent: only what applies to this person and vehicle; other input is preserved. */
export function saleOf(draft: SaleDraft): SaleRequest {
  const saleType = saleTypeOf(draft);
  const isDirect = saleType === 'VD';
  return {
    saleType,
    directSaleTypeId: isDirect ? buyersOf(draft)[0] : undefined,
    saleOptionTypeIds: isDirect ? buyersOf(draft) : undefined,
    taxRegime:
      draft.personType === 'PJ' && draft.taxRegime && draft.taxRegime !== 'OTHER' ? draft.taxRegime : undefined,
    isEmployee: (draft.personType === 'PF' && draft.isEmployee) || undefined,
    isAssignmentOfRights: (draft.assetType === 2 && draft.isAssignmentOfRights) || undefined,
    takesIofExemption: isDirect && draft.takesIofExemption === false ? false : undefined,
    pcd: isSaleToPcd({ personType: draft.personType, saleType, saleOptionTypeIds: buyersOf(draft) }) || undefined,
    plateState: draft.plateState ?? undefined,
  };
}

/** Other tables apply: the terms are preselected again, all other input is preserved. */
export function changeSaleType(
  now: SaleDraft,
  saleType: 'TD' | 'VD',
): { saleType?: 'TD' | 'VD'; terms?: number[]; selectedTerm?: null } {
  return saleType === saleTypeOf(now) ? {} : { saleType, terms: [], selectedTerm: null };
}

/** "Venda direta · Taxista"; the kind of buyer is shown only for a direct sale. */
export function saleText(draft: SaleDraft, language: Language): string | undefined {
  const saleType = saleTypeOf(draft);
  const buyers = saleType === 'VD' ? buyersOf(draft).map((id) => pickText(findDirectSaleType(id)!, language)) : [];
  return [labelOf(saleTypes, saleType, language), buyers.join(', ')].filter(Boolean).join(' · ');
}
