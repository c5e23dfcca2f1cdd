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
  bell: ['Avisos', 'Notices'],
  'bell.unread_one': ['Avisos: {count} não lido', 'Notices: {count} unread'],
  'bell.unread_other': ['Avisos: {count} não lidos', 'Notices: {count} unread'],
  'bell.none': ['Nenhum aviso não lido.', 'No unread notices.'],
  'bell.open': ['Abrir', 'Open'],
  'bell.read': ['Marcar como lido', 'Mark as read'],
  'bell.readAll': ['Dar todos por lidos', 'Mark all as read'],
  'toast.title': ['Novo aviso', 'New notice'],
  'toast.more_one': ['E mais {count} aviso no sino.', 'And {count} more at the bell.'],
  'toast.more_other': ['E mais {count} avisos no sino.', 'And {count} more at the bell.'],
  'toast.close': ['Fechar aviso', 'Close notice'],
  close: ['Fechar', 'Close'],
});
