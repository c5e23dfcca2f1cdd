import { defineStrings } from '../strings/define-strings.ts';

/** Strings that all wizards share. */
export const strings = defineStrings('steps', {
  count: ['Etapa {number} de {total}: {name}', 'Step {number} of {total}: {name}'],
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
