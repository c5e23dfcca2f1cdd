import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the requests about personal data on the page of a client. */
export const strings = defineStrings('client-page-data', {
  text: [
    'Você pode consultar, corrigir, copiar e excluir os seus dados, e revogar consentimentos (LGPD, art. 18).',
    'You may view, correct, copy and delete your data, and revoke consents (LGPD, art. 18).',
  ],
  loading: ['Carregando', 'Loading'],
  failed: ['Não foi possível carregar. Tente novamente.', 'This could not be loaded. Try again.'],
  retry: ['Tentar novamente', 'Try again'],
  back: ['Voltar', 'Back'],
  view: ['Consultar os meus dados', 'View my data'],
  'view.none': ['Não há dados seus além desta página.', 'There are no data of yours besides this page.'],
  correct: ['Corrigir os meus dados', 'Correct my data'],
  'correct.text': [
    'Mude só o que está errado. Você recebe a resposta em até {days} dias, aqui e por e-mail.',
    'Change only what is wrong. You receive the answer within {days} days, here and by e-mail.',
  ],
  'correct.send': ['Pedir a correção', 'Request the correction'],
  export: ['Receber uma cópia', 'Receive a copy'],
  'export.text': [
    'A cópia tem os dados completos. Por segurança, confirme com um código enviado ao seu e-mail.',
    'The copy has the complete data. For your security, confirm with a code sent to your e-mail address.',
  ],
  'export.send': ['Confirmar', 'Confirm'],
  'export.pdf': ['Baixar em PDF, para ler', 'Download as PDF, to read'],
  'export.json': ['Baixar em JSON, para outro sistema', 'Download as JSON, for another system'],
  delete: ['Excluir os meus dados', 'Delete my data'],
  'delete.text': [
    'Excluímos pedidos de contato, formulários e mensagens, e fotos e documentos cujo prazo terminou. Você recebe a resposta em até {days} dias. A lei obriga a manter:',
    'We delete requests for contact, forms and messages, and pictures and documents whose period has ended. You receive the answer within {days} days. Law requires us to keep:',
  ],
  'delete.send': ['Pedir a exclusão', 'Request the deletion'],
  revoke: ['Revogar consentimentos', 'Revoke consents'],
  'revoke.text': [
    'Vale na hora. O que o contrato exige continua a ser enviado por e-mail.',
    'It takes effect at once. What the contract requires is still sent by e-mail.',
  ],
  'revoke.revoked': ['Já revogado', 'Revoked already'],
  'revoke.send': ['Revogar', 'Revoke'],
  'code.send': ['Enviar o código', 'Send the code'],
  'code.sent': ['Enviamos um código de 6 números para {mailbox}.', 'We sent a code of 6 digits to {mailbox}.'],
  code: ['Código', 'Code'],
  waiting: ['Já há um pedido deste tipo aguardando resposta.', 'A request of this kind already awaits an answer.'],
  done: ['Pedido recebido. Protocolo {number}.', 'Request received. Number {number}.'],
  'done.revoke': ['Consentimentos revogados. Protocolo {number}.', 'Consents revoked. Number {number}.'],
  requests: ['Pedidos feitos', 'Requests made'],
  until: ['até {day}', 'until {day}'],
  due: ['Resposta até {day}', 'Answer by {day}'],
});
