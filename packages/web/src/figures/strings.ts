import { defineStrings } from '../strings/define-strings.ts';

export const strings = defineStrings('figures', {
  'by.dealer': ['Por concessionária', 'By dealer'],
  'by.seller': ['Por vendedor', 'By seller'],
  dealer: ['Concessionária', 'Dealer'],
  seller: ['Vendedor', 'Seller'],
  'all.dealers': ['Ver todas as concessionárias', 'Show all dealers'],
  'all.sellers': ['Ver todos os vendedores', 'Show all sellers'],
});
