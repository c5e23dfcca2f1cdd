import { addDays, businessTimeZone, type CalendarDate } from '@estrada/domain/calendar/index';
import { stripDocument } from '@estrada/domain/formats/index';
import { givenUpStatuses, type InsuranceScope, insuranceScope, renewalDays } from '@estrada/domain/insurance/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { lastChangedFirst } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import {
  insuranceHistory,
  insurancePremiums,
  insuranceProposals,
  insuranceReach,
  insurerRequests,
  needsAttention,
} from './policies.tables.ts';

export type InsuranceRecord = typeof insuranceProposals.$inferSelect;
export type PremiumRow = typeof insurancePremiums.$inferSelect;
export type RequestRow = typeof insurerRequests.$inferSelect;

/** The rows that a scope reaches; null: none. */
function reached(scope: InsuranceScope): SQL | undefined | null {
  if (scope.kind === 'created') return eq(insuranceProposals.createdById, scope.userId);
  return scopeFilter(scope, insuranceReach);
}

/** A record within the scope, otherwise null: one out of reach and a missing one look the same. */
async function findInsuranceIn(
  db: Db,
  scope: InsuranceScope,
  where: SQL,
  options: { lock?: true } = {},
): Promise<InsuranceRecord | null> {
  const filter = reached(scope);
  if (filter === null) return null;
  const query = db
    .select()
    .from(insuranceProposals)
    .where(and(where, filter))
    .orderBy(desc(insuranceProposals.id))
    .limit(1);
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

const scopeOf = (context: ReadContext): InsuranceScope => insuranceScope(callerOf(context).viewer);

/** The record, if the caller reaches it. @throws DomainError SEC004 */
export const insuranceInReach = async (
  id: string,
  context: ReadContext,
  options: { lock?: true } = {},
): Promise<InsuranceRecord> =>
  inReach(await findInsuranceIn(context.db, scopeOf(context), eq(insuranceProposals.id, id), options));

/** The newest record in reach that a condition names. @throws DomainError SEC004 */
export const insuranceWhere = async (where: SQL, context: ReadContext): Promise<InsuranceRecord> =>
  inReach(await findInsuranceIn(context.db, scopeOf(context), where));

/**
 * A record locked for this write, at the version that the user saw.
 * @throws DomainError SEC004, PRS001 with the name of the user who saved first
 */
export async function lockInsurance(id: string, version: number, context: WriteContext): Promise<InsuranceRecord> {
  const record = await insuranceInReach(id, context, { lock: true });
  atVersion(version, record, 'PRS001');
  return record;
}

/** A record by its id whatever its owner, locked: for jobs and callbacks. */
export const lockAnyInsurance = (db: Db, id: string): Promise<InsuranceRecord | null> =>
  findInsuranceIn(db, { kind: 'all' }, eq(insuranceProposals.id, id), { lock: true });

/** More insurance proposals than a sale has. */
export const mostOfSale = 50;

/** The insurance proposals of a sale that were sent to their insurer, oldest first. */
export const listSentInsurance = (db: Db, saleProposalId: string): Promise<InsuranceRecord[]> =>
  db
    .select()
    .from(insuranceProposals)
    .where(and(eq(insuranceProposals.saleProposalId, saleProposalId), isNotNull(insuranceProposals.sentAt)))
    .orderBy(asc(insuranceProposals.id))
    .limit(mostOfSale);

export const updateInsurance = (db: Db, id: string, changes: Partial<InsuranceRecord>) =>
  db.update(insuranceProposals).set(changes).where(eq(insuranceProposals.id, id));

export const listPremiums = (db: Db, insuranceId: string): Promise<PremiumRow[]> =>
  db
    .select()
    .from(insurancePremiums)
    .where(eq(insurancePremiums.insuranceId, insuranceId))
    .orderBy(asc(insurancePremiums.number))
    .limit(12);

export const updatePremium = (db: Db, id: string, changes: Partial<PremiumRow>) =>
  db.update(insurancePremiums).set(changes).where(eq(insurancePremiums.id, id));

/** A request to the insurer, locked. */
export async function lockRequest(db: Db, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(insurerRequests).where(eq(insurerRequests.id, id)).for('update');
  return row ?? null;
}

export const updateRequest = (db: Db, id: string, changes: Partial<RequestRow>) =>
  db.update(insurerRequests).set(changes).where(eq(insurerRequests.id, id));

/** The requests of a record, oldest first. */
export const listRequests = (db: Db, insuranceId: string): Promise<RequestRow[]> =>
  db
    .select()
    .from(insurerRequests)
    .where(eq(insurerRequests.insuranceId, insuranceId))
    .orderBy(asc(insurerRequests.id))
    .limit(200);

type HistoryRow = typeof insuranceHistory.$inferSelect;

export async function appendInsuranceHistory(db: Db, row: Omit<HistoryRow, 'seq'>): Promise<void> {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${insuranceHistory.seq}), 0)` })
    .from(insuranceHistory)
    .where(eq(insuranceHistory.insuranceId, row.insuranceId));
  await db.insert(insuranceHistory).values({ ...row, seq: Number(last!.seq) + 1 });
}

export const listInsuranceHistory = (db: Db, insuranceId: string): Promise<HistoryRow[]> =>
  db
    .select()
    .from(insuranceHistory)
    .where(eq(insuranceHistory.insuranceId, insuranceId))
    .orderBy(asc(insuranceHistory.seq))
    .limit(500);

export interface InsuranceFilter extends PageRequest {
  search?: string | undefined;
  insuranceType?: InsuranceRecord['product'] | undefined;
  provider?: InsuranceRecord['insurer'] | undefined;
  status?: InsuranceRecord['status'][] | undefined;
  dealerId?: string | undefined;
  sellerDocument?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  saleType?: InsuranceRecord['saleType'] | undefined;
  saleProposalId?: string | undefined;
  view: 'all' | 'own' | 'waiting' | 'renewals';
}

/** Rows of a page, unless the request says otherwise. */
const usualSize = 10;

/** Insurance proposals within the caller's scope, last changed first, with the names of seller and dealer. */
export function listInsuranceProposals(filter: InsuranceFilter, context: ReadContext) {
  const { db, today } = context;
  return pageOfTable(
    db,
    {
      table: insuranceProposals,
      columns: { sellerName: users.name, dealerCode: dealers.GMFcode, dealerName: dealers.tradingName },
      joins: [
        { table: dealers, on: eq(dealers.id, insuranceProposals.dealerId) },
        { table: users, on: eq(users.id, insuranceProposals.sellerId) },
      ],
      where: [
        reached(scopeOf(context)),
        ...conditionsOf(filter),
        viewOf(filter.view, callerOf(context).viewer.userId, today, db),
      ],
      order: lastChangedFirst(insuranceProposals),
    },
    { usualSize, ...filter },
  );
}

function viewOf(view: InsuranceFilter['view'], userId: string, today: CalendarDate, db: Db): SQL | undefined {
  if (view === 'own') return eq(insuranceProposals.createdById, userId);
  if (view === 'waiting') return needsAttention;
  if (view !== 'renewals') return undefined;
  const renewal = alias(insuranceProposals, 'renewal');
  const isRenewed = db
    .select({ id: renewal.id })
    .from(renewal)
    .where(and(eq(renewal.renewalOfId, insuranceProposals.id), notInArray(renewal.status, [...givenUpStatuses])));
  return and(
    sql`${insuranceProposals.status} = 'issued'`,
    gte(insuranceProposals.endsOn, today),
    lte(insuranceProposals.endsOn, addDays(today, renewalDays)),
    notExists(isRenewed),
  );
}

function conditionsOf(filter: InsuranceFilter): (SQL | undefined)[] {
  const { search, status } = filter;
  const table = insuranceProposals;
  const document = search ? stripDocument(search) : '';
  const bySearch = !search
    ? undefined
    : isDocumentOf('PF', document) || isDocumentOf('PJ', document)
      ? eq(table.clientDocument, document)
      : /^\d+$/.test(search)
        ? or(eq(table.number, search), eq(table.policyNumber, search))
        : nameContains(table.clientName, search);
  const is = <Column extends Parameters<typeof eq>[0]>(column: Column, value: unknown) =>
    value === undefined ? undefined : eq(column as never, value as never);
  return [
    bySearch,
    status && status.length > 0 ? inArray(table.status, status) : undefined,
    is(table.product, filter.insuranceType),
    is(table.insurer, filter.provider),
    is(table.dealerId, filter.dealerId),
    is(table.sellerDocument, filter.sellerDocument),
    is(table.saleType, filter.saleType),
    is(table.saleProposalId, filter.saleProposalId),
    filter.from
      ? sql`${table.createdAt} >= (${filter.from}::date)::timestamp at time zone ${businessTimeZone}`
      : undefined,
    filter.to
      ? sql`${table.createdAt} < (${filter.to}::date + 1)::timestamp at time zone ${businessTimeZone}`
      : undefined,
  ];
}
