import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of when a table takes effect: the choice, the table in force, the planned and the earlier ones. */
export const startStrings = defineStrings('upload-start', {
  'start.label': ['Passa a valer', 'Takes effect'],
  'start.now': ['Agora', 'Now'],
  'start.later': ['A partir de um dia', 'From a day on'],
  'start.day': ['Primeiro dia', 'First day'],
  'start.dayText': [
    'Vale a partir da meia-noite, no horário de Brasília.',
    'It holds from midnight on, Brasília time.',
  ],
  'start.dayHint': ['DD/MM/AAAA', 'DD/MM/YYYY'],
  'planned.title': ['A seguir', 'Next'],
  'planned.line': ['{name} passa a valer em {day}, por {user}.', '{name} takes effect on {day}, by {user}.'],
  'planned.cancel': ['Cancelar o início', 'Cancel the start'],
  'planned.confirm': ['Cancelar o início desta tabela?', 'Cancel the start of this table?'],
  'planned.confirmText': [
    'Ela não passa a valer em {day}. A tabela em vigor continua.',
    'It does not take effect on {day}. The table in force stays.',
  ],
  'times.title': ['O que valeu', 'What held'],
  'times.label': ['Tabelas que valeram', 'Tables that held'],
  'times.none': ['Nenhuma outra tabela valeu ainda.', 'No other table has held yet.'],
  'times.noReturn': [
    'Esta tabela não volta por um clique: traria de volta quem já saiu ou canais que mudaram desde então. Envie o arquivo de novo.',
    'This table does not come back by a click: it would bring back people who have left, or channels that have changed since. Send the file again.',
  ],
  'times.file': ['Arquivo', 'File'],
  'times.since': ['De', 'From'],
  'times.until': ['Até', 'Until'],
  'times.user': ['Por', 'By'],
  'times.state': ['Situação', 'Status'],
  'times.actions': ['Ações', 'Actions'],
  'times.earlier': ['Valeu', 'Held'],
  'times.cancelled': ['Cancelada por {name}', 'Cancelled by {name}'],
  'times.unnamed': ['Carga inicial', 'Initial load'],
  'times.look': ['Ver e voltar', 'Look and return'],
  'return.title': ['O que a volta a {name} mudaria', 'What a return to {name} would change'],
});
