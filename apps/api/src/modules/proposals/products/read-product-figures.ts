import { recordScope } from '@estrada/domain/access/index';
import { addDays, businessTimeZone, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { productName } from '@estrada/domain/enumerations/index';
import { DomainError, pickText } from '@estrada/domain/errors/index';
import { figurePeriodProblems, isInsurance, listedInFigures, usualFigurePeriod } from '@estrada/domain/products/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { proposalReach, proposals } from '../proposals.tables.ts';
import { countedSales, isInsuranceCode, newestChoice, saleProducts } from './sale-products.sql.ts';

type Figures = ResponseOf<typeof endpoints.readProductFigures>;
type Counts = Figures['totals'];

/**
 * What was sold and declined with the sales of a period within the caller's reach: sent ones by the day of the first
 * sending, paid ones by the day of the payment.
 *
 * @throws DomainError DOM002 at a day of the period
 */
export const readProductFigures: UseCase<typeof endpoints.readProductFigures, ReadContext> = async (
  { query: { dealerId, sellerId, product, ...days } },
  context,
) => {
  const { viewer } = callerOf(context);
  const usual = usualFigurePeriod(context.today);
  const period = { initialDate: days.initialDate ?? usual.initialDate, finalDate: days.finalDate ?? usual.finalDate };
  const fields = figurePeriodProblems(period, context.today);
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  const reach = scopeFilter(recordScope(viewer), proposalReach);
  if (reach === null) return { ...period, ...noFigures };
  const counted: Counted = {
    sales: countedSales(
      new Date(startOfBusinessDay(period.initialDate)),
      new Date(startOfBusinessDay(addDays(period.finalDate, 1))),
    ),
    where:
      and(
        reach,
        dealerId ? eq(proposals.dealerId, dealerId) : undefined,
        sellerId ? eq(proposals.sellerId, sellerId) : undefined,
      ) ?? sql`true`,
    // insurance is the part of role insurance
    shown: viewer.role === 'insurance' ? isInsuranceCode(sql`product.code`) : sql`true`,
    isWanted: product ? sql`product.code = ${product}` : sql`true`,
  };
  const groups = await countGroups(context.db, counted);
  const rowsOf = (group: Group) => groups.filter((row) => row.grouped === group);
  const [allDealers, allSellers] = [rowsOf('dealer'), rowsOf('seller')];
  const [dealerRows, sellerRows] = [busiest(allDealers), busiest(allSellers)];
  const { dealerNames, sellerNames } = await readNames(context.db, dealerRows, sellerRows);
  return {
    ...period,
    totals: countsOf(rowsOf('all')[0]),
    products: (await countProducts(context.db, counted)).map(({ code, provider, ...counts }) => ({
      code,
      provider,
      name: pickText(productName(code), context.language),
      isInsurance: isInsurance(code),
      sent: Number(counts.sent),
      paid: Number(counts.paid),
      declined: Number(counts.declined),
      premiumCents: Number(counts.premium_cents),
    })),
    months: rowsOf('month').map((row) => ({ month: row.month!, ...countsOf(row) })),
    dealers: dealerRows.map((row) => ({
      id: row.dealer_id!,
      name: dealerNames.get(row.dealer_id!) ?? '',
      ...countsOf(row),
    })),
    sellers: sellerRows.map((row) => ({
      id: row.seller_id!,
      name: sellerNames.get(row.seller_id!) ?? '',
      ...countsOf(row),
    })),
    dealersLeftOut: allDealers.length - dealerRows.length,
    sellersLeftOut: allSellers.length - sellerRows.length,
  };
};

type Counted = { sales: SQL; where: SQL; shown: SQL; isWanted: SQL };
type Group = 'all' | 'month' | 'dealer' | 'seller';
type GroupRow = {
  grouped: Group;
  month: string | null;
  dealer_id: string | null;
  seller_id: string | null;
} & Record<CountName, string | number>;
type CountName = 'sent' | 'paid' | 'sent_with' | 'paid_with' | 'asked' | 'insurance_cents' | 'goods_cents';
type ProductRow = Record<'code' | 'provider', string> &
  Record<'sent' | 'paid' | 'declined' | 'premium_cents', string | number>;

const countsOf = (row: GroupRow | undefined): Counts => ({
  sent: Number(row?.sent ?? 0),
  paid: Number(row?.paid ?? 0),
  sentWith: Number(row?.sent_with ?? 0),
  paidWith: Number(row?.paid_with ?? 0),
  asked: Number(row?.asked ?? 0),
  insuranceCents: Number(row?.insurance_cents ?? 0),
  goodsCents: Number(row?.goods_cents ?? 0),
});

const noFigures: Omit<Figures, 'initialDate' | 'finalDate'> = {
  totals: countsOf(undefined),
  products: [],
  months: [],
  dealers: [],
  sellers: [],
  dealersLeftOut: 0,
  sellersLeftOut: 0,
};

/** The groups of the most paid contracts, in this order. */
const busiest = (rows: readonly GroupRow[]): readonly GroupRow[] =>
  rows
    .toSorted((one, other) => Number(other.paid) - Number(one.paid) || Number(other.sent) - Number(one.sent))
    .slice(0, listedInFigures);

async function countGroups(db: Db, { sales, where, shown, isWanted }: Counted): Promise<GroupRow[]> {
  const isInsured = isInsuranceCode(sql`product.code`);
  const premiums = (condition: SQL) => sql`coalesce(sum(product.premium_cents) filter (where product.accepted
    and ${shown} and ${condition}), 0)`;
  const answer = await db.execute(sql`
    with sale as (
      select counted.kind, to_char(counted.at at time zone ${businessTimeZone}, 'YYYY-MM') as month,
        ${proposals}.dealer_id, ${proposals}.seller_id, choice.recorded_at is not null as was_asked, sold.*
      from ${sales} as counted
      join ${proposals} on ${proposals}.id = counted.proposal_id
      ${newestChoice}
      cross join lateral (
        select coalesce(bool_or(product.accepted and ${shown} and ${isWanted}), false) as has_product,
          ${premiums(isInsured)} as insurance_cents, ${premiums(sql`not ${isInsured}`)} as goods_cents
        from ${saleProducts} as product
      ) as sold
      where ${where}
    )
    select
      case grouping(month, dealer_id, seller_id) when 3 then 'month' when 5 then 'dealer' when 6 then 'seller'
        else 'all' end as grouped,
      month, dealer_id, seller_id,
      count(*) filter (where kind = 'sent') as sent,
      count(*) filter (where kind = 'paid') as paid,
      count(*) filter (where kind = 'sent' and has_product) as sent_with,
      count(*) filter (where kind = 'paid' and has_product) as paid_with,
      count(*) filter (where kind = 'sent' and was_asked) as asked,
      coalesce(sum(insurance_cents) filter (where kind = 'paid'), 0) as insurance_cents,
      coalesce(sum(goods_cents) filter (where kind = 'paid'), 0) as goods_cents
    from sale
    group by grouping sets ((), (month), (dealer_id), (seller_id))
    order by month, dealer_id, seller_id`);
  return (answer as unknown as { rows: GroupRow[] }).rows;
}

/** Each product that was sold or declined, those of the most paid contracts first. */
async function countProducts(db: Db, { sales, where, shown }: Counted): Promise<ProductRow[]> {
  const answer = await db.execute(sql`
    select product.code, product.provider,
      count(*) filter (where counted.kind = 'sent' and product.accepted) as sent,
      count(*) filter (where counted.kind = 'paid' and product.accepted) as paid,
      count(*) filter (where counted.kind = 'sent' and not product.accepted) as declined,
      coalesce(sum(product.premium_cents) filter (where counted.kind = 'paid' and product.accepted), 0) as premium_cents
    from ${sales} as counted
    join ${proposals} on ${proposals}.id = counted.proposal_id
    ${newestChoice}
    cross join lateral ${saleProducts} as product
    where ${where} and ${shown}
    group by product.code, product.provider
    order by paid desc, sent desc, product.code, product.provider`);
  return (answer as unknown as { rows: ProductRow[] }).rows;
}

async function readNames(db: Db, ofDealers: readonly GroupRow[], ofSellers: readonly GroupRow[]) {
  const dealerIds = ofDealers.map((row) => row.dealer_id!);
  const sellerIds = ofSellers.map((row) => row.seller_id!);
  const dealerRows = await db
    .select({ id: dealers.id, name: dealers.tradingName })
    .from(dealers)
    .where(inArray(dealers.id, dealerIds));
  const sellerRows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, sellerIds));
  return {
    dealerNames: new Map(dealerRows.map(({ id, name }) => [id, name])),
    sellerNames: new Map(sellerRows.map(({ id, name }) => [id, name])),
  };
}
