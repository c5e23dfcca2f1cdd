import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { parameterJobs } from '../parameters.jobs.ts';
import { findTemplateVersion } from './email-templates.repository.ts';

/**
 * Queues a version with sample data to the caller's own address; there is no other that it could go to.
 *
 * @throws DomainError SEC004 for a version that is not there, USE029 for more than ten in an hour
 */
export const sendTestEmail: UseCase<(typeof endpoints)['sendTestEmail'], WriteContext> = async (
  { params: { name, version } },
  context,
) => {
  const { viewer, email } = callerOf(context);
  await limitRate(
    context.db,
    { name: 'email-template-tests', hits: 10, windowSeconds: 3_600 },
    viewer.userId,
    context.now,
  );
  inReach(await findTemplateVersion(context.db, name, version));
  context.enqueue(parameterJobs.mailTemplateTest, { name, version, userId: viewer.userId, language: context.language });
  context.audit({
    action: 'emailTemplate.test',
    entity: 'emailTemplate',
    entityId: name,
    after: { templateVersion: version },
  });
  return { address: email };
};
