import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of rows that each hold until the next one begins. */
export const strings = defineStrings('succession', {
  loading: ['Carregando as vigências', 'Loading the validities'],
  'rows.label': ['Vigências: {name}', 'Validities: {name}'],
  'create.label': ['Cadastrar vigência: {name}', 'Register validity: {name}'],
  'edit.label': ['Editar vigência: {name}', 'Edit validity: {name}'],
  'start.hint': ['A vigência anterior termina na véspera.', 'The validity before ends on the day before.'],
  'delete.text': [
    'Esta vigência ainda não começou. Ela deixa de existir, e a anterior continua valendo.',
    'This validity has not begun. It ceases to exist, and the one before holds on.',
  ],
});
