import { defineStrings } from '../../words/define-strings.ts';

/** Words of rows that each hold until the next one begins. */
export const strings = defineStrings('succession', {
  pt: {
    'delete.text': 'Esta vigência ainda não começou. Ela deixa de existir, e a anterior continua valendo.',
  },
  en: {
    'delete.text': 'This validity has not begun. It ceases to exist, and the one before holds on.',
  },
});
