import { formatInstant } from '@estrada/domain/formats/index';
import { verificationCodeMinutes } from '@estrada/domain/identity/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface VerificationCode {
  /**
   * `asked`: the user waits for it on the page · `granted`: an administrator created the account, the user did not
   * request it
   */
  occasion: 'asked' | 'granted';
  name: string;
  username: string;
  code: string;
  expiresAt: Date;
}

const words = {
  'pt-BR': {
    subject: 'Código para criar uma nova senha',
    // the code itself is not in here: this line shows on locked screens
    preheader: `O código vale por ${verificationCodeMinutes} minutos.`,
    heading: 'Seu código de verificação',
    asked: ({ name, username }: VerificationCode) =>
      `Olá, ${name}. Digite este código na página em que você pediu uma nova senha para o usuário ${username}.`,
    granted: ({ name, username }: VerificationCode) =>
      `Olá, ${name}. Falta só a senha para você entrar no Estrada com o usuário ${username}. No login do portal, informe o usuário, escolha “Esqueci minha senha”, depois “Já tenho um código”, e digite este código.`,
    expiry: (time: string) =>
      `O código vale por ${verificationCodeMinutes} minutos, até ${time} (horário de Brasília), e pode ser usado uma vez. Se você pediu mais de um, vale o último.`,
    later:
      'O código expirou? “Esqueci minha senha” envia outro a qualquer hora. Não compartilhe o código com ninguém; a nossa equipe nunca o pede.',
    notYou:
      'Se não foi você, não faça nada: sem o código, sua senha continua a mesma. Não compartilhe o código com ninguém; a nossa equipe nunca o pede.',
  },
  en: {
    subject: 'Code to create a new password',
    preheader: `The code is valid for ${verificationCodeMinutes} minutes.`,
    heading: 'Your verification code',
    asked: ({ name, username }: VerificationCode) =>
      `Hello, ${name}. Type this code on the page where you requested a new password for the user ${username}.`,
    granted: ({ name, username }: VerificationCode) =>
      `Hello, ${name}. You only need a password to sign in to Estrada as ${username}. On the portal’s sign-in page, enter the username, choose “I forgot my password”, then “I already have a code”, and type this code.`,
    expiry: (time: string) =>
      `The code is valid for ${verificationCodeMinutes} minutes, until ${time} (Brasília time), and can be used once. If you requested more than one, the last one is valid.`,
    later:
      'Has the code expired? “I forgot my password” sends another at any time. Do not share the code with anyone; our staff never request it.',
    notYou:
      'If it was not you, do nothing: without the code your password stays as it is. Do not share the code with anyone; our staff never request it.',
  },
};

/** The code with which a user sets a new password: after forgetting the old one, or for a new account. */
export const verificationCodeMail = defineMail<VerificationCode>({
  name: 'verification-code',
  example: () => ({
    occasion: 'asked',
    name: 'Olívia Neves',
    username: 'DEMO.CONSULTA',
    code: '482913',
    expiresAt: new Date('2026-11-20T13:15:00Z'),
  }),
  render(data, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.heading,
      blocks: [
        { kind: 'paragraph', text: say[data.occasion](data) },
        { kind: 'code', code: data.code },
        { kind: 'paragraph', text: say.expiry(formatInstant(data.expiresAt.toISOString()).slice(-5)) },
        { kind: 'note', text: data.occasion === 'asked' ? say.notYou : say.later },
      ],
    });
  },
});
