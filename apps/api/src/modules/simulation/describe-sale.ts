import { directSaleTypeOf, paysAsEmployee } from '@estrada/domain/simulation/index';
import type { AgreedSale, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';

/** How a simulated term is sold, for what is made from it. What was simulated before sales had kinds is the ordinary sale. */
export function describeSale(request: SimulationRequest, item?: SimulationItem): AgreedSale {
  const type = directSaleTypeOf(request);
  return {
    saleType: request.saleType,
    directSaleTypeId: request.saleType === 'VD' ? type.id : null,
    ...{ labelPt: type.pt, labelEn: type.en },
    isEmployee: paysAsEmployee(request),
    isAssignmentOfRights: request.isAssignmentOfRights ?? false,
    plateState: request.plateState ?? request.state,
    iofExemption: item?.iofExemption ?? null,
  };
}
