import { defineStrings } from '../../strings/define-strings.ts';

/** The words of the IOF beside those of its fields. */
export const strings = defineStrings('iof', {
  pt: {
    days_one: '{count} dia',
    days_other: '{count} dias',
    'examples.title': 'O que muda',
    'examples.none': 'Preencha o início e as alíquotas para comparar dois financiamentos com as de hoje.',
    'examples.loan': '{taxpayer}: carro de {price}, entrada de {entry}, {months} meses a {rate} ao mês.',
    'examples.same': 'Nada muda.',
    'examples.figure': 'Valor',
    'examples.today': 'Hoje',
    'examples.changed': 'Com a mudança',
    'examples.iofCents': 'IOF',
    'examples.installmentCents': 'Parcela',
    'examples.cetAnnual': 'CET ao ano',
  },
  en: {
    days_one: '{count} day',
    days_other: '{count} days',
    'examples.title': 'What changes',
    'examples.none': 'Fill in the start and the rates to compare two loans with those of today.',
    'examples.loan': '{taxpayer}: car for {price}, down payment {entry}, {months} months at {rate} a month.',
    'examples.same': 'Nothing changes.',
    'examples.figure': 'Figure',
    'examples.today': 'Today',
    'examples.changed': 'With the change',
    'examples.iofCents': 'IOF',
    'examples.installmentCents': 'Instalment',
    'examples.cetAnnual': 'CET a year',
  },
});
