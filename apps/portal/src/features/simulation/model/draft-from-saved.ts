import { saleOptionsOf } from '@estrada/domain/simulation/index';
import type { SavedSimulation } from '@estrada/endpoints/index';
import { type Draft, markOf, type VehicleMark } from './draft.ts';
import { shareOf } from './entry.ts';
import { tradeInFrom } from './trade-in.ts';

function markOfVehicle({ plate, chassis }: SavedSimulation['request']): VehicleMark | null {
  if (plate) return { kind: 'plate', mark: plate };
  return chassis ? { kind: 'chassis', mark: chassis } : null;
}

/** The initial draft of a saved simulation. */
export function draftFromSaved(saved: SavedSimulation): Draft {
  const { client, request } = saved;
  const { discount } = saved.result;
  const isPerson = request.personType === 'PF';
  const draft: Draft = {
    personType: request.personType,
    cpf: isPerson ? (client.document ?? '') : '',
    cnpj: isPerson ? '' : (client.document ?? ''),
    name: client.name ?? '',
    companyName: client.companyName ?? '',
    birthDate: client.birthDate ?? '',
    phone: client.phone ?? '',
    email: client.email ?? '',
    monthlyIncomeCents: client.monthlyIncomeCents,
    additionalIncomeCents: client.additionalIncomeCents,
    state: request.state,
    assetType: request.assetType,
    saleType: request.saleType,
    saleOptions: { PF: [], PJ: [], [request.personType]: request.saleType === 'VD' ? saleOptionsOf(request) : [] },
    taxRegime: request.taxRegime ?? 'OTHER',
    isEmployee: request.isEmployee ?? false,
    isAssignmentOfRights: request.isAssignmentOfRights ?? false,
    takesIofExemption: request.takesIofExemption ?? true,
    plateState: request.plateState ?? null,
    manufacturerId: request.manufacturerId,
    modelId: request.modelId,
    versionId: request.versionId,
    manufacturerYear: request.manufacturerYear,
    modelYear: request.modelYear,
    vehicleLabel: saved.vehicleLabel,
    optionCodes: request.optionCodes ?? [],
    colour: request.colour ?? '',
    vehicleMark: markOfVehicle(request),
    mileage: request.mileage ?? null,
    referencePriceCents: null,
    vehicleValueCents: request.vehicleValueCents,
    entryValueCents: request.entryValueCents,
    entryShare: shareOf(request.entryValueCents, discount?.priceCents ?? request.vehicleValueCents),
    entryHeldAs: 'amount',
    tradeIn: tradeInFrom(request),
    financeTypeId: request.financeTypeId,
    terms: request.terms,
    selectedTerm: saved.selectedTerm,
    products: request.products,
    choices: request.choices,
    ignoreTCC: request.ignoreTCC,
    tableCodes: request.tableCodes ?? [],
    currentTax: request.currentTax ?? null,
    offerId: request.offerId ?? null,
    fromLead: request.fromLead ?? null,
    discount: discount ?? null,
    preApproval: saved.preApproval,
    pricedBy: request.simulationId
      ? { simulationId: request.simulationId, document: client.document ?? undefined }
      : null,
    preApprovalFell: saved.preApprovalFell,
    saved: null,
    isRecalculated: false,
  };
  return { ...draft, saved: markOf(draft, saved) };
}
