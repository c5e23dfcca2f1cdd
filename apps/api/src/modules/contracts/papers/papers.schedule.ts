import { contractRetentionDays } from '@estrada/domain/documents/index';
import { and, asc, eq, exists, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { Task } from '../../../kernel/jobs/schedule.ts';
import { sweepLostFiles } from '../../../kernel/sweep-lost-files.ts';
import { proposals } from '../../proposals/index.ts';
import { listPapers } from '../contracts.repository.ts';
import { proposalPapers } from '../contracts.tables.ts';
import { paperKey, papersFolder, sealedKey } from '../paper-key.ts';
import type { EnvelopeRow } from '../signature/signature.repository.ts';
import { proposalEnvelopes } from '../signature/signature.tables.ts';

export const paperSchedule = (files: FileStore): Task[] => [
  {
    // papers at the end of their retention. The file is deleted first: leftovers are found again
    name: 'papers.erase',
    every: 'night',
    rows: ({ db, now }, limit) => listDuePapers(db, now, { limit }),
    async run(proposalId, context) {
      const [due] = await listDuePapers(context.db, context.now, { limit: 1, proposalId });
      if (!due) return;
      const papers = await listPapers(context.db, proposalId);
      for (const paper of papers) await files.remove(paperKey(paper));
      for (const envelope of await listSealed(context.db, proposalId)) await files.remove(sealedKey(envelope));
      await context.transaction(async (tx) => {
        await forgetPapers(
          tx.db,
          papers.map(({ id }) => id),
        );
        tx.audit({
          action: 'proposal.paper.erase',
          entity: 'proposal',
          entityId: proposalId,
          after: { paperCount: papers.length },
        });
      });
    },
  },
  sweepLostFiles('papers.remove-lost-files', { folder: papersFolder, listKnown: listKnownPapers }, files),
];

/** Those of the ids that are papers. */
async function listKnownPapers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: proposalPapers.id })
    .from(proposalPapers)
    .where(inArray(proposalPapers.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Proposals unchanged for the retention period of contracts that still have papers, up to a limit. */
async function listDuePapers(
  db: Db,
  now: Date,
  { limit, proposalId }: { limit: number; proposalId?: string },
): Promise<string[]> {
  const before = new Date(now.getTime() - contractRetentionDays * 86_400_000);
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        proposalId === undefined ? undefined : eq(proposals.id, proposalId),
        lt(proposals.updatedAt, before),
        exists(db.select().from(proposalPapers).where(eq(proposalPapers.proposalId, proposals.id))),
      ),
    )
    .orderBy(asc(proposals.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

async function forgetPapers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(proposalPapers).where(inArray(proposalPapers.id, [...ids]));
}

const mostEnvelopes = 100;

/** Envelopes of a proposal that have a sealed paper. */
const listSealed = (db: Db, proposalId: string): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(proposalEnvelopes)
    .where(and(eq(proposalEnvelopes.proposalId, proposalId), eq(proposalEnvelopes.status, 'COMPLETED')))
    .limit(mostEnvelopes);
