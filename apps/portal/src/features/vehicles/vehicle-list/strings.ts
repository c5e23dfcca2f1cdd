import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('vehicleList', {
  vehicle: ['Veículo', 'Vehicle'],
  manufacturer: ['Montadora', 'Manufacturer'],
  code: ['Código', 'Code'],
  option: ['Opcional', 'Option'],
  condition: ['Condição', 'Condition'],
  years: ['Fabricação/modelo', 'Manufacture/model year'],
  price: ['Preço de referência', 'Reference price'],
  new: ['Novo', 'New'],
  used: ['Usado', 'Used'],
  fuel: ['Combustível', 'Fuel'],
  prices: ['Preços por ano', 'Prices by year'],
  pricedOptions: ['Opcionais e preços', 'Options and prices'],
  noPricedOptions: [
    'A tabela de opcionais em vigor não tem opcionais para este código.',
    'The options table in force has no options for this code.',
  ],
  optionPrice: ['Preço', 'Price'],
  options: ['Outras versões deste código', 'Other versions of this code'],
  noOptions: [
    'A tabela de veículos não tem outra versão com este código.',
    'The vehicle table has no other version with this code.',
  ],
  loading: ['Carregando o veículo', 'Loading the vehicle'],
  close: ['Fechar veículo', 'Close vehicle'],
});
