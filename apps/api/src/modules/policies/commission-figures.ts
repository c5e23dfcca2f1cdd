import { type RecordScope, recordScope } from '@estrada/domain/access/index';
import { addMonths, type CalendarDate } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  type CommissionEntryKind,
  commissionProfile,
  type InsurerId,
  insurerTitle,
} from '@estrada/domain/insurance/index';
import { figurePeriodProblems, listedInFigures, usualFigurePeriod } from '@estrada/domain/products/index';
import { endpoints, mediaTypes, type QueryOf, type ResponseOf } from '@estrada/endpoints/index';
import { and, asc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { drawForCaller } from '../../documents/document.ts';
import { commissionStatement } from '../../documents/insurance/commission-statement.ts';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type FileAnswer, type Route, read } from '../../kernel/route.ts';
import { users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { commissionReach, insuranceCommissions as table } from './commissions.tables.ts';

type Figures = ResponseOf<typeof endpoints.readInsuranceCommissions>;
type Counts = Figures['totals'];
type Filters = QueryOf<typeof endpoints.readInsuranceCommissions>;

/** The entries within a user's reach: sellers their own, others those of their dealers; undefined for all, null for none. */
export const commissionsWithin = (scope: RecordScope): SQL | undefined | null => scopeFilter(scope, commissionReach);

/** The period of a query. @throws DomainError DOM002 at a day of it */
function periodOf(query: Filters, today: CalendarDate) {
  const usual = usualFigurePeriod(today);
  const period = { initialDate: query.initialDate ?? usual.initialDate, finalDate: query.finalDate ?? usual.finalDate };
  const fields = figurePeriodProblems(period, today);
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  return period;
}

const conditionsOf = ({ provider, dealerId, sellerId }: Filters, period: ReturnType<typeof periodOf>) => [
  gte(table.bookedOn, period.initialDate),
  lte(table.bookedOn, period.finalDate),
  provider ? eq(table.insurer, provider) : undefined,
  dealerId ? eq(table.dealerId, dealerId) : undefined,
  sellerId ? eq(table.sellerId, sellerId) : undefined,
];

type Group = 'all' | 'insurer' | 'month' | 'dealer' | 'seller';
type GroupRow = { grouped: Group } & Record<'insurer' | 'month' | 'dealer_id' | 'seller_id', string | null> &
  Record<'entries' | 'earned' | 'reversed' | 'adjusted' | 'total', string | number>;

const countsOf = (row: GroupRow | undefined): Counts => ({
  entries: Number(row?.entries ?? 0),
  earnedCents: Number(row?.earned ?? 0),
  reversedCents: Number(row?.reversed ?? 0),
  adjustedCents: Number(row?.adjusted ?? 0),
  totalCents: Number(row?.total ?? 0),
});

async function countGroups(db: Db, where: SQL): Promise<GroupRow[]> {
  const sumOf = (kind: CommissionEntryKind) => sql`coalesce(sum(amount_cents) filter (where kind = ${kind}), 0)`;
  const answer = await db.execute(sql`
    with entry as (
      select kind, insurer, to_char(booked_on, 'YYYY-MM') as month, dealer_id, seller_id, amount_cents
      from ${table} where ${where}
    )
    select
      case grouping(insurer, month, dealer_id, seller_id) when 7 then 'insurer' when 11 then 'month'
        when 13 then 'dealer' when 14 then 'seller' else 'all' end as grouped,
      insurer, month, dealer_id, seller_id, count(*) as entries,
      ${sumOf('EARNED')} as earned, ${sumOf('REVERSED')} as reversed, ${sumOf('ADJUSTED')} as adjusted,
      coalesce(sum(amount_cents), 0) as total
    from entry
    group by grouping sets ((), (insurer), (month), (dealer_id), (seller_id))
    order by insurer, month, dealer_id, seller_id`);
  return (answer as unknown as { rows: GroupRow[] }).rows;
}

/** The groups with the most entries, in this order. */
const busiest = (rows: readonly GroupRow[]): readonly GroupRow[] =>
  rows.toSorted((one, other) => Number(other.entries) - Number(one.entries)).slice(0, listedInFigures);

async function readFigures(query: Filters, context: ReadContext): Promise<Figures> {
  const { viewer } = callerOf(context);
  const period = periodOf(query, context.today);
  const reach = commissionsWithin(recordScope(viewer));
  const groups = await countGroups(
    context.db,
    and(reach === null ? sql`false` : reach, ...conditionsOf(query, period))!,
  );
  const rowsOf = (group: Group) => groups.filter((row) => row.grouped === group);
  const [allDealers, allSellers] = [rowsOf('dealer'), rowsOf('seller')];
  const [dealerRows, sellerRows] = [busiest(allDealers), busiest(allSellers)];
  const names = await readNames(
    context.db,
    dealerRows.map((row) => row.dealer_id!),
    sellerRows.map((row) => row.seller_id!),
  );
  const named = (id: string, row: GroupRow) => ({ id, name: names.get(id) ?? '', ...countsOf(row) });
  return {
    profile: commissionProfile(viewer.role),
    ...period,
    totals: countsOf(rowsOf('all')[0]),
    insurers: rowsOf('insurer').map((row) => ({ provider: row.insurer as InsurerId, ...countsOf(row) })),
    months: rowsOf('month').map((row) => ({ month: row.month!, ...countsOf(row) })),
    dealers: dealerRows.map((row) => named(row.dealer_id!, row)),
    sellers: sellerRows.map((row) => named(row.seller_id!, row)),
    dealersLeftOut: allDealers.length - dealerRows.length,
    sellersLeftOut: allSellers.length - sellerRows.length,
  };
}

async function readNames(db: Db, dealerIds: string[], sellerIds: string[]): Promise<ReadonlyMap<string, string>> {
  const dealerRows = await db
    .select({ id: dealers.id, name: dealers.tradingName })
    .from(dealers)
    .where(inArray(dealers.id, dealerIds));
  const sellerRows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, sellerIds));
  return new Map([...dealerRows, ...sellerRows].map(({ id, name }) => [id, name]));
}

const newestFirst: PageOrder = { name: 'bookedOn', by: table.bookedOn, type: 'date', direction: 'desc', id: table.id };

async function listEntries(
  { kind, ...query }: QueryOf<typeof endpoints.listInsuranceCommissions>,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.listInsuranceCommissions>> {
  const { provider, dealerId, sellerId, initialDate, finalDate, ...page } = query;
  const filters = { provider, dealerId, sellerId, initialDate, finalDate };
  const { rows, ...rest } = await pageOfTable(
    context.db,
    {
      table,
      columns: { dealerName: dealers.tradingName, sellerName: users.name },
      joins: [
        { table: dealers, on: eq(dealers.id, table.dealerId) },
        { table: users, on: eq(users.id, table.sellerId) },
      ],
      where: [
        commissionsWithin(recordScope(callerOf(context).viewer)),
        ...conditionsOf(filters, periodOf(filters, context.today)),
        kind ? eq(table.kind, kind) : undefined,
      ],
      order: newestFirst,
    },
    page,
  );
  return {
    ...rest,
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      bookedOn: row.bookedOn,
      insuranceId: row.insuranceId,
      policyNumber: row.policyNumber,
      insuranceType: row.product,
      provider: row.insurer,
      dealerName: row.dealerName,
      sellerName: row.sellerName,
      netCents: row.netCents,
      shareMillionths: row.shareMillionths,
      hasTable: row.hasTable,
      amountCents: row.amountCents,
    })),
  };
}

/** More entries in a month than a paper has. */
const mostLines = 5_000;

/**
 * The statement of a month as PDF, of a seller or a dealer in reach.
 *
 * @throws DomainError DOM002 at `dealerId` where it is not known whose, SEC004 out of reach
 */
async function printStatement(
  { month, dealerId, sellerId }: QueryOf<typeof endpoints.downloadCommissionStatement>,
  context: ReadContext,
): Promise<FileAnswer> {
  const { db, language, now } = context;
  const { viewer } = callerOf(context);
  const own = viewer.role === 'seller' ? viewer.userId : undefined;
  const ofSeller = sellerId ?? (dealerId ? undefined : own);
  const ofDealer = ofSeller ? undefined : (dealerId ?? viewer.activeDealerId ?? undefined);
  if (!ofSeller && !ofDealer) throw new DomainError('DOM002', { fields: [{ path: 'dealerId', key: 'required' }] });
  const reach = commissionsWithin(recordScope(viewer));
  if (reach === null) inReach(null);
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        reach ?? undefined,
        ofSeller ? eq(table.sellerId, ofSeller) : eq(table.dealerId, ofDealer!),
        gte(table.bookedOn, `${month}-01`),
        lt(table.bookedOn, addMonths(`${month}-01`, 1)),
      ),
    )
    .orderBy(asc(table.bookedOn), asc(table.id))
    .limit(mostLines);
  // without entries only one's own seller or dealer is shown: nothing tells whether another one exists
  const isOwn = ofSeller ? ofSeller === own : ofDealer === viewer.activeDealerId;
  if (rows.length === 0 && !isOwn && viewer.userType !== 'GMF') inReach(null);
  const shownDealer = ofDealer ?? rows[0]?.dealerId ?? viewer.activeDealerId;
  const [dealer] = shownDealer
    ? await db
        .select({ name: dealers.tradingName, document: dealers.document })
        .from(dealers)
        .where(eq(dealers.id, shownDealer))
    : [];
  const [seller] = ofSeller ? await db.select({ name: users.name }).from(users).where(eq(users.id, ofSeller)) : [];
  const receiver = ofSeller
    ? { kind: 'seller' as const, name: inReach(seller).name, document: null }
    : { kind: 'dealer' as const, ...inReach(dealer) };
  const content = await drawForCaller(
    commissionStatement,
    {
      month,
      receiver,
      dealerName: dealer?.name ?? '',
      lines: rows.map((row) => ({
        policyNumber: row.policyNumber,
        product: row.product,
        insurerName: insurerTitle(row.insurer),
        bookedOn: row.bookedOn,
        baseCents: row.netCents,
        shareMillionths: row.shareMillionths,
        amountCents: row.amountCents,
        isAdjustment: row.kind === 'ADJUSTED',
      })),
      writtenAt: now.toISOString(),
    },
    language,
  );
  return { fileName: `comissoes-${month}.pdf`, contentType: mediaTypes.pdf, content };
}

export const commissionRoutes: Route[] = [
  read(endpoints.readInsuranceCommissions, ({ query }, context) => readFigures(query, context)),
  read(endpoints.listInsuranceCommissions, ({ query }, context) => listEntries(query, context)),
  read(endpoints.downloadCommissionStatement, ({ query }, context) => printStatement(query, context)),
];
