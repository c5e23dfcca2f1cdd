import { contractRetentionDays, endedRetentionDays } from '@estrada/domain/documents/index';
import { and, asc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { proposals } from './proposals.tables.ts';

/**
 * Proposals whose documents and pictures are at the end of retention, those unchanged for longest first: 90 days after an end without
 * a contract, else the retention of contracts.
 *
 * @param options `hasFiles`: what must still be stored of the proposal; `proposalId`: of this one alone
 * @returns their ids, `limit` at most
 */
export async function listEndOfRetention(
  db: Db,
  now: Date,
  { hasFiles, limit, proposalId }: { hasFiles: SQL; limit: number; proposalId?: string },
): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        proposalId === undefined ? undefined : eq(proposals.id, proposalId),
        hasFiles,
        or(
          and(eq(proposals.status, 'NU'), lt(proposals.updatedAt, before(endedRetentionDays))),
          lt(proposals.updatedAt, before(contractRetentionDays)),
        ),
      ),
    )
    .orderBy(asc(proposals.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
