import { countedInView, type ProposalScope, proposalStatusIds, viewsOf } from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import { listed } from '../proposals.repository.ts';
import { proposals } from '../proposals.tables.ts';
import { openView } from './open-view.ts';

type Counts = Pick<ResponseOf<typeof endpoints.readProposalViews>, 'views' | 'statuses'>;

/** So many of a condition's rows, one more than is counted: what is beyond costs nothing. */
const bounded = (where: SQL | undefined) =>
  sql`(select count(*)::int from (select 1 from ${proposals} where ${where ?? sql`true`} limit ${countedInView + 1}) as counted)`;

/** How many proposals in reach stand in each view of the caller and in each status he can see, all in one question. */
export async function countViews(scope: ProposalScope, context: ReadContext): Promise<Counts> {
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
  const [row] = (answer as unknown as { rows: [{ counts: number[] }] }).rows;
  return {
    views: views.map((view, place) => ({ view, ...countOf(row.counts[place]!) })),
    statuses: statuses.map((status, place) => ({ status, ...countOf(row.counts[views.length + place]!) })),
  };
}

const countOf = (found: number) => ({ count: Math.min(found, countedInView), isCapped: found > countedInView });
