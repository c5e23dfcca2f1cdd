import { defineStrings } from '@estrada/web/strings/define-strings.ts';

export const strings = defineStrings('notifications', {
  'leads.title': ['Novas oportunidades', 'New leads'],
  'leads.text_one': ['Você possui {count} nova(s) oportunidade(s).', 'You have {count} new lead.'],
  'leads.text_other': ['Você possui {count} nova(s) oportunidade(s).', 'You have {count} new leads.'],
  'leads.check': ['Conferir', 'Check'],
  'leads.later': ['Agora não', 'Not now'],
  'notice.title': ['Aviso', 'Notice'],
  'notice.confirm': ['Ciente', 'Got it'],
  'rateZero.title': ['Taxa zero', 'Zero rate'],
  close: ['Fechar', 'Close'],
});
