import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the acts on an insurance proposal. */
export const strings = defineStrings('insurance-acts', {
  subject: ['Seguro {number}, {product}', 'Insurance {number}, {product}'],
  continue: ['Continuar o preenchimento', 'Continue filling in'],
  send: ['Enviar à seguradora', 'Send to the insurer'],
  'send.title': ['Enviar à {provider}', 'Send to {provider}'],
  'send.text': [
    'Depois do envio as respostas não podem mais ser alteradas. A {provider} decide se aceita o seguro.',
    'After sending, the answers can no longer be changed. {provider} decides whether it accepts the insurance.',
  ],
  'send.submit': ['Enviar proposta', 'Send proposal'],
  'send.done': ['Seguro {number} enviado à {provider}.', 'Insurance {number} sent to {provider}.'],
  information: ['Responder à seguradora', 'Answer the insurer'],
  'information.submit': ['Enviar resposta', 'Send answer'],
  'information.done': ['Resposta enviada à seguradora.', 'Answer sent to the insurer.'],
  policy: ['Registrar apólice', 'Record policy'],
  'policy.text': [
    'Informe os dados da apólice que a seguradora emitiu e enviou por e-mail.',
    'Enter the data of the policy that the insurer issued and sent by e-mail.',
  ],
  'policy.done': ['Apólice registrada.', 'Policy recorded.'],
  refuse: ['Registrar recusa', 'Record refusal'],
  'refuse.text': [
    'Uma recusa só é válida com o motivo da seguradora. O cliente recebe este motivo.',
    "A refusal is valid only with the insurer's reason. The client receives this reason.",
  ],
  'refuse.label': ['Motivo da seguradora', "Insurer's reason"],
  'refuse.done': ['Recusa registrada.', 'Refusal recorded.'],
  issue: ['Pedir a apólice', 'Request the policy'],
  'issue.done': ['Apólice pedida à seguradora.', 'Policy requested from the insurer.'],
  abandon: ['Cancelar contratação', 'Cancel proposal'],
  'abandon.text': [
    'Nada foi enviado à seguradora, e nada é cobrado. A contratação não pode ser reaberta.',
    'Nothing was sent to the insurer, and nothing is charged. The proposal cannot be reopened.',
  ],
  'abandon.done': ['Contratação cancelada.', 'Proposal cancelled.'],
  cancel: ['Cancelar seguro', 'Cancel insurance'],
  'cancel.label': ['Motivo do cancelamento', 'Reason for the cancellation'],
  'cancel.done': ['Cancelamento registrado.', 'Cancellation recorded.'],
  withdraw: ['Registrar desistência', 'Record withdrawal'],
  'withdraw.done': ['Desistência registrada.', 'Withdrawal recorded.'],
  keep: ['Manter o seguro', 'Keep the insurance'],
  'refund.loading': ['Calculando a devolução', 'Calculating the refund'],
  'refund.none': ['Nada foi pago: não há valor a devolver.', 'Nothing was paid: there is no amount to refund.'],
  'refund.to.PAYER': [
    'Devolução de {amount}, de {paid} pagos, até {by}, para quem pagou.',
    'Refund of {amount}, of {paid} paid, by {by}, to the payer.',
  ],
  'refund.to.LENDER': [
    'Devolução de {amount}, de {paid} pagos, até {by}, para a financeira.',
    'Refund of {amount}, of {paid} paid, by {by}, to the lender.',
  ],
  seller: ['Trocar vendedor', 'Change seller'],
  'seller.text': [
    'O novo vendedor precisa ser da mesma concessionária. A venda passa a contar para ele.',
    'The new seller must be of the same dealer. The sale then counts as theirs.',
  ],
  'seller.done': ['Vendedor trocado.', 'Seller changed.'],
  notice: ['Registrar recebimento do aviso', 'Record receipt of the notice'],
  'notice.named': [
    'Registrar recebimento do aviso da parcela {number}',
    'Record receipt of the notice of instalment {number}',
  ],
  'notice.text': [
    'A suspensão da cobertura só conta a partir do dia em que o cliente recebeu o aviso.',
    'The suspension of the cover counts only from the day on which the client received the notice.',
  ],
  'notice.done': ['Recebimento do aviso registrado.', 'Receipt of the notice recorded.'],
  renew: ['Renovar', 'Renew'],
  claim: ['Assumir', 'Claim'],
  release: ['Devolver para a fila', 'Return to the queue'],
});
