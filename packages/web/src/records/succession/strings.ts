import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of rows that are each in force until the next one starts. */
export const strings = defineStrings('succession', {
  loading: ['Carregando as vigências', 'Loading the periods'],
  'rows.label': ['Vigências: {name}', 'Periods: {name}'],
  'rows.none': ['Nenhuma vigência cadastrada.', 'No periods registered.'],
  'create.label': ['Cadastrar vigência: {name}', 'Register period: {name}'],
  'edit.label': ['Editar vigência: {name}', 'Edit period: {name}'],
  'start.hint': ['A vigência anterior termina na véspera.', 'The previous period ends on the day before.'],
  'delete.text': [
    'Esta vigência ainda não começou. Ela será excluída, e a anterior continua em vigor.',
    'This period has not started. It will be deleted, and the previous one stays in force.',
  ],
});
