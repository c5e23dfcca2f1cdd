import { invalid, type Message } from './message.ts';

/** What a move of a proposal waits for. */
export const proposalsMessages = {
  'simulation.expired': {
    code: 'SIM063',
    pt: 'A simulação venceu: refaça a simulação',
    en: 'The simulation has expired: run it again',
  },
  'registrationFee.changed': {
    code: 'GSIM014',
    pt: 'A TCC deste cliente mudou: recalcule e confira a parcela',
    en: 'The registration fee (TCC) of this client has changed: recalculate and check the instalment',
  },
  'registrationFee.owed': invalid(
    'A TCC só pode ser desconsiderada com isenção aprovada: se for o caso, peça a isenção na proposta',
    'The registration fee (TCC) can be left out only with an approved exemption: if one applies, request it on the proposal',
  ),
  'table.expired': invalid(
    'A tabela de preços não está mais em vigor: recalcule os valores',
    'The price table is no longer in force: recalculate the figures',
  ),
  'table.inForce': invalid(
    'A tabela e a decisão ainda estão em vigor: continue com os valores atuais',
    'The table and the decision are still in force: continue with the current figures',
  ),
  'conditions.beingChecked': invalid(
    'As condições já estão em conferência: aguarde o resultado',
    'The conditions are already under review: wait for the result',
  ),
  'counterOffer.none': invalid(
    'Não há contraproposta a aplicar: atualize a página',
    'There is no counter-offer to apply: refresh the page',
  ),
  'counterOffer.notApplied': invalid(
    'O crédito foi aprovado só nos termos da contraproposta: aplique-a antes',
    'The credit was approved on the terms of the counter-offer only: apply it first',
  ),
  'relation.changed': {
    code: 'GSIM014',
    pt: 'A parcela desta simulação mudou: confira a nova parcela antes de trocar de simulação',
    en: 'The instalment of this simulation has changed: check the new one before you switch simulations',
  },
  'counterOffer.changed': {
    code: 'GSIM014',
    pt: 'A parcela da contraproposta mudou: confira a nova parcela antes de aplicar',
    en: 'The instalment of the counter-offer has changed: check the new one before you apply it',
  },
  'counterOffer.outOfReach': invalid(
    'Com as tabelas de hoje, o valor financiado ultrapassaria o oferecido: é preciso aumentar a entrada',
    'With today’s tables, the financed amount would exceed the offer: the down payment must be raised',
  ),
  'counterOffer.entryOutOfRange': invalid(
    'A entrada deve ficar entre a solicitada e o valor do veículo',
    'The down payment must be between the one requested and the vehicle price',
  ),
  'counterOffer.financesMore': invalid(
    'O valor oferecido não pode ultrapassar o solicitado',
    'The amount offered may not exceed the amount requested',
  ),
  'counterOffer.nothingElse': invalid(
    'A contraproposta é igual ao que foi pedido: mude entrada, prazo ou valor',
    'The counter-offer is the same as the request: change down payment, term or amount',
  ),
  'decision.samePerson': invalid(
    'A primeira decisão é sua: outra pessoa precisa confirmar',
    'The first decision is yours: another person must confirm it',
  ),
  'terms.beyondApproval': invalid(
    'Os valores ultrapassam o aprovado: retifique-os ou peça nova análise',
    'The figures exceed what was approved: rectify them or request a new analysis',
  ),
  'certification.notValid': {
    code: 'PRS021',
    pt: 'Sua certificação de correspondente não é válida hoje: peça ao gerente de F&I ou à financeira que a atualize no seu usuário, ou peça a um colega certificado que envie a proposta',
    en: 'Your correspondent certification is not valid today: contact the F&I manager or the lender to update it on your user, or have a certified colleague send the proposal',
  },
  'exemption.waiting': invalid(
    'O pedido de isenção da TCC aguarda a decisão: aguarde, ou peça o cancelamento a quem fez o pedido',
    'The request for TCC exemption is awaiting a decision: wait, or have its requester cancel it',
  ),
  'exemption.sameReason': invalid(
    'O pedido anterior foi recusado com este motivo: informe outro',
    'The previous request was refused with this reason: enter another one',
  ),
  'exemption.notAsker': {
    code: 'SP-020',
    pt: 'Só quem pediu a isenção da TCC pode cancelar o pedido',
    en: 'Only the person who requested the TCC exemption can cancel the request',
  },
  'exemption.ownRequest': {
    code: 'SP-019',
    pt: 'Quem pediu a isenção da TCC não pode decidir o próprio pedido: outra pessoa precisa decidir',
    en: 'The person who requested the TCC exemption cannot decide on it: another person must decide',
  },
  'exemption.noManager': {
    code: 'SP-018',
    pt: 'A concessionária ainda não tem gestor de TCC: peça à financeira que cadastre um',
    en: 'The dealer has no TCC manager yet: ask the lender to add one',
  },
  'answer.required': invalid('Escreva a resposta', 'Write the answer'),
  'conditionsAnswer.required': invalid(
    'Escreva como as condições foram cumpridas',
    'Write how the conditions were met',
  ),
  'offerConditions.required': invalid(
    'Descreva como as condições foram cumpridas',
    'Describe how the conditions were met',
  ),
  'viewName.taken': invalid(
    'Você já tem um filtro salvo com este nome: escolha outro nome',
    'You already have a saved filter with this name: choose another name',
  ),
  'views.tooMany': invalid(
    'Você já tem {max|muitos} filtros salvos: exclua um antes',
    'You already have {max|many} saved filters: delete one first',
  ),
  'message.empty': { code: 'SET083', pt: 'Escreva a mensagem', en: 'Write the message' },
  'message.tooLong': {
    code: 'SET082',
    pt: 'Use no máximo {max} caracteres na mensagem',
    en: 'Use at most {max} characters in the message',
  },
  'mention.notOfProposal': invalid(
    'A proposta não tem este documento: escolha outro da lista',
    'The proposal has no such document: choose another from the list',
  ),
  'act.ofFinance': invalid(
    'Só a financeira pode fazer isto agora: escreva para ela nas mensagens',
    'Only the lender can do this now: write to it in the messages',
  ),
  'registration.notOpened': invalid(
    'Este documento mostra todos os dados do cliente: abra antes a ficha completa do cliente e informe o motivo',
    'This document shows all data of the client: open the complete client form first and enter the reason',
  ),
  'registration.tooManyOpened': {
    code: 'USE029',
    pt: 'Você já abriu {max|muitas} fichas completas nesta hora: aguarde {minutes|alguns} min para abrir outra',
    en: 'You have opened {max|many} complete client forms this hour: wait {minutes|some} min to open another',
  },
  'signature.refused': invalid(
    '{name} recusou a assinatura ({reason|sem motivo informado}): peça as assinaturas de novo',
    '{name} refused to sign ({reason|no reason given}): request the signatures again',
  ),
  'signature.pending': invalid(
    'Falta concluir a assinatura do contrato',
    'The contract signature has yet to be completed',
  ),
  'signer.none': invalid('Informe quem assina o contrato', 'Specify who signs the contract'),
  'signer.emailOfAnother': invalid(
    'Cada pessoa precisa assinar pelo próprio e-mail: este é de outro signatário',
    'Each person must sign with their own e-mail address: this one is another signer’s',
  ),
  'signer.emailOfSelling': invalid(
    'O e-mail do vendedor ou da concessionária não pode ser usado para assinar: informe o e-mail do próprio signatário',
    "The seller's or dealer's e-mail address cannot be used to sign: enter the signer's own",
  ),
  'selfie.pending': invalid('Falta concluir a selfie', 'The selfie has yet to be completed'),
  'fraudSignals.open': invalid('Falta conferir os alertas: {count}', 'Alerts have yet to be reviewed: {count}'),
  'lien.pending': invalid('Falta registrar o gravame', 'The lien has yet to be registered'),
  'lien.lapsed': invalid('Este gravame já venceu: peça outro', 'This lien has already expired: request another'),
  'payment.sameDecider': invalid(
    'A pessoa que decidiu o crédito não pode ativar o contrato nem confirmar o pagamento: outra pessoa precisa fazer isso',
    'The person who decided the credit may neither activate the contract nor confirm the payment: another person must do it',
  ),
  'paymentHistory.tooMany': invalid(
    'Há mais de {max} pagamentos: escolha um período ou uma concessionária',
    'There are more than {max} payments: choose a period or a dealer',
  ),
  'payment.underWay': invalid(
    'O pagamento à concessionária está em andamento: aguarde a conclusão',
    'The payment to the dealer is in progress: wait until it is completed',
  ),
  'refund.afterWithdrawal': invalid(
    'O cliente desistiu no prazo: tudo o que foi pago precisa ser reembolsado',
    'The client withdrew within the period: everything that was paid must be refunded',
  ),
  'refund.sameAsker': invalid(
    'Quem pediu o estorno ou reembolso não pode confirmá-lo: outra pessoa da financeira precisa fazer isso',
    'The person who requested the refund cannot confirm it: someone else at the lender must do so',
  ),
  'refund.beforeAsked': invalid(
    'A data não pode ser anterior ao dia do pedido',
    'The date cannot be earlier than the day of the request',
  ),
  'review.sameDecider': invalid(
    'Você já decidiu sobre esta proposta: outra pessoa precisa responder à revisão',
    'You have decided on this proposal before: another person must answer the review',
  ),
  'settlement.afterLast': invalid(
    'Escolha um dia até o vencimento da última parcela em aberto',
    'Choose a day up to the due date of the last open instalment',
  ),
  'settlement.overdueFirst': invalid(
    'Há parcela em atraso: pague essa parcela antes de antecipar uma parte, ou quite tudo',
    'An instalment is overdue: pay it before you settle a part early, or settle everything',
  ),
  'settlement.amountMissing': invalid('Informe o valor que você quer antecipar', 'Enter the amount to settle early'),
  'settlement.notAPart': invalid(
    'Este valor quita o contrato: informe um valor menor ou escolha quitar tudo',
    'This amount settles the contract: enter a lower amount or choose to settle everything',
  ),
  'settlement.figureChanged': invalid(
    'O valor mudou desde o cálculo: confira o novo valor e peça de novo',
    'The amount has changed since the computation: check the new amount and request again',
  ),
  'settlement.tooMany': invalid(
    'Você já tem {max} pedidos em aberto: pague um deles ou aguarde o fim da validade',
    'You already have {max} open requests: pay one of them or wait until they expire',
  ),
  'withdrawal.tooLate': invalid(
    'A desistência só é aceita em até 7 dias da assinatura e em contratos assinados a distância',
    'A withdrawal is accepted only within 7 days of the signature and for contracts signed remotely',
  ),
  'withdrawal.recorded': invalid(
    'A desistência deste contrato já está registrada: atualize a página',
    'The withdrawal from this contract is already recorded: refresh the page',
  ),
  'withdrawal.beforeContract': invalid(
    'A desistência não pode ser anterior à assinatura do contrato',
    'A withdrawal cannot be earlier than the signature of the contract',
  ),
} satisfies Record<string, Message>;
