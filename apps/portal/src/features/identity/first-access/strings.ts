import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('first-access', {
  pt: {
    title: 'Definir sua senha',
    help: '{username}, a senha que você usou é provisória ou venceu. Escolha a próxima para continuar.',
    nothingKnown:
      'Para definir sua senha, entre primeiro com o usuário e a senha que você tem, ou use o código do e-mail.',
    withCode: 'Recebi um código por e-mail',
    save: 'Salvar senha',
    saving: 'Salvando…',
    over: 'A senha usada no login não vale mais, ou o prazo para trocá-la acabou. Entre de novo.',
    back: 'Voltar ao login',
  },
  en: {
    title: 'Set your password',
    help: '{username}, the password you used is temporary or has expired. Choose the next one to go on.',
    nothingKnown:
      'To set your password, sign in first with the username and password you have, or use the code from the e-mail.',
    withCode: 'I received a code by e-mail',
    save: 'Save password',
    saving: 'Saving…',
    over: 'The password used to sign in is no longer valid, or the time to replace it is over. Sign in again.',
    back: 'Back to sign in',
  },
});
