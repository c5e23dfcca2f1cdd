import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the glossary's page. */
export const strings = defineStrings('help', {
  title: ['Glossário', 'Glossary'],
  subtitle: ['O que significam os termos do financiamento de veículos', 'What the terms of vehicle financing mean'],
  search: ['Buscar um termo', 'Search for a term'],
  noneTitle: ['Nenhum termo encontrado', 'No term found'],
  noneText: [
    'Nenhum termo corresponde a "{search}". Tente outra palavra.',
    'No term matches "{search}". Try another word.',
  ],
  clear: ['Limpar a busca', 'Clear the search'],
  count_one: ['{count} termo', '{count} term'],
  count_other: ['{count} termos', '{count} terms'],
});
