import type { InsuranceQuote, InsuranceQuoteRequest, InsuredProduct, InsurerId } from '@estrada/domain/insurance/index';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/columns.ts';

/**
 * The answers of insurers, each with its request, for the same request while they are valid. An answer is also the
 * claim of the process that asks for it: `ASKING` until then.
 */
export const insuranceQuotes = pgTable(
  'insurance_quotes',
  {
    /** of the insurer and every field of the request */
    key: text('key').primaryKey(),
    insurer: text('insurer').$type<InsurerId>().notNull(),
    product: text('product').$type<InsuredProduct>().notNull(),
    request: jsonb('request').$type<InsuranceQuoteRequest>().notNull(),
    status: text('status', { enum: ['ASKING', 'QUOTED', 'REFUSED'] }).notNull(),
    /** null until answered, and of a refusal */
    quote: jsonb('quote').$type<InsuranceQuote>(),
    /** the insurer's words of a refusal */
    message: text('message'),
    askedAt: instant('asked_at').notNull(),
    /** of a claim: after it another process may ask */
    validUntil: instant('valid_until').notNull(),
    /** numbers the requests to the insurer for one key */
    attempt: integer('attempt').notNull(),
  },
  (table) => [index('insurance_quotes_ending').on(table.validUntil)],
);
