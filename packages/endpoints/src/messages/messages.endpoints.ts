import { type MessageChannel, messageChannels, messagePurposes, messageStatuses } from '@estrada/domain/messages/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { recordId } from '../fields.ts';

const instant = z.string().nullable();

/** A message to the phone of a person of a proposal, and what became of it. */
export const clientMessage = z.object({
  id: z.string(),
  purpose: z.enum(messagePurposes),
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

export const messagesEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-consult'] },
})({
  readClientMessages: {
    route: 'GET /proposes/sales/{id}/clientMessages',
    summary: [
      'Mensagens enviadas ao celular das pessoas de uma proposta',
      'Messages sent to the phones of the people of a proposal',
    ],
    notes: 'The latest 50. The texts are not kept, because they contain the link of the person.',
    params: z.object({ id: recordId }),
    response: z.object({ items: z.array(clientMessage) }),
    errors: ['SEC004'],
  },
});
