import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('forgot-password', {
  title: ['Criar uma nova senha', 'Create a new password'],
  'ask.help': [
    'Vamos enviar um código de 6 números para o e-mail do seu cadastro.',
    'We will send a 6-digit code to the e-mail address of your account.',
  ],
  'ask.username': ['Usuário', 'Username'],
  'ask.send': ['Enviar código', 'Send code'],
  'ask.sending': ['Enviando…', 'Sending…'],
  'ask.haveCode': ['Já tenho um código', 'I already have a code'],
  'reset.helpWithCode': [
    'Digite o código que você recebeu para o usuário {username} e escolha sua senha.',
    'Type the code that you received for the user {username} and choose your password.',
  ],
  'reset.help': [
    'Se {username} existe e está habilitado, o código foi enviado ao e-mail do cadastro. Confira também a caixa de spam.',
    'If {username} exists and is enabled, the code was sent to the e-mail address of the account. Check the spam folder, too.',
  ],
  'reset.changeUser': ['Trocar usuário', 'Change user'],
  'reset.code': ['Código de verificação', 'Verification code'],
  'reset.codeHelp': [
    '6 números. Só o último código enviado é válido, por 15 minutos.',
    '6 digits. Only the latest code sent is valid, for 15 minutes.',
  ],
  'reset.newPassword': ['Nova senha', 'New password'],
  'reset.confirmation': ['Confirmar nova senha', 'Confirm new password'],
  'reset.rules': ['A senha precisa ter', 'The password must have'],
  'reset.ruleMet': ['atendida', 'met'],
  'reset.ruleOpen': ['falta', 'missing'],
  'reset.save': ['Salvar nova senha', 'Save new password'],
  'reset.saving': ['Salvando…', 'Saving…'],
  'reset.resend': ['Enviar outro código', 'Send another code'],
  'reset.resendIn_one': ['Enviar outro código em {count} segundo', 'Send another code in {count} second'],
  'reset.resendIn_other': ['Enviar outro código em {count} segundos', 'Send another code in {count} seconds'],
  'reset.resent': [
    'Enviamos outro código. Só ele é válido agora.',
    'We sent another code. Only that one is valid now.',
  ],
  back: ['Voltar ao login', 'Back to sign in'],
  close: ['Fechar', 'Close'],
});
