import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the offers of campaigns. */
export const offerStrings = defineStrings('customer-simulator-offers', {
  title: ['Ofertas de hoje', "Today's offers"],
  loading: ['Buscando ofertas…', 'Looking for offers…'],
  until: ['Campanha até {date}', 'Campaign until {date}'],
  valid: ['Válida até {date}', 'Valid until {date}'],
  saving: ['{amount} a menos que na tabela ({price})', '{amount} less than the list price ({price})'],
  colours: ['Cores: {names}', 'Colours: {names}'],
  choose: ['Simular esta oferta', 'Simulate this offer'],
  'choose.car': ['Simular esta oferta: {car}', 'Simulate this offer: {car}'],
  chosen: ['Oferta escolhida', 'Chosen offer'],
  'chosen.car': ['Oferta escolhida: {car}', 'Chosen offer: {car}'],
  applied: ['Com a oferta {name}, o carro custa', 'With the offer {name}, the price of the car is'],
  leave: ['Simular sem a oferta', 'Simulate without the offer'],
});
