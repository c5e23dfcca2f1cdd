import { defineStrings } from '../../strings/define-strings.ts';

/** The strings of dated rows: the rows, the form of one, and the confirmation of a deletion. */
export const strings = defineStrings('validity', {
  'column.span': ['Vigência', 'Validity'],
  'column.phase': ['Situação', 'Status'],
  'column.acts': ['Ações', 'Actions'],
  'phase.in-force': ['Vigente', 'In force'],
  'phase.future': ['Futura', 'Future'],
  'phase.past': ['Encerrada', 'Ended'],
  'span.start': ['Desde {from}', 'Since {from}'],
  'span.open': ['desde {from}, sem data de fim', 'since {from}, without an end date'],
  'span.closed': ['de {from} até {until}', 'from {from} until {until}'],
  'end.open': ['sem data de fim', 'without an end date'],
  'end.on': ['até {date}', 'until {date}'],
  'act.label': ['Ações de {name}, início em {from}', 'Actions for {name}, starting on {from}'],
  'act.edit': ['Editar', 'Edit'],
  'act.delete': ['Excluir', 'Delete'],
  'form.start': ['Início da vigência', 'Start of validity'],
  'form.close': ['Fechar formulário', 'Close form'],
  'create.open': ['Cadastrar vigência', 'Register period'],
  'create.submit': ['Cadastrar', 'Register'],
  'edit.submit': ['Salvar', 'Save'],
  'delete.title': ['Excluir vigência', 'Delete period'],
  'delete.confirm': ['Excluir', 'Delete'],
  'delete.cancel': ['Cancelar', 'Cancel'],
});
