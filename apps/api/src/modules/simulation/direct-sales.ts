import { directSaleSegments, labelOf } from '@estrada/domain/enumerations/index';
import {
  defaultDirectSaleType,
  directSaleTypesFor,
  iofExemptionOf,
  paysAsEmployee,
} from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { mayDirectSale } from './profile-views.ts';

/** The kinds of buyer that a sale may be made to, by sale type and person type. */
export const listDirectSales: UseCase<typeof endpoints.listDirectSales, ReadContext> = async ({ query }, context) => {
  const { saleType, personType, source } = query;
  if (saleType === 'VD' && !(await mayDirectSale(context, undefined, source))) return { items: [] };
  return {
    items: directSaleTypesFor(saleType, personType).map(({ id, pt, en, segment }) => {
      const sale = { saleType, personType, assetType: 1, directSaleTypeId: id } as const;
      const exemption = iofExemptionOf(sale);
      return {
        id,
        labelPt: pt,
        labelEn: en,
        segment,
        segmentPt: labelOf(directSaleSegments, segment, 'pt-BR')!,
        segmentEn: labelOf(directSaleSegments, segment, 'en')!,
        isDefault: id === defaultDirectSaleType(personType),
        isEmployee: paysAsEmployee(sale),
        iofExemption: exemption && { labelPt: exemption.pt, labelEn: exemption.en },
      };
    }),
  };
};
