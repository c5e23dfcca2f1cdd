import type { FastifyInstance } from 'fastify';
import type { CallLog } from '../calls/call-log.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { applyHttpFaults } from '../faults/http-faults.ts';
import { type Pace, pause } from '../pace.ts';
import type { Partner, PartnerId } from './partner.ts';

/** What all partners share. `closing` is aborted when the sandbox closes. */
type PartnerServices = {
  now: () => Date;
  callbackSecret: string;
  pace: Pace;
  closing: AbortSignal;
  calls: CallLog;
  faults: FaultSwitches<PartnerId>;
};

/** Serves one HTTP partner under `/<id>`: every call is kept, answered in the partner's mode and with its delay. */
export function servePartner(app: FastifyInstance, partner: Partner, services: PartnerServices): void {
  const { id, http, refusal } = partner;
  const { now, pace, closing, calls, faults } = services;
  if (!http) return;

  app.register(
    async (scope) => {
      scope.addHook('preValidation', async (request) => {
        const [path = ''] = request.url.split('?');
        calls.record(id, { method: request.method, path, body: request.body, at: now().toISOString() });
      });
      applyHttpFaults(scope, { refusal, pace, closing, take: () => faults.take(id) });
      scope.addHook('preHandler', async (request) => {
        if (pace.latency) await pause(http.latencyMs(request), closing);
      });
      scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
        const status = error.statusCode ?? 500;
        if (status === 413) return reply.code(413).send({ error: 'too_large', field: 'body' });
        if (status < 500) return reply.code(422).send({ error: 'malformed', field: 'body' });
        return reply.code(500).send({ error: 'internal_error' });
      });
      http.register(scope, now, services.callbackSecret, pace);
    },
    { prefix: `/${id}` },
  );
}
