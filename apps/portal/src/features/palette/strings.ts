import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the global search. */
export const strings = defineStrings('palette', {
  title: ['Buscar em todo o portal', 'Search the whole portal'],
  hint: ['Tela, proposta, simulação, concessionária ou pessoa', 'Screen, proposal, simulation, dealer or person'],
  pages: ['Telas', 'Screens'],
  proposals: ['Propostas', 'Proposals'],
  simulations: ['Simulações', 'Simulations'],
  dealers: ['Concessionárias', 'Dealers'],
  people: ['Pessoas', 'People'],
  searching: ['Buscando…', 'Searching…'],
  none: [
    'Nada encontrado. Busque por outra palavra, um número ou um CPF/CNPJ completo.',
    'Nothing found. Try another word, a number or a complete CPF/CNPJ.',
  ],
  failed: ['A busca ficou incompleta. Tente de novo.', 'The search is incomplete. Try again.'],
  noName: ['Cliente sem nome', 'Client without a name'],
  keys: ['Setas para escolher, Enter para abrir, Esc para fechar', 'Arrows to choose, Enter to open, Esc to close'],
});
