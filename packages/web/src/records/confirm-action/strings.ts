import { defineStrings } from '../../strings/define-strings.ts';

/** Words of every question before an act. */
export const strings = defineStrings('confirmAction', {
  pt: { cancel: 'Cancelar' },
  en: { cancel: 'Cancel' },
});
