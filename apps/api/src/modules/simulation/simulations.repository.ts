import type { RecordScope } from '@estrada/domain/access/index';
import { businessTimeZone } from '@estrada/domain/calendar/index';
import { stripDocument } from '@estrada/domain/formats/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import { and, desc, eq, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database/database.ts';
import { lastChangedFirst } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { creditConsents, preApprovals, simulations } from './simulation.tables.ts';

export type SimulationRow = typeof simulations.$inferSelect;
export type PreApprovalRow = typeof preApprovals.$inferSelect;

export interface SimulationFilter extends PageRequest {
  search?: string | undefined;
  financeTypeId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  clientDocument?: string | undefined;
  id?: string | undefined;
  dealerId?: string | undefined;
  /** further columns that another area needs of the rows */
  also?: readonly SQL[] | undefined;
}

/** A simulation within the scope, otherwise null: one out of reach and a missing one look the same. */
export async function findSimulation(
  db: Db,
  scope: RecordScope,
  id: string,
  options: { lock?: true } = {},
): Promise<SimulationRow | null> {
  const filter = scopeFilter(scope, simulations);
  if (filter === null) return null;
  const query = db
    .select()
    .from(simulations)
    .where(and(eq(simulations.id, id), filter));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

export const updateSimulation = (db: Db, id: string, changes: Partial<SimulationRow>) =>
  db.update(simulations).set(changes).where(eq(simulations.id, id));

/** The dealer and the seller's name, in one statement. */
export async function findNames(db: Db, dealerId: string, sellerId: string) {
  const [row] = await db
    .select({
      dealer: {
        id: dealers.id,
        gmfCode: dealers.GMFcode,
        tradingName: dealers.tradingName,
        companyName: dealers.companyName,
        cnpj: dealers.document,
        state: dealers.state,
      },
      sellerName: users.name,
    })
    .from(dealers)
    .leftJoin(users, eq(users.id, sellerId))
    .where(eq(dealers.id, dealerId));
  return { dealer: row!.dealer, sellerName: row!.sellerName ?? '' };
}

const namesOfSale = {
  columns: { sellerName: users.name, dealerName: dealers.tradingName },
  joins: [
    { table: dealers, on: eq(dealers.id, simulations.dealerId) },
    { table: users, on: eq(users.id, simulations.sellerId) },
  ],
};

/** Saved simulations within the scope, last changed first, with the names of seller and dealer. */
export const listSimulations = (db: Db, scope: RecordScope, filter: SimulationFilter) =>
  pageOfTable(
    db,
    {
      table: simulations,
      ...namesOfSale,
      where: [scopeFilter(scope, simulations), ...searchConditions(filter)],
      order: lastChangedFirst(simulations),
    },
    filter,
  );

/**
 * The clients of the saved simulations within the scope, each by the simulation that was changed last, with their
 * number. A simulation without a document has no client yet.
 */
export function listClients(db: Db, scope: RecordScope, filter: PageRequest & { search?: string | undefined }) {
  const inScope = scopeFilter(scope, simulations);
  const others = alias(simulations, 'others');
  const ofSameClient = and(
    eq(others.clientDocument, simulations.clientDocument),
    scopeFilter(scope, others) ?? undefined,
  );
  // an index over the document contains the client's later simulations: one lookup for each row of the page
  const isLast = notExists(
    db
      .select({ one: sql`1` })
      .from(others)
      .where(
        and(ofSameClient, sql`(${others.updatedAt}, ${others.id}) > (${simulations.updatedAt}, ${simulations.id})`),
      ),
  );
  const count = sql<number>`(select count(*)::int from ${simulations} as ${sql.identifier('others')} where ${ofSameClient})`;
  return pageOfTable(
    db,
    {
      table: simulations,
      columns: { ...namesOfSale.columns, simulations: count },
      joins: namesOfSale.joins,
      where: [inScope, isNotNull(simulations.clientDocument), isLast, bySearch(filter.search, { codes: false })],
      order: lastChangedFirst(simulations),
    },
    filter,
  );
}

/** A whole document, the code of a simulation or a part of the client's name. */
function bySearch(search: string | undefined, { codes }: { codes: boolean }): SQL | undefined {
  if (!search) return undefined;
  const document = stripDocument(search);
  if (isDocumentOf('PF', document) || isDocumentOf('PJ', document)) return eq(simulations.clientDocument, document);
  if (codes && /^S\d+$/i.test(search)) return eq(simulations.code, search.toUpperCase());
  return nameContains(simulations.clientName, search);
}

function searchConditions(filter: SimulationFilter): (SQL | undefined)[] {
  return [
    bySearch(filter.search, { codes: true }),
    filter.clientDocument === undefined ? undefined : eq(simulations.clientDocument, filter.clientDocument),
    filter.id === undefined ? undefined : eq(simulations.id, filter.id),
    filter.dealerId === undefined ? undefined : eq(simulations.dealerId, filter.dealerId),
    ...(filter.also ?? []),
    filter.financeTypeId === undefined ? undefined : eq(simulations.financeTypeId, filter.financeTypeId),
    filter.from
      ? sql`${simulations.updatedAt} >= (${filter.from}::date)::timestamp at time zone ${businessTimeZone}`
      : undefined,
    filter.to
      ? sql`${simulations.updatedAt} < (${filter.to}::date + 1)::timestamp at time zone ${businessTimeZone}`
      : undefined,
  ];
}

/** Which of the two consents of a client are recorded for a simulation, as a select: `kind`. */
export const selectConsents = (simulationId: string, clientDocument: string) => sql`
  select distinct kind from ${creditConsents}
  where simulation_id = ${simulationId} and client_document = ${clientDocument}`;

/** A client's consents for a simulation, with the recording user; the latest of each text. */
export async function listConsents(db: Db, simulationId: string, clientDocument: string) {
  const rows = await db
    .select({
      kind: creditConsents.kind,
      textVersion: creditConsents.textVersion,
      grantedAt: creditConsents.grantedAt,
      recordedByName: users.name,
    })
    .from(creditConsents)
    .innerJoin(users, eq(users.id, creditConsents.recordedBy))
    .where(and(eq(creditConsents.simulationId, simulationId), eq(creditConsents.clientDocument, clientDocument)))
    .orderBy(desc(creditConsents.grantedAt))
    .limit(50);
  return (['credit-registry', 'privacy-notice'] as const).flatMap(
    (kind) => rows.find((row) => row.kind === kind) ?? [],
  );
}

/** The consents of a person to queries of credit, newest first. */
export const listConsentsOfPerson = (db: Db, clientDocument: string) =>
  db
    .select({ kind: creditConsents.kind, textVersion: creditConsents.textVersion, grantedAt: creditConsents.grantedAt })
    .from(creditConsents)
    .where(eq(creditConsents.clientDocument, clientDocument))
    .orderBy(desc(creditConsents.grantedAt))
    .limit(100);

export async function findLastPreApproval(db: Db, simulationId: string): Promise<PreApprovalRow | null> {
  const [row] = await db
    .select()
    .from(preApprovals)
    .where(eq(preApprovals.simulationId, simulationId))
    .orderBy(desc(preApprovals.id))
    .limit(1);
  return row ?? null;
}
