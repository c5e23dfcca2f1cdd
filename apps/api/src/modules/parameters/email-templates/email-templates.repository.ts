import type { EmailTemplateName } from '@estrada/domain/parameters/index';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { emailTemplateVersions } from '../parameters.tables.ts';

/** A version of a template; 0 is the product's own text. */
export type TemplateVersion = Omit<typeof emailTemplateVersions.$inferSelect, 'changedBy' | 'changedAt'> & {
  changedAt: Date | null;
};

const versionsShown = 100;

/** The version before the first uploaded template. */
const builtIn = (name: EmailTemplateName): TemplateVersion => ({
  name,
  version: 0,
  fileName: null,
  sizeBytes: null,
  sha256: null,
  html: null,
  returnedFrom: null,
  changedByName: '',
  changedAt: null,
});

const versionsOf = (db: Db, name: EmailTemplateName, limit: number) =>
  db
    .select()
    .from(emailTemplateVersions)
    .where(eq(emailTemplateVersions.name, name))
    .orderBy(desc(emailTemplateVersions.version))
    .limit(limit);

/** The version that is sent. */
export async function currentTemplate(db: Db, name: EmailTemplateName): Promise<TemplateVersion> {
  const [last] = await versionsOf(db, name, 1);
  return last ?? builtIn(name);
}

/** The latest hundred versions, the newest first, and the text that the product came with. */
export const listTemplateVersions = async (db: Db, name: EmailTemplateName): Promise<TemplateVersion[]> => [
  ...(await versionsOf(db, name, versionsShown)),
  builtIn(name),
];

/** One version; null for an unknown number. */
export async function findTemplateVersion(
  db: Db,
  name: EmailTemplateName,
  version: number,
): Promise<TemplateVersion | null> {
  if (version === 0) return builtIn(name);
  const [row] = await db
    .select()
    .from(emailTemplateVersions)
    .where(and(eq(emailTemplateVersions.name, name), eq(emailTemplateVersions.version, version)));
  return row ?? null;
}
