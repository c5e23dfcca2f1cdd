import { defineStrings } from '../../strings/define-strings.ts';

/** Words of rows that each hold until the next one begins. */
export const strings = defineStrings('succession', {
  pt: {
    loading: 'Carregando as vigências',
    'rows.label': 'Vigências: {name}',
    'create.label': 'Cadastrar vigência: {name}',
    'edit.label': 'Editar vigência: {name}',
    'start.hint': 'A vigência anterior termina na véspera.',
    'delete.text': 'Esta vigência ainda não começou. Ela deixa de existir, e a anterior continua valendo.',
  },
  en: {
    loading: 'Loading the validities',
    'rows.label': 'Validities: {name}',
    'create.label': 'Register validity: {name}',
    'edit.label': 'Edit validity: {name}',
    'start.hint': 'The validity before ends on the day before.',
    'delete.text': 'This validity has not begun. It ceases to exist, and the one before holds on.',
  },
});
