import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCount } from '../jobs/list-jobs.ts';
import type { Logger } from '../logger.ts';

/**
 * Memory, processor and garbage collection: one set for the process. Its observers are never removed, so a set of each
 * server would keep that server, its routes and its database in memory after it has closed.
 */
const ofProcess = new Registry();
let isCollecting = false;

function collectOfProcess(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: ofProcess });
}

/** The figures of a server and of its process, as Prometheus reads them. */
export const figuresOf = (registry: Registry): Promise<string> => Registry.merge([ofProcess, registry]).metrics();

/**
 * Times every request by route pattern and logs one line for it; `serve-metrics.ts` serves the figures to Prometheus.
 */
export function measureRequests(server: FastifyInstance, logger: Logger, registry: Registry): void {
  collectOfProcess();
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
}

/** The jobs that need an operator, counted when the metrics are collected. */
export function countJobs(registry: Registry, count: () => Promise<JobCount[]>): void {
  const gauge = (name: string, help: string, of: (counts: JobCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        this.reset();
        // without the database the count is skipped, and the other figures are needed all the more
        for (const counts of await count().catch(() => [])) this.set({ job: counts.name }, of(counts));
      },
    });
  gauge('jobs_failed', 'Jobs that have failed for good and wait for a decision, by kind', ({ failed }) => failed);
  gauge('jobs_retrying', 'Jobs whose last try failed and that are tried again, by kind', ({ retrying }) => retrying);
  gauge(
    'jobs_waiting_for_outage',
    'Jobs that wait for a partner, the mail server, the database or the disk to be back, by kind',
    ({ waitingForOutage }) => waitingForOutage,
  );
}
