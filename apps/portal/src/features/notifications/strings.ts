import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('notifications', {
  pt: {
    'leads.title': 'Novas oportunidades',
    'leads.text_one': 'Você possui {count} nova(s) oportunidade(s).',
    'leads.text_other': 'Você possui {count} nova(s) oportunidade(s).',
    'leads.check': 'Conferir',
    'leads.later': 'Agora não',
    'notice.title': 'Aviso',
    'notice.confirm': 'Ciente',
    'rateZero.title': 'Taxa zero',
    close: 'Fechar',
  },
  en: {
    'leads.title': 'New opportunities',
    'leads.text_one': 'You have {count} new opportunity.',
    'leads.text_other': 'You have {count} new opportunities.',
    'leads.check': 'Check',
    'leads.later': 'Not now',
    'notice.title': 'Notice',
    'notice.confirm': 'Got it',
    'rateZero.title': 'Zero rate',
    close: 'Close',
  },
});
