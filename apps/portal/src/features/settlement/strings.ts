import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the steps from the contract to its payment. */
export const strings = defineStrings('proposal-settlement', {
  title: ['Do contrato ao pagamento', 'From contract to payment'],
  'summary.later': ['Depois do contrato', 'After the contract'],
  'summary.signed': ['Contrato assinado', 'Contract signed'],
  'summary.unsigned': ['Contrato não assinado', 'Contract not signed'],
  'summary.lien': ['Gravame: {status}', 'Lien: {status}'],
  'summary.payment': ['Pagamento: {status}', 'Payment: {status}'],
  'summary.withdrawn': ['Cliente desistiu', 'Client withdrew'],
  'lien.title': ['Gravame do veículo', 'Lien on the vehicle'],
  'lien.none': [
    'O gravame vincula o veículo ao contrato e é obrigatório para a ativação.',
    'The lien ties the vehicle to the contract and is required for activation.',
  ],
  'lien.chassis': ['Chassi {chassis}', 'Chassis {chassis}'],
  'lien.registered': [
    'Registro {registration} de {on}, válido até {until}',
    'Registration {registration} of {on}, valid until {until}',
  ],
  'lien.byHand': ['Informado por {name}: {reason}', 'Entered by {name}: {reason}'],
  'lien.asked': ['Solicitado por {name} em {at}', 'Requested by {name} on {at}'],
  'lien.REQUESTED': [
    'Em processamento no SNG. Isso leva alguns segundos.',
    'Being processed by the lien registry (SNG). This takes a few seconds.',
  ],
  'lien.UNKNOWN': [
    'Sem resposta do SNG. Continuamos consultando; nada é enviado em duplicidade.',
    'No answer from the lien registry (SNG). We keep checking; nothing is sent twice.',
  ],
  'lien.REFUSED': ['O SNG recusou o gravame: {reason}', 'The lien registry (SNG) refused the lien: {reason}'],
  'lien.refusedSilently': [
    'O SNG recusou o gravame sem informar o motivo.',
    'The lien registry (SNG) refused the lien without giving a reason.',
  ],
  'lien.LAPSED': [
    'O gravame venceu antes do contrato. Registre outro.',
    'The lien expired before the contract. Register another one.',
  ],
  'lien.RELEASING': [
    'O contrato ficou sem efeito, e o gravame está sendo baixado.',
    'The contract became void, and the lien is being released.',
  ],
  'lien.RELEASED': [
    'O contrato ficou sem efeito, e o gravame foi baixado.',
    'The contract became void, and the lien was released.',
  ],
  'stop.failed': [
    'O processamento falhou e o Service Desk foi avisado.',
    'Processing failed and the Service Desk has been notified.',
  ],
  'stop.given-up': ['O processamento foi encerrado pelo Service Desk.', 'Processing was closed by the Service Desk.'],
  'lien.request': ['Registrar gravame', 'Register the lien'],
  'lien.requested': ['Gravame solicitado ao SNG.', 'Lien requested from the registry (SNG).'],
  'lien.record': ['Informar gravame já registrado', 'Enter a lien already registered'],
  'record.title': ['Informar gravame registrado fora do portal', 'Enter a lien registered outside the portal'],
  'record.text': [
    'Use quando o gravame foi registrado fora do portal. O histórico mostra quem informou e o motivo.',
    'Use it when the lien was registered outside the portal. The history shows who entered it and why.',
  ],
  'record.done': ['Gravame informado.', 'Lien entered.'],
  'activation.title': ['Ativação', 'Activation'],
  'activation.missing': [
    'Ainda há pendências: elas estão no próximo passo.',
    'Some items are still open: they are listed in the next step.',
  ],
  'activation.ready': ['A proposta já pode ser ativada.', 'The proposal can be activated now.'],
  'activation.waiting': [
    'Ativada. Aguardando a conferência da financeira.',
    'Activated. Awaiting review by the lender.',
  ],
  'activation.done': ['Ativação confirmada.', 'Activation confirmed.'],
  'activation.later': [
    'A ativação só é possível depois de gerar o contrato.',
    'Activation is possible only after the contract is generated.',
  ],
  activate: ['Ativar proposta', 'Activate proposal'],
  'activate.text': [
    'A proposta segue para conferência da financeira. Depois disso, a concessionária não pode mais retificá-la.',
    'The proposal goes to the lender for review. After that, the dealer can no longer rectify it.',
  ],
  activated: ['Proposta ativada: a financeira foi avisada.', 'Proposal activated: the lender has been notified.'],
  confirm: ['Confirmar ativação', 'Confirm activation'],
  'confirm.text': [
    'Todos os itens até aqui estão concluídos. Em seguida, o pagamento de {amount} é enviado à concessionária.',
    'All items up to here are done. The payment of {amount} to the dealer is sent next.',
  ],
  confirmed: [
    'Ativação confirmada: o pagamento está sendo enviado.',
    'Activation confirmed: the payment is being sent.',
  ],
  refuse: ['Recusar ativação', 'Refuse activation'],
  'refuse.text': [
    'A proposta volta para “Contratos gerados”, com o contrato e o gravame.',
    'The proposal goes back to “Contracts generated”, with its contract and its lien.',
  ],
  'refuse.reason': ['Motivo da recusa', 'Reason for the refusal'],
  refused: ['Ativação recusada.', 'Activation refused.'],
  'payment.title': ['Pagamento à concessionária', 'Payment to the dealer'],
  'payment.amount': ['{amount} a {payee} ({document})', '{amount} to {payee} ({document})'],
  'payment.payable': [
    '{amount} a pagar depois da confirmação da ativação',
    '{amount} to be paid once the activation is confirmed',
  ],
  'payment.starting': ['O pagamento de {amount} está sendo preparado.', 'The payment of {amount} is being prepared.'],
  'payment.asked': ['Solicitado por {name} em {at}', 'Requested by {name} on {at}'],
  'payment.REQUESTED': ['O pagamento está sendo enviado.', 'The payment is being sent.'],
  'payment.DROPPED': ['Não necessário.', 'Not needed.'],
  'payment.UNKNOWN': [
    'Sem resposta do banco pagador. Continuamos consultando; nada é enviado em duplicidade.',
    'No answer from the paying bank. We keep checking; nothing is sent twice.',
  ],
  'payment.SENT': [
    'Enviado, previsto para {on}. A confirmação é automática.',
    'Sent, expected on {on}. The confirmation is automatic.',
  ],
  'payment.CONFIRMED': ['Pago em {on}. Comprovante {receipt}.', 'Paid on {on}. Receipt {receipt}.'],
  'payment.byHand': ['Confirmado manualmente por {name}: {reason}', 'Confirmed manually by {name}: {reason}'],
  'payment.RETURNED': ['O pagamento não foi efetivado: {reason}', 'The payment did not go through: {reason}'],
  'payment.returnedSilently': ['O pagamento não foi efetivado.', 'The payment did not go through.'],
  'payment.resend': ['Enviar pagamento de novo', 'Send the payment again'],
  'payment.resend.text': [
    'O pagamento de {amount} será enviado de novo.',
    'The payment of {amount} will be sent again.',
  ],
  'payment.resent': ['Pagamento enviado de novo.', 'Payment sent again.'],
  'payment.byHand.act': ['Confirmar pagamento manualmente', 'Confirm the payment manually'],
  'payment.byHand.text': [
    'Use quando o pagamento foi confirmado fora do portal, por exemplo, no extrato.',
    'Use it when the payment was confirmed outside the portal, for example on a bank statement.',
  ],
  'payment.byHand.reason': ['Como foi confirmado', 'How it was confirmed'],
  'payment.byHand.done': ['Pagamento confirmado.', 'Payment confirmed.'],
  'payment.earlier_one': ['{count} pagamento anterior', '{count} earlier payment'],
  'payment.earlier_other': ['{count} pagamentos anteriores', '{count} earlier payments'],
  'lien.earlier_one': ['{count} gravame anterior', '{count} earlier lien'],
  'lien.earlier_other': ['{count} gravames anteriores', '{count} earlier liens'],
});
