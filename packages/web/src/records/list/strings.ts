import { defineStrings } from '../../words/define-strings.ts';

/** Words that all lists share. */
export const strings = defineStrings('list', {
  pt: {
    clear: 'Limpar filtros',
    all: 'Qualquer',
    clearOne: 'Limpar {label}',
    dayHint: 'DD/MM/AAAA',
    searchTooShort: 'Digite pelo menos {min} caracteres',
    sortBy: 'Ordenar por',
    'sort.asc': '{column}, crescente',
    'sort.desc': '{column}, decrescente',
    shown: '{shown} de {total} na tela',
    shownCapped: '{shown} de mais de {total} na tela',
    loadMore: 'Carregar mais',
    moreFailed: 'Não foi possível carregar mais. Tente de novo.',
  },
  en: {
    clear: 'Clear filters',
    all: 'Any',
    clearOne: 'Clear {label}',
    dayHint: 'DD/MM/YYYY',
    searchTooShort: 'Type at least {min} characters',
    sortBy: 'Sort by',
    'sort.asc': '{column}, ascending',
    'sort.desc': '{column}, descending',
    shown: '{shown} of {total} on screen',
    shownCapped: '{shown} of more than {total} on screen',
    loadMore: 'Load more',
    moreFailed: 'No more could be loaded. Try again.',
  },
});
