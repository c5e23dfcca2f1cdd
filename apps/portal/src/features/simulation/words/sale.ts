import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the sale: who sells, to whom, and where the vehicle is registered. */
export const sale = {
  saleType: ['Tipo de venda', 'Sale type'],
  'saleType.changed': [
    'Este tipo de venda usa outras tabelas: confira os novos prazos sugeridos. Veículo, valor e entrada não mudaram.',
    'This sale type uses other tables: check the newly suggested terms. Vehicle, price and down payment did not change.',
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
  'isEmployee.hint': ['As tarifas são cobradas pelo valor de funcionário', 'Fees are charged at the employee rate'],
  'isEmployee.byType': [
    'Este tipo de venda direta já usa as tarifas de funcionário',
    'This direct sale type already uses the employee fees',
  ],
  isAssignmentOfRights: ['Cessão de direitos', 'Assignment of rights'],
  'isAssignmentOfRights.hint': [
    'O cliente assume o financiamento de outra pessoa',
    "The client takes over another person's financing",
  ],
  taxRegime: ['Regime tributário', 'Tax regime'],
  'taxRegime.hint': [
    'Simples Nacional e MEI pagam menos IOF até um limite de valor financiado',
    'Simples Nacional companies and MEIs pay less IOF up to a certain financed amount',
  ],
  plateState: ['UF de emplacamento', 'State of licensing'],
  'plateState.hint': ['Define a despesa com registro do contrato', 'Determines the contract registration cost'],
  'plateState.same': ['A mesma do cliente', "Same as the client's"],
  'line.iofExempt': ['IOF (isento)', 'IOF (exempt)'],
} satisfies StringPairs;
