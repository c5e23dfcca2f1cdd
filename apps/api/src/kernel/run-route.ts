import { z } from 'zod';
import { type AuditRecord, appendAudit } from './audit/append-audit.ts';
import { unknownAuditFields, unknownFields } from './audit/mask-personal-data.ts';
import type { RequestContext, WriteContext } from './context.ts';
import { inOneMoment } from './database/cached-reads.ts';
import type { Db } from './database/database.ts';
import { serializerOf } from './http/serialize-answers.ts';
import { claimKey, type IdempotentCall, identifyCall, releaseKey, saveAnswer } from './idempotency.ts';
import type { JobSink } from './jobs/job-sink.ts';
import type { Input, Route } from './route.ts';

export interface PipelineParts {
  db: Db;
  jobs: JobSink;
  /** the key of the audit chain (`AUDIT_KEY`); null without one */
  auditKey: string | null;
}

/**
 * The owner of anonymous idempotency keys: an id that no user has. Only the same key with the same body returns a
 * stored response.
 */
const strangersId = '0'.repeat(26);

/**
 * The one pipeline behind every call, after authentication, access check and parsing: transaction → use case → audit →
 * outbox → commit. Idempotency keys are handled here, once.
 */
export async function runRoute(
  route: Route,
  input: Input<never>,
  context: RequestContext,
  parts: PipelineParts,
  idempotencyKey: string | undefined,
): Promise<unknown> {
  const call =
    route.endpoint.idempotent && idempotencyKey
      ? identifyCall(context.caller?.viewer.userId ?? strangersId, route.endpoint.name, idempotencyKey, input)
      : null;
  if (route.kind === 'read') return inOneMoment(() => route.run(input, { ...context, db: parts.db }));
  if (route.kind === 'flow') return runFlow(route, input, context, parts, call);
  return inTransaction(parts, context, async (writeContext) => {
    const earlier = call && (await claimKey(writeContext.db, call, context.now));
    if (earlier) return answerOf(earlier);
    const answer = await route.run(input, writeContext);
    if (call) await saveAnswer(writeContext.db, call, declaredOf(route, answer));
    return answer;
  });
}

async function runFlow(
  route: Extract<Route, { kind: 'flow' }>,
  input: Input<never>,
  context: RequestContext,
  parts: PipelineParts,
  call: IdempotentCall | null,
): Promise<unknown> {
  const earlier = call && (await claimKey(parts.db, call, context.now));
  if (earlier) return answerOf(earlier);
  try {
    const answer = await route.run(input, {
      ...context,
      db: parts.db,
      transaction: (work) => inTransaction(parts, context, work),
    });
    if (call) await saveAnswer(parts.db, call, declaredOf(route, answer));
    return answer;
  } catch (error) {
    if (call) await releaseKey(parts.db, call);
    throw error;
  }
}

/** One transaction with everything that must commit together: the use case's rows, its audit entries and its jobs. */
export async function inTransaction<Result>(
  parts: PipelineParts,
  context: RequestContext,
  work: (context: WriteContext) => Promise<Result>,
): Promise<Result> {
  return parts.db.transaction(async (tx) => {
    const db = tx as Db;
    const records: AuditRecord[] = [];
    const jobs: (() => Promise<void>)[] = [];
    const result = await work({
      ...context,
      db,
      audit: (record) => void records.push(record),
      enqueue: (job, data) => void jobs.push(() => parts.jobs.enqueue(db, job, data)),
    });
    for (const enqueue of jobs) await enqueue();
    for (const { action, entity, before, after } of records) {
      const unknown = [...new Set([...unknownFields(entity, before), ...unknownFields(entity, after)])];
      if (unknown.length > 0) context.logger.error({ action, unknown }, unknownAuditFields);
    }
    await appendAudit(
      db,
      {
        at: context.now,
        actorId: context.caller?.viewer.userId ?? null,
        actorName: context.caller?.viewer.username ?? 'system',
        correlationId: context.correlationId,
      },
      records,
      parts.auditKey,
    );
    return result;
  });
}

/** A response with the declared fields only: others that a use case spreads are neither sent nor stored. */
const declaredOf = ({ endpoint: { response } }: Route, answer: unknown): unknown =>
  response instanceof z.ZodType ? JSON.parse(serializerOf(response)(answer)) : answer;

const answerOf = (earlier: { response: unknown }) => (earlier.response as { answer: unknown }).answer;
