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
    en: 'The registration fee of this client has changed: recalculate and check the instalment',
  },
  'registrationFee.owed': invalid(
    'Este cliente paga a TCC: peça a isenção na proposta',
    'This client pays the registration fee: request the exemption on the proposal',
  ),
  'table.expired': invalid('A tabela não está mais em vigor', 'The price table is no longer in force'),
  'table.inForce': invalid(
    'A tabela e a decisão ainda estão em vigor',
    'The table and the decision are still in force',
  ),
  'conditions.beingChecked': invalid(
    'As condições já estão em conferência',
    'The conditions are already being checked',
  ),
  'counterOffer.none': invalid('Não há contraproposta a aplicar', 'There is no counter-offer to apply'),
  'counterOffer.notApplied': invalid(
    'O crédito foi aprovado só nos termos da contraproposta: aplique-a antes',
    'The credit was approved on the terms of the counter-offer only: apply it first',
  ),
  'relation.changed': {
    code: 'GSIM014',
    pt: 'A parcela por esta simulação mudou: confira a nova parcela antes de trocar',
    en: 'The instalment by this simulation has changed: check the new one before you switch',
  },
  'counterOffer.changed': {
    code: 'GSIM014',
    pt: 'A parcela da contraproposta mudou: confira a nova parcela antes de aplicar',
    en: 'The instalment of the counter-offer has changed: check the new one before you apply it',
  },
  'counterOffer.outOfReach': invalid(
    'Com as tabelas de hoje, esta entrada financia mais do que foi oferecido',
    "With today's tables this down payment finances more than was offered",
  ),
  'counterOffer.entryOutOfRange': invalid(
    'A entrada deve ficar entre a pedida e o valor do veículo',
    'The down payment must be between the one requested and the vehicle price',
  ),
  'counterOffer.financesMore': invalid(
    'O valor oferecido não pode ultrapassar o pedido',
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
    'The terms exceed what was approved: rectify them or request a new analysis',
  ),
  'exemption.waiting': invalid(
    'O pedido de isenção da TCC aguarda a decisão: espere ou cancele o pedido',
    'The request for TCC exemption awaits its decision: wait or cancel the request',
  ),
  'exemption.sameReason': invalid(
    'O pedido anterior foi recusado com este motivo: informe outro',
    'The previous request was refused with this reason: give another one',
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
    'Você já tem um filtro salvo com este nome',
    'You already have a saved filter with this name',
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
  'mention.notOfProposal': invalid('A proposta não tem este documento', 'The proposal has no such document'),
  'act.ofFinance': invalid(
    'Neste status, só a financeira pode fazer isto: escreva para ela nas mensagens',
    'In this status, only the lender can do this: write to it in the messages',
  ),
  'registration.notOpened': invalid(
    'Este documento mostra todos os dados do cliente: abra antes a ficha completa do cliente e informe o motivo',
    'This document shows all data of the client: open the complete client form first and give the reason',
  ),
  'registration.tooManyOpened': {
    code: 'USE029',
    pt: 'Você já abriu {max|muitas} fichas completas nesta hora: aguarde {minutes|alguns} min para abrir outra',
    en: 'You have opened {max|many} complete client forms this hour: wait {minutes|some} min to open another',
  },
  'signature.refused': invalid(
    '{name} recusou a assinatura ({reason|sem motivo}): peça as assinaturas de novo',
    '{name} refused to sign ({reason|no reason}): request the signatures again',
  ),
  'signature.pending': invalid('Falta concluir a assinatura do contrato', 'The contract has not been fully signed'),
  'signer.none': invalid('Ninguém foi indicado para assinar o contrato', 'Nobody has been named to sign the contract'),
  'signer.emailOfAnother': invalid(
    'Cada pessoa precisa assinar pelo próprio e-mail: este é de outro signatário',
    'Each person must sign with their own e-mail address: this one is another signer’s',
  ),
  'signer.emailOfSelling': invalid(
    'O e-mail do vendedor ou da concessionária não pode ser usado para assinar: informe o da pessoa',
    'The e-mail of the seller or the dealer cannot be used to sign: enter that of the person',
  ),
  'selfie.pending': invalid('Falta concluir a selfie', 'The selfie has not been completed'),
  'fraudSignals.open': invalid('Falta conferir os alertas: {count}', 'Alerts have yet to be reviewed: {count}'),
  'lien.pending': invalid('Falta registrar o gravame', 'The lien has not been registered'),
  'lien.lapsed': invalid('Este gravame já venceu: peça outro', 'This lien has already lapsed: request another'),
  'payment.sameDecider': invalid(
    'A pessoa que decidiu o crédito não pode ativar o contrato nem confirmar o pagamento: outra pessoa precisa fazer isso',
    'The person who decided the credit may neither activate the contract nor confirm the payment: another person must do it',
  ),
  'paymentHistory.tooMany': invalid(
    'São mais de {max} pagamentos: escolha um período ou uma concessionária',
    'There are more than {max} payments: choose a period or a dealer',
  ),
  'payment.underWay': invalid(
    'O pagamento à concessionária está em andamento',
    'The payment to the dealer is in progress',
  ),
  'refund.sameAsker': invalid(
    'Quem pediu não pode confirmar: outra pessoa da financeira precisa fazer isso',
    'The person who requested the refund cannot confirm it: another person of the lender must do it',
  ),
  'refund.beforeAsked': invalid(
    'A data não pode ser anterior ao dia do pedido',
    'The date cannot be earlier than the day of the request',
  ),
  'withdrawal.tooLate': invalid(
    'A desistência só é aceita em até 7 dias, em contratos firmados a distância',
    'A withdrawal is accepted only within 7 days, for contracts made at a distance',
  ),
  'withdrawal.recorded': invalid(
    'A desistência deste contrato já está registrada',
    'The withdrawal from this contract is already recorded',
  ),
  'withdrawal.beforeContract': invalid(
    'A desistência não pode ser anterior à assinatura do contrato',
    'A withdrawal cannot be earlier than the signature of the contract',
  ),
} satisfies Record<string, Message>;
