import { salesRoles } from '@estrada/domain/access/index';
import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { stripDocument } from '@estrada/domain/formats/index';
import {
  crmLateBefore,
  followsCrm,
  type LeadScope,
  type LeadSituation,
  type LeadStatus,
  leadScope,
  leadStatuses,
  leadStatusIds,
} from '@estrada/domain/leads/index';
import { isDocumentOf, isEmail, isPhone } from '@estrada/domain/people/index';
import type { leadLimits, SettingsOf } from '@estrada/domain/settings/index';
import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { and, arrayContains, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { claimOf, isClaimedBy } from '../../kernel/database/claims.ts';
import type { Db } from '../../kernel/database/database.ts';
import { lastChangedFirst, type PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { userDealers, users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { isOpenLead, leadHistory, leadRequests, leads } from './leads.tables.ts';

export type LeadRecord = typeof leads.$inferSelect;
type HistoryRow = typeof leadHistory.$inferSelect;
export type LeadRequest = typeof leadRequests.$inferSelect;

/** The first contact of a lead is overdue: every seller of its dealer may claim it. */
const isOverdue = (now: Date): SQL => and(eq(leads.status, 'new'), lte(leads.dueAt, now))!;

/** The rows that a scope reaches; null: none. */
function reached({ dealerIds, ownFor }: LeadScope, now: Date): SQL | undefined | null {
  if (dealerIds?.length === 0) return null;
  const atDealers = dealerIds === null ? undefined : inArray(leads.dealerId, [...dealerIds]);
  if (ownFor === null) return atDealers;
  return and(
    atDealers,
    or(eq(leads.ownerId, ownFor), isNull(leads.ownerId), isOverdue(now), isClaimedBy(leads, ownFor, now)),
  );
}

/** The leads that the caller reads; null: none. */
export const leadsInReach = (context: ReadContext) => reached(leadScope(callerOf(context).viewer), context.now);

async function findLead(db: Db, where: SQL, filter: SQL | undefined | null, lock = false): Promise<LeadRecord | null> {
  if (filter === null) return null;
  const query = db.select().from(leads).where(and(where, filter)).limit(1);
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/** The lead, if the caller reaches it. @throws DomainError SEC004 */
export const leadInReach = async (id: string, context: ReadContext): Promise<LeadRecord> =>
  inReach(await findLead(context.db, eq(leads.id, id), leadsInReach(context)));

/**
 * A lead locked for this write, at the version that the user saw.
 *
 * @param version undefined: whatever its version
 * @throws DomainError SEC004, PRS001 with the name of the user who saved first
 */
export async function lockLead(id: string, version: number | undefined, context: WriteContext): Promise<LeadRecord> {
  const record = inReach(await findLead(context.db, eq(leads.id, id), leadsInReach(context), true));
  return version === undefined ? record : atVersion(version, record, 'PRS001');
}

/** A lead by its id whatever its dealer, locked: for jobs. */
export const lockAnyLead = (db: Db, id: string): Promise<LeadRecord | null> =>
  findLead(db, eq(leads.id, id), undefined, true);

/** A lead by its id whatever its dealer: for messages to its person. */
export const findAnyLead = (db: Db, id: string): Promise<LeadRecord | null> =>
  findLead(db, eq(leads.id, id), undefined);

/**
 * The language of a person: of the page on which they requested a contact last, else of their account, else Portuguese,
 * the language of the contract.
 */
export async function languageOfPerson(db: Db, document: string): Promise<Language> {
  if (document === '') return 'pt-BR';
  const [lead] = await db
    .select({ language: leads.language })
    .from(leads)
    .where(and(eq(leads.document, document), isNotNull(leads.consentAt)))
    .orderBy(desc(leads.id))
    .limit(1);
  if (lead) return lead.language;
  const [account] = await db.select({ language: users.language }).from(users).where(eq(users.document, document));
  return account?.language ?? 'pt-BR';
}

/** The open lead that a proposal is linked to, locked. */
export const lockLeadOfProposal = (db: Db, proposalId: string): Promise<LeadRecord | null> =>
  findLead(db, eq(leads.proposalId, proposalId), isOpenLead, true);

export const updateLead = (db: Db, id: string, changes: Partial<LeadRecord>) =>
  db.update(leads).set(changes).where(eq(leads.id, id));

/** Who works on a lead now: whoever has claimed it, otherwise its owner. */
export const holderOf = (record: LeadRecord, now: Date): string | null =>
  claimOf(record, now)?.userId ?? record.ownerId;

/**
 * Records the outcome of the last message to the person of a lead. A failure counts while the lead is open, has no
 * registration and still has the phone of the message.
 *
 * @param outcome.failedAt null: another message is on its way, or one arrived
 */
export async function noteLeadMessage(
  db: Db,
  id: string,
  { phone, failedAt }: { phone: string; failedAt: Date | null },
): Promise<void> {
  const counts =
    failedAt === null
      ? isNotNull(leads.messageFailedAt)
      : and(isOpenLead, isNull(leads.registrationId), eq(leads.phone, phone));
  await db
    .update(leads)
    .set({ messageFailedAt: failedAt })
    .where(and(eq(leads.id, id), counts));
}

/** A deleted registration is no longer on the page of its lead. */
export const detachRegistration = (db: Db, registrationId: string) =>
  db.update(leads).set({ registrationId: null }).where(eq(leads.registrationId, registrationId));

export async function appendLeadHistory(db: Db, row: Omit<HistoryRow, 'seq'>): Promise<void> {
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${leadHistory.seq}), 0)` })
    .from(leadHistory)
    .where(eq(leadHistory.leadId, row.leadId));
  await db.insert(leadHistory).values({ ...row, seq: Number(last!.seq) + 1 });
}

/** The latest entries of a lead, oldest first. */
export async function listLeadHistory(db: Db, leadId: string): Promise<HistoryRow[]> {
  const rows = await db
    .select()
    .from(leadHistory)
    .where(eq(leadHistory.leadId, leadId))
    .orderBy(desc(leadHistory.seq))
    .limit(200);
  return rows.reverse();
}

/** More requests of one person than anybody reads. */
const shownRequests = 10;

/** The requests of a lead with their figures, newest first. */
export const listLeadRequests = (db: Db, leadId: string): Promise<LeadRequest[]> =>
  db
    .select()
    .from(leadRequests)
    .where(eq(leadRequests.leadId, leadId))
    .orderBy(desc(leadRequests.createdAt), desc(leadRequests.id))
    .limit(shownRequests);

/** How a person is recognised. */
export type PersonKeys = { document: string; phone: string; email: string };

const samePerson = ({ document, phone, email }: PersonKeys): SQL[] => [
  ...(document ? [eq(leads.document, document)] : []),
  ...(phone ? [eq(leads.phone, phone)] : []),
  ...(email ? [sql`lower(${leads.email}) = ${email.toLowerCase()}`] : []),
];

/** The latest lead of a person at a dealer, locked; null: the first one. */
export async function lockLatestOfPerson(db: Db, dealerId: string, keys: PersonKeys): Promise<LeadRecord | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.dealerId, dealerId), or(...samePerson(keys))))
    .orderBy(desc(leads.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** More sellers than a dealer has. */
const mostSellers = 500;

/** The users who may own leads of a dealer, by name. */
export const listSellersOf = (db: Db, dealerId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(userDealers, eq(userDealers.userId, users.id))
    .where(and(eq(userDealers.dealerId, dealerId), eq(users.enabled, true), inArray(users.role, [...salesRoles])))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostSellers);

const dueFirst: PageOrder = { name: 'due', by: leads.dueAt, type: 'timestamptz', direction: 'asc', id: leads.id };

/** The statuses of each tab. */
const ofSituation = (situation: LeadSituation): LeadStatus[] =>
  leadStatusIds.filter((status) => leadStatuses[status].situation === situation);

/** How many rows a tab shows, by the parameters of leads; new leads are all shown. */
const shownOf = {
  PENDING: 'limitDisplayPendingLeads',
  FINISHED: 'limitDisplayFinishedLeads',
  EXPIRED: 'limitDisplayExpiredLeads',
} as const;

type Limits = SettingsOf<typeof leadLimits>;

/** Leads within the caller's scope: open ones by what is due first, others by the last change. */
export async function listLeads(filter: QueryOf<typeof endpoints.listLeads>, limits: Limits, context: ReadContext) {
  const { db } = context;
  const { situation, view } = filter;
  // what the CRM lacks may have ended
  const isWork = situation === 'NEW' || situation === 'PENDING' || !['all', 'crmLate'].includes(view);
  const limit = situation && situation !== 'NEW' ? limits[shownOf[situation]] : null;
  const scope = leadsInReach(context);
  const order = isWork ? dueFirst : lastChangedFirst(leads);
  const ofTab = situation ? inArray(leads.status, ofSituation(situation)) : undefined;
  return pageOfTable(
    db,
    {
      table: leads,
      columns: { dealerName: dealers.tradingName },
      joins: [{ table: dealers, on: eq(dealers.id, leads.dealerId) }],
      where: [
        scope,
        ofTab,
        isWork && situation === undefined ? isOpenLead : undefined,
        ...conditionsOf(filter),
        viewOf(view, limits, context),
        limit === null || scope === null
          ? undefined
          : inArray(
              leads.id,
              db
                .select({ id: leads.id })
                .from(leads)
                .where(and(scope, ofTab))
                .orderBy(isWork ? asc(leads.dueAt) : desc(leads.updatedAt), isWork ? asc(leads.id) : desc(leads.id))
                .limit(limit),
            ),
      ],
      order,
    },
    { usualSize: 10, ...filter },
  );
}

function viewOf(
  view: QueryOf<typeof endpoints.listLeads>['view'],
  { minutesToSendLeads }: Limits,
  context: ReadContext,
): SQL | undefined {
  const { now, today } = context;
  const { viewer } = callerOf(context);
  const { userId } = viewer;
  if (view === 'crmLate')
    return followsCrm(viewer) ? lt(leads.crmWaitingSince, crmLateBefore(now, minutesToSendLeads)) : sql`false`;
  if (view === 'own') return or(eq(leads.ownerId, userId), isClaimedBy(leads, userId, now));
  if (view === 'unassigned') return isNull(leads.ownerId);
  if (view === 'overdue') return isOverdue(now);
  if (view === 'today') return lt(leads.dueAt, new Date(startOfBusinessDay(addDays(today, 1))));
  return undefined;
}

function conditionsOf(filter: QueryOf<typeof endpoints.listLeads>): (SQL | undefined)[] {
  const { search, status, vehicleTypeId, channel, dealerId } = filter;
  return [
    search ? bySearch(search) : undefined,
    status ? eq(leads.status, status) : undefined,
    vehicleTypeId ? eq(leads.vehicleTypeId, Number(vehicleTypeId)) : undefined,
    channel ? eq(leads.channel, channel) : undefined,
    dealerId ? eq(leads.dealerId, dealerId) : undefined,
  ];
}

function bySearch(search: string): SQL {
  const document = stripDocument(search);
  if (isDocumentOf('PF', document) || isDocumentOf('PJ', document)) return eq(leads.document, document);
  if (isEmail(search)) return sql`lower(${leads.email}) = ${search.toLowerCase()}`;
  if (isPhone(search)) return eq(leads.phone, search.replace(/\D/g, ''));
  if (!/^\d+$/.test(search)) return nameContains(leads.name, search);
  const ofRequest = sql`(select ${leadRequests.leadId} from ${leadRequests} where ${leadRequests.number} = ${search})`;
  const { number, registrationNumbers, id } = leads;
  return or(eq(number, search), arrayContains(registrationNumbers, [search]), sql`${id} = ${ofRequest}`)!;
}
