import { defineStrings } from '../../strings/define-strings.ts';

/** The strings of the IOF, besides those of its fields. */
export const strings = defineStrings('iof', {
  days_one: ['{count} dia', '{count} day'],
  days_other: ['{count} dias', '{count} days'],
  'examples.title': ['O que muda', 'What changes'],
  'examples.none': [
    'Preencha o início e as alíquotas para ver, em dois financiamentos de exemplo, o que muda em relação a hoje.',
    'Fill in the start and the rates to see, for two example loans, what changes from today.',
  ],
  'examples.loan': [
    '{taxpayer}: carro de {price}, entrada de {entry}, {months} meses a {rate} ao mês.',
    '{taxpayer}: car for {price}, down payment {entry}, {months} months at {rate} per month.',
  ],
  'examples.same': ['Nada muda.', 'Nothing changes.'],
  'examples.figure': ['Valor', 'Figure'],
  'examples.today': ['Hoje', 'Today'],
  'examples.changed': ['Com a mudança', 'With the change'],
  'examples.iofCents': ['IOF', 'IOF'],
  'examples.installmentCents': ['Parcela', 'Instalment'],
  'examples.cetAnnual': ['CET ao ano', 'CET per year'],
});
