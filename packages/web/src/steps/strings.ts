import { defineStrings } from '../words/define-strings.ts';

/** Words that all wizards share. */
export const strings = defineStrings('steps', {
  pt: { count: 'Etapa {number} de {total}: {name}' },
  en: { count: 'Step {number} of {total}: {name}' },
});
