import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the global search. */
export const strings = defineStrings('palette', {
  title: ['Procurar em todo o portal', 'Search the whole portal'],
  hint: ['Tela, proposta, simulação, concessionária ou pessoa', 'Screen, proposal, simulation, dealer or person'],
  pages: ['Telas', 'Screens'],
  proposals: ['Propostas', 'Proposals'],
  simulations: ['Simulações', 'Simulations'],
  dealers: ['Concessionárias', 'Dealers'],
  people: ['Pessoas', 'People'],
  searching: ['Procurando…', 'Searching…'],
  none: [
    'Nada encontrado. Procure por outra palavra, um número ou um documento inteiro.',
    'Nothing found. Try another word, a number or a whole document.',
  ],
  failed: ['Nem tudo pôde ser procurado. Tente de novo.', 'Not everything could be searched. Try again.'],
  noName: ['Cliente sem nome', 'Client without a name'],
  keys: ['Setas para escolher, Enter para abrir, Esc para fechar', 'Arrows to choose, Enter to open, Esc to close'],
});
