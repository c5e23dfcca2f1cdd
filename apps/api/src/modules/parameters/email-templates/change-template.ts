import { createHash } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import { type EmailTemplateName, emailTemplateOf } from '@estrada/domain/parameters/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { emailTemplateVersions } from '../parameters.tables.ts';
import { describeCurrent } from './describe-template.ts';
import { currentTemplate, findTemplateVersion, type TemplateVersion } from './email-templates.repository.ts';
import { readTemplateFile } from './read-template-file.ts';

type Content = Pick<TemplateVersion, 'fileName' | 'sizeBytes' | 'sha256' | 'html' | 'returnedFrom'>;

export const hashTemplate = (html: string): string => createHash('sha256').update(html).digest('hex');

/** Reading a file blocks this process for some milliseconds: more trials are never needed. */
export const limitTrials = (context: FlowContext): Promise<void> =>
  limitRate(
    context.db,
    { name: 'email-template-files', hits: 120, windowSeconds: 3_600 },
    callerOf(context).viewer.userId,
    context.now,
  );

/**
 * Makes a file the next version in use.
 *
 * @throws DomainError DOM002 for its problems, and where parts are removed that the user was not shown; SET001 when
 * another version is in use by now
 */
export const uploadTemplate: UseCase<(typeof endpoints)['uploadEmailTemplate'], FlowContext> = async (
  { body, files: { file: sent } },
  context,
) => {
  await limitTrials(context);
  const { fileName, sizeBytes, ...file } = sent[0]!;
  const { html, removed, problems } = await readTemplateFile(
    { fileName, sizeBytes, ...file },
    emailTemplateOf(body.name),
  );
  if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
  const sha256 = hashTemplate(html);
  if (removed.length > 0 && body.sha256 !== sha256)
    throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'template.notSeen' }] });
  return context.transaction((tx) =>
    change(tx, 'emailTemplate.save', body, { fileName, sizeBytes, sha256, html, returnedFrom: null }),
  );
};

/**
 * Makes an earlier version the next one in use.
 *
 * @throws DomainError SEC004 for an unknown version, SET001 when another one is in use by now
 */
export const returnToTemplate: UseCase<(typeof endpoints)['returnEmailTemplate'], WriteContext> = async (
  { params: { name }, body },
  context,
) => {
  const earlier = inReach(await findTemplateVersion(context.db, name, body.returnTo));
  const content = { ...earlier, returnedFrom: earlier.version };
  return change(context, 'emailTemplate.return', { name, version: body.version }, content);
};

async function change(
  tx: WriteContext,
  action: 'emailTemplate.save' | 'emailTemplate.return',
  { name, version }: { name: EmailTemplateName; version: number },
  { fileName, sizeBytes, sha256, html, returnedFrom }: Content,
) {
  const before = atVersion(version, await currentTemplate(tx.db, name));
  const content = { fileName, sizeBytes, sha256, html, returnedFrom };
  const { viewer, name: changedByName } = callerOf(tx);
  const by = { changedBy: viewer.userId, changedByName, changedAt: tx.now };
  const isFirst = await addTemplateVersion(tx.db, { name, version: version + 1, ...content, ...by });
  // of two concurrent calls: the other one's version exists by now
  if (!isFirst) atVersion(version, await currentTemplate(tx.db, name));
  const traced = (of: TemplateVersion) => ({
    templateVersion: of.version,
    fileName: of.fileName,
    sizeBytes: of.sizeBytes,
    sha256: of.sha256,
    returnedFrom: of.returnedFrom,
  });
  const after = { name, version: version + 1, ...content, ...by };
  tx.audit({ action, entity: 'emailTemplate', entityId: name, before: traced(before), after: traced(after) });
  return describeCurrent(after);
}

/** Adds a version. @returns false when another user has added the same one */
async function addTemplateVersion(db: Db, row: typeof emailTemplateVersions.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(emailTemplateVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: emailTemplateVersions.version });
  return added.length > 0;
}
