import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the page where a client exempts products from the electronic signature. */
export const strings = defineStrings('vap-exemption', {
  title: ['Produtos assinados à parte', 'Products signed apart'],
  'title.name': ['{name}, estes produtos são assinados à parte', '{name}, these products are signed apart'],
  loading: ['Abrindo o link…', 'Opening the link…'],
  asks: [
    '{dealer} vendeu estes produtos junto com o financiamento do {vehicle} por {lender}.',
    '{dealer} sold these products together with the financing of the {vehicle} by {lender}.',
  ],
  products: ['Produtos', 'Products'],
  product: ['{label}: {amount}', '{label}: {amount}'],
  text: ['O que você confirma', 'What you confirm'],
  confirm: ['Confirmar a isenção', 'Confirm the exemption'],
  valid: [
    'Este link vale até {time} e só pode ser usado uma vez.',
    'This link holds until {time} and can be used once.',
  ],
  optional: [
    'Se algo não confere, não confirme: fale com {dealer}.',
    'If something is not right, do not confirm: talk to {dealer}.',
  ],
  done: ['Isenção confirmada', 'Exemption confirmed'],
  'done.text': [
    'Recebemos sua confirmação em {at}. O contrato de financiamento segue para assinatura como antes.',
    'We received your confirmation at {at}. The financing contract goes on to be signed as before.',
  ],
  gone: ['Este link não abre mais', 'This link opens no more'],
  'gone.text': [
    'Ele venceu, já foi usado ou a venda mudou. Peça outro à concessionária.',
    'It ended, was used already, or the sale has changed. Ask the dealer for another.',
  ],
  failed: ['Não foi possível abrir o link', 'The link could not be opened'],
  retry: ['Tentar de novo', 'Try again'],
  notKept: ['A confirmação não foi registrada', 'The confirmation was not recorded'],
});
