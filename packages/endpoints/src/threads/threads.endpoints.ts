import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { recordId } from '../fields.ts';
import { messageText, proposalNews, threadMention, threadMessage } from './threads.schemas.ts';

const path = '/proposes/sales/{id}/messages';
const params = z.object({ id: recordId });

export const threadsEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposal-messages'] },
})({
  /** The messages between dealer and back office on a proposal, latest first. */
  listThreadMessages: listRow({
    path,
    params,
    summary: ['Mensagens de uma proposta', 'Messages on a proposal'],
    row: threadMessage,
    errors: ['SEC004'],
  }),
  /** Writes a message and notifies the participants of the thread. Messages are never changed or deleted. */
  sendThreadMessage: {
    route: `POST ${path}`,
    params,
    summary: ['Escrever uma mensagem em uma proposta', 'Write a message on a proposal'],
    body: z.strictObject({ text: messageText, mention: threadMention.optional() }),
    response: threadMessage,
    errors: ['SEC004', 'DOM002', 'SET082', 'SET083', 'USE029'],
    idempotent: true,
  },
  /** Records how far the caller has read. */
  markThreadRead: {
    route: `PUT ${path}/read`,
    params,
    summary: ['Marcar as mensagens como lidas', 'Mark the messages as read'],
    body: z.strictObject({ upTo: z.number().int().min(0, { error: 'number.invalid' }) }),
    response: proposalNews,
    errors: ['SEC004'],
  },
  /** Polled by an open page: small, and sufficient to know what to reload. */
  readProposalNews: {
    access: { anyOf: ['proposals-consult'] },
    route: 'GET /proposes/sales/{id}/news',
    params,
    summary: ['Novidades de uma proposta', 'Updates to a proposal'],
    response: proposalNews,
    errors: ['SEC004'],
  },
  chooseThreadMails: {
    route: 'PUT /proposes/messages/mails',
    summary: [
      'Escolher se o usuário recebe avisos de mensagens por e-mail',
      'Choose whether to be notified of messages by e-mail',
    ],
    body: z.strictObject({ isWanted: z.boolean({ error: 'required' }) }),
    response: z.object({ isWanted: z.boolean() }),
  },
});
