import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of rows that are each in force until the next one starts. */
export const strings = defineStrings('succession', {
  loading: ['Carregando as vigências', 'Loading the periods'],
  'rows.label': ['Vigências: {name}', 'Periods: {name}'],
  'rows.none': ['Nenhuma vigência cadastrada.', 'No periods registered.'],
  'create.label': ['Cadastrar vigência: {name}', 'Register period: {name}'],
  'edit.label': ['Editar vigência: {name}', 'Edit period: {name}'],
  'start.hint': ['A vigência anterior termina na véspera.', 'The previous period ends on the day before.'],
  'review.awaited': ['Aguardando jurídico', 'Awaiting counsel'],
  'review.confirmed': ['Confirmada por {name} em {date}', 'Confirmed by {name} on {date}'],
  'review.open': ['Confirmar revisão', 'Confirm review'],
  'review.openOf': ['Confirmar revisão: {name}', 'Confirm review: {name}'],
  'review.cancel': ['Cancelar', 'Cancel'],
  'review.confirm': ['Confirmar', 'Confirm'],
  'delete.text': [
    'Esta vigência ainda não começou. Ela será excluída, e a anterior continua em vigor.',
    'This period has not started. It will be deleted, and the previous one stays in force.',
  ],
});
