import { labelOf, saleTypes, type TaxRegime } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { findDirectSaleType, saleOptionsOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';

type SaleRequest = Pick<
  SimulationRequest,
  | 'saleType'
  | 'directSaleTypeId'
  | 'saleOptionTypeIds'
  | 'isEmployee'
  | 'isAssignmentOfRights'
  | 'takesIofExemption'
  | 'plateState'
  | 'taxRegime'
>;
/** What of a draft says how the vehicle is sold, and to whom. */
export type SaleDraft = {
  personType: 'PF' | 'PJ';
  assetType: 1 | 2;
  /** what was chosen for new vehicles: a used one is not sold by the maker */
  saleType: 'TD' | 'VD';
  /** the kinds of buyer in a direct sale, none for the standard one; each person type keeps its own */
  saleOptions: Readonly<Record<'PF' | 'PJ', readonly number[]>>;
  /** of a company; a draft that was kept before it was stated has none */
  taxRegime?: TaxRegime;
  isEmployee: boolean;
  isAssignmentOfRights: boolean;
  /** false: client or vehicle do not meet the conditions of the exemption of IOF */
  takesIofExemption: boolean;
  /** where the vehicle is registered; null as the client */
  plateState: string | null;
};

/** The sale type that counts: what was chosen for a new vehicle stays chosen while a used one is looked at. */
export const saleTypeOf = ({ assetType, saleType }: Pick<SaleDraft, 'assetType' | 'saleType'>): 'TD' | 'VD' =>
  assetType === 1 ? (saleType ?? 'TD') : 'TD';

/** The kinds of buyer in a direct sale, chosen or standard. A draft that was kept before there were any has none. */
export const buyersOf = ({ personType, saleOptions }: Pick<SaleDraft, 'personType' | 'saleOptions'>): number[] =>
  saleOptionsOf({ personType, saleOptionTypeIds: saleOptions?.[personType] });

/** What is sent of the sale: only what counts for this person and vehicle, the rest stays typed. */
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
    plateState: draft.plateState ?? undefined,
  };
}

/** Other tables apply: the terms are proposed anew, and everything that was typed stays. */
export function changeSaleType(
  now: SaleDraft,
  saleType: 'TD' | 'VD',
): { saleType?: 'TD' | 'VD'; terms?: number[]; selectedTerm?: null } {
  return saleType === saleTypeOf(now) ? {} : { saleType, terms: [], selectedTerm: null };
}

/** "Venda direta · Taxista"; who buys says something only where the maker sells. */
export function saleText(draft: SaleDraft, language: Language): string | undefined {
  const saleType = saleTypeOf(draft);
  const buyers = saleType === 'VD' ? buyersOf(draft).map((id) => pickText(findDirectSaleType(id)!, language)) : [];
  return [labelOf(saleTypes, saleType, language), buyers.join(', ')].filter(Boolean).join(' · ');
}
