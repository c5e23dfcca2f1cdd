import { documentKinds } from '@estrada/domain/documents/index';
import type { Language } from '@estrada/domain/errors/index';
import type { ContactWay } from '@estrada/domain/leads/index';
import type { ProposalClientForm } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { linkColumns } from '../../kernel/personal-links.ts';
import { leads } from '../leads/index.ts';

export const webFormNumbers = pgSequence('web_form_numbers', { startWith: 800001 });

/** CPF or CNPJ of the person of a form, as its index has it. */
export const documentOfForm = ({ client }: { client: AnyPgColumn }) => sql`(${client} ->> 'document')`;

/** Registrations that persons fill in themselves, before and after they were sent to a dealer. */
export const webForms = pgTable(
  'web_forms',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    dealerId: ulid('dealer_id').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    /** the step at which the person goes on */
    step: text('step').notNull(),
    client: jsonb('client').$type<ProposalClientForm>().notNull(),
    /** where its link is sent, as stated at the start; empty where not stated */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    contactPreference: text('contact_preference').$type<ContactWay>().notNull(),
    vehicleTypeId: smallint('vehicle_type_id').notNull(),
    vehicleWanted: text('vehicle_wanted').notNull(),
    language: text('language').$type<Language>().notNull(),
    consentVersion: text('consent_version').notNull(),
    /** the wording that was shown, in the language of the page */
    consentText: text('consent_text').notNull(),
    consentAt: instant('consent_at').notNull(),
    /** of the one browser that goes on with it */
    sessionHash: text('session_hash').unique(),
    sessionExpiresAt: instant('session_expires_at'),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** from when a form that was not sent is deleted */
    expiresAt: instant('expires_at').notNull(),
    number: text('number').unique(),
    sentAt: instant('sent_at'),
    leadId: ulid('lead_id').references(() => leads.id),
  },
  (table) => [
    index('web_forms_expired').on(table.expiresAt, table.id).where(sql`sent_at is null`),
    index('web_forms_document').on(documentOfForm(table)),
    index('web_forms_of_lead').on(table.leadId, table.id),
    index('web_forms_email').on(sql`lower(${table.email})`).where(sql`sent_at is null`),
    index('web_forms_phone').on(table.phone).where(sql`sent_at is null`),
  ],
);

/** Links by which a person goes on with their form, in any browser, until it is sent or deleted. */
export const webFormLinks = pgTable(
  'web_form_links',
  {
    ...linkColumns(),
    formId: ulid('form_id')
      .notNull()
      .references(() => webForms.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('web_form_links_of_form').on(table.formId, table.id),
    index('web_form_links_ended').on(table.expiresAt),
  ],
);

/** The files of a form (`web-form/{form}/{file}`). */
export const webFormFiles = pgTable(
  'web_form_files',
  {
    id: ulid('id').primaryKey(),
    formId: ulid('form_id')
      .notNull()
      .references(() => webForms.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type', { enum: ['application/pdf', 'image/jpeg'] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pageCount: smallint('page_count').notNull(),
    sha256: text('sha256').notNull(),
    /** the sender's id of the upload; a repeated upload does not add a file */
    sendId: text('send_id'),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('web_form_files_of_form').on(table.formId, table.kind, table.id),
    uniqueIndex('web_form_files_sending').on(table.formId, table.sendId),
  ],
);
