import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the sale: who sells, to whom, and where the vehicle is registered. */
export const sale = {
  saleType: ['Tipo de venda', 'Sale type'],
  'saleType.changed': [
    'As tabelas são outras: os prazos foram sugeridos de novo. Veículo, valor e entrada continuam como estavam.',
    'Other tables apply: the terms were suggested anew. Vehicle, price and down payment stay as they were.',
  ],
  directSaleType: ['Tipo de venda direta', 'Kind of direct sale'],
  'directSaleType.failed': [
    'Não foi possível carregar os tipos de venda direta.',
    'The kinds of direct sale could not be loaded.',
  ],
  iofExemption: [
    'Cliente e veículo atendem às condições da isenção de IOF',
    'Client and vehicle meet the conditions of the exemption of IOF',
  ],
  isEmployee: ['Funcionário da montadora', 'Employee of the maker'],
  'isEmployee.hint': ['Paga as tarifas de funcionário', 'Pays the fees of employees'],
  'isEmployee.byType': [
    'Este tipo de venda direta já paga as tarifas de funcionário',
    'This kind of direct sale pays the fees of employees already',
  ],
  isAssignmentOfRights: ['Cessão de direitos', 'Assignment of rights'],
  'isAssignmentOfRights.hint': [
    'O cliente assume um veículo que outra pessoa financiou',
    'The client takes over a vehicle that somebody else financed',
  ],
  taxRegime: ['Regime tributário', 'Tax regime'],
  'taxRegime.hint': [
    'Simples Nacional e MEI pagam menos IOF até um limite financiado',
    'Simples Nacional and MEI pay less IOF up to a financed limit',
  ],
  plateState: ['Estado da placa', 'State of the plate'],
  'plateState.hint': ['Define o registro do contrato', 'Sets the fee for registering the contract'],
  'plateState.same': ['O mesmo do cliente', "The client's"],
  'line.iofExempt': ['IOF (isento)', 'IOF (exempt)'],
} satisfies StringPairs;
