import { invalid, type Message } from './message.ts';

/** What a move of a proposal waits for. */
export const proposalsMessages = {
  'simulation.expired': {
    code: 'SIM063',
    pt: 'A simulação expirou: refaça a simulação',
    en: 'The simulation has expired: run it again',
  },
  'registrationFee.changed': {
    code: 'GSIM014',
    pt: 'A tarifa de cadastro deste cliente mudou: recalcule e confira a parcela',
    en: 'The registration fee of this client has changed: recalculate and check the instalment',
  },
  'registrationFee.owed': invalid(
    'Este cliente paga a tarifa de cadastro: peça a isenção na proposta',
    'This client pays the registration fee: request the exemption on the proposal',
  ),
  'table.expired': invalid('A tabela não está mais em vigor', 'The price table is no longer in force'),
  'table.inForce': invalid(
    'A tabela e a decisão ainda estão em vigor',
    'The table and the decision are still in force',
  ),
  'conditions.beingChecked': invalid(
    'As condições já estão em conferência',
    'The conditions are being checked already',
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
    'A entrada fica entre a que foi pedida e o preço do veículo',
    'The down payment lies between the one asked for and the price of the vehicle',
  ),
  'counterOffer.financesMore': invalid(
    'O valor oferecido não passa do que foi pedido',
    'The value offered does not go beyond what was asked for',
  ),
  'counterOffer.nothingElse': invalid(
    'A contraproposta é igual ao que foi pedido: mude entrada, prazo ou valor',
    'The counter-offer is what was asked for: change down payment, term or value',
  ),
  'decision.samePerson': invalid(
    'A primeira decisão é sua: outra pessoa precisa confirmar',
    'The first decision is yours: another person must confirm it',
  ),
  'terms.beyondApproval': invalid(
    'Os valores passam do que foi aprovado: retifique-os ou peça nova análise',
    'The terms go beyond what was approved: rectify them or ask for a new analysis',
  ),
  'exemption.waiting': invalid(
    'O pedido de isenção da TCC espera a decisão: aguarde ou cancele o pedido',
    'The request for TCC exemption waits for its decision: wait or cancel the request',
  ),
  'exemption.sameReason': invalid(
    'O pedido anterior foi recusado com este motivo: informe outro',
    'The earlier request was refused with this reason: state another one',
  ),
  'exemption.notAsker': {
    code: 'SP-020',
    pt: 'Só quem pediu a isenção da TCC pode cancelar o pedido',
    en: 'Only who asked for the exemption can cancel the request',
  },
  'exemption.ownRequest': {
    code: 'SP-019',
    pt: 'Quem pediu a isenção da TCC não decide o próprio pedido',
    en: 'Who asked for the exemption does not decide on the request',
  },
  'exemption.noManager': {
    code: 'SP-018',
    pt: 'A concessionária ainda não tem gestor de TCC: peça à financeira que cadastre um',
    en: 'The dealer has no TCC manager yet: ask the provider to register one',
  },
  'answer.required': invalid('Escreva a resposta', 'Write the answer'),
  'conditionsAnswer.required': invalid(
    'Escreva como as condições foram cumpridas',
    'Write how the conditions were met',
  ),
  'offerConditions.required': invalid('Descreva como as condições foram cumpridas', 'Say how the conditions were met'),
  'viewName.taken': invalid('Você já tem uma visão com este nome', 'You have a view with this name already'),
  'views.tooMany': invalid(
    'Você já tem {max|muitas} visões: exclua uma antes',
    'You have {max|many} views already: delete one first',
  ),
  'message.empty': { code: 'SET083', pt: 'Escreva a mensagem', en: 'Write the message' },
  'message.tooLong': {
    code: 'SET082',
    pt: 'Use no máximo {max} caracteres na mensagem',
    en: 'Use at most {max} characters in the message',
  },
  'mention.notOfProposal': invalid('A proposta não tem este documento', 'The proposal has no such document'),
  'act.ofFinance': invalid(
    'Nesta situação só a financeira pode fazer isto: escreva a ela nas mensagens',
    'As it stands, only the provider can do this: write to it in the messages',
  ),
  'registration.notOpened': invalid(
    'Este documento mostra todos os dados do cliente: abra antes os dados completos do cadastro, com o motivo',
    'This paper shows all data of the client: open the whole registration first, with the reason',
  ),
  'registration.tooManyOpened': {
    code: 'USE029',
    pt: 'Você já abriu {max|muitos} cadastros completos nesta hora: aguarde {minutes|alguns} min para abrir outro',
    en: 'You have opened {max|many} whole registrations this hour: wait {minutes|some} min to open another',
  },
  'signature.refused': invalid(
    '{name} recusou a assinatura ({reason|sem motivo}): peça as assinaturas de novo',
    '{name} refused to sign ({reason|no reason}): request the signatures again',
  ),
  'signature.pending': invalid('Falta concluir a assinatura do contrato', 'The contract has not been fully signed'),
  'signer.none': invalid('Não há quem assine o contrato', 'There is nobody to sign the contract'),
  'signer.emailOfAnother': invalid(
    'Cada pessoa assina pelo próprio e-mail: este é de outro signatário',
    'Everybody signs by a mailbox of his own: this is another signer’s',
  ),
  'signer.emailOfSelling': invalid(
    'O e-mail do vendedor ou da concessionária não serve para assinar',
    'The e-mail of the seller or the dealer is not one to sign by',
  ),
  'selfie.pending': invalid('Falta concluir a selfie', 'The selfie has not been completed'),
  'fraudSignals.open': invalid('Falta conferir os alertas: {count}', 'Alerts have yet to be reviewed: {count}'),
  'lien.pending': invalid('Falta registrar o gravame', 'The lien has not been registered'),
  'lien.lapsed': invalid('Este gravame já venceu: peça outro', 'This lien has lapsed already: ask for another'),
  'payment.sameDecider': invalid(
    'Quem decidiu o crédito não pode ativar o contrato nem confirmar o pagamento',
    'Who decided the credit may neither activate the contract nor confirm the payment',
  ),
  'paymentHistory.tooMany': invalid(
    'São mais de {max} pagamentos: escolha um período ou uma concessionária',
    'There are more than {max} payments: choose a period or a dealer',
  ),
  'payment.underWay': invalid(
    'O pagamento à concessionária está em andamento',
    'The payment to the dealer is under way',
  ),
  'refund.sameAsker': invalid(
    'Quem pediu a devolução não a confirma: outra pessoa da financeira confirma',
    'Who asked for the refund does not confirm it: somebody else of the provider does',
  ),
  'refund.beforeAsked': invalid(
    'A devolução não pode ser anterior ao dia em que foi pedida',
    'A refund cannot be older than the day on which it was asked for',
  ),
  'withdrawal.tooLate': invalid(
    'A desistência só é aceita em até 7 dias, para contratos firmados à distância',
    'A withdrawal is accepted within 7 days only, for contracts made at a distance',
  ),
  'withdrawal.recorded': invalid(
    'A desistência deste contrato já está registrada',
    'The withdrawal from this contract is recorded already',
  ),
  'withdrawal.beforeContract': invalid(
    'A desistência não pode ser anterior à assinatura do contrato',
    'A withdrawal cannot be older than the signature of the contract',
  ),
} satisfies Record<string, Message>;
