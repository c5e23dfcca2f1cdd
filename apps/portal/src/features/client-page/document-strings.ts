import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the documents and papers on the page of a client. */
export const strings = defineStrings('client-page-documents', {
  REQUIRED: ['Falta enviar.', 'Still to be sent.'],
  RECEIVED: ['Recebido. A financeira ainda vai conferir.', 'Received. The lender is yet to check it.'],
  REFUSED: ['Foi devolvido. Envie de novo.', 'It was returned. Send it again.'],
  ACCEPTED: ['Conferido.', 'Checked.'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  send: ['Enviar foto ou PDF', 'Send a photo or PDF'],
  'send.of': ['Enviar foto ou PDF: {name}', 'Send a photo or PDF: {name}'],
  more: ['Enviar mais uma página', 'Send one more page'],
  'more.of': ['Enviar mais uma página: {name}', 'Send one more page: {name}'],
  tips: [
    'Fotografe o documento inteiro, sem reflexo, frente e verso. Até 10 MB por arquivo.',
    'Photograph the whole document, without glare, front and back. Up to 10 MB a file.',
  ],
  sending: ['Enviando', 'Sending'],
  checking: ['Conferindo o arquivo', 'Checking the file'],
  sent_one: ['{count} arquivo recebido.', '{count} file received.'],
  sent_other: ['{count} arquivos recebidos.', '{count} files received.'],
  broken: [
    'A conexão caiu. O envio continua sozinho quando ela voltar.',
    'The connection broke. The sending goes on by itself when it is back.',
  ],
  sendNow: ['Enviar agora', 'Send now'],
  refused: ['Não foi aceito: {why}', 'Not accepted: {why}'],
  tooLarge: ['o arquivo passa de 10 MB', 'the file is over 10 MB'],
  'handIn.text': [
    'Tudo o que faltava de você chegou. Avise que terminou.',
    'Everything that was missing from you is here. Say that you are done.',
  ],
  handIn: ['Pronto, enviei tudo', 'Done, I have sent all'],
  'handIn.done': [
    'Avisamos a concessionária. Se algo for devolvido, você recebe um e-mail.',
    'We have told the dealer. If anything is returned, you get an e-mail.',
  ],
  'papers.title': ['Documentos do contrato', 'Papers of the contract'],
  'papers.text': ['Abrem em outra aba e podem ser salvos.', 'They open in another tab, and can be saved.'],
  'paper.open': ['Abrir: {name}', 'Open: {name}'],
  'paper.SIGNED': ['Contrato assinado por todos', 'Contract signed by everybody'],
  'paper.copy': ['{name} (via não negociável)', '{name} (non-negotiable copy)'],
  'paper.failed': ['O documento não abriu. Tente de novo.', 'The paper did not open. Try again.'],
});
