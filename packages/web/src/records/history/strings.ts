import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of the history next to a record. */
export const strings = defineStrings('history', {
  open: ['Histórico', 'History'],
  of: ['Histórico de {name}', 'History of {name}'],
  close: ['Fechar histórico', 'Close history'],
  title: ['Histórico de alterações', 'Change history'],
  loading: ['Carregando o histórico', 'Loading the history'],
  empty: ['Nenhuma alteração registrada.', 'No changes recorded.'],
  more: ['Ver alterações anteriores', 'Show earlier changes'],
  'change.set': ['{field}: {after}', '{field}: {after}'],
  'change.cleared': ['{field}: era {before}, agora em branco', '{field}: was {before}, now blank'],
  'change.changed': ['{field}: de {before} para {after}', '{field}: from {before} to {after}'],
  'actor.system': ['sistema', 'system'],
  'value.true': ['sim', 'yes'],
  'value.false': ['não', 'no'],
});
