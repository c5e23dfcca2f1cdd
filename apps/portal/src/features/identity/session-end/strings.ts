import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('session-end', {
  title: ['Sua sessão está para terminar', 'Your session is about to end'],
  text: ['Por segurança, a sessão termina às {time}.', 'For security, the session ends at {time}.'],
  help: [
    'Salve o que estiver fazendo. Se entrar de novo agora, você volta a esta página com os seus rascunhos.',
    'Save what you are doing. If you sign in again now, you come back to this page with your drafts.',
  ],
  again: ['Entrar de novo', 'Sign in again'],
  later: ['Continuar por enquanto', 'Continue for now'],
  close: ['Fechar', 'Close'],
});
