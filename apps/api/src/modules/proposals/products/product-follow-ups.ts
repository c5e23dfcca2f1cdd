import type { ModuleFlags } from '@estrada/domain/access/index';
import { addDays, businessDay, daysBetween, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { productName } from '@estrada/domain/enumerations/index';
import { DomainError, pickText } from '@estrada/domain/errors/index';
import { insuredProducts } from '@estrada/domain/insurance/index';
import { type FollowUpState, followUpPageSize, postponementProblems } from '@estrada/domain/products/index';
import { proposalScope } from '@estrada/domain/proposals/index';
import { productFollowUp as limits } from '@estrada/domain/settings/index';
import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../../kernel/database/page-of-table.ts';
import { nameContains } from '../../../kernel/database/plain-name.ts';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { atVersion, inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, write } from '../../../kernel/route.ts';
import { users } from '../../identity/index.ts';
import { dealerProducts, dealers } from '../../organization/index.ts';
import { readSettings } from '../../parameters/index.ts';
import { vaps } from '../../products/index.ts';
import { findProposal, type ProposalRecord } from '../proposals.repository.ts';
import {
  isPayment,
  productFollowUps,
  proposalHistory,
  proposalLoans,
  proposalProducts,
  proposalReach,
  proposals,
} from '../proposals.tables.ts';
import { readProductFigures } from './read-product-figures.ts';
import { isWithdrawn, newestChoice } from './sale-products.sql.ts';

type FollowUp = ResponseOf<typeof endpoints.listProductFollowUps>['items'][number];
type Filters = { state?: FollowUpState | undefined; product?: string | undefined; search?: string | undefined };
type Declined = Omit<FollowUp['products'][number], 'name'>;
type FollowUpRow = typeof productFollowUps.$inferSelect;

const longestPaidFirst: PageOrder = {
  name: 'paidAt',
  by: proposalHistory.at,
  type: 'timestamptz',
  direction: 'asc',
  id: proposalHistory.proposalId,
};

/** Products of sales: the figures of managers, and the follow-up of declined products by the F&I manager. */
export const productSalesRoutes = (modules: ModuleFlags): Route[] => [
  read(endpoints.readProductFigures, readProductFigures),
  read(endpoints.listProductFollowUps, async ({ query: { state, product, search, ...page } }, context) => {
    const { rows, ...rest } = await listFollowUps({ state, product, search }, page, modules, context);
    return { ...rest, items: rows.map((row) => describe(row, context)) };
  }),
  write(endpoints.recordFollowUpOutcome, async ({ params, body: { version, outcome } }, context) => {
    const proposal = await followedProposal(params.id, modules, context);
    await saveFollowUp(proposal, version, { outcome, postponedUntil: null }, context);
    return readFollowUp(proposal, modules, context);
  }),
  write(endpoints.postponeFollowUp, async ({ params, body: { version, until } }, context) => {
    const proposal = await followedProposal(params.id, modules, context);
    const fields = postponementProblems(until, context.today);
    if (fields.length > 0) throw new DomainError('DOM002', { fields });
    await saveFollowUp(proposal, version, { outcome: null, postponedUntil: until }, context);
    return readFollowUp(proposal, modules, context);
  }),
];

/** A sale in reach whose follow-up is possible today, locked for this write. @throws DomainError SEC004 */
async function followedProposal(id: string, modules: ModuleFlags, context: WriteContext): Promise<ProposalRecord> {
  const scope = proposalScope(callerOf(context).viewer);
  const proposal = inReach(await findProposal(context.db, scope, id, { lock: true }));
  const { rows } = await listFollowUps({ id }, {}, modules, context);
  inReach(rows[0]);
  return proposal;
}

async function readFollowUp({ id }: ProposalRecord, modules: ModuleFlags, context: ReadContext): Promise<FollowUp> {
  const { rows } = await listFollowUps({ id }, {}, modules, context);
  return describe(inReach(rows[0]), context);
}

/** Replaces the follow-up of a sale. @throws DomainError SET001 when another user changed it first */
async function saveFollowUp(
  { id: proposalId, number }: ProposalRecord,
  seenVersion: number,
  changes: Pick<FollowUpRow, 'outcome' | 'postponedUntil'>,
  context: WriteContext,
): Promise<void> {
  const { db, now } = context;
  const { viewer, name } = callerOf(context);
  const [last] = await db.select().from(productFollowUps).where(eq(productFollowUps.proposalId, proposalId));
  const before = atVersion(seenVersion, last ?? { version: 0, outcome: null, postponedUntil: null });
  const row: FollowUpRow = {
    proposalId,
    version: before.version + 1,
    ...changes,
    changedBy: viewer.userId,
    changedByName: name,
    updatedAt: now,
  };
  await db.insert(productFollowUps).values(row).onConflictDoUpdate({ target: productFollowUps.proposalId, set: row });
  context.audit({
    action: changes.outcome ? 'product-follow-up.outcome' : 'product-follow-up.postpone',
    entity: 'product-follow-up',
    entityId: proposalId,
    before: { outcome: before.outcome, postponedUntil: before.postponedUntil },
    after: { proposalNumber: number, ...changes },
  });
}

export async function listFollowUps(
  filters: Filters & { id?: string },
  page: Parameters<typeof pageOfTable>[2],
  modules: ModuleFlags,
  context: ReadContext,
) {
  const { db, today } = context;
  const { daysAfterPayment, lastDayAfterPayment } = (await readSettings(db, limits)).values;
  const [first, last] = [addDays(today, -lastDayAfterPayment), addDays(today, -daysAfterPayment)];
  const [start, end] = [new Date(startOfBusinessDay(first)), new Date(startOfBusinessDay(addDays(last, 1)))];
  const reach = scopeFilter(proposalScope(callerOf(context).viewer), proposalReach);
  const declined = stillDeclined(modules, today);
  return pageOfTable(
    db,
    {
      table: proposalHistory,
      columns: {
        // the cursor names a row by it
        id: proposals.id,
        proposalNumber: proposals.number,
        clientName: proposals.clientName,
        vehicleLabel: proposals.vehicleLabel,
        dealerName: dealers.tradingName,
        sellerName: users.name,
        declined: sql<Declined[]>`(select jsonb_agg(jsonb_build_object('code', offered.code, 'provider',
          offered.provider, 'premiumCents', offered."premiumCents", 'monthlyCents', offered."monthlyCents")
          order by offered.code, offered.provider) ${declined})`,
        followUp: sql<StoredFollowUp | null>`(select jsonb_build_object('version', done.version, 'outcome', done.outcome,
          'postponedUntil', done.postponed_until, 'changedByName', done.changed_by_name, 'changedAt', done.updated_at)
          from ${productFollowUps} as done where done.proposal_id = ${proposalHistory}.proposal_id)`,
      },
      joins: [
        { table: proposals, on: eq(proposals.id, proposalHistory.proposalId) },
        { table: dealers, on: eq(dealers.id, proposals.dealerId) },
        { table: users, on: eq(users.id, proposals.sellerId) },
      ],
      where: [
        isPayment,
        gte(proposalHistory.at, start),
        lt(proposalHistory.at, end),
        filters.id ? eq(proposalHistory.proposalId, filters.id) : undefined,
        reach === null ? null : isSaleOf(reach, start, filters.search),
        sql`not ${isWithdrawn(sql`${proposalHistory}.proposal_id`)}`,
        filters.id ? undefined : isInState(filters.state ?? 'open', today),
        sql`exists (select ${declined} ${filters.product ? sql`and offered.code = ${filters.product}` : sql.empty()})`,
      ],
      order: longestPaidFirst,
    },
    { ...page, usualSize: followUpPageSize },
  );
}

type StoredFollowUp = Pick<FollowUpRow, 'version' | 'outcome' | 'postponedUntil' | 'changedByName'> & {
  changedAt: string;
};

/** Paid sales in reach; none changed before its payment, so the dealer's index of statuses and changes finds them. */
const isSaleOf = (reach: SQL | undefined, start: Date, search: string | undefined): SQL =>
  sql`${proposalHistory}.proposal_id in (select ${proposals.id} from ${proposals} where ${and(
    reach,
    sql`${proposals.status} in ('OC', 'OCM')`,
    gte(proposals.updatedAt, start),
    search ? or(eq(proposals.number, search), nameContains(proposals.clientName, search)) : undefined,
  )})`;

function isInState(state: FollowUpState, today: string): SQL {
  const recorded = (condition: SQL) => sql`exists (select from ${productFollowUps} as done
    where done.proposal_id = ${proposalHistory}.proposal_id and ${condition})`;
  if (state === 'done') return recorded(sql`done.outcome is not null`);
  const isPostponed = sql`done.postponed_until > ${today}::date`;
  return state === 'postponed'
    ? recorded(isPostponed)
    : sql`not ${recorded(sql`(done.outcome is not null or ${isPostponed})`)}`;
}

/**
 * The products `offered` that the newest choice of a paid sale declined and that its client can still buy apart: an
 * insurer prices them, the catalogue and the dealer sell them to this client for this vehicle, and no product of the sale
 * excludes them.
 */
const stillDeclined = (modules: ModuleFlags, today: string): SQL => sql`
  from ${proposals}
  join ${proposalLoans} as loan on loan.proposal_id = ${proposals}.id
  ${newestChoice}
  cross join lateral jsonb_to_recordset(choice.declined) as offered
    (code text, provider text, "premiumCents" bigint, "monthlyCents" bigint)
  join ${vaps} as sold on sold.code = offered.code and sold.provider = offered.provider and sold.enabled
  where ${proposals}.id = ${proposalHistory}.proposal_id
    and (offered.code, offered.provider) in (${sql.join(
      insuredProducts(modules).map(({ code, provider }) => sql`(${code}, ${provider})`),
      sql`, `,
    )})
    and case ${proposals}.person_type when 'PF' then sold.for_pf else sold.for_pj end
    and case ${proposals}.asset_type when 1 then sold.for_new else sold.for_used end
    and (sold.max_vehicle_age_years is null
      or ${Number(today.slice(0, 4))}::int - loan.model_year <= sold.max_vehicle_age_years)
    and not exists (
      select from ${dealerProducts} as unsold
      where unsold.dealer_id = ${proposals}.dealer_id and unsold.product = offered.code and not unsold.enabled
    )
    and not exists (
      select from ${proposalProducts} as bought
      where bought.proposal_id = ${proposals}.id
        and (bought.code = offered.code or sold.exclusions @> to_jsonb(bought.code))
    )`;

type Row = Awaited<ReturnType<typeof listFollowUps>>['rows'][number];

function describe({ declined, followUp, ...row }: Row, { language, today }: ReadContext): FollowUp {
  const paidOn = businessDay(row.at.toISOString());
  return {
    proposalId: row.proposalId,
    proposalNumber: row.proposalNumber,
    clientName: row.clientName,
    vehicleLabel: row.vehicleLabel,
    dealerName: row.dealerName,
    sellerName: row.sellerName,
    products: declined.map((product) => ({ ...product, name: pickText(productName(product.code), language) })),
    paidOn,
    days: daysBetween(paidOn, today),
    version: followUp?.version ?? 0,
    outcome: followUp?.outcome ?? null,
    postponedUntil: followUp?.postponedUntil ?? null,
    changedByName: followUp?.changedByName ?? null,
    changedAt: followUp ? new Date(followUp.changedAt).toISOString() : null,
  };
}
