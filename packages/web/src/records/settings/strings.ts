import { defineStrings } from '../../strings/define-strings.ts';

/** Words that the pages of all settings share. */
export const strings = defineStrings('settings', {
  pt: {
    loading: 'Carregando as configurações',
    section: 'Valores em vigor',
    lastChange: 'Última alteração em {when}, por {who}.',
    neverChanged: 'Ninguém alterou ainda: valem os valores iniciais.',
    readOnly: 'Você pode ver estes valores; alterá-los cabe a outro perfil.',
    initial: 'Valores iniciais, nada alterado',
    save: 'Salvar',
  },
  en: {
    loading: 'Loading the settings',
    section: 'Values in force',
    lastChange: 'Last changed on {when}, by {who}.',
    neverChanged: 'Nobody has changed them yet: the initial values hold.',
    readOnly: 'You may see these values; changing them is for another profile.',
    initial: 'Initial values, nothing changed',
    save: 'Save',
  },
});
