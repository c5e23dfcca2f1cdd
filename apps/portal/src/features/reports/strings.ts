import { defineStrings } from '../../app/i18n/define-strings.ts';

/** What each extraction is called and gives. */
export const strings = defineStrings('reports', {
  pt: {
    'dealers.title': 'Extração de concessionárias',
    'dealers.about': 'Concessionárias cadastradas ou alteradas no período.',
  },
  en: {
    'dealers.title': 'Dealer extraction',
    'dealers.about': 'Dealers registered or changed in the period.',
  },
});
