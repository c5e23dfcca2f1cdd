import { DomainError } from '@estrada/domain/errors/index';
import {
  countedInView,
  mostSavedViews,
  type ProposalScope,
  proposalScope,
  proposalStatusIds,
  viewsOf,
} from '@estrada/domain/proposals/index';
import { endpoints, type ResponseOf, type SavedView } from '@estrada/endpoints/index';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { type UniqueConflict, writeUnique } from '../../../kernel/database/unique-violation.ts';
import { makeId } from '../../../kernel/ids.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, write } from '../../../kernel/route.ts';
import { users } from '../../identity/index.ts';
import { listed } from '../proposals.repository.ts';
import { proposals } from '../proposals.tables.ts';
import { openView } from './open-view.ts';
import { proposalViews } from './views.tables.ts';

type Counts = Pick<ResponseOf<typeof endpoints.readProposalViews>, 'views' | 'statuses'>;

/** The rows of a condition up to the limit plus one: rows beyond cost nothing. */
const bounded = (where: SQL | undefined) =>
  sql`(select count(*)::int from (select 1 from ${proposals} where ${where ?? sql`true`} limit ${countedInView + 1}) as counted)`;

/** The counts of proposals within the scope for each of the caller's views and visible statuses, in one query. */
async function countViews(scope: ProposalScope, context: ReadContext): Promise<Counts> {
  const { viewer } = callerOf(context);
  const views = viewsOf(viewer);
  const statuses = scope.statuses ?? proposalStatusIds;
  const reach = listed(scope);
  if (reach === null) return { views: views.map((view) => ({ view, ...countOf(0) })), statuses: [] };
  const conditions = [
    ...views.map((view) => openView(view, viewer, context.today).where ?? undefined),
    ...statuses.map((status) => eq(proposals.status, status)),
  ];
  const answer = await context.db.execute(
    sql`select array[${sql.join(
      conditions.map((condition) => bounded(and(reach, condition))),
      sql`, `,
    )}] as counts`,
  );
  const [row] = (answer as { rows: [{ counts: number[] }] }).rows;
  return {
    views: views.map((view, place) => ({ view, ...countOf(row.counts[place]!) })),
    statuses: statuses.map((status, place) => ({ status, ...countOf(row.counts[views.length + place]!) })),
  };
}

const countOf = (found: number) => ({ count: Math.min(found, countedInView), isCapped: found > countedInView });

const nameConflict: UniqueConflict = {
  index: 'proposal_views_name',
  code: 'DOM002',
  field: 'name',
  key: 'viewName.taken',
};

/** The views of the list: the common ones with their counts, and the user's own. */
export const viewRoutes = (): Route[] => [
  read(endpoints.readProposalViews, async (_input, context) => ({
    ...(await countViews(proposalScope(callerOf(context).viewer), context)),
    saved: await listSaved(context),
  })),
  write(endpoints.saveProposalView, async ({ body: { name, filters } }, context) => {
    const userId = personOf(context);
    // two concurrent calls would both be within the limit
    await context.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await listSaved(context)).length >= mostSavedViews)
      throw new DomainError('DOM002', {
        fields: [{ path: 'name', key: 'views.tooMany', params: { max: mostSavedViews } }],
      });
    const row = { id: makeId(context.now), userId, name, filters, createdAt: context.now };
    await writeUnique(context.db.insert(proposalViews).values(row), nameConflict);
    record('save', row, context);
    return { id: row.id, name, filters };
  }),
  write(endpoints.changeProposalView, async ({ params, body: { name, filters } }, context) => {
    const change = context.db.update(proposalViews).set({ name, filters }).where(isOwn(params.id, context));
    const [changed] = await writeUnique(change.returning({ id: proposalViews.id }), nameConflict);
    const { id } = inReach(changed ?? null);
    record('change', { id, name }, context);
    return { id, name, filters };
  }),
  write(endpoints.removeProposalView, async ({ params }, context) => {
    const removed = await context.db.delete(proposalViews).where(isOwn(params.id, context)).returning();
    record('remove', inReach(removed[0] ?? null), context);
    return { removed: removed.length };
  }),
];

const personOf = (context: ReadContext): string => callerOf(context).viewer.userId;

/** One of another user and a missing one look the same. */
const isOwn = (id: string, context: ReadContext) =>
  and(eq(proposalViews.id, id), eq(proposalViews.userId, personOf(context)));

const listSaved = (context: ReadContext): Promise<SavedView[]> =>
  context.db
    .select({ id: proposalViews.id, name: proposalViews.name, filters: proposalViews.filters })
    .from(proposalViews)
    .where(eq(proposalViews.userId, personOf(context)))
    .orderBy(asc(sql`lower(${proposalViews.name})`), asc(proposalViews.id))
    .limit(mostSavedViews);

function record(act: 'save' | 'change' | 'remove', view: { id: string; name: string }, context: WriteContext): void {
  const kept = { viewName: view.name };
  context.audit({
    action: `proposal-view.${act}`,
    entity: 'proposal-view',
    entityId: view.id,
    ...(act === 'remove' ? { before: kept } : { after: kept }),
  });
}
