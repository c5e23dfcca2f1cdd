import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings for `describeOffer`, in the simulator and on the client's page. */
export const strings = defineStrings('offer-description', {
  terms: ['Prazo', 'Term'],
  term: ['{count} meses', '{count} months'],
  cet: ['CET {cet} ao ano', 'CET {cet} per year'],
  'cost.item': ['Item', 'Item'],
  'cost.amount': ['Valor', 'Amount'],
  'cost.share': ['Participação', 'Share'],
  'cost.total': ['Total', 'Total'],
});
