import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Which level of the electronic signature decides for a dealer. */
export const strings = defineStrings('esign', {
  title: ['O que vale para uma concessionária', 'What holds for a dealer'],
  text: [
    'Desligada em qualquer nível, a assinatura eletrônica fica desligada: todas as concessionárias, tipo de pessoa, concessionária, proposta.',
    'Off at any level, the electronic signature is off: all dealers, kind of person, dealer, proposal.',
  ],
  dealer: ['Concessionária', 'Dealer'],
  'dealer.hint': ['Digite três letras do nome ou o código.', 'Type three letters of the name, or the code.'],
  'dealer.clear': ['Limpar a concessionária', 'Clear the dealer'],
  'dealer.none': ['Nenhuma concessionária encontrada', 'No dealer found'],
  'dealer.type': ['Digite três letras ou mais', 'Type three letters or more'],
  loading: ['Carregando', 'Loading'],
  'person.PF': ['Pessoa física', 'Individuals'],
  'person.PJ': ['Pessoa jurídica', 'Companies'],
  on: ['Ligada', 'On'],
  off: ['Desligada', 'Off'],
  'level.none': [
    'Ligada em todos os níveis; só a proposta ainda pode desligar.',
    'On at every level; only the proposal can still switch it off.',
  ],
  'level.allDealers': ['Decide: todas as concessionárias.', 'All dealers decide.'],
  'level.personType': ['Decide: o tipo de pessoa.', 'The kind of person decides.'],
  'level.dealer': [
    'Decide: a própria concessionária, na tela de canais dela.',
    'The dealer itself decides, on the page of its channels.',
  ],
  'level.proposal': ['Decide: a proposta.', 'The proposal decides.'],
});
