import { deliveryStates, type MessageChannel } from '@estrada/domain/messages/index';
import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const messageId = z.string().regex(/^[\w-]{1,60}$/);
const report = z.object({
  state: z.enum(deliveryStates),
  at: z.iso.datetime({ offset: true }),
  reason: z.string().max(60).optional(),
});
export type MessageReport = z.output<typeof report>;
const found = z.object({ messageId, reports: z.array(report).max(20) });

export interface MessageRequest {
  /** the same id never sends a second message */
  requestId: string;
  channel: MessageChannel;
  /** with country code, "+5511987654321" */
  phone: string;
  text: string;
  /** the address for the operator's reports */
  callbackUrl: string;
}

/** The port: the operator that carries SMS and WhatsApp. */
export interface MessageOperator {
  /** Repeatable: the same request id returns the same message. @throws PartnerError */
  send(request: MessageRequest): Promise<{ messageId: string }>;
  /** What became of a message; null: the operator has none with that id. @throws PartnerError */
  find(requestId: string): Promise<{ messageId: string; reports: MessageReport[] } | null>;
}

export const messaging = definePartner({
  name: 'messaging',
  url: 'MESSAGING_URL',
  token: 'MESSAGING_TOKEN',
  open: (ask): MessageOperator => ({
    send: (body) => ask({ method: 'POST', path: '/messages', body, answer: z.object({ messageId }) }),
    find: (requestId) =>
      ask({ method: 'GET', path: `/requests/${encodeURIComponent(requestId)}`, answer: found }).catch(
        fallBackTo(null, 'not-found'),
      ),
  }),
});
