import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the search for a used vehicle. */
export const strings = defineStrings('vehicleSearch', {
  label: ['Buscar veículo usado', 'Search for a used vehicle'],
  hint: ['Placa, chassi ou modelo e ano', 'Plate, chassis, or model and year'],
  example: ['ABC1D23 ou onix lt 2023', 'ABC1D23 or onix lt 2023'],
  option: ['{name} · {years} · {price}', '{name} · {years} · {price}'],
  searching: ['Buscando…', 'Searching…'],
  filled: [
    '{vehicle} preenchido, com o valor da tabela: {price}.',
    '{vehicle} is filled in, at the price of the table: {price}.',
  ],
  registered: ['Registro: {description}, {years}.', 'Register: {description}, {years}.'],
  fipe: ['FIPE de {month}: {price}.', 'FIPE of {month}: {price}.'],
  chooseVersion: ['Escolha a versão na lista.', 'Choose the version from the list.'],
  notInTable: [
    'A tabela em vigor não tem este veículo. Escolha outro nos campos abaixo.',
    'The table in force does not have this vehicle. Choose another one in the fields below.',
  ],
  'unknown.plate': [
    'Nenhum veículo registrado com esta placa. Confira a placa ou escolha nos campos abaixo.',
    'No vehicle is registered with this plate. Check the plate, or choose in the fields below.',
  ],
  'unknown.chassis': [
    'Nenhum veículo registrado com este chassi. Confira o chassi ou escolha nos campos abaixo.',
    'No vehicle is registered with this chassis number. Check it, or choose in the fields below.',
  ],
  'unknown.words': [
    'Nenhum veículo usado da tabela tem estas palavras. Confira ou escolha nos campos abaixo.',
    'No used vehicle of the table has these words. Check them, or choose in the fields below.',
  ],
  more: [
    'Há outros veículos: digite também a versão ou o ano.',
    'There are others: type the version or the year as well.',
  ],
  failed: [
    'A consulta não respondeu. Escolha o veículo nos campos abaixo ou tente de novo.',
    'The look-up did not respond. Choose the vehicle in the fields below, or try again.',
  ],
  retry: ['Tentar de novo', 'Try again'],
});
