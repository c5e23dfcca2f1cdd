import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Pace, pause } from '../pace.ts';
import type { BusinessRefusal } from '../partners/partner.ts';
import type { FaultMode } from './fault-modes.ts';

type HttpFaultOptions = { refusal: BusinessRefusal; pace: Pace; closing: AbortSignal; take: () => FaultMode };

const HALF_A_JSON = '{"protocol":"2026-000917","result":1,"tierCo';
const WEB_PAGE = '<!doctype html><html><body><h1>Serviço em manutenção</h1></body></html>';

async function* oneByteAtATime(payload: Buffer, intervalMs: number, closing: AbortSignal): AsyncGenerator<Buffer> {
  for (const byte of payload) {
    await pause(intervalMs, closing);
    if (closing.aborted) return;
    yield Buffer.of(byte);
  }
}

/**
 * Makes every route of a scope answer in the mode its partner is switched to. Runs after the body was read, so
 * that the call log still sees the request to a partner that fails.
 */
export function applyHttpFaults(scope: FastifyInstance, options: HttpFaultOptions): void {
  const { refusal, pace, closing, take } = options;
  const dripping = new WeakSet<FastifyRequest>();
  let garbageAnswers = 0;

  const answerIn: Record<FaultMode, (request: FastifyRequest, reply: FastifyReply) => unknown> = {
    normal: () => undefined,
    slow: () => pause(pace.slowMs, closing),
    timeout: (_request, reply) => reply.hijack(),
    failing: (_request, reply) => reply.code(500).send({ error: 'internal_error' }),
    garbage: (_request, reply) => {
      garbageAnswers += 1;
      const isJson = garbageAnswers % 2 === 1;
      return reply.type(isJson ? 'application/json' : 'text/html; charset=utf-8').send(isJson ? HALF_A_JSON : WEB_PAGE);
    },
    drip: (request) => {
      dripping.add(request);
    },
    refused: (request, reply) => {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    },
    businessRefusal: (_request, reply) => reply.code(422).send({ error: refusal.code, message: refusal.message }),
  };

  scope.addHook('preValidation', async (request, reply) => answerIn[take()](request, reply));
  scope.addHook('onSend', async (request, _reply, payload) =>
    dripping.has(request) && typeof payload === 'string'
      ? Readable.from(oneByteAtATime(Buffer.from(payload), pace.dripIntervalMs, closing))
      : payload,
  );
}
