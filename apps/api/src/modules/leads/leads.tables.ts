import type { Language } from '@estrada/domain/errors/index';
import {
  type ConsortiumStatus,
  type ContactWay,
  type LeadChannel,
  type LeadEvent,
  type LeadStatus,
  openLeadStatuses,
} from '@estrada/domain/leads/index';
import type { CustomerFigure, FigureRow } from '@estrada/domain/simulation/index';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { claimColumns } from '../../kernel/database/claims.ts';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

export const leadNumbers = pgSequence('lead_numbers', { startWith: 700001 });
/** Longer than the numbers of leads: a search by number finds one of the two. */
export const leadRequestNumbers = pgSequence('lead_request_numbers', { startWith: 50000001 });

/** The values of a lead that are text; `submitted` retains the first of those that were corrected. */
export type SubmittedValues = Partial<Record<'name' | 'phone' | 'email' | 'document' | 'vehicleWanted', string>>;

/** Somebody still works on it. */
export const isOpenLead: SQL = sql.raw(`status in (${openLeadStatuses.map((status) => `'${status}'`).join(', ')})`);

/** Persons who want to buy, each at one dealer. */
export const leads = pgTable(
  'leads',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    number: text('number').notNull().unique(),
    status: text('status').$type<LeadStatus>().notNull(),
    dealerId: ulid('dealer_id').notNull(),
    ownerId: ulid('owner_id'),
    ownerName: text('owner_name'),
    channel: text('channel').$type<LeadChannel>().notNull(),
    source: text('source').notNull(),
    name: text('name').notNull(),
    document: text('document').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    contactPreference: text('contact_preference').$type<ContactWay>().notNull(),
    vehicleTypeId: smallint('vehicle_type_id').notNull(),
    vehicleWanted: text('vehicle_wanted').notNull(),
    submitted: jsonb('submitted').$type<SubmittedValues>().notNull(),
    /** of the page on which the person requested the contact: messages to them are in it */
    language: text('language').$type<Language>().notNull().default('pt-BR'),
    consentVersion: text('consent_version'),
    consentAt: instant('consent_at'),
    /** since when the person no longer consents to be contacted */
    consentRevokedAt: instant('consent_revoked_at'),
    isConsortium: boolean('is_consortium').notNull().default(false),
    /** by when the first or the next contact is due; the last one of a lead that has ended */
    dueAt: instant('due_at').notNull(),
    nextDay: date('next_day'),
    nextTime: text('next_time'),
    firstContactAt: instant('first_contact_at'),
    minutesToFirstContact: integer('minutes_to_first_contact'),
    /** the day from which days without a contact are counted */
    lastContactOn: date('last_contact_on').notNull(),
    /** that day when the warning about its expiry was sent; null: never */
    expiryWarnedFor: date('expiry_warned_for'),
    reason: text('reason'),
    /** the last registration that the person sent by the web form */
    registrationId: ulid('registration_id'),
    /** the numbers of all that they sent, the last one at the end: each finds the lead */
    registrationNumbers: text('registration_numbers').array().notNull().default([]),
    simulationId: ulid('simulation_id'),
    proposalId: ulid('proposal_id'),
    /** an earlier lead of the same person at the same dealer */
    previousId: ulid('previous_id'),
    /** counts the changes that the sales CRM is sent; 0: the lead is older than this */
    crmVersion: integer('crm_version').notNull().default(0),
    /** the last one that the CRM has */
    crmSentVersion: integer('crm_sent_version').notNull().default(0),
    crmSentAt: instant('crm_sent_at'),
    /** since when the oldest one that the CRM does not have waits; null: it has all of them */
    crmWaitingSince: instant('crm_waiting_since'),
    /** that one was refused for good, and its job waits for a decision */
    crmRefusedAt: instant('crm_refused_at'),
    /** when the last message with the link to the registration failed for good; null once the person was reached */
    messageFailedAt: instant('message_failed_at'),
    ...claimColumns(),
    createdByName: text('created_by_name').notNull(),
    changedByName: text('changed_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => {
    const due = [table.dueAt, table.id] as const;
    const recent = [table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('leads_due')
        .on(...due)
        .where(isOpenLead),
      index('leads_due_of_dealer')
        .on(table.dealerId, ...due)
        .where(isOpenLead),
      index('leads_due_of_owner')
        .on(table.ownerId, ...due)
        .where(isOpenLead),
      index('leads_recent').on(...recent),
      index('leads_recent_of_dealer').on(table.dealerId, ...recent),
      index('leads_recent_by_status').on(table.status, ...recent),
      index('leads_idle').on(table.lastContactOn, table.id).where(isOpenLead),
      index('leads_document').on(table.document, table.dealerId),
      index('leads_phone').on(table.phone, table.dealerId),
      index('leads_email').on(sql`lower(${table.email})`, table.dealerId),
      index('leads_name').using('gin', sql`${plainName(table.name)} gin_trgm_ops`),
      index('leads_registration').using('gin', table.registrationNumbers),
      index('leads_created').on(table.createdAt, table.id),
      index('leads_created_of_dealer').on(table.dealerId, table.createdAt, table.id),
      uniqueIndex('leads_of_proposal').on(table.proposalId),
      index('leads_waiting_for_crm').on(table.crmWaitingSince, table.id).where(sql`crm_waiting_since is not null`),
    ];
  },
);

/**
 * What happened to a lead: moves, contacts and assignments. Append-only, except that the erasure of a person empties the
 * notes: what users have typed about them.
 */
export const leadHistory = pgTable(
  'lead_history',
  {
    leadId: ulid('lead_id')
      .notNull()
      .references(() => leads.id),
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    event: text('event').$type<LeadEvent | 'create' | 'join' | 'assign'>().notNull(),
    /** of a contact */
    how: text('how').$type<ContactWay>(),
    toStatus: text('to_status').$type<LeadStatus>().notNull(),
    actorId: ulid('actor_id'),
    actorName: text('actor_name').notNull(),
    note: text('note'),
  },
  (table) => [uniqueIndex('lead_history_key').on(table.leadId, table.seq)],
);

/**
 * The changes of leads that the sales CRM does not have yet; a delivered one is removed. Who the person is comes from the
 * lead when a change is sent, so that their data are stored once.
 */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    leadId: ulid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** the lead's `crmVersion` after the change */
    version: integer('version').notNull(),
    event: text('event').$type<LeadEvent | 'create' | 'join' | 'assign' | 'update'>().notNull(),
    /** after the change, as the owner */
    status: text('status').$type<LeadStatus>().notNull(),
    ownerId: ulid('owner_id'),
    ownerName: text('owner_name'),
    /** of a contact */
    how: text('how').$type<ContactWay>(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.version] })],
);

/**
 * Each request of a person for a contact, with the figure on their screen, its rows, and the text that they agreed to.
 * Append-only: a second request of the person joins the lead, and what the first one showed stays.
 */
export const leadRequests = pgTable(
  'lead_requests',
  {
    id: ulid('id').primaryKey(),
    leadId: ulid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** what the person was given; it reveals nothing about an earlier lead of theirs */
    number: text('number').notNull().unique(),
    figure: jsonb('figure').$type<CustomerFigure>().notNull(),
    rows: jsonb('rows').$type<FigureRow[]>().notNull(),
    consentVersion: text('consent_version').notNull(),
    /** as it was shown, in the language of the person */
    consentText: text('consent_text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('lead_requests_of_lead').on(table.leadId, table.createdAt)],
);

/** The round robin of a dealer: who gets the next lead without an owner. */
export const leadRotations = pgTable('lead_rotations', {
  dealerId: ulid('dealer_id').primaryKey(),
  version: integer('version').notNull(),
  isOn: boolean('is_on').notNull(),
  sellerIds: jsonb('seller_ids').$type<string[]>().notNull(),
  /** who got the last lead */
  lastId: ulid('last_id'),
  changedByName: text('changed_by_name').notNull(),
});

/** People who are interested in a share of a consortium. */
export const consortiumLeads = pgTable(
  'consortium_leads',
  {
    id: ulid('id').primaryKey(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    groupCode: text('group_code').notNull(),
    quota: text('quota').notNull(),
    creditAmountCents: cents('credit_amount_cents').notNull(),
    consortiumStatus: text('consortium_status').$type<ConsortiumStatus>().notNull(),
    bacCode: text('bac_code').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('consortium_leads_person').on(table.groupCode, table.quota, table.phone),
    index('consortium_leads_phone').on(table.phone),
    index('consortium_leads_email').on(sql`lower(${table.email})`),
    index('consortium_leads_by_change').on(table.updatedAt, table.id),
    index('consortium_leads_by_name').on(sql`${plainName(table.name)}`, table.id),
    index('consortium_leads_name_search').using('gin', sql`${plainName(table.name)} gin_trgm_ops`),
  ],
);

/** Rows of the table of consortium leads (/leads/uploadConsortium), which changes the people that it names. */
export const uploadedConsortiumLeads = pgTable(
  'uploaded_consortium_leads',
  {
    tableId: ulid('table_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** null: an empty cell */
    email: text('email'),
    groupCode: text('group_code').notNull(),
    quota: text('quota').notNull(),
    creditAmountCents: cents('credit_amount_cents').notNull(),
    consortiumStatus: text('consortium_status').$type<ConsortiumStatus>().notNull(),
    bacCode: text('bac_code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.groupCode, table.quota, table.phone] })],
);

/** Marks of people whose data were deleted on request: keyed hashes of their contacts (erased-people.ts). */
export const erasedPeople = pgTable('erased_people', {
  mark: text('mark').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
});

/** The display names of records of this area. */
export const leadNames = { consortiumLead: { table: consortiumLeads, name: consortiumLeads.name } };
