import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** The strings of the thread between dealer and back office. */
export const strings = defineStrings('proposal-thread', {
  title: ['Mensagens', 'Messages'],
  loading: ['Carregando as mensagens', 'Loading the messages'],
  about: [
    'Mensagens entre a concessionária e a financeira; o cliente não as vê. Depois de enviadas, não podem ser alteradas.',
    'Messages between the dealer and the lender; the client does not see them. Once sent, they cannot be changed.',
  ],
  none: ['Nenhuma mensagem ainda.', 'No messages yet.'],
  count_one: ['{count} mensagem', '{count} message'],
  count_other: ['{count} mensagens', '{count} messages'],
  log: ['Mensagens da proposta', 'Messages on the proposal'],
  older: ['Ver mensagens anteriores', 'Show earlier messages'],
  own: ['Você', 'You'],
  'side.dealer': ['concessionária', 'dealer'],
  'side.provider': ['financeira', 'lender'],
  by: ['{author} · {side} · {at}', '{author} · {side} · {at}'],
  newFrom: ['Novas', 'New'],
  'mention.about': ['Assunto: {name}', 'Subject: {name}'],
  unread_one: ['{count} mensagem não lida', '{count} unread message'],
  unread_other: ['{count} mensagens não lidas', '{count} unread messages'],
  text: ['Nova mensagem', 'New message'],
  left_one: ['Resta {count} caractere', '{count} character left'],
  left_other: ['Restam {count} caracteres', '{count} characters left'],
  mention: ['Assunto (opcional)', 'Subject (optional)'],
  'mention.none': ['A proposta toda', 'The whole proposal'],
  'mention.documents': ['Documentos', 'Documents'],
  'mention.fields': ['Campos da ficha', 'Fields of the form'],
  send: ['Enviar mensagem', 'Send message'],
  shortcut: ['Ctrl + Enter também envia', 'Ctrl + Enter also sends'],
  mails: ['Receber aviso por e-mail, no máximo uma vez por hora', 'Notify me by e-mail, at most once an hour'],
});
