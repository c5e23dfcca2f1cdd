import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the menu of products. */
export const strings = defineStrings('productMenu', {
  open: ['Menu de produtos', 'Product menu'],
  title: ['Escolha os produtos', 'Choose the products'],
  close: ['Fechar o menu', 'Close the menu'],
  loading: ['Calculando as colunas…', 'Calculating the columns…'],
  without: [
    'Parcela sem produtos: {amount} · CET {cet} a.a.',
    'Instalment without products: {amount} · CET {cet} p.a.',
  ],
  instalment: ['Parcela de {amount}', 'Instalment of {amount}'],
  monthly: ['+ {amount} por mês', '+ {amount} per month'],
  perInstalment: ['+ {amount} por parcela', '+ {amount} per instalment'],
  perDay: ['{amount} por dia', '{amount} per day'],
  apart: ['{amount} pagos à parte', '{amount} paid separately'],
  cet: ['CET {cet} a.a.', 'CET {cet} p.a.'],
  nothing: ['Só o financiamento', 'The financing only'],
  premium: ['Prêmio de {amount}', 'Premium of {amount}'],
  leftOut: ['Não vendidos aqui: {names}', 'Not sold here: {names}'],
  choose: ['Escolher', 'Choose'],
  chooseOne: ['Escolher: {column}', 'Choose: {column}'],
});
