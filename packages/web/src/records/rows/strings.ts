import { defineStrings } from '../../strings/define-strings.ts';

/** The strings of declared fields in sections; their labels are declared in the domain. */
export const strings = defineStrings('rows', {
  notGiven: ['Não informado', 'Not provided'],
  'parts.most': ['No máximo {max}', 'At most {max}'],
  'choice.placeholder': ['Escolha', 'Choose'],
  'choice.none': ['Nada encontrado', 'Nothing found'],
  'zip.searching': ['Buscando o endereço…', 'Looking up the address…'],
  'zip.notFound': [
    'CEP não encontrado. Preencha o endereço manualmente.',
    'Postal code not found. Fill in the address manually.',
  ],
  'zip.unavailable': [
    'A busca de CEP não respondeu. Preencha o endereço manualmente.',
    'The postal code search did not respond. Fill in the address manually.',
  ],
  'city.chooseState': ['Escolha antes o estado', 'Choose the state first'],
  'city.failed': ['Não foi possível carregar a lista de cidades.', 'The list of cities could not be loaded.'],
  'city.retry': ['Tentar de novo', 'Try again'],
});
