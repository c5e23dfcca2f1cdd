import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the page on which a phone photographs a document. */
export const strings = defineStrings('capture-photo', {
  title: ['Fotografar documento', 'Photograph a document'],
  loading: ['Abrindo o link', 'Opening the link'],
  gone: ['Este link não abre mais', 'This link opens no more'],
  'gone.text': [
    'Ele vale por poucos minutos e para um celular só. Peça outro código a quem atende você.',
    'It holds for a few minutes and for one phone. Ask whoever serves you for another code.',
  ],
  failed: ['Não foi possível abrir o link', 'The link could not be opened'],
  retry: ['Tentar de novo', 'Try again'],
  asks: ['{name} pede: {document}', '{name} asks for: {document}'],
  tips: [
    'Apoie o documento sobre uma mesa, com boa luz e sem reflexo, e enquadre as quatro bordas.',
    'Lay the document on a table, in good light and without glare, and keep its four edges in the picture.',
  ],
  take: ['Fotografar', 'Take a photo'],
  more: ['Fotografar outra página', 'Photograph another page'],
  choose: ['Escolher arquivo', 'Choose a file'],
  sending: ['Enviando', 'Sending'],
  checking: ['Conferindo', 'Checking'],
  sent_one: ['{count} arquivo entregue.', '{count} file delivered.'],
  sent_other: ['{count} arquivos entregues.', '{count} files delivered.'],
  done: ['Você pode fechar esta página ou fotografar mais.', 'You may close this page or photograph more.'],
  doneAll: ['Você pode fechar esta página.', 'You may close this page.'],
  refused: ['A foto não foi entregue: {why}', 'The photo was not delivered: {why}'],
  broken: [
    'Sem conexão. A foto segue sozinha assim que ela voltar; não feche esta página.',
    'No connection. The photo goes on by itself once it is back; keep this page open.',
  ],
  sendNow: ['Enviar agora', 'Send now'],
  tooLarge: ['O arquivo passa de 10 MB.', 'The file is larger than 10 MB.'],
});
