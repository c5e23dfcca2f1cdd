import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of this front end's own screens; those of fields are elsewhere. */
export const strings = defineStrings('plansScreens', {
  offered: ['À venda', 'On sale'],
  notOffered: ['Fora de venda', 'Not on sale'],
  'range.months': ['{from} a {to} meses', '{from} to {to} months'],
  'range.percent': ['{from}% a {to}%', '{from}% to {to}%'],
  'persons.both': ['PF e PJ', 'PF and PJ'],
  'persons.PF': ['PF', 'PF'],
  'persons.PJ': ['PJ', 'PJ'],
  'vehicles.both': ['novo e usado', 'new and used'],
  'vehicles.new': ['novo', 'new'],
  'vehicles.used': ['usado', 'used'],
  prices: ['Tabela de preços dos produtos: ver e enviar', 'Product price table: see and send'],
  'limit.percent': ['até {value}%', 'up to {value}%'],
  'limit.count': ['até {value}', 'up to {value}'],
  'limit.days': ['até {value} dias', 'up to {value} days'],
  'effect.title': ['O que muda nas tabelas de hoje', "What changes in today's tables"],
  'effect.none': [
    'Preencha os campos para ver o que esta vigência abre e fecha.',
    'Fill in the fields to see what this validity opens and closes.',
  ],
  'effect.computing': ['Calculando o efeito…', 'Computing the effect…'],
  'effect.failed': [
    'Não foi possível calcular o efeito agora. A vigência pode ser salva mesmo assim.',
    'The effect cannot be computed now. The validity can be saved all the same.',
  ],
  'effect.lines': [
    'Linhas abertas nas tabelas de preços em vigor: {today} hoje, {left} com a mudança.',
    'Open lines of the price tables in force: {today} today, {left} with the change.',
  ],
  'effect.closed': [
    'Prazos que deixam de ser oferecidos: {terms} meses.',
    'Terms that are no longer offered: {terms} months.',
  ],
  'effect.opened': [
    'Prazos que voltam a ser oferecidos: {terms} meses.',
    'Terms that are offered again: {terms} months.',
  ],
});
