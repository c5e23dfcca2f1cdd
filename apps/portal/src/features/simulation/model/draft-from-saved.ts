import type { SavedSimulation } from '@estrada/endpoints/index';
import { type Draft, markOf } from './draft.ts';
import { shareOf } from './entry.ts';

/** The draft that a saved simulation opens with. */
export function draftFromSaved(saved: SavedSimulation): Draft {
  const { client, request } = saved;
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
    state: request.state,
    assetType: request.assetType,
    saleType: request.saleType,
    directSaleTypeIds: { PF: null, PJ: null, [request.personType]: request.directSaleTypeId ?? null },
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
    mileage: request.mileage ?? null,
    referencePriceCents: null,
    vehicleValueCents: request.vehicleValueCents,
    entryValueCents: request.entryValueCents,
    entryShare: shareOf(request.entryValueCents, request.vehicleValueCents),
    entryHeldAs: 'amount',
    financeTypeId: request.financeTypeId,
    terms: request.terms,
    selectedTerm: saved.selectedTerm,
    products: request.products,
    choices: request.choices,
    ignoreTCC: request.ignoreTCC,
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
