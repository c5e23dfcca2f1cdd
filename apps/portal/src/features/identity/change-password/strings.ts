import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('change-password', {
  title: ['Alterar senha', 'Change password'],
  current: ['Senha atual', 'Current password'],
  others: [
    'Ao salvar, suas outras sessões são encerradas. Esta continua aberta.',
    'When you save, your other sessions end. This one stays open.',
  ],
  save: ['Salvar nova senha', 'Save new password'],
  cancel: ['Cancelar', 'Cancel'],
  close: ['Fechar', 'Close'],
  'warning.title': ['Sua senha vai expirar', 'Your password expires soon'],
  'warning.text_one': ['Falta {count} dia para sua senha expirar!', '{count} day left until your password expires!'],
  'warning.text_other': [
    'Faltam {count} dias para sua senha expirar!',
    '{count} days left until your password expires!',
  ],
  'warning.help': [
    'Depois disso, você precisará criar uma nova senha para entrar.',
    'After that, you must create a new password to sign in.',
  ],
  'warning.change': ['Alterar senha', 'Change password'],
  'warning.later': ['Agora não', 'Not now'],
});
