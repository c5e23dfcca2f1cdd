import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Which level of the electronic signature decides for a dealer. */
export const strings = defineStrings('esign', {
  title: ['Consultar uma concessionária', 'Check a dealer'],
  text: [
    'A assinatura eletrônica tem quatro níveis: todas as concessionárias, tipo de pessoa, concessionária e proposta. Basta um deles desativado para o contrato ser assinado em papel.',
    'Electronic signature has four levels: all dealers, person type, dealer and proposal. If any of them is off, the contract is signed on paper.',
  ],
  'dealer.hint': ['Digite três letras do nome ou o código.', 'Type three letters of the name, or the code.'],
  'dealer.clear': ['Limpar a concessionária', 'Clear the dealer'],
  loading: ['Carregando', 'Loading'],
  'person.PF': ['Pessoa física', 'Individuals'],
  'person.PJ': ['Pessoa jurídica', 'Companies'],
  on: ['Ativada', 'On'],
  off: ['Desativada', 'Off'],
  'level.none': [
    'Ativada em todos os níveis; ainda pode ser desativada em uma proposta.',
    'On at every level; it can still be turned off in a proposal.',
  ],
  'level.allDealers': ['Definido por: todas as concessionárias.', 'Set by: all dealers.'],
  'level.personType': ['Definido por: tipo de pessoa.', 'Set by: person type.'],
  'level.dealer': [
    'Definido por: concessionária, na tela Canais e produtos.',
    'Set by: dealer, on the Channels and products page.',
  ],
  'level.proposal': ['Definido por: proposta.', 'Set by: proposal.'],
});
