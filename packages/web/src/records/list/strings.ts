import { defineStrings } from '../../strings/define-strings.ts';

/** Strings that all lists share. */
export const strings = defineStrings('list', {
  clear: ['Limpar filtros', 'Clear filters'],
  fold: ['Filtros', 'Filters'],
  foldInUse: ['Filtros (ativos)', 'Filters (active)'],
  unfold: ['Mostrar todos os dados', 'Show all data'],
  all: ['Qualquer', 'Any'],
  clearOne: ['Limpar {label}', 'Clear {label}'],
  dayHint: ['DD/MM/AAAA', 'DD/MM/YYYY'],
  searchTooShort: ['Digite pelo menos {min} caracteres', 'Type at least {min} characters'],
  sortBy: ['Ordenar por', 'Sort by'],
  'sort.asc': ['{column}, crescente', '{column}, ascending'],
  'sort.desc': ['{column}, decrescente', '{column}, descending'],
  shown: ['{shown} de {total} na tela', '{shown} of {total} on screen'],
  shownCapped: ['{shown} de mais de {total} na tela', '{shown} of more than {total} on screen'],
  found: ['Resultados: {total}', 'Results: {total}'],
  foundCapped: ['Resultados: mais de {total}', 'Results: more than {total}'],
  foundNone: ['Nenhum resultado', 'No results'],
  offline: ['Sem conexão', 'No connection'],
  offlineText: [
    'A lista aparece aqui assim que a conexão voltar.',
    'The list appears here as soon as the connection is back.',
  ],
  loadMore: ['Carregar mais', 'Load more'],
  moreFailed: ['Não foi possível carregar mais. Tente de novo.', 'Could not load more. Try again.'],
});
