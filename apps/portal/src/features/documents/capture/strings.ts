import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the page on which a phone photographs a document. */
export const strings = defineStrings('capture-photo', {
  title: ['Fotografar documento', 'Photograph a document'],
  loading: ['Abrindo o link', 'Opening the link'],
  gone: ['Este link expirou ou já foi usado', 'This link has expired or has already been used'],
  'gone.text': [
    'O link vale por poucos minutos e em um único celular. Peça outro código a quem está atendendo você.',
    'The link is valid for a few minutes and on one phone only. Request another code from the person serving you.',
  ],
  failed: ['Não foi possível abrir o link', 'The link could not be opened'],
  retry: ['Tentar de novo', 'Try again'],
  asks: ['{name} pede: {document}', '{name} requests: {document}'],
  tips: [
    'Apoie o documento sobre uma mesa, com boa luz e sem reflexo, e enquadre as quatro bordas.',
    'Place the document on a table, in good light and without glare, with its four edges in the frame.',
  ],
  take: ['Fotografar', 'Take the photo'],
  more: ['Fotografar outra página', 'Photograph another page'],
  choose: ['Escolher arquivo', 'Choose a file'],
  sending: ['Enviando', 'Sending'],
  checking: ['Conferindo', 'Checking'],
  sent_one: ['{count} arquivo enviado.', '{count} file sent.'],
  sent_other: ['{count} arquivos enviados.', '{count} files sent.'],
  done: ['Você pode fechar esta página ou fotografar mais.', 'You can close this page or take more photos.'],
  doneAll: ['Você pode fechar esta página.', 'You can close this page.'],
  refused: ['A foto não foi enviada: {why}', 'The photo was not sent: {why}'],
  broken: [
    'Sem conexão. O envio continua automaticamente quando a conexão voltar; não feche esta página.',
    'No connection. Sending continues automatically when the connection is back; keep this page open.',
  ],
  sendNow: ['Enviar agora', 'Send now'],
  tooLarge: ['O arquivo tem mais de 10 MB: escolha um menor.', 'The file is larger than 10 MB: choose a smaller one.'],
});
