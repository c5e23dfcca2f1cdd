import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the rate: the table that applies, a manual rate, and a rate that the manufacturer pays. */
export const rate = {
  rate: ['Ajustar a taxa', 'Adjust the rate'],
  'rate.text': [
    'Veja antes o que outra taxa muda para o cliente e para quem a paga.',
    'See first what another rate changes for the client and for who pays for it.',
  ],
  'rate.open': ['Ajustar', 'Adjust'],
  'rate.close': ['Fechar', 'Close'],
  'rate.monthly': ['Taxa ao mês em {term} meses', 'Rate a month over {term} months'],
  'rate.limits': ['De {lowest} a {highest} ao mês', 'From {lowest} to {highest} a month'],
  'rate.apply': ['Aplicar', 'Apply'],
  'rate.back': ['Voltar à taxa da tabela', "Return to the table's rate"],
  'rate.set': [
    'Taxa ajustada de {before} para {after} ao mês em {term} meses.',
    'Rate adjusted from {before} to {after} a month over {term} months.',
  ],
  'rate.cleared': [
    'A taxa ajustada valia para outra tabela: a taxa da tabela voltou.',
    "The adjusted rate was of another table: the table's rate is back.",
  ],
  'rate.table': ['Antes e depois da taxa ajustada', 'Before and after the adjusted rate'],
  'rate.before': ['Antes', 'Before'],
  'rate.after': ['Depois', 'After'],
  'rate.of.client': ['Cliente', 'Client'],
  'rate.of.dealer': ['Concessionária', 'Dealer'],
  'rate.of.maker': ['Montadora', 'Maker'],
  'rate.installment': ['Parcela', 'Instalment'],
  'rate.total': ['Total com entrada', 'Total with down payment'],
  'rate.cet': ['CET ao ano', 'CET a year'],
  'rate.commission': ['Comissão', 'Commission'],
  'rate.subsidy': ['Subsídio', 'Subsidy'],
  'rate.internal': [
    'Comissão e subsídio são internos: não mostre ao cliente.',
    'Commission and subsidy are internal: do not show them to the client.',
  ],
  'rate.preview': [
    'Com {rate}: parcela de {amount}, CET {cet} a.a.',
    'At {rate}: instalment of {amount}, CET {cet} p.a.',
  ],
  tables: ['Tabela de {term} meses', 'Table of {term} months'],
  'tables.back': ['Usar a tabela de menor taxa', 'Use the table of the lowest rate'],
  'tables.rate': ['{rate} a.m.', '{rate} p.m.'],
  'tables.until': ['válida até {date}', 'valid until {date}'],
  'tables.changed': ['Tabela {name} escolhida.', 'Table {name} chosen.'],
  'zero.paid': [
    'Taxa zero: a montadora paga {amount} de juros; tarifas e IOF são do cliente.',
    'Zero rate: the maker pays {amount} of interest; fees and IOF are the client’s.',
  ],
  'zero.hidden': [
    'Taxa zero: os juros não são do cliente; tarifas e IOF são.',
    'Zero rate: the interest is not the client’s; fees and IOF are.',
  ],
  'subsidised.paid': [
    'Taxa subsidiada: a montadora paga {amount} dos juros.',
    'Subsidised rate: the maker pays {amount} of the interest.',
  ],
} satisfies StringPairs;
