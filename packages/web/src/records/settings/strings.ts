import { defineStrings } from '../../strings/define-strings.ts';

/** Strings that the pages of all settings share. */
export const strings = defineStrings('settings', {
  loading: ['Carregando as configurações', 'Loading the settings'],
  section: ['Valores em vigor', 'Values in force'],
  lastChange: ['Última alteração em {when}, por {who}.', 'Last changed on {when}, by {who}.'],
  neverChanged: [
    'Nenhuma alteração até agora: estão em vigor os valores iniciais.',
    'No changes so far: the initial values are in force.',
  ],
  readOnly: ['Seu perfil permite só consultar estes valores.', 'Your profile allows you only to view these values.'],
  initial: ['Valores iniciais, nada alterado', 'Initial values, nothing changed'],
  save: ['Salvar', 'Save'],
});
