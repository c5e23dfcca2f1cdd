import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of when a table takes effect: the choice, the table in force, the planned and the earlier ones. */
export const startStrings = defineStrings('upload-start', {
  'start.label': ['Entra em vigor', 'Takes effect'],
  'start.now': ['Agora', 'Now'],
  'start.later': ['Agendar para um dia', 'Schedule for a day'],
  'start.day': ['Primeiro dia', 'First day'],
  'start.dayText': ['Vale a partir da meia-noite, no horário de Brasília.', 'Valid from midnight, Brasília time.'],
  'start.dayHint': ['DD/MM/AAAA', 'DD/MM/YYYY'],
  'planned.title': ['Agendada', 'Scheduled'],
  'planned.line': [
    '{name} entra em vigor em {day}, enviada por {user}.',
    '{name} takes effect on {day}, uploaded by {user}.',
  ],
  'planned.cancel': ['Cancelar agendamento', 'Cancel scheduling'],
  'planned.confirm': ['Cancelar o agendamento desta tabela?', 'Cancel the scheduling of this table?'],
  'planned.confirmText': [
    'Ela não entrará em vigor em {day}. A tabela atual continua em vigor.',
    'It will not take effect on {day}. The current table remains in force.',
  ],
  'times.title': ['Tabelas anteriores', 'Previous tables'],
  'times.label': ['Lista de tabelas anteriores', 'List of previous tables'],
  'times.none': ['Nenhuma tabela anterior.', 'No previous tables.'],
  'times.noReturn': [
    'Esta tabela não pode ser restaurada: o que ela diz pode ter mudado desde então. Envie o arquivo de novo.',
    'This table cannot be restored: what it says may have changed since. Upload the file again.',
  ],
  'times.file': ['Arquivo', 'File'],
  'times.since': ['De', 'From'],
  'times.until': ['Até', 'Until'],
  'times.user': ['Enviada por', 'Uploaded by'],
  'times.state': ['Situação', 'Status'],
  'times.actions': ['Ações', 'Actions'],
  'times.earlier': ['Encerrada', 'Ended'],
  'times.cancelled': ['Cancelada por {name}', 'Cancelled by {name}'],
  'times.unnamed': ['Carga inicial', 'Initial upload'],
  'times.look': ['Ver e restaurar', 'View and restore'],
  'return.title': ['O que muda ao restaurar {name}', 'What restoring {name} changes'],
});
