import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { SetFacts } from '@estrada/domain/documents/index';
import { stripDocument } from '@estrada/domain/formats/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import {
  contractedStatuses,
  countedInView,
  type EditFacts,
  type ExemptionStatus,
  type ProgressStatus,
  type ProposalScope,
  type ProposalStatus,
  productMessages,
  storedExemptionStatuses,
  withdrawalEvents,
} from '@estrada/domain/proposals/index';
import { and, asc, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { lastChangedFirst, type PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { waitsFor } from './next-act.sql.ts';
import { guarantorsOf, proposalHistory, proposalReach, proposals, sellerDocumentOf } from './proposals.tables.ts';

export type ProposalRecord = typeof proposals.$inferSelect;

/** The facts for the rules of a change of the data. */
export const editFactsOf = ({ status, blocked }: Pick<ProposalRecord, 'status' | 'blocked'>): EditFacts => ({
  status: status as ProposalStatus,
  blocked,
});

/** The facts that determine which documents a proposal needs. */
export const documentFactsOf = ({
  personType,
  financeTypeId,
  status,
  figures,
}: Pick<ProposalRecord, 'personType' | 'financeTypeId' | 'status' | 'figures'>): SetFacts => ({
  personType,
  financeTypeId,
  status,
  financedItems: figures.financedItems,
});
export type HistoryRow = typeof proposalHistory.$inferSelect;

/** The progress of signatures and selfies of each row of a list, which other areas provide. */
export interface ListProgress {
  signatureInList: SQL<ProgressStatus>;
  selfieInList: SQL<ProgressStatus>;
  /** rows for which signatures were ever requested: few, found by an index */
  hasEnvelope: SQL;
}

export interface ProposalFilter extends PageRequest {
  search?: string | undefined;
  status?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  waitingFor?: string | undefined;
  /** of the seller of the sale, digits only */
  sellerDocument?: string | undefined;
  simulationFrom?: string | undefined;
  simulationTo?: string | undefined;
  srsValidFrom?: string | undefined;
  srsValidTo?: string | undefined;
  signatureStatus?: string | undefined;
  selfieStatus?: string | undefined;
  tccExemptionStatus?: string | undefined;
}

/**
 * A proposal within the scope, otherwise null: one out of reach and a missing one look the same. `lock` locks it for
 * this write.
 */
export async function findProposal(
  db: Db,
  scope: ProposalScope,
  id: string,
  options: { lock?: true } = {},
): Promise<ProposalRecord | null> {
  const filter = scopeFilter(scope, proposalReach);
  if (filter === null) return null;
  const query = db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), filter, waitsOrWasMoved(scope)));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** The rows of a list that a scope reaches; null when there can be none. */
export function listed(scope: ProposalScope): SQL | undefined | null {
  const filter = scopeFilter(scope, proposalReach);
  return filter === null ? null : and(filter, inStatuses(scope));
}

const inStatuses = ({ statuses }: ProposalScope) => (statuses ? inArray(proposals.status, [...statuses]) : undefined);

function waitsOrWasMoved(scope: ProposalScope): SQL | undefined {
  const waits = inStatuses(scope);
  if (!waits || !scope.movedBy) return waits;
  return or(
    waits,
    scope.byAddress ? inArray(proposals.status, [...scope.byAddress]) : undefined,
    sql`exists (
      select from ${proposalHistory} as own
      where own.proposal_id = ${proposals.id} and own.actor_id = ${scope.movedBy}
    )`,
  );
}

export const updateProposal = (db: Db, id: string, changes: Partial<ProposalRecord>) =>
  db.update(proposals).set(changes).where(eq(proposals.id, id));

export async function nextNumber(db: Db, sequence: string): Promise<string> {
  const answer = await db.execute(sql`select nextval(${sequence}) as value`);
  return String((answer as { rows: { value: string | number }[] }).rows[0]!.value);
}

/** What only decisions have. */
type OfDecision = 'conditions' | 'offer' | 'validUntil' | 'exceptions';
type NewHistoryRow = Omit<HistoryRow, 'seq' | OfDecision> & Partial<Pick<HistoryRow, OfDecision>>;

export async function appendHistory(db: Db, row: NewHistoryRow): Promise<void> {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${proposalHistory.seq}), 0)` })
    .from(proposalHistory)
    .where(eq(proposalHistory.proposalId, row.proposalId));
  await db.insert(proposalHistory).values({ ...row, seq: Number(last!.seq) + 1 });
}

/**
 * Adds an act that leaves the status as it is to the timeline of a proposal that is locked for this write.
 *
 * @param act.actorName somebody without an account; by default the caller
 */
export function appendAct(
  { id: proposalId, status }: Pick<ProposalRecord, 'id' | 'status'>,
  { event, reason = null, actorName }: { event: string; reason?: string | null; actorName?: string | undefined },
  { db, now, caller }: WriteContext,
): Promise<void> {
  const actor =
    actorName === undefined && caller
      ? { actorId: caller.viewer.userId, actorName: caller.name }
      : { actorId: null, actorName: actorName ?? productMessages.systemName };
  return appendHistory(db, { proposalId, at: now, event, fromStatus: status, toStatus: status, reason, ...actor });
}

export const listHistory = (db: Db, proposalId: string): Promise<HistoryRow[]> =>
  db
    .select()
    .from(proposalHistory)
    .where(eq(proposalHistory.proposalId, proposalId))
    .orderBy(asc(proposalHistory.seq))
    .limit(500);

/** What a view adds to a list: its rows, null for none, and its order where that is not the default. */
export interface OpenView {
  where: SQL | null;
  order?: PageOrder;
}

/** Proposals within the scope, last changed first or in the order of the view, with the names of seller and dealer. */
export const listProposals = (
  db: Db,
  scope: ProposalScope,
  filter: ProposalFilter,
  progress: ListProgress,
  view?: OpenView,
) =>
  pageOfTable(
    db,
    {
      table: proposals,
      columns: {
        sellerName: users.name,
        dealerName: dealers.tradingName,
        isWithdrawn: withdrawnInList,
        signatureStatus: progress.signatureInList,
        selfieStatus: progress.selfieInList,
        tccExemptionStatus: exemptionInList,
      },
      joins: [
        { table: dealers, on: eq(dealers.id, proposals.dealerId) },
        { table: users, on: eq(users.id, proposals.sellerId) },
      ],
      where: [listed(scope), ...searchConditions(filter, progress), view?.where],
      order: view?.order ?? lastChangedFirst(proposals),
      // these are expressions; the count of the view has the same limit
      countedTo: view || isByExpression(filter) ? countedInView : undefined,
    },
    filter,
  );

/** Whether the client of each proposal of a list has withdrawn. */
const withdrawnInList = sql<boolean>`exists (
  select from ${proposalHistory} as withdrawal
  where withdrawal.proposal_id = proposals.id and withdrawal.event in ${[...withdrawalEvents]}
)`;

const isByExpression = ({ waitingFor, signatureStatus, selfieStatus, tccExemptionStatus }: ProposalFilter) =>
  [waitingFor, signatureStatus, selfieStatus, tccExemptionStatus].some((wanted) => wanted !== undefined);

const contracted = sql.raw(contractedStatuses.map((status) => `'${status}'`).join(', '));

/**
 * The exemption of each proposal of a list, as `exemptionStatusOf`: the status of its latest request; before the first,
 * whether its figures hold the registration fee, or leave it out though its client has never paid it.
 */
const exemptionInList = sql<ExemptionStatus>`coalesce(
  (select request.status from tcc_exemptions as request
    where request.proposal_id = proposals.id order by request.id desc limit 1),
  case when exists (
      select from jsonb_array_elements(proposals.figures -> 'financedItems') as item
      where item ->> 'code' = 'TCC' and (item ->> 'amountCents')::bigint > 0
    ) or ((proposals.figures ->> 'ignoreTCC')::boolean and not exists (
      select from proposals as paid
      where paid.client_document = proposals.client_document and paid.status in (${contracted})
    ))
  then 'APPLICABLE' else 'NOT APPLICABLE' end)`;

function searchConditions(filter: ProposalFilter, progress: ListProgress): (SQL | undefined)[] {
  const { search } = filter;
  const document = search ? stripDocument(search) : '';
  const bySearch = !search
    ? undefined
    : isDocumentOf('PF', document) || isDocumentOf('PJ', document)
      ? eq(proposals.clientDocument, document)
      : /^\d+$/.test(search)
        ? eq(proposals.number, search)
        : nameContains(proposals.clientName, search);
  return [
    bySearch,
    filter.status && filter.status.length > 0 ? inArray(proposals.status, filter.status) : undefined,
    filter.waitingFor ? sql`${waitsFor} = ${filter.waitingFor}` : undefined,
    filter.sellerDocument ? sql`${sellerDocumentOf(proposals)} = ${filter.sellerDocument}` : undefined,
    filter.simulationFrom ? gte(proposals.simulationDate, filter.simulationFrom) : undefined,
    filter.simulationTo ? lte(proposals.simulationDate, filter.simulationTo) : undefined,
    filter.srsValidFrom ? gte(proposals.srsValidUntil, filter.srsValidFrom) : undefined,
    filter.srsValidTo ? lte(proposals.srsValidUntil, filter.srsValidTo) : undefined,
    // begun is only what has an envelope, and requested what has a request: they are few, and bound the search
    [filter.signatureStatus, filter.selfieStatus].some((wanted) => wanted !== undefined && wanted !== 'NONE')
      ? progress.hasEnvelope
      : undefined,
    storedExemptionStatuses.some((status) => status === filter.tccExemptionStatus)
      ? sql`proposals.id in (select proposal_id from tcc_exemptions where status = ${filter.tccExemptionStatus})`
      : undefined,
    filter.signatureStatus ? sql`${progress.signatureInList} = ${filter.signatureStatus}` : undefined,
    filter.selfieStatus ? sql`${progress.selfieInList} = ${filter.selfieStatus}` : undefined,
    filter.tccExemptionStatus ? sql`${exemptionInList} = ${filter.tccExemptionStatus}` : undefined,
    filter.from
      ? sql`${proposals.createdAt} >= (${filter.from}::date)::timestamp at time zone ${businessTimeZone}`
      : undefined,
    filter.to
      ? sql`${proposals.createdAt} < (${filter.to}::date + 1)::timestamp at time zone ${businessTimeZone}`
      : undefined,
  ];
}

/** The proposal that was created (not copied) from each simulation. */
export async function findIdsBySimulations(db: Db, simulationIds: readonly string[]): Promise<Map<string, string>> {
  if (simulationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: proposals.id, simulationId: proposals.simulationId })
    .from(proposals)
    .where(
      and(
        inArray(proposals.simulationId, [...simulationIds]),
        isNull(proposals.copiedFromId),
        ne(proposals.status, 'NU'),
      ),
    );
  return new Map(rows.map((row) => [row.simulationId, row.id]));
}

/**
 * TCC is charged once per client: a client with an activated contract has paid it. A client not yet known has paid
 * none.
 */
export async function isFreeOfRegistrationFee(db: Db, clientDocument: string | null | undefined): Promise<boolean> {
  if (!clientDocument) return false;
  const [row] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.clientDocument, clientDocument), inArray(proposals.status, [...contractedStatuses])))
    .limit(1);
  return row !== undefined;
}

/** More proposals than one client has. */
const proposalsOfClient = 100;

/** The proposals in which a person guarantees the debt, or is the spouse of somebody who does; newest first. */
export const listProposalsOfGuarantor = (db: Db, document: string): Promise<ProposalRecord[]> => {
  const has = (row: object) => sql`${guarantorsOf(proposals)} @> ${JSON.stringify([row])}::jsonb`;
  return db
    .select()
    .from(proposals)
    .where(or(has({ cpf: document }), has({ partner: { cpf: document } })))
    .orderBy(desc(proposals.id))
    .limit(proposalsOfClient);
};

/** The proposals of a client, newest first. */
export const listProposalsOfClient = (db: Db, document: string): Promise<ProposalRecord[]> =>
  db
    .select()
    .from(proposals)
    .where(eq(proposals.clientDocument, document))
    .orderBy(desc(proposals.id))
    .limit(proposalsOfClient);
