import { defineStrings } from '../../strings/define-strings.ts';

/** Strings that all forms share. */
export const strings = defineStrings('recordForm', {
  choose: ['Escolha', 'Choose'],
  dateShape: ['DD/MM/AAAA', 'DD/MM/YYYY'],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  cancel: ['Cancelar', 'Cancel'],
  back: ['Voltar', 'Go back'],
  kept: ['Guardado neste navegador, ainda não salvo', 'Kept in this browser, not saved yet'],
  notSaved: ['Ainda não salvo', 'Not saved yet'],
  nothingTyped: ['Nada digitado ainda', 'Nothing typed yet'],
  allSaved: ['Tudo salvo', 'Everything is saved'],
  restored: [
    'Recuperamos o que você tinha digitado e ainda não salvou.',
    'We brought back what you had typed and not saved yet.',
  ],
  discard: ['Descartar', 'Discard'],
  review: [
    'Revise os campos indicados. Nada do que você digitou foi perdido.',
    'Review the marked fields. Nothing you typed was lost.',
  ],
  'conflict.title': ['Outra pessoa mudou este registro', 'Somebody else changed this record'],
  'conflict.own': ['Você mudou isto em outra aba', 'You changed this in another tab'],
  'conflict.text': ['Escolha, campo por campo, o que continua.', 'Choose, field by field, what goes on.'],
  'conflict.closed': [
    'Ele não aceita mais alterações. O que você digitou está abaixo.',
    'It takes no more changes. What you typed is below.',
  ],
  'conflict.same': ['O que mudou não aparece neste formulário.', 'What changed does not stand in this form.'],
  'conflict.field': ['Campo', 'Field'],
  'conflict.current': ['Versão atual', 'Current version'],
  'conflict.typed': ['O que você digitou', 'What you typed'],
  'conflict.untouched': ['Você não mudou este campo', 'You did not change this field'],
  'conflict.empty': ['em branco', 'blank'],
  'conflict.side': ['{field}, {side}: {value}', '{field}, {side}: {value}'],
  'conflict.keep': ['Continuar com o escolhido', 'Go on with what is chosen'],
  'conflict.discard': ['Usar a versão atual', 'Use the current version'],
});
