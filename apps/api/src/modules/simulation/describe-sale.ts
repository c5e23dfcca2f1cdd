import { pickText } from '@estrada/domain/errors/index';
import { directSaleTypeOf, findDirectSaleType, paysAsEmployee, saleOptionsOf } from '@estrada/domain/simulation/index';
import type { AgreedSale, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';

/**
 * The sale of a simulated term, for documents and proposals. A simulation from before sales had kinds is an ordinary
 * sale.
 */
export function describeSale(request: SimulationRequest, item?: SimulationItem): AgreedSale {
  const isDirect = request.saleType === 'VD';
  return {
    saleType: request.saleType,
    directSaleTypeId: isDirect ? directSaleTypeOf(request).id : null,
    ...(isDirect ? { saleOptionTypeIds: saleOptionsOf(request) } : {}),
    labelPt: buyersText(request, 'pt-BR'),
    labelEn: buyersText(request, 'en'),
    ...(request.personType === 'PJ' ? { taxRegime: request.taxRegime ?? ('OTHER' as const) } : {}),
    isEmployee: paysAsEmployee(request),
    isAssignmentOfRights: request.isAssignmentOfRights ?? false,
    plateState: request.plateState ?? request.state,
    iofExemption: item?.iofExemption ?? null,
    ...(request.tradeIn ? { tradeIn: request.tradeIn } : {}),
  };
}

/** "Funcionário da montadora, Diretor da montadora": the names of the buyer kinds of a request. */
const buyersText = (request: SimulationRequest, language: 'pt-BR' | 'en'): string =>
  saleOptionsOf(request)
    .map((id) => pickText(findDirectSaleType(id)!, language))
    .join(', ');
