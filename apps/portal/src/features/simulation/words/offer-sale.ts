import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the simulator of offers, and of sales by an offer. */
export const offerSale = {
  'offerSale.title': ['Simulador de ofertas', 'Offer simulator'],
  'offerSale.heading': ['Oferta {name}', 'Offer {name}'],
  'offerSale.until': ['Válida de {from} a {until}', 'Valid from {from} to {until}'],
  'offerSale.national': ['Oferta nacional', 'National offer'],
  'offerSale.region': ['Válida na regional {name}', 'Valid in the {name} branch'],
  'offerSale.colours': ['Cores: {names}', 'Colours: {names}'],
  'offerSale.anyColour': ['Todas as cores', 'All colours'],
  'offerSale.table': ['Tabela {code}', 'Table {code}'],
  'offerSale.price': ['Preço da oferta', 'Offer price'],
  'offerSale.leave': ['Simular sem a oferta', 'Simulate without the offer'],
  'offerSale.take': ['Usar esta oferta: {name}', 'Use this offer: {name}'],
  'offerSale.use': ['Usar esta oferta', 'Use this offer'],
  'offerSale.saving': ['{amount} abaixo da tabela', '{amount} below the table'],
  'offerSale.choices': ['Ofertas para este veículo', 'Offers for this vehicle'],
  'offerSale.type': ['Abrangência', 'Scope'],
  'offerSale.needsVersion': [
    'Escolha a versão para ver as ofertas disponíveis.',
    'Choose the version to see the available offers.',
  ],
  'offerSale.none.NAC': ['Nenhuma oferta nacional para este veículo.', 'No national offer for this vehicle.'],
  'offerSale.none.REGI': ['Nenhuma oferta regional para este veículo.', 'No regional offer for this vehicle.'],
  'offerSale.noOther.NAC': [
    'Nenhuma outra oferta nacional para este veículo.',
    'No other national offer for this vehicle.',
  ],
  'offerSale.noOther.REGI': [
    'Nenhuma outra oferta regional para este veículo.',
    'No other regional offer for this vehicle.',
  ],
  'offerSale.there.NAC_one': ['Há {count} oferta nacional.', 'There is {count} national offer.'],
  'offerSale.there.NAC_other': ['Há {count} ofertas nacionais.', 'There are {count} national offers.'],
  'offerSale.there.REGI_one': ['Há {count} oferta regional.', 'There is {count} regional offer.'],
  'offerSale.there.REGI_other': ['Há {count} ofertas regionais.', 'There are {count} regional offers.'],
  'offerSale.lost': [
    'A oferta não vale mais: os valores são os das tabelas de hoje.',
    "The offer is no longer valid: the amounts are those of today's tables.",
  ],
  'offerSale.redo': ['Refazer a simulação', 'Run the simulation again'],
} satisfies StringPairs;
