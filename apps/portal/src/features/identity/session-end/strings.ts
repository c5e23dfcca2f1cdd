import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('session-end', {
  pt: {
    title: 'Sua sessão está para terminar',
    text: 'Por segurança, ela termina às {time}.',
    help: 'Salve o que puder. Se entrar de novo agora, você volta a esta página com os seus rascunhos.',
    again: 'Entrar de novo',
    later: 'Continuar até o fim',
    close: 'Fechar',
  },
  en: {
    title: 'Your session is about to end',
    text: 'For safety, it ends at {time}.',
    help: 'Save what you can. If you sign in again now, you come back to this page with your drafts.',
    again: 'Sign in again',
    later: 'Go on until the end',
    close: 'Close',
  },
});
