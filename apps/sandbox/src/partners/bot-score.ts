import { steadyDelayMs } from '../pace.ts';
import type { Partner } from './partner.ts';
import { isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

/** Plays the service that distinguishes people from programs: callers from 203.0.113.0/24 are programs, all others people. */
export const botScore: Partner = {
  id: 'bot-score',
  name: { pt: 'Pontuação de robôs', en: 'Bot score' },
  purpose: {
    pt: 'Diz o quanto quem tenta entrar parece uma pessoa. Endereços 203.0.113.x recebem 0,1; os outros, 0,9.',
    en: 'Says how much who signs in looks like a person. Addresses 203.0.113.x get 0.1, all others 0.9.',
  },
  endpoints: ['POST /bot-score/v1/assessments'],
  refusal: { code: 'BOT-009', message: 'Limite de consultas do contrato atingido.' },
  http: {
    latencyMs: (request) => steadyDelayMs(rawField(request.body, 'clientAddress'), 5, 20),
    register: (scope) =>
      serveCall<{ clientAddress: string }>(scope, {
        method: 'POST',
        path: '/v1/assessments',
        fields: { clientAddress: isText },
        answer: ({ clientAddress }) => ({ score: clientAddress.startsWith('203.0.113.') ? 0.1 : 0.9 }),
      }),
  },
};
