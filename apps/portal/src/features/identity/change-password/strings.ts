import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('change-password', {
  pt: {
    title: 'Alterar senha',
    current: 'Senha atual',
    others: 'Ao salvar, suas sessões em outros lugares são encerradas. Esta continua.',
    save: 'Salvar nova senha',
    cancel: 'Cancelar',
    close: 'Fechar',
    'warning.title': 'Sua senha vai expirar',
    'warning.text_one': 'Falta {count} dia para sua senha expirar!',
    'warning.text_other': 'Faltam {count} dias para sua senha expirar!',
    'warning.help': 'Depois disso, o portal pede uma nova senha antes de entrar.',
    'warning.change': 'Alterar senha',
    'warning.later': 'Agora não',
  },
  en: {
    title: 'Change password',
    current: 'Current password',
    others: 'When you save, your sessions elsewhere end. This one goes on.',
    save: 'Save new password',
    cancel: 'Cancel',
    close: 'Close',
    'warning.title': 'Your password expires soon',
    'warning.text_one': '{count} day left until your password expires!',
    'warning.text_other': '{count} days left until your password expires!',
    'warning.help': 'After that, the portal asks for a new password before you can enter.',
    'warning.change': 'Change password',
    'warning.later': 'Not now',
  },
});
