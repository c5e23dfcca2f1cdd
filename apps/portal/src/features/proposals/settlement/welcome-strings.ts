import { defineStrings } from '@estrada/web/strings/define-strings.ts';

/** Words of the welcome letter. */
export const strings = defineStrings('proposal-welcome', {
  pt: {
    title: 'Carta de boas-vindas',
    none: 'Ainda não enviada.',
    sent: 'Enviada ao cliente em {at}.',
    waiting: 'Pedida em {at}, ainda não enviada.',
    send: 'Enviar',
    again: 'Enviar de novo',
    'again.done': 'A carta vai para o e-mail do cadastro.',
  },
  en: {
    title: 'Welcome letter',
    none: 'Not sent yet.',
    sent: 'Sent to the client on {at}.',
    waiting: 'Asked for on {at}, not sent yet.',
    send: 'Send',
    again: 'Send again',
    'again.done': 'The letter goes to the e-mail of the registration.',
  },
});
