import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the signature of a contract: how it is signed, and who signs it. */
export const strings = defineStrings('proposal-signers', {
  'signature.title': ['Assinatura do contrato', 'Contract signature'],
  'signature.electronic': ['Assinatura eletrônica', 'Electronic signature'],
  'signature.paper': ['Assinatura em papel', 'Signature on paper'],
  'signature.switch': ['Assinar eletronicamente', 'Sign electronically'],
  'offAt.allDealers': [
    'A assinatura eletrônica está desativada para todas as concessionárias.',
    'Electronic signature is off for all dealers.',
  ],
  'offAt.personType': [
    'A assinatura eletrônica está desativada para este tipo de pessoa.',
    'Electronic signature is off for this type of person.',
  ],
  'offAt.dealer': [
    'A assinatura eletrônica está desativada para esta concessionária.',
    'Electronic signature is off for this dealer.',
  ],
  'offAt.proposal': [
    'A assinatura eletrônica foi desativada nesta proposta.',
    'Electronic signature was turned off for this proposal.',
  ],
  'signature.NONE': ['Não solicitada', 'Not requested'],
  'signature.IN_PROGRESS': ['Em andamento', 'In progress'],
  'signature.COMPLETED': ['Concluída', 'Completed'],
  'paper.missing': [
    'Envie o contrato assinado em “{name}”, nos documentos.',
    'Upload the signed contract as “{name}”, under Documents.',
  ],
  'paper.sent': ['Contrato assinado recebido', 'Signed contract received'],
  'paper.later': ['Depois do contrato', 'After the contract'],
  'paper.waiting': ['Falta o contrato assinado', 'The signed contract is missing'],
  'switched.on': ['Assinatura eletrônica ativada nesta proposta.', 'Electronic signature is on for this proposal.'],
  'switched.off': [
    'Assinatura eletrônica desativada: o contrato é assinado em papel.',
    'Electronic signature is off: the contract is signed on paper.',
  ],
  ask: ['Pedir assinaturas', 'Request signatures'],
  'ask.text': [
    'Cada pessoa recebe por e-mail um link pessoal. Confira os endereços.',
    'Each person receives a personal link by e-mail. Check the addresses.',
  ],
  'ask.email': ['E-mail de {name} ({role})', 'E-mail of {name} ({role})'],
  asked: [
    'Assinaturas solicitadas: os e-mails são enviados em instantes.',
    'Signatures requested: the e-mails will be sent in a moment.',
  ],
  'ask.cancel': ['Voltar', 'Back'],
  requested: ['Solicitada por {name} em {at}', 'Requested by {name} on {at}'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  REQUESTED: [
    'O contrato e os anexos estão sendo enviados à certificadora.',
    'The contract and attachments are being sent to the signature provider.',
  ],
  UNKNOWN: [
    'Sem resposta da certificadora. Continuamos consultando; nada é enviado em duplicidade.',
    'No answer from the signature provider. We keep checking; nothing is sent twice.',
  ],
  SIGNED: [
    'Todos assinaram. Aguardando o documento com o selo da certificadora.',
    "Everyone has signed. Awaiting the document with the provider's seal.",
  ],
  signers: ['Quem assina', 'Who signs'],
  signedAt: ['em {at} (horário de Brasília)', 'on {at} (UTC−3, Brazil)'],
  mailedAt: ['Link enviado em {at}', 'Link sent on {at}'],
  mailedTo: ['Link enviado a {mailbox} em {at}', 'Link sent to {mailbox} on {at}'],
  waiting: ['Assina depois dos anteriores', 'Signs after the previous ones'],
  remind: ['Lembrar quem falta assinar', 'Remind those who have not signed'],
  reminded: ['Lembrete enviado a quem ainda não assinou.', 'Reminder sent to those who have not signed yet.'],
  cancel: ['Cancelar assinatura', 'Cancel signature'],
  'cancel.text': [
    'Os links deixam de valer, e as assinaturas já feitas ficam sem efeito.',
    'The links stop working, and signatures already given become void.',
  ],
  'cancel.reason': ['Motivo do cancelamento', 'Reason for the cancellation'],
  canceled: ['Assinatura cancelada.', 'Signature cancelled.'],
  openSigned: ['Abrir contrato assinado', 'Open signed contract'],
  'signed.name': ['contrato-assinado.pdf', 'signed-contract.pdf'],
});
