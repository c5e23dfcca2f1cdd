import { labelOf, saleTypes } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { defaultDirectSaleType, findDirectSaleType } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { Draft } from './draft.ts';

type SaleRequest = Pick<
  SimulationRequest,
  'saleType' | 'directSaleTypeId' | 'isEmployee' | 'isAssignmentOfRights' | 'takesIofExemption' | 'plateState'
>;
type SaleDraft = Pick<Draft, 'personType' | 'assetType' | 'saleType' | 'directSaleTypeIds' | 'isEmployee'> &
  Pick<Draft, 'isAssignmentOfRights' | 'takesIofExemption' | 'plateState'>;

/** The sale type that counts: what was chosen for a new vehicle stays chosen while a used one is looked at. */
export const saleTypeOf = ({ assetType, saleType }: Pick<Draft, 'assetType' | 'saleType'>): 'TD' | 'VD' =>
  assetType === 1 ? (saleType ?? 'TD') : 'TD';

/** The kind of buyer in a direct sale, chosen or standard. A draft that was kept before there were any has none. */
export const buyerOf = ({ personType, directSaleTypeIds }: Pick<Draft, 'personType' | 'directSaleTypeIds'>): number =>
  directSaleTypeIds?.[personType] ?? defaultDirectSaleType(personType);

/** What is sent of the sale: only what counts for this person and vehicle, the rest stays typed. */
export function saleOf(draft: SaleDraft): SaleRequest {
  const saleType = saleTypeOf(draft);
  const isDirect = saleType === 'VD';
  return {
    saleType,
    directSaleTypeId: isDirect ? buyerOf(draft) : undefined,
    isEmployee: (draft.personType === 'PF' && draft.isEmployee) || undefined,
    isAssignmentOfRights: (draft.assetType === 2 && draft.isAssignmentOfRights) || undefined,
    takesIofExemption: isDirect && draft.takesIofExemption === false ? false : undefined,
    plateState: draft.plateState ?? undefined,
  };
}

/** Other tables apply: the terms are proposed anew, and everything that was typed stays. */
export function changeSaleType(now: Draft, saleType: 'TD' | 'VD'): Partial<Draft> {
  return saleType === saleTypeOf(now) ? {} : { saleType, terms: [], selectedTerm: null };
}

/** "Venda direta · Taxista"; who buys says something only where the maker sells. */
export function saleWords(draft: SaleDraft, language: Language): string | undefined {
  const saleType = saleTypeOf(draft);
  const type = saleType === 'VD' ? findDirectSaleType(buyerOf(draft)) : undefined;
  return [labelOf(saleTypes, saleType, language), type && pickText(type, language)].filter(Boolean).join(' · ');
}
