import type { Partner } from './partner.ts';

/** Plays the mail provider: takes every message over SMTP, delivers none and shows them all under /mailbox. */
export const mailbox: Partner = {
  id: 'mailbox',
  name: { pt: 'Caixa de e-mail', en: 'Mailbox' },
  purpose: {
    pt: 'Recebe por SMTP todo e-mail do portal, não entrega nenhum e mostra os últimos 500.',
    en: 'Takes every e-mail of the portal over SMTP, delivers none and shows the last 500.',
  },
  endpoints: ['SMTP', 'GET /mailbox', 'GET /mailbox/:id', 'GET /mailbox.json', 'DELETE /mailbox.json'],
  refusal: { code: 'SMTP-550', message: 'Remetente bloqueado pela política do provedor.' },
};
