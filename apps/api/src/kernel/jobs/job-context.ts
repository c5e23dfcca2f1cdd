import { businessDay } from '@estrada/domain/calendar/index';
import type { FlowContext, RequestContext } from '../context.ts';
import type { Logger } from '../logger.ts';
import { noHttp } from '../no-http.ts';
import { inTransaction, type PipelineParts } from '../run-route.ts';

/**
 * The context of a job: it has no caller, the system acts, and the job's id ties its log lines and audit entries
 * together.
 */
export function makeJobContext(parts: PipelineParts, now: Date, jobId: string, logger: Logger): FlowContext {
  const context: RequestContext = {
    caller: null,
    may: () => false,
    now,
    today: businessDay(now.toISOString()),
    language: 'pt-BR',
    correlationId: jobId,
    logger,
    http: noHttp('job'),
  };
  return { ...context, db: parts.db, transaction: (work) => inTransaction(parts, context, work) };
}
