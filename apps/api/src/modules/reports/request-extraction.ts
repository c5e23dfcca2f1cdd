import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import { checkExtractionRange } from '@estrada/domain/reports/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeExtraction } from './describe-extraction.ts';
import { type ExtractionName, extractions } from './extractions/index.ts';
import { reportJobs } from './reports.jobs.ts';
import { insertExtraction } from './reports.repository.ts';

/** Stores what is requested, by whom and within whose reach; the job makes the file. */
export function makeRequestExtraction(name: ExtractionName): UseCase<typeof endpoints.downloadDealers, WriteContext> {
  return async ({ query: { initialDate, finalDate, format } }, context) => {
    const { viewer } = callerOf(context);
    const fields = checkExtractionRange({ initialDate, finalDate }, context.today);
    if (fields.length > 0) throw new DomainError('DOM002', { fields });
    await limitRate(context.db, { name: 'extractions', hits: 60, windowSeconds: 3_600 }, viewer.userId, context.now);
    const id = makeId(context.now);
    const row = await insertExtraction(context.db, {
      id,
      type: name,
      format,
      initialDate,
      finalDate,
      language: context.language,
      status: 'PENDING',
      scope: recordScope(viewer),
      fileName: `${extractions[name].fileStem}_${initialDate}_${finalDate}_${id.slice(-8)}.${format}`,
      userId: viewer.userId,
      requestedAt: context.now,
      progressAt: context.now,
    });
    context.enqueue(reportJobs.extract, { id });
    context.audit({
      action: 'extraction.request',
      entity: 'extraction',
      entityId: id,
      after: { type: name, initialDate, finalDate, format },
    });
    return describeExtraction(row, context.language);
  };
}
