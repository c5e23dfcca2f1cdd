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
  'enable.text': ['A concessionária volta a aparecer nas listas.', 'The dealer appears in the lists again.'],
  'disable.text': [
    'A concessionária deixa de aparecer nas listas. O que já foi feito com ela não muda.',
    'The dealer no longer appears in the lists. What has been done with it does not change.',
  ],
  'section.identification': ['Identificação', 'Identification'],
  'section.contact': ['Contato e endereço', 'Contact and address'],
  'zip.searching': ['Buscando o endereço…', 'Looking up the address…'],
  'zip.notFound': [
    'CEP não encontrado. Preencha o endereço manualmente.',
    'Postal code not found. Fill in the address manually.',
  ],
  'zip.unavailable': [
    'A busca de CEP não respondeu. Preencha o endereço manualmente.',
    'The postal code search did not respond. Fill in the address manually.',
  ],
  'zip.offer': ['Endereço deste CEP: {address}.', 'Address of this postal code: {address}.'],
  'zip.take': ['Usar este endereço', 'Use this address'],
  'zip.keep': ['Manter o que digitei', 'Keep what I typed'],
  'city.chooseState': ['Escolha antes o estado', 'Choose the state first'],
});
