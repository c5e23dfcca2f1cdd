import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the papers of a proposal. */
export const strings = defineStrings('proposal-papers', {
  title: ['Contrato e anexos', 'Contract and attachments'],
  notYet: ['Ainda não gerado', 'Not generated yet'],
  loading: ['Carregando o contrato e os anexos', 'Loading the contract and its attachments'],
  number: ['Contrato nº {number}, {edition}ª emissão', 'Contract no. {number}, issue {edition}'],
  asked: ['Solicitado por {name} em {at}', 'Requested by {name} on {at}'],
  'state.MAKING': ['Em preparação', 'In preparation'],
  'state.READY': ['Pronto', 'Ready'],
  'state.FAILED': ['Com falha', 'Failed'],
  'state.GIVEN_UP': ['Não gerado', 'Not generated'],
  'state.VOID': ['Sem efeito', 'Void'],
  'meaning.MAKING': [
    'O contrato está sendo gerado. Isso leva alguns segundos, e você pode sair desta página.',
    'The contract is being generated. This takes a few seconds, and you may leave this page.',
  ],
  'meaning.FAILED': [
    'O processamento falhou e o Service Desk foi avisado. Você também pode gerar o contrato de novo.',
    'Processing failed and the Service Desk has been notified. You can also generate the contract again.',
  ],
  'meaning.GIVEN_UP': [
    'A geração foi encerrada. Gere o contrato de novo.',
    'Generation was stopped. Generate the contract again.',
  ],
  'meaning.FAILED.reader': [
    'O processamento falhou e o Service Desk foi avisado.',
    'Processing failed and the Service Desk has been notified.',
  ],
  'meaning.GIVEN_UP.reader': [
    'A geração foi encerrada. A concessionária precisa gerar o contrato de novo.',
    'Generation was stopped. The dealer has to generate the contract again.',
  ],
  'none.requestDocuments': [
    'A proposta está aprovada. Inicie o contrato: a tabela é conferida e o contrato recebe o número.',
    'The proposal is approved. Start the contract: the table is checked and the contract receives its number.',
  ],
  'none.generateContracts': [
    'Ainda não há contrato. Ele é gerado com as condições atuais da proposta.',
    "There is no contract yet. It is generated with the proposal's current conditions.",
  ],
  'copy.negotiable': ['Via negociável da credora', "Creditor's negotiable copy"],
  'copy.nonNegotiable': ['Via não negociável', 'Non-negotiable copy'],
  text: ['Texto de {date} · {size}', 'Text of {date} · {size}'],
  open: ['Abrir', 'Open'],
  openOf: ['Abrir {name}', 'Open {name}'],
  opening: ['Abrindo {name}', 'Opening {name}'],
  waiting: ['O contrato é gerado pela concessionária.', 'The dealer generates the contract.'],
  'act.requestDocuments': ['Iniciar contrato', 'Start contract'],
  'act.generateContracts': ['Gerar contrato', 'Generate contract'],
  'act.regenerateContracts': ['Gerar novo contrato', 'Generate new contract'],
  'done.requestDocuments': [
    'Contrato iniciado: a tabela está em conferência.',
    'Contract started: the table is being checked.',
  ],
  'done.generateContracts': ['Contrato em preparação.', 'The contract is in preparation.'],
  'new.title': ['Gerar novo contrato', 'Generate a new contract'],
  'new.text': [
    'O contrato atual fica sem efeito, assim como as assinaturas e selfies já feitas. As vias impressas deixam de valer.',
    'The current contract becomes void, as do signatures and selfies already given. Printed copies are no longer valid.',
  ],
  'new.reason': ['Motivo', 'Reason'],
  'new.done': [
    'Novo contrato em preparação; o anterior ficou sem efeito.',
    'A new contract is in preparation; the previous one is void.',
  ],
  earlier_one: ['{count} contrato sem efeito', '{count} void contract'],
  earlier_other: ['{count} contratos sem efeito', '{count} void contracts'],
  voided: ['Sem efeito desde {at}, por {name}', 'Void since {at}, by {name}'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  'download.name': ['contrato.pdf', 'contract.pdf'],
});
