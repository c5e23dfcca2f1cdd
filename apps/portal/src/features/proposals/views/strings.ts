import { defineStrings } from '@estrada/web/words/define-strings.ts';

/** The words of the cockpit: views, whose turn it is, saved views. */
export const strings = defineStrings('proposal-views', {
  pt: {
    'next.since': 'desde {at}',
    'next.row': 'Com {actor} desde {day}',
    'next.filter': 'Próximo a agir',
    'next.dealer': 'Concessionária',
    'next.finance': 'Equipe financeira',
    'next.credit-engine': 'Motor de crédito',
    'next.system': 'Sistema',
    'next.support': 'Suporte',
  },
  en: {
    'next.since': 'since {at}',
    'next.row': 'With {actor} since {day}',
    'next.filter': 'Acts next',
    'next.dealer': 'Dealer',
    'next.finance': 'Finance team',
    'next.credit-engine': 'Credit engine',
    'next.system': 'System',
    'next.support': 'Support',
  },
});
