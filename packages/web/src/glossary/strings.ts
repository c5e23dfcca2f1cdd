import { defineStrings } from '../strings/define-strings.ts';

/** The strings of an explanation next to a term. */
export const strings = defineStrings('glossary', {
  loading: ['Carregando a explicação', 'Loading the explanation'],
});
