import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type CallbackManner, sendCallbacks } from '../callbacks/send-callback.ts';
import { type Pace, steadyDelayMs } from '../pace.ts';
import { AnswerMemory } from './answer-memory.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall, serveRequest } from './serve-call.ts';

type Report = 'SENT' | 'DELIVERED' | 'READ' | 'FAILED' | 'OPTED_OUT';
type MessageRequest = { requestId: string; channel: string; phone: string; text: string; callbackUrl: string };
type Message = { messageId: string; reports: readonly { state: Report; at: string; reason?: string }[] };

type Outcome = { reports: readonly Report[]; manner?: CallbackManner; only?: string };
/** What becomes of a message, by the last digits of its phone; every other one is delivered and read. */
const outcomes: Readonly<Record<string, Outcome>> = {
  '0001': { reports: ['SENT', 'FAILED'], only: 'WHATSAPP' },
  '0002': { reports: ['SENT', 'FAILED'] },
  '0003': { reports: ['SENT', 'DELIVERED', 'OPTED_OUT'] },
  '0004': { reports: ['SENT', 'DELIVERED'] },
  '0005': { reports: ['SENT', 'DELIVERED', 'READ'], manner: 'doubled' },
  '0006': { reports: ['SENT', 'DELIVERED', 'READ'], manner: 'outOfOrder' },
};
const usual: Outcome = { reports: ['SENT', 'DELIVERED', 'READ'] };

const isChannel = (value: unknown): value is string => value === 'WHATSAPP' || value === 'SMS';
const isPhone = (value: unknown): value is string => typeof value === 'string' && /^\+55\d{11}$/.test(value);
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

function register(scope: FastifyInstance, now: () => Date, secret: string, pace: Pace): void {
  const messages = new AnswerMemory<Message>();
  const timers = new Set<NodeJS.Timeout>();
  scope.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
  /** Reports in one go, after the time that the operator takes. */
  const reportLater = ({ requestId, callbackUrl }: MessageRequest, { reports }: Message, manner: CallbackManner) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const events = reports.map((report, index) => ({ eventId: `${requestId}-${index}`, requestId, ...report }));
      // a product that is away asks later by itself
      void sendCallbacks({ url: callbackUrl, secret }, events, { now: now(), manner }).catch(() => []);
    }, pace.settleMs);
    timers.add(timer);
  };
  serveCall<MessageRequest>(scope, {
    method: 'POST',
    path: '/v1/messages',
    token: anyToken,
    fields: { requestId: isText, channel: isChannel, phone: isPhone, text: isText, callbackUrl: isAddress },
    answer(request) {
      const outcome = outcomes[request.phone.slice(-4)];
      const { reports, manner } = outcome && (outcome.only ?? request.channel) === request.channel ? outcome : usual;
      let isNew = false;
      const message = messages.once(request.requestId, () => {
        isNew = true;
        const at = now().toISOString();
        return {
          messageId: `msg-${createHash('sha256').update(request.requestId).digest('hex').slice(0, 12)}`,
          reports: reports.map((state) => ({ state, at, ...(state === 'FAILED' ? { reason: 'UNREACHABLE' } : {}) })),
        };
      });
      // the same request never sends a second message
      if (isNew) reportLater(request, message, manner ?? 'normal');
      return { messageId: message.messageId };
    },
  });
  serveRequest(
    scope,
    (requestId) => messages.recall(requestId),
    (message) => message,
  );
}

/** Plays the operator that carries SMS and WhatsApp, and reports what became of each message. */
export const messaging: Partner = {
  id: 'messaging',
  name: { pt: 'Mensagens (SMS e WhatsApp)', en: 'Messages (SMS and WhatsApp)' },
  purpose: {
    pt: 'Entrega mensagens e avisa o que houve com cada uma. Celular terminado em 0001: sem WhatsApp; 0002: inexistente; 0003: pede para não receber; 0004: entregue e não lida; 0005: avisos repetidos; 0006: avisos fora de ordem.',
    en: 'Delivers messages and reports what became of each. A phone that ends in 0001 has no WhatsApp; 0002 does not exist; 0003 opts out; 0004 delivered, not read; 0005 doubled reports; 0006 reports out of order.',
  },
  endpoints: ['POST /messaging/v1/messages', 'GET /messaging/v1/requests/:requestId'],
  refusal: { code: 'MSG-021', message: 'Conta de mensagens sem saldo.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'requestId') || request.url, 60, 300),
    register,
  },
};
