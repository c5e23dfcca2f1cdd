import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { compare } from './words/compare.ts';
import { desk } from './words/desk.ts';
import { links } from './words/links.ts';
import { offerSale } from './words/offer-sale.ts';
import { rate } from './words/rate.ts';
import { record } from './words/record.ts';
import { results } from './words/results.ts';
import { sale } from './words/sale.ts';
import { saved } from './words/saved.ts';
import { steps } from './words/steps.ts';
import { tradeIn } from './words/trade-in.ts';

/** The words of the simulator and of the saved simulations, by the rooms they stand in. */
export const strings = defineStrings('simulator', {
  pt: {
    title: 'Simulador',
    loading: 'Carregando…',
    calculating: 'Calculando as parcelas…',
    choose: 'Escolha',
    nothingFound: 'Nada encontrado',
    retry: 'Tentar de novo',
    next: 'Continuar',
    back: 'Voltar',
    'back.simulation': 'Voltar à simulação',
    cancel: 'Cancelar',
    close: 'Fechar',

    new: 'Nova simulação',
    'new.title': 'Começar outra simulação?',
    'new.subject': 'Simulação ainda sem veículo',
    'new.text': 'Esta simulação não foi salva. O que foi digitado nela será apagado.',
    'new.confirm': 'Apagar e começar outra',
    'new.cancel': 'Continuar nesta',

    'dealer.subtitle': 'Escolha para qual concessionária simular',
    'dealer.label': 'Concessionária',
    'dealer.placeholder': 'Nome da concessionária',
    'dealer.none': 'Nenhuma concessionária encontrada',
    'dealer.hint': 'As tabelas e tarifas são as da concessionária escolhida.',
    'dealer.change': 'Trocar concessionária',
    ...compare.pt,
    ...desk.pt,
    ...steps.pt,
    ...sale.pt,
    ...tradeIn.pt,
    ...results.pt,
    ...rate.pt,
    ...offerSale.pt,
    ...record.pt,
    ...saved.pt,
    ...links.pt,
  },
  en: {
    title: 'Simulator',
    loading: 'Loading…',
    calculating: 'Calculating the instalments…',
    choose: 'Choose',
    nothingFound: 'Nothing found',
    retry: 'Try again',
    next: 'Continue',
    back: 'Back',
    'back.simulation': 'Back to the simulation',
    cancel: 'Cancel',
    close: 'Close',

    new: 'New simulation',
    'new.title': 'Start another simulation?',
    'new.subject': 'Simulation without a vehicle yet',
    'new.text': 'This simulation has not been saved. What was typed in it will be erased.',
    'new.confirm': 'Erase and start another',
    'new.cancel': 'Go on with this one',

    'dealer.subtitle': 'Choose the dealer to simulate for',
    'dealer.label': 'Dealer',
    'dealer.placeholder': 'Name of the dealer',
    'dealer.none': 'No dealer found',
    'dealer.hint': 'Price tables and fees are those of the chosen dealer.',
    'dealer.change': 'Change dealer',
    ...compare.en,
    ...desk.en,
    ...steps.en,
    ...sale.en,
    ...tradeIn.en,
    ...results.en,
    ...rate.en,
    ...offerSale.en,
    ...record.en,
    ...saved.en,
    ...links.en,
  },
});
