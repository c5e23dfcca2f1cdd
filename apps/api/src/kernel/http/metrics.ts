import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCount } from '../jobs/list-jobs.ts';
import type { Logger } from '../logger.ts';

/**
 * Times every request by route pattern, logs one line for it, and offers the figures at `/metrics` for Prometheus, with the
 * jobs that a person must look at.
 */
export function measureRequests(server: FastifyInstance, logger: Logger, count: () => Promise<JobCount[]>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (!route.startsWith('/api')) return;
    logger.info(
      {
        correlationId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  const failed = new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that have failed for good and wait for a decision, by kind',
    labelNames: ['job'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'jobs_waiting_for_outage',
    help: 'Jobs that wait for a partner, the mail server, the database or the disk to be back, by kind',
    labelNames: ['job'],
    registers: [registry],
  });
  const countOutstanding = async () => {
    // without the database there is nothing to count, and the other figures are wanted all the more
    const counts = await count().catch(() => []);
    failed.reset();
    waiting.reset();
    for (const { name: job, ...of } of counts) {
      failed.set({ job }, of.failed);
      waiting.set({ job }, of.waitingForOutage);
    }
  };
  server.get('/metrics', async (_request, reply) => {
    await countOutstanding();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
