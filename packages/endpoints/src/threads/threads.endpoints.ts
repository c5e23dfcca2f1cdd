import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { recordId } from '../fields.ts';
import { messageText, proposalNews, threadMention, threadMessage } from './threads.schemas.ts';

const shared = { area: 'proposals', family: 'proposal', access: { anyOf: ['proposal-messages'] } } as const;
const path = '/proposes/sales/{id}/messages';
const params = z.object({ id: recordId });

/** What dealer and back office have written to each other on a proposal, the last message first. */
export const listThreadMessages = defineList({
  ...shared,
  name: 'listThreadMessages',
  path,
  params,
  summary: { pt: 'Mensagens de uma proposta', en: 'Messages on a proposal' },
  row: threadMessage,
  errors: ['SEC004'],
});

/** Writes a message; who takes part in the thread is told. Nobody changes or deletes one. */
export const sendThreadMessage = defineEndpoint({
  ...shared,
  name: 'sendThreadMessage',
  method: 'POST',
  path,
  params,
  summary: { pt: 'Escrever uma mensagem em uma proposta', en: 'Write a message on a proposal' },
  body: z.strictObject({ text: messageText, mention: threadMention.optional() }),
  response: threadMessage,
  errors: ['SEC004', 'DOM002', 'USE029'],
  idempotent: true,
});

/** Says how far the caller has read. */
export const markThreadRead = defineEndpoint({
  ...shared,
  name: 'markThreadRead',
  method: 'PUT',
  path: `${path}/read`,
  params,
  summary: { pt: 'Marcar as mensagens como lidas', en: 'Mark the messages as read' },
  body: z.strictObject({ upTo: z.number().int().min(0, { error: 'number.invalid' }) }),
  response: proposalNews,
  errors: ['SEC004'],
});

/** What an open page asks for again and again: small, and enough to know what to read anew. */
export const readProposalNews = defineEndpoint({
  ...shared,
  access: { anyOf: ['proposals-consult'] },
  name: 'readProposalNews',
  method: 'GET',
  path: '/proposes/sales/{id}/news',
  params,
  summary: { pt: 'O que há de novo em uma proposta', en: 'What is new on a proposal' },
  response: proposalNews,
  errors: ['SEC004'],
});

export const chooseThreadMails = defineEndpoint({
  ...shared,
  name: 'chooseThreadMails',
  method: 'PUT',
  path: '/proposes/messages/mails',
  summary: {
    pt: 'Escolher se as mensagens são avisadas por e-mail',
    en: 'Choose whether messages are told by e-mail',
  },
  body: z.strictObject({ isWanted: z.boolean({ error: 'required' }) }),
  response: z.object({ isWanted: z.boolean() }),
  errors: [],
});
