import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of every confirmation. */
export const strings = defineStrings('confirmAction', {
  cancel: ['Cancelar', 'Cancel'],
});
