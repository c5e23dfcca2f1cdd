import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('redirect-auth', {
  title: ['Entrar', 'Sign in'],
  starting: ['Indo para o login corporativo…', 'Going to the company sign-in…'],
  finishing: ['Conferindo a resposta do login corporativo…', 'Checking the answer of the company sign-in…'],
  'failed.title': ['Você não entrou', 'You are not signed in'],
  declined: ['O login corporativo não confirmou a sua entrada.', 'The company sign-in did not confirm you.'],
  otherBrowser: [
    'Este login não começou neste navegador, ou outro começou depois dele. Tente de novo por aqui.',
    'This sign-in did not begin in this browser, or another one began after it. Try again from here.',
  ],
  noAccount: [
    'O login corporativo disse quem é você, mas essa conta não entra no portal por ele. Entre com usuário e senha ou fale com o Service Desk.',
    'The company sign-in said who you are, but that account does not enter the portal by it. Sign in with username and password, or talk to the Service Desk.',
  ],
  unproved: [
    'A resposta do login corporativo não pôde ser comprovada, por isso ninguém entrou. Tente de novo; se continuar assim, avise o Service Desk.',
    'The answer of the company sign-in could not be proved, so nobody was let in. Try again; if it stays so, tell the Service Desk.',
  ],
  again: ['Tentar de novo', 'Try again'],
  withPassword: ['Entrar com usuário e senha', 'Sign in with username and password'],
});
