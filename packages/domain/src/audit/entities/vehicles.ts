import type { AuditEntity } from '../audit-entity.ts';

/** Audit fields of vehicles besides their tables. */
export const vehicleEntities = {
  campaign: {
    pt: 'Campanha',
    en: 'Campaign',
    acts: {
      'campaign.register': { pt: 'Cadastrou', en: 'Registered' },
      'campaign.update': { pt: 'Alterou', en: 'Changed' },
      'campaign.enable': { pt: 'Habilitou', en: 'Enabled' },
      'campaign.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      campaignCode: { pt: 'Código', en: 'Code' },
      modelYear: { pt: 'Ano do modelo', en: 'Model year' },
      manufacturerYear: { pt: 'Ano de fabricação', en: 'Year of manufacture' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
      vehicles: { pt: 'Veículos', en: 'Vehicles' },
    },
  },
  vehicleLookUp: {
    pt: 'Consulta de veículo',
    en: 'Vehicle look-up',
    acts: { 'vehicle.look-up': { pt: 'Consultou placa ou chassi', en: 'Looked up a plate or chassis', lookUp: true } },
    fields: {
      plate: { pt: 'Placa', en: 'Plate', personal: true },
      chassis: { pt: 'Chassi', en: 'Chassis', personal: true },
      outcome: { pt: 'Resultado', en: 'Result' },
      vehicle: { pt: 'Veículo', en: 'Vehicle' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
