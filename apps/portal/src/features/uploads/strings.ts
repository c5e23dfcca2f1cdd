import { defineStrings } from '../../app/i18n/define-strings.ts';

/** What each uploaded table is called and for. */
export const strings = defineStrings('uploads', {
  pt: {
    'vehicles.title': 'Tabela de veículos',
    'vehicles.about': 'Preços de referência por versão, ano e condição, usados em todas as simulações.',
  },
  en: {
    'vehicles.title': 'Vehicle table',
    'vehicles.about': 'Reference prices by version, year and condition, used in every simulation.',
  },
});
