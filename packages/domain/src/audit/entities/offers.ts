import type { AuditEntity } from '../audit-entity.ts';

/** Audit fields of offers and of the records that they name. */
export const offerEntities = {
  colour: {
    pt: 'Cor',
    en: 'Colour',
    acts: {
      'colour.register': { pt: 'Cadastrou', en: 'Registered' },
      'colour.update': { pt: 'Alterou', en: 'Changed' },
      'colour.enable': { pt: 'Habilitou', en: 'Enabled' },
      'colour.disable': { pt: 'Desabilitou', en: 'Disabled' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      colourCode: { pt: 'Código', en: 'Code' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
    },
  },
  offer: {
    pt: 'Oferta',
    en: 'Offer',
    acts: {
      'offer.register': { pt: 'Cadastrou', en: 'Registered' },
      'offer.update': { pt: 'Alterou', en: 'Changed' },
      'offer.enable': { pt: 'Habilitou', en: 'Enabled' },
      'offer.disable': { pt: 'Desabilitou', en: 'Disabled' },
      'offer.clone': { pt: 'Clonou', en: 'Cloned' },
    },
    fields: {
      title: { pt: 'Nome', en: 'Name' },
      offerType: { pt: 'Tipo', en: 'Type' },
      region: { pt: 'Regional', en: 'Branch' },
      regions: { pt: 'Regionais', en: 'Branches' },
      effectiveFrom: { pt: 'Início', en: 'Start' },
      validUntil: { pt: 'Fim', en: 'End' },
      vehicleType: { pt: 'Condição', en: 'Condition', technical: true },
      versionId: { pt: 'Versão', en: 'Version' },
      manufacturerYear: { pt: 'Ano de fabricação', en: 'Year of manufacture' },
      modelYear: { pt: 'Ano do modelo', en: 'Model year' },
      colours: { pt: 'Cores', en: 'Colours' },
      priceCents: { pt: 'Preço', en: 'Price' },
      personType: { pt: 'Tipo de pessoa', en: 'Type of person' },
      financeTypeId: { pt: 'Plano', en: 'Plan' },
      deferralUnit: { pt: 'Meses entre parcelas (safra)', en: 'Months between instalments (harvest)' },
      sourceTableCode: { pt: 'Tabela de preços', en: 'Price table' },
      description: { pt: 'Descrição', en: 'Description' },
      enabled: { pt: 'Habilitada', en: 'Enabled' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
