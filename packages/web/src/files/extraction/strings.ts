import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of every extraction. */
export const strings = defineStrings('extraction', {
  'form.label': ['Nova extração', 'New extraction'],
  from: ['De', 'From'],
  to: ['Até', 'To'],
  format: ['Formato', 'Format'],
  'range.hint': ['Período de até {days} dias', 'A period of up to {days} days'],
  act: ['Extrair', 'Extract'],
  requested: [
    'Extração solicitada. O arquivo aparece na lista quando estiver pronto.',
    'Extraction requested. The file appears in the list when it is ready.',
  ],
  'files.title': ['Arquivos', 'Files'],
  'files.label': ['Arquivos desta extração', 'Files of this extraction'],
  'files.emptyTitle': ['Nenhum arquivo ainda', 'No files yet'],
  'files.emptyText': [
    'Escolha o período e o formato e clique em Extrair. O arquivo fica disponível aqui por 7 dias.',
    'Choose the period and the format and click Extract. The file stays available here for 7 days.',
  ],
  'column.file': ['Arquivo', 'File'],
  'column.period': ['Período', 'Period'],
  'column.requested': ['Solicitada em', 'Requested at'],
  'column.status': ['Status', 'Status'],
  'column.result': ['Resultado', 'Result'],
  'column.until': ['Disponível até', 'Available until'],
  'column.actions': ['Ações', 'Actions'],
  'progress.label': ['Extração {name}', 'Extraction {name}'],
  'progress.waiting': ['Na fila', 'Queued'],
  'progress.rows': ['{done} de {expected} linhas', '{done} of {expected} rows'],
  'progress.started': ['Contando as linhas', 'Counting the rows'],
  rows_one: ['{rows} linha, {size}', '{rows} row, {size}'],
  rows_other: ['{rows} linhas, {size}', '{rows} rows, {size}'],
  download: ['Baixar', 'Download'],
  failed: ['A extração não foi concluída. {message}', 'The extraction was not completed. {message}'],
});
