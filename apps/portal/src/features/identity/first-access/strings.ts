import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('first-access', {
  title: ['Definir sua senha', 'Set your password'],
  help: [
    '{username}, a senha que você usou é provisória ou expirou. Escolha uma nova para continuar.',
    '{username}, the password you used is temporary or has expired. Choose a new one to continue.',
  ],
  nothingKnown: [
    'Para definir sua senha, entre primeiro com o usuário e a senha que você tem, ou use o código do e-mail.',
    'To set your password, sign in first with the username and password you have, or use the code from the e-mail.',
  ],
  withCode: ['Recebi um código por e-mail', 'I received a code by e-mail'],
  save: ['Salvar senha', 'Save password'],
  saving: ['Salvando…', 'Saving…'],
  over: [
    'A senha usada no login não é mais válida, ou o prazo para trocá-la expirou. Entre de novo.',
    'The password used to sign in is no longer valid, or the time to replace it has run out. Sign in again.',
  ],
  back: ['Voltar ao login', 'Back to sign in'],
});
