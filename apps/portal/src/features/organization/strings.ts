import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the dealers: list and form. */
export const strings = defineStrings('dealers', {
  'filter.searchHint': ['Nome, CNPJ ou código', 'Name, CNPJ or code'],
  'column.name': ['Concessionária', 'Dealer'],
  'column.document': ['CNPJ', 'CNPJ'],
  'column.gmfCode': ['GMF', 'GMF'],
  'column.bacCode': ['BAC', 'BAC'],
  'column.city': ['Cidade', 'City'],
  'column.group': ['Grupo', 'Group'],
  'actions.channels': ['Canais e produtos', 'Channels and products'],
  'enable.text': [
    'Ela volta a aparecer onde se escolhe uma concessionária.',
    'It appears again wherever a dealer is chosen.',
  ],
  'disable.text': [
    'Ela deixa de aparecer onde se escolhe uma concessionária. O que já foi feito com ela continua.',
    'It no longer appears where a dealer is chosen. What was done with it stays.',
  ],
  'section.identification': ['Identificação', 'Identification'],
  'section.contact': ['Contato e endereço', 'Contact and address'],
  'zip.searching': ['Buscando o endereço…', 'Looking for the address…'],
  'zip.notFound': [
    'CEP não encontrado. Preencha o endereço à mão.',
    'Postal code not found. Fill in the address by hand.',
  ],
  'zip.unavailable': [
    'A busca de CEP não respondeu. Preencha o endereço à mão.',
    'The postal code search did not answer. Fill in the address by hand.',
  ],
  'zip.offer': ['Este CEP indica: {address}.', 'This postal code says: {address}.'],
  'zip.take': ['Usar este endereço', 'Use this address'],
  'zip.keep': ['Manter o que digitei', 'Keep what I typed'],
  'city.chooseState': ['Escolha antes o estado', 'Choose the state first'],
});
