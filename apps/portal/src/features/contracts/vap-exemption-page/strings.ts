import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the page where a client exempts products from the electronic signature. */
export const strings = defineStrings('vap-exemption', {
  title: ['Produtos assinados em separado', 'Products signed separately'],
  'title.name': ['{name}, estes produtos são assinados em separado', '{name}, these products are signed separately'],
  loading: ['Abrindo o link…', 'Opening the link…'],
  asks: [
    'A concessionária {dealer} vendeu estes produtos junto com o financiamento do veículo {vehicle}, concedido por {lender}.',
    'The dealer {dealer} sold these products together with the financing of the vehicle {vehicle}, granted by {lender}.',
  ],
  products: ['Produtos', 'Products'],
  product: ['{label}: {amount}', '{label}: {amount}'],
  text: ['O que você confirma', 'What you confirm'],
  confirm: ['Confirmar assinatura em separado', 'Confirm separate signature'],
  valid: [
    'Este link vale até {time} e só pode ser usado uma vez.',
    'This link is valid until {time} and can be used only once.',
  ],
  optional: [
    'Se algo estiver errado, não confirme: fale com a concessionária {dealer}.',
    'If anything is wrong, do not confirm: contact the dealer, {dealer}.',
  ],
  done: ['Confirmação registrada', 'Confirmation recorded'],
  'done.text': [
    'Recebemos sua confirmação em {at}. O contrato de financiamento segue normalmente para assinatura.',
    'We received your confirmation on {at}. The financing contract proceeds to signature as usual.',
  ],
  gone: ['Este link expirou ou já foi usado', 'This link has expired or has already been used'],
  'gone.text': [
    'O link também deixa de valer se a venda mudar depois que ele foi enviado. Peça outro à concessionária.',
    'The link also stops working if the sale changes after the link was sent. Request another one from the dealer.',
  ],
  failed: ['Não foi possível abrir o link', 'The link could not be opened'],
  retry: ['Tentar de novo', 'Try again'],
  notKept: ['A confirmação não foi registrada', 'The confirmation was not recorded'],
});
