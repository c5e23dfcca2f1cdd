import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of every question before an act. */
export const strings = defineStrings('confirmAction', {
  cancel: ['Cancelar', 'Cancel'],
});
