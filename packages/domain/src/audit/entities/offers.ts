import type { AuditEntity } from '../audit-entity.ts';

/** What is kept of offers and of what they name. */
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
      enabled: { pt: 'Habilitado', en: 'Enabled' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
