/** Words of the sale: who sells, to whom, and where the vehicle is registered. */
export const sale = {
  pt: {
    saleType: 'Tipo de venda',
    'saleType.changed':
      'As tabelas são outras: os prazos foram sugeridos de novo. Veículo, valor e entrada continuam como estavam.',
    directSaleType: 'Tipo de venda direta',
    'directSaleType.failed': 'Não foi possível carregar os tipos de venda direta.',
    iofExemption: 'Cliente e veículo atendem às condições da isenção de IOF',
    isEmployee: 'Funcionário da montadora',
    'isEmployee.hint': 'Paga as tarifas de funcionário',
    'isEmployee.byType': 'Este tipo de venda direta já paga as tarifas de funcionário',
    isAssignmentOfRights: 'Cessão de direitos',
    'isAssignmentOfRights.hint': 'O cliente assume um veículo que outra pessoa financiou',
    plateState: 'Estado da placa',
    'plateState.hint': 'Define o registro do contrato',
    'plateState.same': 'O mesmo do cliente',
    'line.iofExempt': 'IOF (isento)',
  },
  en: {
    saleType: 'Sale type',
    'saleType.changed':
      'Other tables apply: the terms were suggested anew. Vehicle, price and down payment stay as they were.',
    directSaleType: 'Kind of direct sale',
    'directSaleType.failed': 'The kinds of direct sale could not be loaded.',
    iofExemption: 'Client and vehicle meet the conditions of the exemption of IOF',
    isEmployee: 'Employee of the maker',
    'isEmployee.hint': 'Pays the fees of employees',
    'isEmployee.byType': 'This kind of direct sale pays the fees of employees already',
    isAssignmentOfRights: 'Assignment of rights',
    'isAssignmentOfRights.hint': 'The client takes over a vehicle that somebody else financed',
    plateState: 'State of the plate',
    'plateState.hint': 'Sets the fee for registering the contract',
    'plateState.same': "The client's",
    'line.iofExempt': 'IOF (exempt)',
  },
};
