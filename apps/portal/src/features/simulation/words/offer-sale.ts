import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the simulator of offers, and of sales by an offer. */
export const offerSale = {
  'offerSale.title': ['Simulador de ofertas', 'Offers simulator'],
  'offerSale.heading': ['Oferta {name}', 'Offer {name}'],
  'offerSale.until': ['Vale de {from} a {until}', 'Holds from {from} to {until}'],
  'offerSale.national': ['Oferta nacional', 'National offer'],
  'offerSale.region': ['Vale na regional {name}', 'Holds in the branch {name}'],
  'offerSale.colours': ['Cores: {names}', 'Colours: {names}'],
  'offerSale.anyColour': ['Todas as cores', 'Every colour'],
  'offerSale.table': ['Tabela {code}', 'Table {code}'],
  'offerSale.price': ['Preço da oferta', 'Price of the offer'],
  'offerSale.leave': ['Simular sem a oferta', 'Simulate without the offer'],
  'offerSale.take': ['Usar esta oferta: {name}', 'Use this offer: {name}'],
  'offerSale.use': ['Usar esta oferta', 'Use this offer'],
  'offerSale.choices': ['Ofertas para este veículo', 'Offers for this vehicle'],
  'offerSale.lost': [
    'A oferta não vale mais: os valores são os das tabelas de hoje.',
    'The offer no longer holds: the amounts are those of today’s tables.',
  ],
  'offerSale.redo': ['Refazer a simulação', 'Run the simulation again'],
} satisfies StringPairs;
