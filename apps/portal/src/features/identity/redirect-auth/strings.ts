import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('redirect-auth', {
  title: ['Entrar', 'Sign in'],
  waiting: ['Só um instante…', 'One moment…'],
  starting: ['Abrindo o login corporativo…', 'Opening the company sign-in…'],
  finishing: ['Conferindo a resposta do login corporativo…', 'Checking the response of the company sign-in…'],
  'failed.title': ['Não foi possível entrar', 'You could not be signed in'],
  declined: [
    'O login corporativo não confirmou a sua identidade. Tente de novo.',
    'The company sign-in did not confirm your identity. Try again.',
  ],
  otherBrowser: [
    'Este login não foi iniciado neste navegador, ou outro foi iniciado depois dele. Tente de novo nesta página.',
    'This sign-in was not started in this browser, or another one was started after it. Try again on this page.',
  ],
  noAccount: [
    'Sua identidade foi confirmada, mas esta conta não usa o login corporativo. Entre com usuário e senha ou fale com o Service Desk.',
    'Your identity was confirmed, but this account does not use the company sign-in. Sign in with username and password, or contact the Service Desk.',
  ],
  unproved: [
    'Não foi possível validar a resposta do login corporativo e o acesso não foi liberado. Tente de novo; se o problema continuar, avise o Service Desk.',
    'The response of the company sign-in could not be validated and access was not granted. Try again; if the problem persists, notify the Service Desk.',
  ],
  again: ['Tentar de novo', 'Try again'],
  withPassword: ['Entrar com usuário e senha', 'Sign in with username and password'],
});
