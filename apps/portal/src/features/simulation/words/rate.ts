import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the rate: the table that applies, a manual rate, and a rate that the manufacturer pays. */
export const rate = {
  rate: ['Ajustar a taxa', 'Adjust the rate'],
  'rate.monthly': ['Taxa ao mês em {term} meses', 'Monthly rate over {term} months'],
  'rate.limits': ['De {lowest} a {highest} ao mês', 'From {lowest} to {highest} per month'],
  'rate.apply': ['Aplicar', 'Apply'],
  'rate.back': ['Voltar à taxa da tabela', "Return to the table's rate"],
  'rate.set': [
    'Taxa ajustada de {before} para {after} ao mês em {term} meses.',
    'Rate adjusted from {before} to {after} per month over {term} months.',
  ],
  'rate.cleared': [
    'A taxa ajustada era de outra tabela: agora vale a taxa da tabela atual.',
    'The adjusted rate was for another table: the rate of the current table now applies.',
  ],
  'rate.table': ['Antes e depois da taxa ajustada', 'Before and after adjusting the rate'],
  'rate.before': ['Antes', 'Before'],
  'rate.after': ['Depois', 'After'],
  'rate.of.client': ['Cliente', 'Client'],
  'rate.of.dealer': ['Concessionária', 'Dealer'],
  'rate.of.maker': ['Montadora', 'Manufacturer'],
  'rate.installment': ['Parcela', 'Instalment'],
  'rate.total': ['Total com entrada', 'Total with down payment'],
  'rate.cet': ['CET ao ano', 'CET per year'],
  'rate.commission': ['Retorno', 'Commission'],
  'rate.subsidy': ['Subsídio', 'Subsidy'],
  'rate.internal': [
    'Retorno e subsídio são informações internas: não mostre ao cliente.',
    'Commission and subsidy are internal information: do not show them to the client.',
  ],
  'rate.preview': [
    'Com {rate}: parcela de {amount}, CET {cet} a.a.',
    'At {rate}: instalment of {amount}, CET {cet} p.a.',
  ],
  tables: ['Tabela de {term} meses', '{term}-month table'],
  'tables.back': ['Usar a tabela de menor taxa', 'Use the table with the lowest rate'],
  'tables.rate': ['{rate} a.m.', '{rate} per month'],
  'tables.until': ['válida até {date}', 'valid until {date}'],
  'tables.changed': ['Tabela {name} selecionada.', 'Table {name} selected.'],
  'zero.paid': [
    'Taxa zero: a montadora paga {amount} de juros; o cliente paga IOF, tarifas e despesas.',
    'Zero rate: the manufacturer pays {amount} of interest; the client pays IOF, fees and costs.',
  ],
  'zero.hidden': [
    'Taxa zero: o cliente não paga juros, só IOF, tarifas e despesas.',
    'Zero rate: the client pays no interest, only IOF, fees and costs.',
  ],
  'subsidised.paid': [
    'Taxa subsidiada: a montadora paga {amount} dos juros.',
    'Subsidised rate: the manufacturer pays {amount} of the interest.',
  ],
} satisfies StringPairs;
