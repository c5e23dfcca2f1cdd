import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the papers of a proposal. */
export const strings = defineStrings('proposal-papers', {
  title: ['Contrato e documentos para assinar', 'Contract and papers to sign'],
  loading: ['Carregando os documentos do contrato', 'Loading the papers of the contract'],
  number: ['Contrato nº {number}, {edition}ª emissão', 'Contract no. {number}, edition {edition}'],
  asked: ['Pedido por {name} em {at}', 'Asked for by {name} on {at}'],
  'state.MAKING': ['Em preparo', 'Being made'],
  'state.READY': ['Pronto', 'Ready'],
  'state.FAILED': ['Com falha', 'Failed'],
  'state.GIVEN_UP': ['Não gerado', 'Not made'],
  'state.VOID': ['Sem efeito', 'Void'],
  'meaning.MAKING': [
    'Os documentos estão sendo preparados. Isso leva alguns segundos, e você pode sair desta página.',
    'The papers are being made. This takes a few seconds, and you may leave this page.',
  ],
  'meaning.FAILED': [
    'Os documentos não ficaram prontos e o suporte foi avisado. Você também pode gerá-los de novo.',
    'The papers were not made and the support knows of it. You may also make them anew.',
  ],
  'meaning.GIVEN_UP': [
    'O preparo destes documentos foi encerrado. Gere-os de novo.',
    'Making these papers was given up. Make them anew.',
  ],
  'none.requestDocuments': [
    'A proposta está aprovada. Peça os documentos: a tabela é conferida e o contrato recebe o número.',
    'The proposal is approved. Ask for the documents: the table is checked and the contract gets its number.',
  ],
  'none.generateContracts': [
    'Ainda não há contrato. Ele é gerado com as condições de hoje da proposta.',
    'There is no contract yet. It is made of the proposal as it stands today.',
  ],
  'copy.negotiable': ['Via negociável da credora', "Negotiable copy of the creditor's"],
  'copy.nonNegotiable': ['Via não negociável', 'Non-negotiable copy'],
  text: ['Texto de {date} · {size}', 'Text of {date} · {size}'],
  open: ['Abrir', 'Open'],
  openOf: ['Abrir {name}', 'Open {name}'],
  opening: ['Abrindo {name}', 'Opening {name}'],
  missing: ['Antes do contrato falta:', 'Before the contract there is missing:'],
  waiting: ['O contrato é gerado pela concessionária.', 'The contract is made by the dealer.'],
  'act.requestDocuments': ['Pedir documentos', 'Ask for documents'],
  'act.generateContracts': ['Gerar contrato', 'Make the contract'],
  'act.regenerateContracts': ['Gerar de novo', 'Make anew'],
  'done.requestDocuments': [
    'Documentos pedidos: a tabela está em conferência.',
    'Documents asked for: the table is being checked.',
  ],
  'done.generateContracts': ['Contrato em preparo.', 'The contract is being made.'],
  'new.title': ['Gerar o contrato de novo', 'Make the contract anew'],
  'new.text': [
    'O contrato atual fica sem efeito, com as assinaturas e selfies que já tenha. As vias impressas não valem mais.',
    'The present contract becomes void, with the signatures and selfies that it may have. Printed copies hold no more.',
  ],
  'new.reason': ['Motivo', 'Reason'],
  'new.done': [
    'Novo contrato em preparo; o anterior ficou sem efeito.',
    'A new contract is being made; the one before is void.',
  ],
  earlier_one: ['{count} contrato sem efeito', '{count} void contract'],
  earlier_other: ['{count} contratos sem efeito', '{count} void contracts'],
  voided: ['Sem efeito desde {at}, por {name}', 'Void since {at}, by {name}'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  'download.name': ['contrato.pdf', 'contract.pdf'],
});
