import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the insurance on the page of a client. */
export const strings = defineStrings('client-page-insurance', {
  title: ['Seguros', 'Insurance'],
  name: ['{product}, {insurer}', '{product}, {insurer}'],
  'status.sent': ['Em análise na seguradora.', 'Being assessed by the insurer.'],
  'status.information': ['A seguradora pediu mais informações.', 'The insurer has requested more information.'],
  'status.accepted': ['Aceito pela seguradora.', 'Accepted by the insurer.'],
  'status.manual': ['A apólice está sendo emitida manualmente.', 'The policy is being issued manually.'],
  'status.issued': ['Apólice emitida.', 'Policy issued.'],
  'status.suspended': ['Cobertura suspensa por falta de pagamento.', 'Cover suspended for non-payment.'],
  'status.dissolved': [
    'Encerrado por falta de pagamento: você está sem esta cobertura.',
    'Ended for non-payment: you are not covered.',
  ],
  'status.ended': ['A cobertura terminou.', 'The cover has ended.'],
  'status.refused': ['Recusado pela seguradora.', 'Refused by the insurer.'],
  'status.cancelled': ['Cancelado: você está sem esta cobertura.', 'Cancelled: you are not covered.'],
  'status.lapsed': ['A proposta expirou: nada foi contratado.', 'The proposal has lapsed: nothing was contracted.'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  'refund.PAYER': ['Reembolso: {amount} até {by}, para quem pagou.', 'Refund: {amount} by {by}, to the payer.'],
  'refund.LENDER': ['Estorno: {amount} até {by}, para a financeira.', 'Refund: {amount} by {by}, to the lender.'],
  number: ['Proposta de seguro', 'Insurance proposal'],
  policy: ['Apólice', 'Policy'],
  premium: ['Prêmio total (valor do seguro)', 'Total premium (price of the insurance)'],
  phone: ['Telefone da seguradora', "Insurer's phone"],
  open: ['Abrir: {name}', 'Open: {name}'],
  'open.of': ['Abrir: {name}, {product}', 'Open: {name}, {product}'],
  withdraw: ['Desistir do seguro', 'Withdraw from the insurance'],
  // short enough for a button of the dialog on a phone
  'withdraw.confirm': ['Desistir do seguro', 'Withdraw'],
  'withdraw.of': ['Desistir do seguro: {product}', 'Withdraw from the insurance: {product}'],
  'withdraw.later': [
    'Agora não é possível desistir por aqui, porque um pedido à seguradora está em andamento. Tente mais tarde ou fale com a concessionária.',
    'You cannot withdraw here now because a request to the insurer is in progress. Try again later or contact the dealer.',
  ],
  'withdraw.none': [
    'Nada foi pago: não há valor a reembolsar. O seguro termina e você fica sem esta cobertura.',
    'Nothing was paid: there is no amount to refund. The insurance ends and you are no longer covered.',
  ],
  'withdraw.PAYER': [
    'Reembolso de {amount}, tudo o que foi pago, até {by}, para quem pagou. O seguro termina e você fica sem esta cobertura.',
    'Refund of {amount}, everything that was paid, by {by}, to the payer. The insurance ends and you are no longer covered.',
  ],
  'withdraw.LENDER': [
    'Estorno de {amount}, tudo o que foi pago, até {by}, para a financeira, porque o seguro foi pago com o financiamento. O seguro termina e você fica sem esta cobertura.',
    'Refund of {amount}, everything that was paid, by {by}, to the lender, because the insurance was paid with the loan. The insurance ends and you are no longer covered.',
  ],
  'withdraw.done': ['Desistência registrada.', 'Withdrawal recorded.'],
  keep: ['Manter o seguro', 'Keep the insurance'],
});
