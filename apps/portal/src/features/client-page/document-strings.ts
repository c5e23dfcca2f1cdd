import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the documents and papers on the page of a client. */
export const strings = defineStrings('client-page-documents', {
  REQUIRED: ['Falta enviar.', 'Not sent yet.'],
  RECEIVED: ['Recebido. A financeira está conferindo.', 'Received. The lender is reviewing it.'],
  // the financing does not wait for it any more
  'RECEIVED.closed': ['Recebido.', 'Received.'],
  REFUSED: ['Recusado. Envie outro.', 'Refused. Send another one.'],
  'REFUSED.closed': ['Recusado.', 'Refused.'],
  ACCEPTED: ['Conferido.', 'Reviewed.'],
  reason: ['Motivo: {reason}', 'Reason: {reason}'],
  send: ['Enviar foto ou PDF', 'Send a photo or PDF'],
  'send.of': ['Enviar foto ou PDF: {name}', 'Send a photo or PDF: {name}'],
  more: ['Enviar mais uma página', 'Send one more page'],
  'more.of': ['Enviar mais uma página: {name}', 'Send one more page: {name}'],
  tips: [
    'Fotografe o documento inteiro, sem reflexo, frente e verso. Até 10 MB por arquivo.',
    'Photograph the whole document, without glare, front and back. Up to 10 MB per file.',
  ],
  sending: ['Enviando', 'Sending'],
  checking: ['Conferindo o arquivo', 'Checking the file'],
  sent_one: ['{count} arquivo recebido.', '{count} file received.'],
  sent_other: ['{count} arquivos recebidos.', '{count} files received.'],
  broken: [
    'A conexão caiu. O envio continua automaticamente quando ela voltar.',
    'The connection was lost. Sending continues automatically when it is back.',
  ],
  sendNow: ['Enviar agora', 'Send now'],
  refused: ['Não foi aceito: {why}', 'Not accepted: {why}'],
  tooLarge: ['o arquivo tem mais de 10 MB: envie um menor', 'the file is larger than 10 MB: send a smaller one'],
  'handIn.text': [
    'Recebemos tudo o que faltava. Toque em “Pronto, enviei tudo” para avisar a concessionária.',
    'We have received everything that was missing. Tap “Done, I have sent everything” to notify the dealer.',
  ],
  handIn: ['Pronto, enviei tudo', 'Done, I have sent everything'],
  'handIn.done': [
    'Avisamos a concessionária. Se algum documento for recusado, você recebe um e-mail.',
    'We have notified the dealer. If any document is refused, you will receive an e-mail.',
  ],
  'papers.title': ['Contrato e anexos', 'Contract and attachments'],
  'papers.text': ['Abrem em outra aba e podem ser salvos.', 'They open in another tab and can be saved.'],
  'paper.open': ['Abrir: {name}', 'Open: {name}'],
  'paper.SIGNED': ['Contrato assinado por todos', 'Contract signed by everyone'],
  'paper.copy': ['{name} (via não negociável)', '{name} (non-negotiable copy)'],
  'paper.failed': ['O documento não abriu. Tente de novo.', 'The document did not open. Try again.'],
});
