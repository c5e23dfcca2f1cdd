import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the sale: who sells, to whom, and where the vehicle is registered. */
export const sale = {
  saleType: ['Tipo de venda', 'Sale type'],
  'saleType.changed': [
    'As tabelas são outras: os prazos foram sugeridos de novo. Veículo, valor e entrada não mudaram.',
    'Other tables apply: the terms were suggested again. Vehicle, price and down payment did not change.',
  ],
  directSaleType: ['Tipo de venda direta', 'Direct sale type'],
  'directSaleType.failed': [
    'Não foi possível carregar os tipos de venda direta.',
    'The direct sale types could not be loaded.',
  ],
  iofExemption: [
    'Cliente e veículo atendem às condições da isenção de IOF',
    'Client and vehicle meet the conditions of the IOF exemption',
  ],
  isEmployee: ['Funcionário da montadora', 'Employee of the manufacturer'],
  'isEmployee.hint': ['Paga as tarifas de funcionário', "Pays the employees' fees"],
  'isEmployee.byType': [
    'Este tipo de venda direta já usa as tarifas de funcionário',
    "This direct sale type already uses the employees' fees",
  ],
  isAssignmentOfRights: ['Cessão de direitos', 'Assignment of rights'],
  'isAssignmentOfRights.hint': [
    'O cliente assume o financiamento de outra pessoa',
    "The client takes over another person's financing",
  ],
  taxRegime: ['Regime tributário', 'Tax regime'],
  'taxRegime.hint': [
    'Simples Nacional e MEI pagam menos IOF até um limite de valor financiado',
    'Simples Nacional and MEI pay less IOF up to a limit of financed amount',
  ],
  plateState: ['UF de emplacamento', 'State of registration'],
  'plateState.hint': ['Define a despesa com registro do contrato', 'Determines the contract registration cost'],
  'plateState.same': ['O mesmo do cliente', "The client's"],
  'line.iofExempt': ['IOF (isento)', 'IOF (exempt)'],
} satisfies StringPairs;
