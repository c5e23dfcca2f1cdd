import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words around `describeOffer`, in the simulator and on the client's page. */
export const strings = defineStrings('offer-description', {
  pt: {
    terms: 'Prazo',
    term: '{count} meses',
    cet: 'CET {cet} ao ano',
    'cost.item': 'Item',
    'cost.amount': 'Valor',
    'cost.share': 'Parte',
    'cost.total': 'Total',
  },
  en: {
    terms: 'Term',
    term: '{count} months',
    cet: 'CET {cet} a year',
    'cost.item': 'Item',
    'cost.amount': 'Amount',
    'cost.share': 'Share',
    'cost.total': 'Total',
  },
});
