import { discardedSelfieDays } from '@estrada/domain/contracts/index';
import { and, eq, exists, inArray, lt, min } from 'drizzle-orm';
import type { FlowContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { Task, TaskContext } from '../../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../../kernel/personal-links.ts';
import { sweepLostFiles } from '../../../kernel/sweep-lost-files.ts';
import { listEndOfRetention, proposals } from '../../proposals/index.ts';
import { forgetShots, mostSelfies, type ShotRow } from './selfie.repository.ts';
import { selfieShots } from './selfie.tables.ts';
import { frames, selfieKey, selfiesFolder } from './selfie-key.ts';
import { selfieLink } from './selfie-link.ts';

export const selfieSchedule = (files: FileStore): Task[] => [
  removeLinks(selfieLink),
  {
    // pictures that were refused or replaced a week ago
    name: 'proposals.discard-selfies',
    every: 'night',
    rows: (context, limit) => listProposalsWithDiscarded(context.db, daysAgo(context, discardedSelfieDays), limit),
    async run(proposalId, context) {
      const before = daysAgo(context, discardedSelfieDays);
      await erase(proposalId, await listDiscardedShots(context.db, proposalId, before), 'discard', files, context);
    },
  },
  {
    // pictures of proposals at the end of their retention
    name: 'proposals.erase-selfies',
    every: 'night',
    rows: ({ db, now }, limit) => listDueForSelfies(db, now, { limit }),
    async run(proposalId, context) {
      const [due] = await listDueForSelfies(context.db, context.now, { limit: 1, proposalId });
      if (due) await erase(proposalId, await listShotsOf(context.db, proposalId), 'erase', files, context);
    },
  },
  sweepLostFiles('proposals.remove-lost-selfies', { folder: selfiesFolder, listKnown: listKnownShots }, files),
];

/** Deletes the selfie pictures of a proposal. @returns how many */
export async function eraseShots(proposalId: string, files: FileStore, context: FlowContext): Promise<number> {
  const shots = await listShotsOf(context.db, proposalId);
  await erase(proposalId, shots, 'erase', files, context);
  return shots.length;
}

const daysAgo = ({ now }: TaskContext, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The file is deleted first: leftovers are found again. */
async function erase(
  proposalId: string,
  shots: readonly ShotRow[],
  act: 'discard' | 'erase',
  files: FileStore,
  context: FlowContext,
): Promise<void> {
  if (shots.length === 0) return;
  for (const shot of shots) for (const frame of frames) await files.remove(selfieKey(shot, frame));
  await context.transaction(async (tx) => {
    const ids = shots.map(({ id }) => id);
    await forgetShots(tx.db, ids, { erasedAt: tx.now });
    tx.audit({
      action: `proposal.selfie.${act}`,
      entity: 'proposal',
      entityId: proposalId,
      after: { selfieCount: shots.length },
    });
  });
}

const _dayMs = 86_400_000;

async function listKnownShots(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: selfieShots.id })
    .from(selfieShots)
    .where(inArray(selfieShots.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Proposals with pictures unused since then, longest waiting first. */
async function listProposalsWithDiscarded(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: selfieShots.proposalId })
    .from(selfieShots)
    .where(lt(selfieShots.discardedAt, before))
    .groupBy(selfieShots.proposalId)
    .orderBy(min(selfieShots.discardedAt), selfieShots.proposalId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const listDiscardedShots = (db: Db, proposalId: string, before: Date): Promise<ShotRow[]> =>
  db
    .select()
    .from(selfieShots)
    .where(and(eq(selfieShots.proposalId, proposalId), lt(selfieShots.discardedAt, before)))
    .limit(mostSelfies);

const listShotsOf = (db: Db, proposalId: string): Promise<ShotRow[]> =>
  db.select().from(selfieShots).where(eq(selfieShots.proposalId, proposalId)).limit(mostSelfies);

/** Proposals whose selfies are at the end of retention. */
const listDueForSelfies = (db: Db, now: Date, page: { limit: number; proposalId?: string }): Promise<string[]> =>
  listEndOfRetention(db, now, {
    ...page,
    hasFiles: exists(db.select().from(selfieShots).where(eq(selfieShots.proposalId, proposals.id))),
  });
