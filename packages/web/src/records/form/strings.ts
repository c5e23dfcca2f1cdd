import { defineStrings } from '../../strings/define-strings.ts';

/** Strings that all forms share. */
export const strings = defineStrings('recordForm', {
  choose: ['Escolha', 'Choose'],
  dateShape: ['DD/MM/AAAA', 'DD/MM/YYYY'],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  cancel: ['Cancelar', 'Cancel'],
  back: ['Voltar', 'Go back'],
  kept: ['Rascunho nesta aba, ainda não salvo', 'Draft in this tab, not saved yet'],
  notSaved: ['Ainda não salvo', 'Not saved yet'],
  nothingTyped: ['Nada digitado ainda', 'Nothing typed yet'],
  allSaved: ['Tudo salvo', 'Everything is saved'],
  restored: ['Recuperamos o que você digitou e ainda não salvou.', 'We restored what you had typed and not saved yet.'],
  discard: ['Descartar', 'Discard'],
  review: [
    'Revise os campos indicados. Nada do que você digitou foi perdido.',
    'Review the marked fields. Nothing you typed was lost.',
  ],
  'conflict.title': ['Outra pessoa alterou este registro', 'Another person changed this record'],
  'conflict.own': ['Você alterou este registro em outra aba', 'You changed this record in another tab'],
  'conflict.text': ['Escolha, campo por campo, o que manter.', 'Choose, field by field, what to keep.'],
  'conflict.closed': [
    'Este registro não aceita mais alterações. O que você digitou está abaixo.',
    'This record no longer accepts changes. What you typed is below.',
  ],
  'conflict.same': ['O que mudou não aparece neste formulário.', 'What changed does not appear in this form.'],
  'conflict.field': ['Campo', 'Field'],
  'conflict.current': ['Versão atual', 'Current version'],
  'conflict.typed': ['O que você digitou', 'What you typed'],
  'conflict.untouched': ['Você não alterou este campo', 'You did not change this field'],
  'conflict.empty': ['em branco', 'blank'],
  'conflict.side': ['{field}, {side}: {value}', '{field}, {side}: {value}'],
  'conflict.keep': ['Continuar com as escolhas', 'Continue with the choices'],
  'conflict.discard': ['Usar a versão atual', 'Use the current version'],
});
