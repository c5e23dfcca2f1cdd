import {
  type MessageChannel,
  messageChannels,
  messagePurposeIds,
  messageStatuses,
} from '@estrada/domain/messages/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';

const instant = z.string().nullable();

/** A message to the phone of a person of a proposal, and what became of it. */
export const clientMessage = z.object({
  id: z.string(),
  purpose: z.enum(messagePurposeIds),
  name: z.string(),
  phoneMasked: z.string(),
  channel: z.enum(Object.keys(messageChannels) as [MessageChannel, ...MessageChannel[]]),
  status: z.enum(messageStatuses),
  /** not before: the end of the quiet hours */
  dueAt: z.string(),
  sentAt: instant,
  deliveredAt: instant,
  readAt: instant,
  /** of the failure, or of the opt-out */
  endedAt: instant,
  /** the last attempt has failed, and what the message is about is still missing: somebody has to call the person */
  isUnresolved: z.boolean(),
});

const messages = z.object({ items: z.array(clientMessage) });
const one = z.object({ id: recordId });
/** What was sent to the person: a message to the phone comes beside an e-mail, or before it. */
const sent = z.object({ byPhone: z.boolean(), byMail: z.boolean() });
const notes = 'The latest 50. The texts are not kept, because they contain the link of the person.';

export const messagesEndpoints = {
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['proposals-consult'] } })({
    readClientMessages: {
      route: 'GET /proposes/sales/{id}/clientMessages',
      summary: [
        'Mensagens enviadas ao celular das pessoas de uma proposta',
        'Messages sent to the phones of the people of a proposal',
      ],
      notes,
      params: one,
      response: messages,
      errors: ['SEC004'],
    },
    sendClientPageLink: {
      route: 'POST /proposes/sales/{id}/clientPageLink',
      access: { anyOf: ['proposals-write'] },
      summary: ['Enviar ao cliente o link da página dele', 'Send the client the link to their page'],
      params: one,
      response: sent,
      errors: ['SEC004', 'PRS006', 'DOM002', 'USE029'],
    },
  }),
  ...defineEndpoints({ area: 'leads', family: 'b2c', access: { anyOf: ['leads'] } })({
    readLeadMessages: {
      route: 'GET /leads/{id}/messages',
      summary: ['Mensagens enviadas ao celular da pessoa', 'Messages sent to the phone of the person'],
      notes,
      params: one,
      response: messages,
      errors: ['SEC004'],
    },
    sendLeadLink: {
      route: 'POST /leads/{id}/messages',
      summary: ['Enviar à pessoa o link do cadastro', 'Send the person the link to the registration'],
      params: one,
      response: sent,
      errors: ['SEC004', 'PRS007', 'DOM002', 'USE029', 'ADD004'],
    },
  }),
  ...defineEndpoints({ area: 'simulation', family: 'simulation-api', access: { anyOf: ['simulator'] } })({
    readOfferMessages: {
      route: 'GET /simulations/saves/{id}/messages',
      summary: ['Mensagens com links da simulação', 'Messages with links to the simulation'],
      notes,
      params: one,
      /** of each link, by its id */
      response: z.object({ items: z.array(clientMessage.extend({ linkId: z.string() })) }),
      errors: ['SEC004'],
    },
    sendOfferLink: {
      route: 'POST /simulations/saves/{id}/messages',
      summary: ['Enviar ao cliente um link da simulação', 'Send the client a link to the simulation'],
      notes: 'Creates a link whose secret only the client receives.',
      params: one,
      body: z.object({ version }),
      response: sent,
      errors: ['SEC004', 'PRS001', 'GOFF007', 'DOM002', 'USE029'],
    },
  }),
};
