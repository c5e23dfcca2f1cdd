import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import { figurePeriodProblems, listedInFigures, usualFigurePeriod } from '@estrada/domain/products/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { leadsInReach } from './leads.repository.ts';
import { leads } from './leads.tables.ts';

type Figures = ResponseOf<typeof endpoints.readLeadFigures>;
type Counts = Figures['totals'];
type GroupRow = {
  grouped: 'all' | 'source' | 'seller';
  channel: Figures['sources'][number]['channel'] | null;
  source: string | null;
  owner_id: string | null;
  owner_name: string | null;
} & Record<'received' | 'contacted' | 'sold' | 'median_minutes', number | string | null>;

/** The latest leads that are counted: a year of a large network. */
const countedAtMost = 50_000;

/**
 * How fast leads of a period were contacted and how many became sales, by source and by seller: of those that arrived
 * in it, within the caller's reach.
 *
 * @throws DomainError DOM002 at a day of the period
 */
export const readLeadFigures: UseCase<typeof endpoints.readLeadFigures, ReadContext> = async ({ query }, context) => {
  const usual = usualFigurePeriod(context.today);
  const period = { initialDate: query.initialDate ?? usual.initialDate, finalDate: query.finalDate ?? usual.finalDate };
  const fields = figurePeriodProblems(period, context.today);
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  const rows = await countGroups({ ...period, dealerId: query.dealerId }, context);
  const totals = countsOf(rows.find(({ grouped }) => grouped === 'all'));
  const sources = rows.filter(({ grouped }) => grouped === 'source').toSorted(mostFirst);
  const sellers = rows.filter(({ grouped, owner_id }) => grouped === 'seller' && owner_id !== null).toSorted(mostFirst);
  return {
    ...period,
    totals,
    isCapped: totals.received >= countedAtMost,
    sources: sources
      .slice(0, listedInFigures)
      .map((row) => ({ channel: row.channel!, source: row.source ?? '', ...countsOf(row) })),
    sellers: sellers
      .slice(0, listedInFigures)
      .map((row) => ({ id: row.owner_id!, name: row.owner_name ?? '', ...countsOf(row) })),
    sourcesLeftOut: Math.max(0, sources.length - listedInFigures),
    sellersLeftOut: Math.max(0, sellers.length - listedInFigures),
  };
};

const countsOf = (row: GroupRow | undefined): Counts => ({
  received: Number(row?.received ?? 0),
  contacted: Number(row?.contacted ?? 0),
  sold: Number(row?.sold ?? 0),
  medianMinutes: row?.median_minutes == null ? null : Math.round(Number(row.median_minutes)),
});

const mostFirst = (one: GroupRow, other: GroupRow): number => Number(other.received) - Number(one.received);

type Counted = { initialDate: string; finalDate: string; dealerId: string | undefined };

async function countGroups({ initialDate, finalDate, dealerId }: Counted, context: ReadContext): Promise<GroupRow[]> {
  const reach = leadsInReach(context);
  if (reach === null) return [];
  const { db } = context;
  const { channel, source, ownerId, ownerName, status, minutesToFirstContact, createdAt } = leads;
  const counted = db
    .select({ channel, source, ownerId, ownerName, status, minutesToFirstContact })
    .from(leads)
    .where(
      and(
        reach,
        gte(createdAt, new Date(startOfBusinessDay(initialDate))),
        lt(createdAt, new Date(startOfBusinessDay(addDays(finalDate, 1)))),
        dealerId ? eq(leads.dealerId, dealerId) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(leads.id))
    .limit(countedAtMost);
  const answer = await db.execute(sql`
    select case grouping(channel, owner_id) when 3 then 'all' when 1 then 'source' else 'seller' end as grouped,
      channel, source, owner_id, max(owner_name) as owner_name, count(*) as received,
      count(minutes_to_first_contact) as contacted, count(*) filter (where status = 'sold') as sold,
      percentile_cont(0.5) within group (order by minutes_to_first_contact) as median_minutes
    from (${counted}) as counted
    group by grouping sets ((), (channel, source), (owner_id))`);
  return (answer as unknown as { rows: GroupRow[] }).rows;
}
