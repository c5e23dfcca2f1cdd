import { defineStrings } from '../strings/define-strings.ts';

/** Strings that all wizards share. */
export const strings = defineStrings('steps', {
  count: ['Etapa {number} de {total}: {name}', 'Step {number} of {total}: {name}'],
  countMissing: ['Etapa {number} de {total}: {name} ({missing})', 'Step {number} of {total}: {name} ({missing})'],
  missing_one: ['falta {count} campo', '{count} field missing'],
  missing_other: ['faltam {count} campos', '{count} fields missing'],
  complete: ['completa', 'complete'],
  gaps_one: ['Falta {count} informação', '{count} detail is missing'],
  gaps_other: ['Faltam {count} informações', '{count} details are missing'],
  gap: ['{step}, {field}: {problem}', '{step}, {field}: {problem}'],
  gapOfStep: ['{step}: {problem}', '{step}: {problem}'],
  fill: ['Preencher o que falta', 'Fill in what is missing'],
  later: ['Salvar e continuar depois', 'Save and continue later'],
  notYet: ['Abre quando as etapas anteriores estiverem preenchidas', 'Opens once the previous steps are filled in'],
  summary: ['Resumo', 'Summary'],
  previous: ['Voltar', 'Back'],
  cancel: ['Cancelar', 'Cancel'],
  next: ['Continuar', 'Continue'],
  saveNext: ['Salvar e continuar', 'Save and continue'],
  close: ['Concluir', 'Finish'],
  edit: ['Editar', 'Edit'],
  editStep: ['Editar: {name}', 'Edit: {name}'],
});
