import { type Certification, certificationForm } from '@estrada/domain/identity/index';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import type { StoredRow, StoredTables } from '../../kernel/database/table-load.ts';
import { uploadedCertifications, users } from '../identity/index.ts';
import { certificationOf } from './describe-user.ts';
import { isCertifiable, noCertification } from './users.repository.ts';

/** One line of the table of certifications. */
export type CertificationRow = StoredRow<typeof uploadedCertifications>;

/** The stored tables of certifications. */
export const certificationTables = {
  kind: 'certifications',
  rows: uploadedCertifications,
} as const satisfies StoredTables;

/** Refuses lines of missing users, and of users who attend no clients. */
export async function makeCertificationCheck({ db }: DatabaseHandle) {
  const found = await db
    .select({ username: users.username, isCertifiable: sql<boolean>`${isCertifiable}` })
    .from(users);
  const byUsername = new Map(found.map((row) => [row.username, row.isCertifiable]));
  return ({ username }: CertificationRow) => {
    const known = byUsername.get(username);
    if (known === undefined) return { column: 'username', reason: 'username.unknown' } as const;
    return known ? null : ({ column: 'username', reason: 'certification.role' } as const);
  };
}

/** The current certifications of the users in a table. */
export const currentCertifications = (tableId: string) => sql`
  select ${users.username}, ${users.certificationNumber}, ${users.certificationIssuer}, ${users.certificationStart},
    ${users.certificationEnd}
  from ${uploadedCertifications} join ${users} on ${users.username} = ${uploadedCertifications.username}
  where ${uploadedCertifications.tableId} = ${tableId} and ${isNotNull(users.certificationEnd)}`;

/**
 * Saves the certifications that differ from the table; a user that it does not name does not change.
 *
 * @returns one entry for each changed user
 */
export async function saveUploadedCertifications(db: Db, tableId: string, { now, by }: { now: Date; by: string }) {
  const uploaded = uploadedCertifications;
  const rows = await db
    .select({ user: users, row: uploaded })
    .from(uploaded)
    .innerJoin(users, eq(users.username, uploaded.username))
    .where(eq(uploaded.tableId, tableId))
    .orderBy(users.id)
    .for('update', { of: users });
  const changed = rows.flatMap(({ user, row }) => {
    const after = certificationForm.normalise(row);
    const before = certificationOf(user) ?? noCertification;
    const names = Object.keys(after) as (keyof Certification)[];
    return names.every((name) => before[name] === after[name]) ? [] : [{ id: user.id, before, after }];
  });
  if (changed.length === 0) return [];
  await db
    .update(users)
    .set({
      certificationNumber: sql`${uploaded.certificationNumber}`,
      certificationIssuer: sql`${uploaded.certificationIssuer}`,
      certificationStart: sql`${uploaded.certificationStart}`,
      certificationEnd: sql`${uploaded.certificationEnd}`,
      certificationWarnedDays: sql`case when ${users.certificationEnd} = ${uploaded.certificationEnd} then ${users.certificationWarnedDays} end`,
      certificationSavedAt: now,
      version: sql`${users.version} + 1`,
      updatedAt: now,
    })
    .from(uploaded)
    .where(
      and(
        eq(uploaded.tableId, tableId),
        eq(uploaded.username, users.username),
        sql`(${users.certificationNumber}, ${users.certificationIssuer}, ${users.certificationStart}, ${users.certificationEnd})
          is distinct from (${uploaded.certificationNumber}, ${uploaded.certificationIssuer}, ${uploaded.certificationStart}, ${uploaded.certificationEnd})`,
      ),
    );
  return changed.map(({ id, before, after }) => ({
    action: 'user.certify' as const,
    entity: 'user' as const,
    entityId: id,
    before,
    after: { ...after, sentBy: by },
  }));
}
