import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of rows that are each in force until the next one starts. */
export const strings = defineStrings('succession', {
  loading: ['Carregando as vigências', 'Loading the validities'],
  'rows.label': ['Vigências: {name}', 'Validities: {name}'],
  'create.label': ['Cadastrar vigência: {name}', 'Register validity: {name}'],
  'edit.label': ['Editar vigência: {name}', 'Edit validity: {name}'],
  'start.hint': ['A vigência anterior termina na véspera.', 'The previous validity ends on the day before.'],
  'delete.text': [
    'Esta vigência ainda não começou. Ela será excluída, e a anterior continua em vigor.',
    'This validity has not begun. It will be deleted, and the previous one stays in force.',
  ],
});
