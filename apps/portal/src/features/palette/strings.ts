import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the search over everything. */
export const strings = defineStrings('palette', {
  pt: {
    title: 'Procurar em todo o portal',
    hint: 'Tela, proposta, simulação, concessionária ou pessoa',
    pages: 'Telas',
    proposals: 'Propostas',
    simulations: 'Simulações',
    dealers: 'Concessionárias',
    people: 'Pessoas',
    searching: 'Procurando…',
    none: 'Nada encontrado. Procure por outra palavra, um número ou um documento inteiro.',
    failed: 'Nem tudo pôde ser procurado. Tente de novo.',
    noName: 'Cliente sem nome',
    keys: 'Setas para escolher, Enter para abrir, Esc para fechar',
  },
  en: {
    title: 'Search the whole portal',
    hint: 'Screen, proposal, simulation, dealer or person',
    pages: 'Screens',
    proposals: 'Proposals',
    simulations: 'Simulations',
    dealers: 'Dealers',
    people: 'People',
    searching: 'Searching…',
    none: 'Nothing found. Try another word, a number or a whole document.',
    failed: 'Not everything could be searched. Try again.',
    noName: 'Client without a name',
    keys: 'Arrows to choose, Enter to open, Esc to close',
  },
});
