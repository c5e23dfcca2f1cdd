import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('session-end', {
  title: ['Sua sessão está para terminar', 'Your session is about to end'],
  text: ['Por segurança, ela termina às {time}.', 'For safety, it ends at {time}.'],
  help: [
    'Salve o que puder. Se entrar de novo agora, você volta a esta página com os seus rascunhos.',
    'Save what you can. If you sign in again now, you come back to this page with your drafts.',
  ],
  again: ['Entrar de novo', 'Sign in again'],
  later: ['Continuar até o fim', 'Go on until the end'],
  close: ['Fechar', 'Close'],
});
