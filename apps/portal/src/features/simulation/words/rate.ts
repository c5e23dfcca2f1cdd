import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the rate: the table that applies, a manual rate, and a rate that the manufacturer pays. */
export const rate = {
  rate: ['Ajustar a taxa', 'Adjust the rate'],
  'rate.text': [
    'Veja antes o que outra taxa muda para o cliente e quem paga por isso.',
    'See first what another rate changes for the client and who pays for it.',
  ],
  'rate.open': ['Ajustar', 'Adjust'],
  'rate.close': ['Fechar', 'Close'],
  'rate.monthly': ['Taxa ao mês em {term} meses', 'Monthly rate over {term} months'],
  'rate.limits': ['De {lowest} a {highest} ao mês', 'From {lowest} to {highest} per month'],
  'rate.apply': ['Aplicar', 'Apply'],
  'rate.back': ['Voltar à taxa da tabela', "Return to the table's rate"],
  'rate.set': [
    'Taxa ajustada de {before} para {after} ao mês em {term} meses.',
    'Rate adjusted from {before} to {after} per month over {term} months.',
  ],
  'rate.cleared': [
    'A taxa ajustada era de outra tabela: voltamos à taxa da tabela.',
    "The adjusted rate was for another table: we went back to the table's rate.",
  ],
  'rate.table': ['Antes e depois da taxa ajustada', 'Before and after the adjusted rate'],
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
  tables: ['Tabela de {term} meses', 'Table of {term} months'],
  'tables.back': ['Usar a tabela de menor taxa', 'Use the table with the lowest rate'],
  'tables.rate': ['{rate} a.m.', '{rate} p.m.'],
  'tables.until': ['válida até {date}', 'valid until {date}'],
  'tables.changed': ['Tabela {name} selecionada.', 'Table {name} selected.'],
  'zero.paid': [
    'Taxa zero: a montadora paga {amount} de juros; o cliente paga tarifas e IOF.',
    'Zero rate: the manufacturer pays {amount} of interest; the client pays fees and IOF.',
  ],
  'zero.hidden': [
    'Taxa zero: o cliente não paga juros; paga tarifas e IOF.',
    'Zero rate: the client pays no interest; the client pays fees and IOF.',
  ],
  'subsidised.paid': [
    'Taxa subsidiada: a montadora paga {amount} dos juros.',
    'Subsidised rate: the manufacturer pays {amount} of the interest.',
  ],
} satisfies StringPairs;
