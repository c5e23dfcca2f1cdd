import { defineStrings } from '@estrada/web/words/define-strings.ts';

/** What each uploaded table is called and for. */
export const strings = defineStrings('uploads', {
  pt: {
    'dealerChannels.title': 'Canais das concessionárias',
    'dealerChannels.about':
      'Liga ou desliga canais de várias concessionárias de uma vez. O canal que a tabela não cita fica como está.',
    'dgiUsers.title': 'Usuários DGI',
    'dgiUsers.about':
      'Quem atende o canal digital de cada concessionária. A tabela enviada substitui a anterior inteira.',
    'vehicles.title': 'Tabela de veículos',
    'vehicles.about': 'Preços de referência por versão, ano e condição, usados em todas as simulações.',
  },
  en: {
    'dealerChannels.title': 'Dealer channels',
    'dealerChannels.about':
      'Switches channels of many dealers on or off at once. A channel that the table does not name stays as it is.',
    'dgiUsers.title': 'DGI users',
    'dgiUsers.about':
      'Who works with the digital channel of each dealer. The table sent replaces the whole one before.',
    'vehicles.title': 'Vehicle table',
    'vehicles.about': 'Reference prices by version, year and condition, used in every simulation.',
  },
});
