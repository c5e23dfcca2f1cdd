import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('redirect-auth', {
  pt: {
    title: 'Entrar',
    starting: 'Indo para o login corporativo…',
    finishing: 'Conferindo a resposta do login corporativo…',
    'failed.title': 'Você não entrou',
    declined: 'O login corporativo não confirmou a sua entrada.',
    otherBrowser: 'Este login não começou neste navegador, ou outro começou depois dele. Tente de novo por aqui.',
    noAccount:
      'O login corporativo disse quem é você, mas essa conta não entra no portal por ele. Entre com usuário e senha ou fale com o Service Desk.',
    unproved:
      'A resposta do login corporativo não pôde ser comprovada, por isso ninguém entrou. Tente de novo; se continuar assim, avise o Service Desk.',
    again: 'Tentar de novo',
    withPassword: 'Entrar com usuário e senha',
  },
  en: {
    title: 'Sign in',
    starting: 'Going to the company sign-in…',
    finishing: 'Checking the answer of the company sign-in…',
    'failed.title': 'You are not signed in',
    declined: 'The company sign-in did not confirm you.',
    otherBrowser: 'This sign-in did not begin in this browser, or another one began after it. Try again from here.',
    noAccount:
      'The company sign-in said who you are, but that account does not enter the portal by it. Sign in with username and password, or talk to the Service Desk.',
    unproved:
      'The answer of the company sign-in could not be proved, so nobody was let in. Try again; if it stays so, tell the Service Desk.',
    again: 'Try again',
    withPassword: 'Sign in with username and password',
  },
});
