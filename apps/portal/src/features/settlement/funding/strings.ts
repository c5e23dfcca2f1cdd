import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the way to the payment, and of its confirmation. */
export const strings = defineStrings('proposal-funding', {
  items: ['O que falta até o pagamento', 'What is left until payment'],
  'next.AF': ['A concessionária gera o contrato.', 'The dealer generates the contract.'],
  'next.AF.missing': [
    'A concessionária conclui o que falta abaixo e gera o contrato.',
    'The dealer completes what is open below and generates the contract.',
  ],
  'next.PU': [
    'A concessionária conclui o que falta abaixo e ativa a proposta.',
    'The dealer completes what is open below and activates the proposal.',
  ],
  'next.PU.waiting': [
    'A proposta pode ser ativada assim que os responsáveis concluírem o que falta abaixo.',
    'The proposal can be activated as soon as those responsible have completed what is open below.',
  ],
  'next.PU.ready': ['A proposta já pode ser ativada.', 'The proposal can be activated now.'],
  'next.WFA': [
    'A financeira confere a venda e confirma a ativação.',
    'The lender reviews the sale and confirms the activation.',
  ],
  'next.WFA.own': ['Confira a venda e confirme a ativação.', 'Review the sale and confirm the activation.'],
  'next.AV': ['O pagamento à concessionária está sendo enviado.', 'The payment to the dealer is being sent.'],
  'next.PS': [
    'O pagamento foi enviado à concessionária; a confirmação é automática.',
    'The payment was sent to the dealer; its confirmation is automatic.',
  ],
  'next.returned': [
    'O pagamento não foi efetivado: a financeira precisa enviá-lo de novo.',
    'The payment did not go through: the lender has to send it again.',
  ],
  'next.OC': [
    'A venda está concluída: a concessionária recebeu o pagamento.',
    'The sale is complete: the dealer has received the payment.',
  ],
  'next.OC.open': [
    'A concessionária recebeu o pagamento. Ainda falta concluir o que está abaixo.',
    'The dealer has received the payment. What is listed below is still to be completed.',
  ],
  'next.withdrawn': [
    'O cliente desistiu: a venda foi desfeita, e não falta nenhum estorno ou reembolso.',
    'The client withdrew: the sale was undone, and no return or refund is outstanding.',
  ],
  'next.withdrawnOpen': [
    'O cliente desistiu: a venda foi desfeita, e há estorno ou reembolso em andamento.',
    'The client withdrew: the sale was undone, and a return or refund is under way.',
  ],
  stages: ['Etapas da venda', 'Stages of the sale'],
  'stage.state': [': {state}', ': {state}'],
  'state.done': ['Feito', 'Done'],
  'state.open': ['Pendente', 'Open'],
  'state.problem': ['A corrigir', 'To be corrected'],
  'state.later': ['Depois', 'Later'],
  'state.closed': ['Encerrado', 'Closed'],
  waiting: ['{owner}: {count}', '{owner}: {count}'],
  all: ['Ver todos os {count} itens', 'Show all {count} items'],
  less: ['Ver só o que está pendente', 'Show only what is open'],
  since: ['desde {day}', 'since {day}'],
  on: ['em {day}', 'on {day}'],
  exception: [
    'Ativação confirmada sem este item: {reason} ({name}, {at})',
    'Activation confirmed without this item: {reason} ({name}, {at})',
  ],
  'confirm.text': [
    'Em seguida, o pagamento de {amount} é enviado à concessionária. Não estão concluídos: {names}. Informe por que o pagamento pode seguir sem cada item.',
    'The payment of {amount} is then sent to the dealer. Not done: {names}. State for each item why the payment can go ahead without it.',
  ],
  'confirm.same': ['Usar o primeiro motivo em todos', 'Use the first reason for all'],
  'expected.sameDay': [
    'Costuma ser pago no mesmo dia: pagamento até {day}.',
    'It is usually paid on the same day: payment by {day}.',
  ],
  expected_one: [
    'Costuma levar até {count} dia útil a partir daqui: pagamento até {day}.',
    'It usually takes up to {count} working day from here: payment by {day}.',
  ],
  expected_other: [
    'Costuma levar até {count} dias úteis a partir daqui: pagamento até {day}.',
    'It usually takes up to {count} working days from here: payment by {day}.',
  ],
  'expected.hits': [
    'Nas vendas anteriores da concessionária, o prazo se confirmou em {hits} de {tried}.',
    "It was kept in {hits} of {tried} of the dealer's earlier sales.",
  ],
});
