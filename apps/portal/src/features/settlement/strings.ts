import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the steps from the contract to its payment. */
export const strings = defineStrings('proposal-settlement', {
  title: ['Do contrato ao pagamento', 'From contract to payment'],
  'lien.title': ['Gravame do veículo', 'Lien on the vehicle'],
  'lien.none': [
    'O gravame registra o veículo em garantia do contrato, e é preciso para ativar.',
    'The lien notes the vehicle as security of the contract, and the activation needs it.',
  ],
  'lien.chassis': ['Chassi {chassis}', 'Chassis {chassis}'],
  'lien.registered': [
    'Registro {registration} de {on}, vale até {until}',
    'Registration {registration} of {on}, holds until {until}',
  ],
  'lien.byHand': ['Anotado por {name}: {reason}', 'Written down by {name}: {reason}'],
  'lien.asked': ['Pedido por {name} em {at}', 'Asked for by {name} on {at}'],
  'lien.REQUESTED': [
    'O pedido está com o registro de gravames. Isso leva alguns segundos.',
    'The request is with the lien registry. This takes a few seconds.',
  ],
  'lien.UNKNOWN': [
    'O registro não respondeu. Perguntamos até saber o que houve; o gravame não é pedido duas vezes.',
    'The registry has not answered. We ask until we know what happened; no lien is asked for twice.',
  ],
  'lien.REFUSED': ['O registro recusou o gravame: {reason}', 'The registry refused the lien: {reason}'],
  'lien.refusedSilently': ['O registro recusou o gravame.', 'The registry refused the lien.'],
  'lien.LAPSED': [
    'O registro venceu sem o contrato. Peça outro.',
    'The note lapsed without the contract. Ask for another one.',
  ],
  'lien.RELEASING': [
    'O contrato ficou sem efeito, e o gravame está sendo baixado.',
    'The contract became void, and the lien is being released.',
  ],
  'lien.RELEASED': [
    'O gravame foi baixado com o contrato que garantia.',
    'The lien was released with the contract that it secured.',
  ],
  'stop.failed': ['O trabalho falhou e o suporte foi avisado.', 'The work failed and the support knows of it.'],
  'stop.given-up': ['O trabalho foi encerrado pelo suporte.', 'The work was given up by the support.'],
  'lien.request': ['Registrar gravame', 'Register the lien'],
  'lien.requested': ['Gravame pedido ao registro.', 'The lien was asked for.'],
  'lien.record': ['Anotar gravame registrado fora', 'Write down a lien noted elsewhere'],
  'record.title': ['Anotar gravame registrado fora do portal', 'Write down a lien noted outside the portal'],
  'record.text': [
    'Use quando o gravame foi registrado no balcão. Fica no histórico quem anotou e por quê.',
    'For a lien that was noted over the counter. Who wrote it down, and why, stays in the history.',
  ],
  'record.done': ['Gravame anotado.', 'The lien was written down.'],
  'activation.title': ['Ativação', 'Activation'],
  'activation.missing': ['Para ativar falta:', 'Before the activation there is missing:'],
  'activation.missingToConfirm': ['Para confirmar a ativação falta:', 'Before the confirmation there is missing:'],
  'activation.ready': ['Está tudo pronto para ativar.', 'All is ready for the activation.'],
  'activation.waiting': [
    'Ativada. A financeira confere e confirma.',
    'Activated. The provider checks and confirms it.',
  ],
  'activation.done': ['Ativação confirmada.', 'The activation was confirmed.'],
  'activation.later': ['A ativação vem depois do contrato gerado.', 'The activation comes after the contract is made.'],
  activate: ['Ativar proposta', 'Activate the proposal'],
  'activate.text': [
    'A financeira passa a conferir. Depois disso a concessionária não retifica mais a proposta.',
    'The provider checks it from now on. After this the dealer no longer rectifies the proposal.',
  ],
  activated: [
    'Proposta ativada: a financeira foi chamada a confirmar.',
    'The proposal was activated: the provider was called to confirm it.',
  ],
  confirm: ['Confirmar ativação', 'Confirm the activation'],
  'confirm.text': [
    'O pagamento de {amount} à concessionária é enviado em seguida.',
    'The payment of {amount} to the dealer is sent next.',
  ],
  confirmed: [
    'Ativação confirmada: o pagamento está sendo enviado.',
    'The activation was confirmed: the payment is being sent.',
  ],
  refuse: ['Recusar ativação', 'Refuse the activation'],
  'refuse.text': [
    'A proposta volta a “contratos gerados”, com o contrato e o gravame.',
    'The proposal goes back to “contracts generated”, with its contract and its lien.',
  ],
  'refuse.reason': ['Motivo da recusa', 'Reason of the refusal'],
  refused: ['Ativação recusada.', 'The activation was refused.'],
  'payment.title': ['Pagamento à concessionária', 'Payment to the dealer'],
  'payment.amount': ['{amount} a {payee} ({document})', '{amount} to {payee} ({document})'],
  'payment.payable': [
    '{amount} a pagar, depois da ativação confirmada',
    '{amount} to be paid, once the activation is confirmed',
  ],
  'payment.asked': ['Pedido por {name} em {at}', 'Asked for by {name} on {at}'],
  'payment.REQUESTED': ['O pagamento está sendo enviado.', 'The payment is being sent.'],
  'payment.DROPPED': ['Dispensado.', 'Not needed.'],
  'payment.UNKNOWN': [
    'O pagador não respondeu. Perguntamos até saber o que houve; nada é pago duas vezes.',
    'The payer has not answered. We ask until we know what happened; nothing is paid twice.',
  ],
  'payment.SENT': [
    'Enviado, previsto para {on}. A confirmação chega sozinha.',
    'Sent, expected on {on}. The confirmation comes by itself.',
  ],
  'payment.CONFIRMED': ['Pago em {on}. Comprovante {receipt}.', 'Paid on {on}. Receipt {receipt}.'],
  'payment.byHand': ['Confirmado à mão por {name}: {reason}', 'Confirmed by hand by {name}: {reason}'],
  'payment.RETURNED': ['O pagamento voltou: {reason}', 'The payment came back: {reason}'],
  'payment.returnedSilently': ['O pagamento voltou.', 'The payment came back.'],
  'payment.resend': ['Enviar de novo', 'Send again'],
  'payment.resend.text': [
    'O pagamento de {amount} é enviado mais uma vez.',
    'The payment of {amount} is sent once more.',
  ],
  'payment.resent': ['Pagamento enviado de novo.', 'The payment was sent again.'],
  'payment.byHand.act': ['Confirmar à mão', 'Confirm by hand'],
  'payment.byHand.text': [
    'Use quando o pagamento foi visto fora do portal, como num extrato.',
    'For a payment that was seen outside the portal, on a statement for example.',
  ],
  'payment.byHand.reason': ['Como foi confirmado', 'How it was confirmed'],
  'payment.byHand.done': ['Pagamento confirmado.', 'The payment was confirmed.'],
  'payment.earlier_one': ['{count} pagamento anterior', '{count} earlier payment'],
  'payment.earlier_other': ['{count} pagamentos anteriores', '{count} earlier payments'],
  'lien.earlier_one': ['{count} gravame anterior', '{count} earlier lien'],
  'lien.earlier_other': ['{count} gravames anteriores', '{count} earlier liens'],
});
