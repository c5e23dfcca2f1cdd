import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Strings of the signature of a contract: how it is signed, and who signs it. */
export const strings = defineStrings('proposal-signers', {
  'signature.title': ['Assinatura do contrato', 'Signature of the contract'],
  'signature.electronic': ['Assinatura eletrônica', 'Electronic signature'],
  'signature.paper': ['Assinatura em papel', 'Signature on paper'],
  'signature.switch': ['Assinar eletronicamente', 'Sign electronically'],
  'offAt.allDealers': [
    'A assinatura eletrônica está desligada para todas as concessionárias.',
    'The electronic signature is off for all dealers.',
  ],
  'offAt.personType': [
    'A assinatura eletrônica está desligada para este tipo de pessoa.',
    'The electronic signature is off for this kind of person.',
  ],
  'offAt.dealer': [
    'A assinatura eletrônica está desligada para esta concessionária.',
    'The electronic signature is off for this dealer.',
  ],
  'offAt.proposal': [
    'A assinatura eletrônica foi desligada nesta proposta.',
    'The electronic signature was switched off for this proposal.',
  ],
  'signature.NONE': ['Sem pedido em aberto', 'No open request'],
  'signature.IN_PROGRESS': ['Em andamento', 'In progress'],
  'signature.COMPLETED': ['Concluída', 'Completed'],
  'paper.missing': [
    'Envie o contrato assinado em “{name}”, nos documentos.',
    'Send the signed contract as “{name}”, among the documents.',
  ],
  'paper.sent': ['Contrato assinado recebido', 'Signed contract received'],
  'paper.waiting': ['Falta o contrato assinado', 'The signed contract is missing'],
  'switched.on': ['Assinatura eletrônica ligada nesta proposta.', 'The electronic signature is on for this proposal.'],
  'switched.off': [
    'Assinatura eletrônica desligada: o contrato é assinado em papel.',
    'The electronic signature is off: the contract is signed on paper.',
  ],
  ask: ['Pedir assinaturas', 'Ask for signatures'],
  'ask.text': [
    'Cada pessoa recebe por e-mail um link que é só dela. Confira os endereços.',
    'Everybody gets a link by e-mail that is his alone. Check the addresses.',
  ],
  'ask.email': ['E-mail de {name} ({role})', 'E-mail of {name} ({role})'],
  asked: ['Assinaturas pedidas: os e-mails saem em instantes.', 'Signatures asked for: the e-mails leave in a moment.'],
  'ask.cancel': ['Voltar', 'Back'],
  requested: ['Pedida por {name} em {at}', 'Asked for by {name} at {at}'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  REQUESTED: [
    'Os documentos estão sendo enviados à certificadora.',
    'The papers are being sent to the signature provider.',
  ],
  UNKNOWN: [
    'A certificadora não respondeu. Perguntamos até saber o que houve; nada é enviado duas vezes.',
    'The provider did not answer. We ask until we know what happened; nothing is sent twice.',
  ],
  SIGNED: [
    'Todos assinaram. Aguardamos o documento lacrado.',
    'Everybody has signed. We are waiting for the sealed paper.',
  ],
  signers: ['Quem assina', 'Who signs'],
  signedAt: ['em {at} (horário de Brasília)', 'at {at} (UTC−3, Brazil)'],
  mailedAt: ['Link enviado em {at}', 'Link sent at {at}'],
  mailedTo: ['Link enviado a {mailbox} em {at}', 'Link sent to {mailbox} at {at}'],
  waiting: ['Assina depois dos anteriores', 'Signs after those before'],
  remind: ['Enviar lembrete', 'Send reminder'],
  reminded: ['Lembrete enviado a quem falta assinar.', 'Reminder sent to who is yet to sign.'],
  cancel: ['Cancelar assinatura', 'Cancel signature'],
  'cancel.text': [
    'Os links deixam de valer, e o que já foi assinado não conta mais.',
    'The links stop working, and what was signed already no longer counts.',
  ],
  'cancel.reason': ['Motivo do cancelamento', 'Reason of the cancellation'],
  canceled: ['Assinatura cancelada.', 'Signature cancelled.'],
  openSigned: ['Abrir contrato assinado', 'Open signed contract'],
  'signed.name': ['contrato-assinado.pdf', 'signed-contract.pdf'],
});
