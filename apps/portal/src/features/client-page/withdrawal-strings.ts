import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the withdrawal from the contract on the page of a client. */
export const strings = defineStrings('client-page-withdrawal', {
  title: ['Desistir do contrato', 'Withdraw from the contract'],
  until: [
    'Você pode desistir até {day}, inclusive, sem explicar o motivo (Código de Defesa do Consumidor, art. 49).',
    'You may withdraw until {day}, that day included, without a reason (Consumer Protection Code, art. 49).',
  ],
  effect: [
    'O financiamento e os produtos financiados são desfeitos, sem juros nem tarifas, e o que você já pagou à financeira é devolvido.',
    'The financing and the financed products are undone, without interest or fees, and what you have paid to the lender is returned.',
  ],
  later: [
    'Agora não é possível desistir por aqui, porque um pagamento está em andamento. Tente mais tarde ou fale com a financeira.',
    'You cannot withdraw here now because a payment is in progress. Try again later or contact the lender.',
  ],
  who: ['E o veículo?', 'What about the vehicle?'],
  'who.dealer': [
    'Devolvo o veículo à concessionária, que restitui o valor à financeira',
    'I return the vehicle to the dealer, which pays the amount back to the lender',
  ],
  'who.client': [
    'Fico com o veículo e pago o valor dele à financeira',
    'I keep the vehicle and pay its amount to the lender',
  ],
  entry: [
    'A entrada é acertada entre você e a concessionária.',
    'The down payment is settled between you and the dealer.',
  ],
  act: ['Desistir do contrato', 'Withdraw from the contract'],
  subject: ['Contrato {number}', 'Contract {number}'],
  ask: [
    'Não dá para voltar atrás: para financiar de novo, é preciso outra proposta. Você recebe a confirmação por e-mail.',
    'This cannot be undone: to finance again, another proposal is needed. You receive the confirmation by e-mail.',
  ],
  // short enough for a button of the dialog on a phone
  confirm: ['Desistir', 'Withdraw'],
  keep: ['Manter o contrato', 'Keep the contract'],
  done: [
    'Desistência registrada em {day}. A confirmação foi para o seu e-mail.',
    'Withdrawal recorded on {day}. The confirmation was sent to your e-mail address.',
  ],
});
