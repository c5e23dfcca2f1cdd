import { defineStrings } from '../../strings/define-strings.ts';

/** Strings of the screen that corrects the table in force. */
export const correctionStrings = defineStrings('uploadCorrection', {
  title: ['Corrigir a tabela vigente', 'Correct the table in force'],
  text: [
    'Altere, adicione ou remova linhas. Nada entra em vigor antes de você conferir e aplicar.',
    'Change, add or remove lines. Nothing takes effect before you check and apply the corrections.',
  ],
  keys: [
    'Setas mudam de célula, Enter edita, Tab avança, Esc desfaz o que foi digitado na célula.',
    'Arrows move between cells, Enter edits, Tab moves on, Esc discards what was typed in the cell.',
  ],
  back: ['Voltar', 'Back'],
  search: ['Buscar linhas', 'Search lines'],
  searchHint: ['Código, nome ou valor', 'Code, name or value'],
  add: ['Adicionar linha', 'Add line'],
  loading: ['Carregando as linhas da tabela', 'Loading the lines of the table'],
  grid: ['Linhas da tabela vigente', 'Lines of the table in force'],
  acts: ['Ações', 'Actions'],
  remove: ['Remover', 'Remove'],
  restore: ['Restaurar', 'Restore'],
  new: ['Nova linha', 'New line'],
  isRemoved: ['Removida', 'Removed'],
  was: ['antes: {text}', 'before: {text}'],
  empty: ['vazio', 'empty'],
  none: ['Nenhuma linha encontrada.', 'No lines found.'],
  pages: ['{from}–{to} de {total}', '{from}–{to} of {total}'],
  previous: ['Página anterior', 'Previous page'],
  next: ['Próxima página', 'Next page'],
  changes: ['{changes} em {lines}', '{changes} in {lines}'],
  'changes.one': ['1 alteração', '1 change'],
  'changes.many': ['{count} alterações', '{count} changes'],
  'lines.one': ['1 linha', '1 line'],
  'lines.many': ['{count} linhas', '{count} lines'],
  noChanges: ['Nenhuma alteração ainda', 'No changes yet'],
  list: ['Alterações', 'Changes'],
  undo: ['Desfazer', 'Undo'],
  discard: ['Descartar tudo', 'Discard all'],
  'discard.title': ['Descartar as alterações?', 'Discard the changes?'],
  'discard.text': ['O que você corrigiu nesta tabela será perdido.', 'What you corrected in this table will be lost.'],
  check: ['Conferir', 'Check'],
  checking: ['Conferindo…', 'Checking…'],
  'refused.one': [
    'Nada foi aplicado: 1 problema encontrado. Corrija a célula marcada e confira de novo.',
    'Nothing was applied: 1 problem found. Correct the marked cell and check again.',
  ],
  'refused.many': [
    'Nada foi aplicado: {count} problemas encontrados. Corrija as células marcadas e confira de novo.',
    'Nothing was applied: {count} problems found. Correct the marked cells and check again.',
  ],
  limit: [
    'Corrija até {max} linhas por vez na tela. Para mais, baixe a tabela e envie o arquivo corrigido.',
    'Correct up to {max} lines at a time on screen. For more, download the table and upload the corrected file.',
  ],
  conflict: [
    'Outra tabela entrou em vigor depois que você abriu esta. As linhas foram atualizadas e as suas alterações continuam aqui: revise e confira de novo.',
    'Another table took effect after you opened this one. The lines were updated and your changes are still here: review them and check again.',
  ],
  others: [
    'Linhas que você não alterou também têm problemas na tabela vigente:',
    'Lines that you did not change have problems in the table in force, too:',
  ],
});
