import { emailTemplateNames, emailTemplateOf, sampleValues } from '@estrada/domain/parameters/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { flow, type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { parameterJobs } from '../parameters.jobs.ts';
import { hashTemplate, limitTrials, returnToTemplate, uploadTemplate } from './change-template.ts';
import { describeCurrent, describeVersion } from './describe-template.ts';
import { currentTemplate, findTemplateVersion, listTemplateVersions } from './email-templates.repository.ts';
import { readTemplateFile } from './read-template-file.ts';
import { renderTemplate, toPreview } from './render-template.ts';

/**
 * Queues a version with sample data to the caller's own address, the only possible one.
 *
 * @throws DomainError SEC004 for an unknown version, USE029 for more than ten in an hour
 */
const sendTestEmail: UseCase<(typeof endpoints)['sendTestEmail'], WriteContext> = async (
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

/** Templates of the e-mails about leads. */
export const emailTemplateRoutes: readonly Route[] = [
  read(endpoints.listEmailTemplates, async (_input, { db }) => ({
    items: await Promise.all(emailTemplateNames.map(async (name) => describeCurrent(await currentTemplate(db, name)))),
  })),
  read(endpoints.readEmailTemplate, async ({ params: { name } }, context) => {
    const versions = await listTemplateVersions(context.db, name);
    return {
      ...describeCurrent(versions[0]!),
      versions: versions.map(describeVersion),
      testAddress: callerOf(context).email,
    };
  }),
  flow(endpoints.tryEmailTemplate, async ({ body, files: { file: sent } }, context) => {
    await limitTrials(context);
    const kind = emailTemplateOf(body.name);
    const { html, removed, problems } = await readTemplateFile(sent[0]!, kind);
    return {
      fileName: sent[0]!.fileName,
      sizeBytes: sent[0]!.sizeBytes,
      sha256: hashTemplate(html),
      removed,
      problems: problems.map(({ key, params }) => renderMessage(key, context.language, params)),
      preview: toPreview(renderTemplate(kind, html, sampleValues(kind))),
    };
  }),
  flow(endpoints.uploadEmailTemplate, uploadTemplate),
  write(endpoints.returnEmailTemplate, returnToTemplate),
  read(endpoints.previewEmailTemplate, async ({ params: { name, version } }, { db }) => {
    const { html } = inReach(await findTemplateVersion(db, name, version));
    const kind = emailTemplateOf(name);
    return toPreview(renderTemplate(kind, html, sampleValues(kind)));
  }),
  write(endpoints.sendTestEmail, sendTestEmail),
];
