import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('zeroRate', {
  title: ['Taxa zero', 'Zero rate'],
  about: [
    'Modelos financiados com taxa zero por uma tabela de preços em vigor.',
    'Models that a price table in force finances at a zero rate.',
  ],
  loading: ['Carregando os modelos com taxa zero', 'Loading the models with a zero rate'],
  VD: ['Venda direta (VD)', 'Direct sale (VD)'],
  TD: ['Venda tradicional (TD)', 'Traditional sale (TD)'],
  'none.VD': [
    'Nenhuma tabela de venda direta em vigor tem taxa zero.',
    'No direct sale table in force has a zero rate.',
  ],
  'none.TD': [
    'Nenhuma tabela de venda tradicional em vigor tem taxa zero.',
    'No traditional sale table in force has a zero rate.',
  ],
  vehicle: ['Modelo', 'Model'],
  condition: ['Condição', 'Condition'],
  new: ['Novo', 'New'],
  used: ['Usado', 'Used'],
  years: ['Ano do modelo', 'Model year'],
  versions: ['Versões', 'Versions'],
  plan: ['Plano', 'Plan'],
  terms: ['Prazos', 'Terms'],
  termsMonths: ['{terms} meses', '{terms} months'],
  entry: ['Entrada mínima', 'Minimum down payment'],
  person: ['Cliente', 'Client'],
  anyPerson: ['PF e PJ', 'Individuals and companies'],
  until: ['Válida até', 'Valid until'],
});
