import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of this front end's own screens; those of fields are elsewhere. */
export const strings = defineStrings('plansScreens', {
  offered: ['Disponível', 'Available'],
  notOffered: ['Indisponível', 'Not available'],
  'range.months': ['{from} a {to} meses', '{from} to {to} months'],
  'range.percent': ['{from}% a {to}%', '{from}% to {to}%'],
  'persons.both': ['PF e PJ', 'Individuals and companies'],
  'persons.PF': ['PF', 'PF'],
  'persons.PJ': ['PJ', 'PJ'],
  'vehicles.both': ['novo e usado', 'new and used'],
  'vehicles.new': ['novo', 'new'],
  'vehicles.used': ['usado', 'used'],
  prices: ['Tabela de preços dos produtos: ver e enviar', 'Product price table: view and upload'],
  'limit.percent': ['até {value}%', 'up to {value}%'],
  'limit.count': ['até {value}', 'up to {value}'],
  'limit.days': ['até {value} dias', 'up to {value} days'],
  'effect.title': ['O que muda nas tabelas de hoje', "What changes in today's tables"],
  'effect.none': [
    'Preencha os campos para ver o que passa a ser ou deixa de ser oferecido.',
    'Fill in the fields to see what starts or stops being offered.',
  ],
  'effect.computing': ['Calculando o efeito…', 'Calculating the effect…'],
  'effect.failed': [
    'Não foi possível calcular o efeito agora. Mesmo assim, a vigência pode ser salva.',
    'The effect could not be calculated now. The period can still be saved.',
  ],
  'effect.lines': [
    'Linhas oferecidas nas tabelas de preços em vigor: {today} hoje, {left} com a mudança.',
    'Lines offered in the price tables in force: {today} today, {left} with the change.',
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
