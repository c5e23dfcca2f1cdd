import { DomainError } from '@estrada/domain/errors/index';
import { type ConsortiumLeadForm, consortiumLeadForm } from '@estrada/domain/leads/index';
import { sampleLimit, type TableNote } from '@estrada/domain/uploads/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import type { StoredRow, StoredTables } from '../../kernel/database/table-load.ts';
import { makeId } from '../../kernel/ids.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { dealers } from '../organization/index.ts';
import { findErasedPeople, markErasedPerson } from './erased-people.ts';
import { consortiumLeads as table, uploadedConsortiumLeads as uploaded } from './leads.tables.ts';
import type { LeadsOwner } from './person-leads.ts';

/** People who are interested in a consortium: one of a telephone for each group and share. */
export const consortiumLeadRecord = serveRecord(
  {
    list: endpoints.listConsortiumLeads,
    read: endpoints.readConsortiumLead,
    register: endpoints.registerConsortiumLead,
    update: endpoints.updateConsortiumLead,
    enable: endpoints.enableConsortiumLead,
    disable: endpoints.disableConsortiumLead,
  },
  {
    kind: {
      entity: 'consortiumLead',
      table,
      taken: [{ index: 'consortium_leads_person', code: 'DOM002', field: 'phone', key: 'consortiumLead.taken' }],
      trail: consortiumLeadForm.normalise,
    },
    changes: 'consortium-leads',
    columns: {
      dealerName: sql<string>`(select ${dealers.tradingName} from ${dealers} where ${dealers.baccode} = consortium_leads.bac_code)`,
    },
    sorts: {
      updatedAt: { by: table.updatedAt, type: 'timestamptz' },
      name: { by: plainName(table.name), type: 'text' },
    },
    where: ({ search, consortiumStatus }) => [
      search ? nameContains(table.name, search) : undefined,
      consortiumStatus && eq(table.consortiumStatus, consortiumStatus),
    ],
    values: async (typed, { db }) => {
      const values = consortiumLeadForm.normalise(typed);
      const [dealer] = await db.select({ id: dealers.id }).from(dealers).where(eq(dealers.baccode, values.bacCode));
      if (!dealer) throw new DomainError('DOM002', { fields: [{ path: 'bacCode', key: 'bacCode.unknown' }] });
      return values;
    },
  },
);

/** One line of the table of consortium leads. */
export type ConsortiumLeadRow = StoredRow<typeof uploaded>;

/** The stored tables of consortium leads. */
export const consortiumLeadTables = {
  kind: 'consortium-leads',
  rows: uploaded,
} as const satisfies StoredTables;

/** How the people of a consortium are found, of whom no document is stored: by a proved contact, or by phone and name. */
type ConsortiumOwner = Omit<LeadsOwner, 'document'> & { phones: readonly string[]; names: readonly string[] };

const ofPerson = ({ verifiedEmail, verifiedPhone, phones, names }: ConsortiumOwner): SQL =>
  or(
    verifiedEmail === null ? sql`false` : sql`lower(${table.email}) = ${verifiedEmail.toLowerCase()}`,
    verifiedPhone === null ? undefined : eq(table.phone, verifiedPhone),
    phones.length === 0 || names.length === 0
      ? undefined
      : and(
          inArray(table.phone, [...phones]),
          inArray(
            sql`lower(${table.name})`,
            names.map((one) => one.toLowerCase()),
          ),
        ),
  )!;

/** More groups and shares than one person asks for. */
const ofOnePerson = 100;

/** The consortium leads of a person. */
export const listConsortiumLeadsOfPerson = (db: Db, owner: ConsortiumOwner) =>
  db.select().from(table).where(ofPerson(owner)).orderBy(table.id).limit(ofOnePerson);

/** Deletes the lines of a person from the stored tables. */
const deleteLines = (db: Db, { groupCode, quota, phone }: Pick<ConsortiumLeadRow, 'groupCode' | 'quota' | 'phone'>) =>
  db
    .delete(uploaded)
    .where(and(eq(uploaded.groupCode, groupCode), eq(uploaded.quota, quota), eq(uploaded.phone, phone)));

/**
 * Deletes the consortium leads of a person and their lines of stored tables, and marks the person, so that no table
 * registers them again.
 *
 * @returns how many
 */
export async function eraseConsortiumLeads(owner: ConsortiumOwner, context: WriteContext): Promise<number> {
  const { db, audit } = context;
  const rows = await db.delete(table).where(ofPerson(owner)).returning();
  for (const row of rows) {
    await deleteLines(db, row);
    audit({ action: 'consortiumLead.erase', entity: 'consortiumLead', entityId: row.id });
  }
  const { verifiedEmail, verifiedPhone, phones, names } = owner;
  const traces = {
    emails: verifiedEmail === null ? [] : [verifiedEmail],
    phones: verifiedPhone === null ? [] : [verifiedPhone],
    people: [...rows, ...phones.flatMap((phone) => names.map((name) => ({ name, phone })))],
  };
  await markErasedPerson(traces, context);
  return rows.length;
}

/** Corrects consortium leads. @returns how many */
export async function correctConsortiumLeads(
  ids: readonly string[],
  wanted: Partial<Pick<ConsortiumLeadForm, 'name' | 'phone' | 'email'>>,
  context: WriteContext,
): Promise<number> {
  for (const id of ids) {
    await context.db
      .update(table)
      .set({ ...wanted, version: sql`${table.version} + 1`, updatedAt: context.now })
      .where(eq(table.id, id));
    context.audit({ action: 'consortiumLead.update', entity: 'consortiumLead', entityId: id, after: wanted });
  }
  return ids.length;
}

const samePerson = and(
  eq(table.groupCode, uploaded.groupCode),
  eq(table.quota, uploaded.quota),
  eq(table.phone, uploaded.phone),
);

/** The current records of the people in a table. */
export const currentConsortiumLeads = (tableId: string) => sql`
  select ${table.name}, ${table.phone}, nullif(${table.email}, '') as email, ${table.groupCode}, ${table.quota},
    ${table.creditAmountCents}, ${table.consortiumStatus}, ${table.bacCode}
  from ${uploaded} join ${table} on ${samePerson}
  where ${uploaded.tableId} = ${tableId}`;

/** The lines of a table that name nobody who is registered, but people whose data were deleted on request. */
async function listErasedLines(db: Db, tableId: string) {
  const rows = await db
    .select({ line: uploaded })
    .from(uploaded)
    .leftJoin(table, samePerson)
    .where(and(eq(uploaded.tableId, tableId), isNull(table.id)))
    .orderBy(uploaded.groupCode, uploaded.quota, uploaded.phone);
  return findErasedPeople(
    db,
    rows.map(({ line }) => line),
  );
}

/** The note on the lines of a table that are left out: each by group and share, as the person is not to be named again. */
export async function findConsortiumNotes(db: Db, tableId: string): Promise<TableNote[]> {
  const lines = await listErasedLines(db, tableId);
  const samples = lines.slice(0, sampleLimit).map(({ groupCode, quota }) => `${groupCode} · ${quota}`);
  return lines.length > 0 ? [{ key: 'person.erased', count: lines.length, samples }] : [];
}

/** Lines that one statement inserts. */
const atOnce = 1_000;

/**
 * Registers the people that are new, and changes those whose line differs; people whom the table does not name do not
 * change. A person whose data were deleted on request is not registered, and their line is deleted.
 *
 * @returns one entry for each of them
 */
export async function saveUploadedConsortiumLeads(db: Db, tableId: string, { now, by }: { now: Date; by: string }) {
  for (const line of await listErasedLines(db, tableId)) await deleteLines(db, line);
  const rows = await db
    .select({ row: uploaded, known: table })
    .from(uploaded)
    .leftJoin(table, samePerson)
    .where(eq(uploaded.tableId, tableId))
    .orderBy(uploaded.groupCode, uploaded.quota, uploaded.phone);
  const fields = Object.keys(consortiumLeadForm.fields) as (keyof ConsortiumLeadForm)[];
  const sent = rows.map(({ row: { tableId: _, ...line }, known }) => ({
    known,
    line: { ...line, email: line.email ?? '' },
  }));
  const added = sent.filter(({ known }) => !known).map(({ line }) => ({ id: makeId(now), line }));
  for (let from = 0; from < added.length; from += atOnce) {
    const some = added.slice(from, from + atOnce);
    await db.insert(table).values(some.map(({ id, line }) => ({ id, ...line, updatedAt: now })));
  }
  const changed = sent.flatMap(({ known, line }) => {
    if (!known || fields.every((name) => known[name] === line[name])) return [];
    const before = Object.fromEntries(fields.map((name) => [name, known[name]]));
    return [{ id: known.id, before, line }];
  });
  for (const { id, line } of changed)
    await db
      .update(table)
      .set({ ...line, version: sql`${table.version} + 1`, updatedAt: now })
      .where(eq(table.id, id));
  const entity = 'consortiumLead' as const;
  return [
    ...added.map(({ id, line }) => ({
      action: 'consortiumLead.register' as const,
      entity,
      entityId: id,
      before: null,
      after: { ...line, sentBy: by },
    })),
    ...changed.map(({ id, before, line }) => ({
      action: 'consortiumLead.update' as const,
      entity,
      entityId: id,
      before,
      after: { ...line, sentBy: by },
    })),
  ];
}
