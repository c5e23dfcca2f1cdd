import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { compare } from './words/compare.ts';
import { desk } from './words/desk.ts';
import { discount } from './words/discount.ts';
import { insurers } from './words/insurers.ts';
import { links } from './words/links.ts';
import { offerSale } from './words/offer-sale.ts';
import { rate } from './words/rate.ts';
import { record } from './words/record.ts';
import { results } from './words/results.ts';
import { sale } from './words/sale.ts';
import { saved } from './words/saved.ts';
import { steps } from './words/steps.ts';
import { tradeIn } from './words/trade-in.ts';

/** The strings of the simulator and of the saved simulations, by the part of the screen that shows them. */
export const strings = defineStrings('simulator', {
  title: ['Simulador', 'Simulator'],
  loading: ['Carregando…', 'Loading…'],
  calculating: ['Calculando as parcelas…', 'Calculating the instalments…'],
  choose: ['Escolha', 'Choose'],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  retry: ['Tentar de novo', 'Try again'],
  next: ['Continuar', 'Continue'],
  back: ['Voltar', 'Back'],
  'back.simulation': ['Voltar à simulação', 'Back to the simulation'],
  cancel: ['Cancelar', 'Cancel'],
  close: ['Fechar', 'Close'],

  new: ['Nova simulação', 'New simulation'],
  'new.title': ['Começar outra simulação?', 'Start another simulation?'],
  'new.subject': ['Simulação ainda sem veículo', 'Simulation with no vehicle yet'],
  'new.text': [
    'Esta simulação não foi salva. O que foi digitado será descartado.',
    'This simulation has not been saved. What was typed will be discarded.',
  ],
  'new.confirm': ['Descartar e começar outra', 'Discard and start another'],
  'new.cancel': ['Continuar nesta', 'Continue with this one'],

  'dealer.subtitle': ['Escolha para qual concessionária simular', 'Choose the dealer to simulate for'],
  'dealer.label': ['Concessionária', 'Dealer'],
  'dealer.placeholder': ['Nome da concessionária', 'Dealer name'],
  'dealer.none': ['Nenhuma concessionária encontrada', 'No dealer found'],
  'dealer.hint': [
    'As tabelas e tarifas são as da concessionária escolhida.',
    'The price tables and fees are those of the chosen dealer.',
  ],
  'dealer.change': ['Trocar concessionária', 'Change dealer'],
  ...compare,
  ...desk,
  ...steps,
  ...sale,
  ...discount,
  ...tradeIn,
  ...results,
  ...insurers,
  ...rate,
  ...offerSale,
  ...record,
  ...saved,
  ...links,
});
