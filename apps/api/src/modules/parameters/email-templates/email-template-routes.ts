import { emailTemplateNames, emailTemplateOf, sampleValues } from '@estrada/domain/parameters/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { callerOf } from '../../../kernel/context.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { flow, type Route, read, write } from '../../../kernel/route.ts';
import { hashTemplate, limitTrials, returnToTemplate, uploadTemplate } from './change-template.ts';
import { describeCurrent, describeVersion } from './describe-template.ts';
import { currentTemplate, findTemplateVersion, listTemplateVersions } from './email-templates.repository.ts';
import { readTemplateFile } from './read-template-file.ts';
import { renderTemplate, toPreview } from './render-template.ts';
import { sendTestEmail } from './send-test-email.ts';

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
