import { defineStrings } from '../../strings/define-strings.ts';

/** Strings that the pages of all settings share. */
export const strings = defineStrings('settings', {
  loading: ['Carregando as configurações', 'Loading the settings'],
  section: ['Valores em vigor', 'Values in force'],
  lastChange: ['Última alteração em {when}, por {who}.', 'Last changed on {when}, by {who}.'],
  neverChanged: [
    'Ninguém alterou ainda: valem os valores iniciais.',
    'Nobody has changed them yet: the initial values hold.',
  ],
  readOnly: [
    'Você pode ver estes valores; alterá-los cabe a outro perfil.',
    'You may see these values; changing them is for another profile.',
  ],
  initial: ['Valores iniciais, nada alterado', 'Initial values, nothing changed'],
  save: ['Salvar', 'Save'],
});
