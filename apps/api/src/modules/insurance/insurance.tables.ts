import type { InsuranceQuote, InsuranceQuoteRequest, InsuredProduct, InsurerId } from '@estrada/domain/insurance/index';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/columns.ts';

/**
 * The answers of insurers, each with its request. The same request is answered by its newest row while that is valid;
 * older ones stay, so that a saved record can be compared with its own. A row is also the claim of the process that asks:
 * `ASKING` until it is answered.
 */
export const insuranceQuotes = pgTable(
  'insurance_quotes',
  {
    /** of key and attempt, and as the insurer knows the request */
    id: text('id').primaryKey(),
    /** of the insurer and every field of the request */
    key: text('key').notNull(),
    /** numbers the rows of one key */
    attempt: integer('attempt').notNull(),
    insurer: text('insurer').$type<InsurerId>().notNull(),
    product: text('product').$type<InsuredProduct>().notNull(),
    request: jsonb('request').$type<InsuranceQuoteRequest>().notNull(),
    status: text('status', { enum: ['ASKING', 'QUOTED', 'REFUSED'] }).notNull(),
    /** null until answered, and of a refusal */
    quote: jsonb('quote').$type<InsuranceQuote>(),
    /** the insurer's words of a refusal */
    message: text('message'),
    /** the insurer's code of a refusal, where it gave one */
    code: text('code'),
    askedAt: instant('asked_at').notNull(),
    /** of a claim: after it another process may ask */
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [
    uniqueIndex('insurance_quotes_attempt').on(table.key, table.attempt),
    index('insurance_quotes_ending').on(table.validUntil, table.id),
  ],
);
