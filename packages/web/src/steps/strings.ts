import { defineStrings } from '../strings/define-strings.ts';

/** Words that all wizards share. */
export const strings = defineStrings('steps', {
  pt: { count: 'Etapa {number} de {total}: {name}', notYet: 'Abre quando as etapas anteriores estiverem preenchidas' },
  en: { count: 'Step {number} of {total}: {name}', notYet: 'Opens once the steps before it are filled in' },
});
